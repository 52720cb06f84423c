import { startTimer } from '../time/start-timer.ts'

const least = 256 * 1024
const most = 16 * 1024 * 1024
/** How long a part is to take: progress and a pause come after each. */
const aimMs = 2_000
/** A part that takes so long has lost its connection. */
const lateMs = 60_000

interface PartSize {
  /** Bytes of the next part. */
  next(): number
  /** Sends a part, and learns from how long it took; `late` is for its connection. */
  timed<Answer>(bytes: number, work: (late: AbortSignal) => Promise<Answer>): Promise<Answer>
}

/** Parts that are as large as the line takes in two seconds. What a broken connection loses is less than one. */
export function createPartSize(now: () => number = () => performance.now()): PartSize {
  let size = least
  return {
    next: () => size,
    async timed(bytes, work) {
      const controller = new AbortController()
      const timer = startTimer(() => controller.abort(), lateMs)
      const from = now()
      try {
        return await work(controller.signal)
      } finally {
        clearTimeout(timer)
        const fits = (bytes * aimMs) / Math.max(1, now() - from)
        size = Math.round(Math.min(most, Math.max(least, Math.min(fits, size * 2))))
      }
    },
  }
}
