import { type DocumentName, traitsOf } from '#model/document-kinds/names.ts'
import type { Logger } from '#server/logging.ts'
import { docKey, type Editor } from '../log/update-log.ts'
import type { RoomAccess } from '../rooms/room-access.ts'
import type { Versions } from './versions.ts'

export interface VersionTiming {
  /** A version is kept once the document is unchanged for so long. */
  readonly restMs: number
  /** The least time between two versions; while people go on writing also the longest. */
  readonly gapMs: number
}

const defaultTiming: VersionTiming = { restMs: 60_000, gapMs: 10 * 60_000 }

interface Pending {
  readonly idBrand: number
  readonly document: DocumentName
  readonly editors: ReadonlyMap<string, Editor>
  readonly since: number
  readonly timer: NodeJS.Timeout
}

/**
 * Keeps a version of a document when people have stopped writing for a minute, and every ten minutes while they go on.
 * Returns how to stop.
 */
export function keepVersions(
  rooms: Pick<RoomAccess, 'onStored'>,
  versions: Versions,
  log: Logger,
  timing: VersionTiming = defaultTiming,
): () => void {
  const pending = new Map<string, Pending>()
  const keptAt = new Map<string, number>()
  // One at a time, because many rooms may become due at once.
  let keeping: Promise<void> = Promise.resolve()
  let isStopped = false

  const stopListening = rooms.onStored(addEdit)

  return () => {
    isStopped = true
    stopListening()
    for (const { timer } of pending.values()) clearTimeout(timer)
    pending.clear()
  }

  function addEdit(idBrand: number, document: DocumentName, editors: readonly Editor[]): void {
    if (isStopped || !traitsOf(document).hasVersions) return
    const key = docKey({ idBrand, document })
    const now = Date.now()
    const known = pending.get(key)
    clearTimeout(known?.timer)
    const everybody = new Map(known?.editors)
    for (const editor of editors) everybody.set(`${editor.idAccount} ${editor.device}`, editor)
    const since = known?.since ?? now
    const room: Pending = {
      idBrand,
      document,
      editors: everybody,
      since,
      timer: setTimeout(
        () => {
          pending.delete(key)
          keeping = keeping.then(() => keep(room))
        },
        Math.max(0, dueAt(since, now, keptAt.get(key)) - now),
      ),
    }
    room.timer.unref()
    pending.set(key, room)
  }

  function dueAt(since: number, lastAt: number, kept = Number.NEGATIVE_INFINITY): number {
    return Math.max(kept + timing.gapMs, Math.min(lastAt + timing.restMs, since + timing.gapMs))
  }

  async function keep({ idBrand, document, editors }: Pending): Promise<void> {
    const writers = [...editors.values()]
    keptAt.set(docKey({ idBrand, document }), Date.now())
    forgetOld()
    try {
      // A little less, because the clock of the database may differ from that of this process.
      const outcome = await versions.keep({ idBrand, document }, writers, timing.gapMs * 0.9)
      if (outcome === 'early') addEdit(idBrand, document, writers)
    } catch (err) {
      log.warn({ err, idBrand, document }, 'a version could not be kept; it is tried again later')
      addEdit(idBrand, document, writers)
    }
  }

  /** Forgets rooms whose last version is older than the gap: it does not delay their next one. */
  function forgetOld(): void {
    const old = Date.now() - timing.gapMs
    for (const [key, at] of keptAt) if (at < old) keptAt.delete(key)
  }
}
