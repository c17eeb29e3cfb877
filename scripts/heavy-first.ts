import {BaseSequencer, type TestSpecification} from 'vitest/node'

/** Folders whose files take longest: every document of the corpus, whole processes against git and a server. */
const HEAVY = /\/test\/(?:corpus|action|markdown)\//

/** Starts the files that take longest first, so that no core waits for one of them at the end. */
export class HeavyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isHeavy = ({moduleId}: TestSpecification) => HEAVY.test(moduleId)
    return [...sorted.filter(isHeavy), ...sorted.filter(file => !isHeavy(file))]
  }
}
