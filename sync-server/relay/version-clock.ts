import type { DocumentName } from '#model/documents/names.ts'
import type { Logger } from '../logging.ts'
import type { RoomAccess } from './room-access.ts'
import type { Editor, Versions } from './versions.ts'

export interface VersionTiming {
  /** A room where nobody has written for so long is at rest. */
  readonly restMs: number
  /** While people go on writing, and at the least between two versions. */
  readonly gapMs: number
}

const defaultTiming: VersionTiming = { restMs: 60_000, gapMs: 10 * 60_000 }

interface Pending {
  readonly idBrand: number
  readonly document: DocumentName
  readonly editors: Map<string, Editor>
  readonly since: number
  timer: NodeJS.Timeout
}

/**
 * Keeps a version of a document when people come to rest after writing, and every ten minutes while they go on.
 * Answers how to stop.
 */
export function keepVersions(
  rooms: Pick<RoomAccess, 'onStored'>,
  versions: Versions,
  log: Logger,
  timing: VersionTiming = defaultTiming,
): () => void {
  const pending = new Map<string, Pending>()
  const keptAt = new Map<string, number>()
  // One at a time: a thousand rooms that come to rest together are no reason to hurry.
  let keeping: Promise<void> = Promise.resolve()

  const stopListening = rooms.onStored((idBrand, document, editors) => {
    const key = `${idBrand}/${document}`
    const known = pending.get(key)
    if (known) clearTimeout(known.timer)
    const now = Date.now()
    const room = known ?? {
      idBrand,
      document,
      editors: new Map(),
      since: now,
      timer: setTimeout(() => {}, 0),
    }
    for (const editor of editors) room.editors.set(`${editor.idAccount} ${editor.device}`, editor)
    plan(key, room, dueAt(room.since, now, keptAt.get(key)) - now)
  })

  return () => {
    stopListening()
    for (const { timer } of pending.values()) clearTimeout(timer)
    pending.clear()
  }

  function dueAt(since: number, lastAt: number, kept = Number.NEGATIVE_INFINITY): number {
    return Math.max(kept + timing.gapMs, Math.min(lastAt + timing.restMs, since + timing.gapMs))
  }

  function plan(key: string, room: Pending, inMs: number): void {
    room.timer = setTimeout(
      () => {
        pending.delete(key)
        keeping = keeping.then(() => keep(key, room))
      },
      Math.max(0, inMs),
    )
    room.timer.unref()
    pending.set(key, room)
  }

  async function keep(key: string, room: Pending): Promise<void> {
    keptAt.set(key, Date.now())
    const { idBrand, document, editors } = room
    try {
      // A little less, because the clock of the database is not ours.
      await versions.keep({ idBrand, document }, [...editors.values()], timing.gapMs * 0.9)
    } catch (err) {
      log.warn(
        { err, idBrand, document },
        'a version could not be kept; it is tried again after the next words',
      )
      keptAt.delete(key)
    }
    forgetOld()
  }

  /** A room that rests has no part in when the next version is due. */
  function forgetOld(): void {
    const old = Date.now() - timing.gapMs
    for (const [key, at] of keptAt) if (at < old) keptAt.delete(key)
  }
}
