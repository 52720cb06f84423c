import type { Logger } from '#server/logging.ts'
import { openCatchUp } from './catch-up.ts'
import type { SettleQueue } from './settle-queue.ts'
import type { WaitingRooms } from './waiting-rooms.ts'

interface Options {
  readonly queue: SettleQueue
  readonly waiting: WaitingRooms
  /** After each look: other nodes may have given up rooms, or settled them. */
  readonly onLook: () => Promise<void>
  readonly log: Logger
  readonly stop: AbortSignal
}

export interface OverdueRooms {
  /** Schedules rooms that have waited for so long. */
  look(ms: number): Promise<void>
  /** Since when the oldest room waits that has no place here yet, epoch ms. */
  readonly oldestLeft: number | null
  close(): void
}

/** How long a room may stay unsettled before any node settles it, and how often each node looks for such rooms. */
const overdueMs = 10_000

/** Rooms that no node has settled for long, because their node died for example, or settled in part. */
export function watchOverdueRooms({ queue, waiting, onLook, log, stop }: Options): OverdueRooms {
  const catchUp = openCatchUp({
    queue,
    everyMs: overdueMs,
    isWaiting: (room) => waiting.has(room),
    schedule: (room, inMs) => waiting.schedule(room, inMs),
  })
  let oldestLeft: number | null = null
  const look = async (ms: number) => {
    try {
      const { free } = waiting
      const overdue = await queue.overdue(ms, Math.max(1, free))
      const news = overdue.filter((room) => !waiting.waitsSince(room, room.since))
      for (const { since, ...room } of news.slice(0, free)) waiting.schedule(room, undefined, since.getTime())
      oldestLeft = news[free]?.since.getTime() ?? null
      await catchUp.look()
      await onLook()
    } catch (error) {
      if (!stop.aborted) log.warn({ err: error }, 'overdue rooms could not be looked up')
    }
  }
  const timer = setInterval(() => void look(overdueMs), overdueMs)
  timer.unref()
  return {
    look,
    get oldestLeft() {
      return oldestLeft
    },
    close: () => clearInterval(timer),
  }
}
