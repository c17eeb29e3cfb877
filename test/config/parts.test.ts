import {expect, test} from 'vitest'
import {follow, one} from './follow.ts'

test('of two equal tables one goes with its section, one by itself: both are accepted', async () => {
  const empty = '| Default | Name | Name |\n| --- | --- | --- |'
  const routes = '| Route | Stage | Codecs | Declared shape / flags | Source |\n| --- | --- | --- | --- | --- |'
  const old = `# Reference\n\n## Other\n\n${empty}\n\n## Other\n\n${empty}\n\n${routes}\n`
  expect(await follow(one(old), one(`# Reference\n\n## Values\n\n${routes}\n`))).not.toEqual([])
})
