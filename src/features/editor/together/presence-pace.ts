import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { DesignPresence } from '#model/sync/awareness.ts'

/** Between two messages of at most 512 bytes: the relay counts a larger one several times. */
const pauseMs = 50
const bytesOfMessage = 512
/** Name of the person and place, which a message has beside the payload. */
const bytesBeside = 150
const idleMs = 60_000

export interface PresencePace {
  /** Shows this to the others now or soon; what is there by then is the newest. Ends being away. */
  show(payload: DesignPresence): void
  /** Shows nothing, until `show`. */
  hide(): void
  close(): void
}

/**
 * At most twenty messages a second, the last one always, and none that says the same again; nothing is shown any more after a
 * minute without a call. `send` publishes.
 */
export function createPresencePace(send: (payload: DesignPresence | null) => void): PresencePace {
  let sent: DesignPresence | null = null
  let next: DesignPresence | null = null
  let pause: Timer | null = null
  let idle: Timer | null = null

  const stopIdle = () => {
    if (idle !== null) clearTimeout(idle)
    idle = null
  }
  const flush = () => {
    pause = null
    if (isSame(next, sent)) return
    sent = next
    send(next)
    const bytes = next === null ? 0 : JSON.stringify(next).length + bytesBeside
    pause = startTimer(flush, pauseMs * Math.max(1, Math.ceil(bytes / bytesOfMessage)))
  }
  const become = (payload: DesignPresence | null) => {
    next = payload
    if (pause === null) flush()
  }
  return {
    show: (payload) => {
      stopIdle()
      idle = startTimer(() => become(null), idleMs)
      become(payload)
    },
    hide: () => {
      stopIdle()
      become(null)
    },
    close: () => {
      stopIdle()
      if (pause !== null) clearTimeout(pause)
      pause = null
      if (sent !== null) send(null)
      sent = null
    },
  }
}
