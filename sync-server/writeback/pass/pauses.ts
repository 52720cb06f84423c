import { setImmediate as turn } from 'node:timers/promises'

/** Pauses of a long pass, in which the process serves people. */
export interface Pauses {
  /** Resolves at once, or after a turn of the event loop where the last one was long ago. */
  ifLong(): Promise<void>
}

const longMs = 10

export function openPauses(): Pauses {
  let since = performance.now()
  return {
    ifLong: async () => {
      if (performance.now() - since < longMs) return
      await turn()
      since = performance.now()
    },
  }
}
