import {defineConfig} from 'vitest/config'
import {ClosingLine} from './scripts/closing-line.ts'
import {HeavyFirst} from './scripts/heavy-first.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Whole processes are spawned and real repositories made, on machines of every speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The runner's own choice leaves one core idle: half of a machine that has two.
    maxWorkers: '100%',
    sequence: {sequencer: HeavyFirst},
    reporters: [process.env.CI ? 'dot' : 'default', new ClosingLine()],
  },
})
