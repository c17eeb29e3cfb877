import {defineConfig} from 'vitest/config'
import {ClosingLine} from './scripts/closing-line.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Whole processes are spawned and real repositories made, on machines of every speed.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: [process.env.CI ? 'dot' : 'default', new ClosingLine()],
  },
})
