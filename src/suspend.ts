/**
 * Heavy code loads only when a cell needs it, yet cells are read synchronously, deep inside pure code.
 * Such a reader throws `Suspended`; whoever runs the pure code waits and runs it again from the start.
 */
export class Suspended {
  readonly ready: Promise<unknown>
  constructor(ready: Promise<unknown>) {
    this.ready = ready
  }
}

/** Runs pure code until it no longer asks to wait for code to load. */
export async function settled<T>(run: () => T | Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run()
    } catch (reason) {
      if (!(reason instanceof Suspended)) throw reason
      await reason.ready
    }
  }
}
