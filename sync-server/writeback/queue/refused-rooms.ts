import type { Logger } from '#server/logging.ts'
import type { ReadPage } from './sweep.ts'
import type { WaitingRooms } from './waiting-rooms.ts'

interface Options {
  /** Rooms with values that REST refused. */
  readonly readings: readonly ReadPage[]
  readonly waiting: WaitingRooms
  readonly log: Logger
  readonly stop: AbortSignal
}

/**
 * Returns what settles all rooms with refused values once more, so that their clients are told again. Called while it is still at
 * that, it begins anew after it.
 */
export function openRefusedRooms({ readings, waiting, log, stop }: Options): () => Promise<void> {
  let isRunning = false
  let isAsked = false
  return async () => {
    isAsked = true
    if (isRunning) return
    isRunning = true
    try {
      while (isAsked && !stop.aborted) {
        isAsked = false
        await waiting.scheduleAll(readings)
      }
    } catch (error) {
      if (!stop.aborted) log.warn({ err: error }, 'what REST refused could not be sent again')
    } finally {
      isRunning = false
    }
  }
}
