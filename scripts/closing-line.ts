import type {Reporter, TestModule} from 'vitest/node'

/** Ends a test run with `N passed, N failed, N skipped`, the line that people and continuous integration look for. */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const count = {passed: 0, failed: errors.length, skipped: 0, pending: 0}
    for (const module of modules) {
      const tests = [...module.children.allTests()]
      for (const test of tests) count[test.result().state]++
      // A file that fails before its first test is a failure too, and has no test to say so.
      if (module.state() === 'failed' && tests.every(test => test.result().state !== 'failed')) count.failed++
    }
    console.log(`\n${count.passed} passed, ${count.failed + count.pending} failed, ${count.skipped} skipped`)
  }
}
