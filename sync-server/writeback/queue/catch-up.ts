import { type DocId, docKey } from '#server/relay/log/update-log.ts'
import type { SettleQueue } from './settle-queue.ts'

/** Rooms of one look, which their passes are spread over until the next: after a long rollback there may be many. */
const roomsOfLook = 20

interface CatchUpOptions {
  readonly queue: Pick<SettleQueue, 'settledInPart' | 'unreadable'>
  /** How often `look` is called. */
  readonly everyMs: number
  readonly isWaiting: (room: DocId) => boolean
  readonly schedule: (room: DocId, inMs: number) => void
}

/**
 * Finds what nodes of an older release could not settle: rooms with fields that only this one knows, and rooms given up for
 * a value that this one may read. The latter are tried once by each process, until something changes in them.
 */
export function openCatchUp({ queue, everyMs, isWaiting, schedule }: CatchUpOptions) {
  const tried = new Map<string, string>()
  return {
    async look(): Promise<void> {
      const unreadable = await queue.unreadable(roomsOfLook)
      const news = unreadable.filter((room) => tried.get(docKey(room)) !== room.state)
      if (unreadable.length < roomsOfLook) tried.clear()
      for (const room of unreadable) tried.set(docKey(room), room.state)
      const rooms = [...(await queue.settledInPart(roomsOfLook)), ...news].filter((room) => !isWaiting(room))
      for (const [index, { idBrand, document }] of rooms.entries())
        schedule({ idBrand, document }, (index * everyMs) / rooms.length)
    },
  }
}
