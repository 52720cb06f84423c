import { startTimer, type Timer } from '../time/start-timer.ts'

/** A worker between two uses. */
export interface IdleWorker {
  /** The one that is kept, else a new one. */
  take(): Worker
  /** Keeps it for the next use, for a while. Its handlers of messages are taken off; one that breaks is not used. */
  keep(worker: Worker): void
}

/** Keeps one worker of a kind: its code and what it has loaded are there for the next use. `longest` in ms. */
export function createIdleWorker(start: () => Worker, longest: number): IdleWorker {
  let idle: { readonly worker: Worker; readonly timer: Timer } | null = null

  function end(worker: Worker): void {
    worker.terminate()
    if (idle?.worker !== worker) return
    clearTimeout(idle.timer)
    idle = null
  }

  return {
    take() {
      if (!idle) return start()
      const { worker, timer } = idle
      clearTimeout(timer)
      idle = null
      return worker
    },
    keep(worker) {
      if (idle && idle.worker !== worker) end(idle.worker)
      worker.onmessage = null
      worker.onerror = () => end(worker)
      idle = { worker, timer: startTimer(() => end(worker), longest) }
    },
  }
}
