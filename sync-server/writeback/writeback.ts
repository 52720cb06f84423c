import { fieldsOf } from '#model/documents/documents.ts'
import { type DocumentName, documentNames } from '#model/documents/names.ts'
import type { Database } from '../database/open.ts'
import type { Environment } from '../environment.ts'
import type { Logger } from '../logging.ts'
import type { RoomAccess } from '../relay/room-access.ts'
import { BrandGone, settle } from './pass.ts'
import { restClient } from './rest-client.ts'
import { readShadow, readTroubled, readUnfilled, writeShadow } from './shadow-store.ts'
import { metrics } from './writeback-metrics.ts'

export interface WritebackDependencies {
  readonly database: Pick<Database, 'kysely'>
  readonly environment: Pick<Environment, 'serviceToken' | 'writeback'> & { readonly apiUrl: string }
  readonly log: Logger
  readonly rooms: RoomAccess
  /** REST changed by somebody else than us. */
  readonly changes: {
    on(listener: (change: { idBrand: number; document: DocumentName }) => void): () => void
  }
}

export interface Writeback {
  /** Resolves when nothing waits and nothing runs. */
  idle(): Promise<void>
  close(): Promise<void>
}

interface Waiting {
  readonly idBrand: number
  readonly document: DocumentName
  /** When the first change came that no pass has settled. */
  readonly since: number
  timer: NodeJS.Timeout | null
  isRunning: boolean
  /** Something came while a pass was running. */
  isDirty: boolean
  failures: number
}

const firstRetryMs = 1_000
const lastRetryMs = 60_000
const passesAtOnce = 4

/** Documents that REST holds anything of; the others stay with the relay. */
const settled = documentNames.filter((name) => fieldsOf(name).some(({ rest }) => rest !== undefined))

/** Keeps documents and REST in agreement: debounced, one pass a room at a time, tried again until it worked. */
export function startWriteback(deps: WritebackDependencies): Writeback {
  const { database, environment, log, rooms, changes } = deps
  const { delayMs, maxDelayMs } = environment.writeback
  const waiting = new Map<string, Waiting>()
  const idlers = new Set<() => void>()
  const told = new Map<string, Set<string>>()
  const passes = new Set<Promise<boolean>>()
  const places: (() => void)[] = []
  const stop = new AbortController()

  const schedule = (idBrand: number, document: DocumentName, inMs?: number) => {
    if (stop.signal.aborted || !settled.includes(document)) return
    const key = `${idBrand}/${document}`
    const room = waiting.get(key) ?? {
      idBrand,
      document,
      since: Date.now(),
      timer: null,
      isRunning: false,
      isDirty: false,
      failures: 0,
    }
    waiting.set(key, room)
    metrics.waiting.set(waiting.size)
    if (room.isRunning) {
      room.isDirty = true
      return
    }
    // While REST is away, typing does not hurry the next try.
    if (room.failures > 0 && inMs === undefined && room.timer) return
    if (room.timer) clearTimeout(room.timer)
    const latest = room.since + maxDelayMs - Date.now()
    room.timer = setTimeout(() => void run(key, room), inMs ?? Math.max(0, Math.min(delayMs, latest)))
  }

  const run = async (key: string, room: Waiting) => {
    room.timer = null
    room.isRunning = true
    room.isDirty = false
    const isDone = await inTurn(room)
    room.isRunning = false
    if (isDone && !room.isDirty) {
      metrics.lag.observe((Date.now() - room.since) / 1000)
      waiting.delete(key)
      metrics.waiting.set(waiting.size)
      if (waiting.size === 0)
        for (const resolve of [...idlers]) {
          idlers.delete(resolve)
          resolve()
        }
      return
    }
    if (isDone) {
      waiting.set(key, {
        ...room,
        since: Date.now(),
        failures: 0,
        timer: null,
        isRunning: false,
        isDirty: false,
      })
      schedule(room.idBrand, room.document)
      return
    }
    room.failures += 1
    schedule(room.idBrand, room.document, Math.min(lastRetryMs, firstRetryMs * 2 ** (room.failures - 1)))
  }

  /** A start with many unsettled rooms must not take every connection from the people who are there. */
  const inTurn = async (room: Waiting): Promise<boolean> => {
    while (passes.size >= passesAtOnce) await new Promise<void>((go) => places.push(go))
    const pass = runPass(room)
    passes.add(pass)
    const isDone = await pass
    passes.delete(pass)
    places.shift()?.()
    return isDone
  }

  const toldTo = (key: string): Set<string> => {
    const known = told.get(key) ?? new Set<string>()
    told.set(key, known)
    return known
  }

  /** Whether the room is settled as far as it can be. */
  const runPass = async ({ idBrand, document }: Waiting): Promise<boolean> => {
    if (stop.signal.aborted) return true
    try {
      const lease = await rooms.open(idBrand, document)
      try {
        const seq = await rooms.storedSeq(idBrand, document)
        const editor = lease.lastEditor
        await settle({
          lease,
          rest: restClient({ ...environment, idBrand, editor, stop: stop.signal }),
          shadow: await readShadow(database.kysely, idBrand, document),
          save: (shadow, lost) => writeShadow(database.kysely, { idBrand, document, editor }, shadow, lost),
          told: toldTo(`${idBrand}/${document}`),
        })
        await rooms.markSettled(idBrand, document, seq)
        return true
      } finally {
        lease.release()
        if (toldTo(`${idBrand}/${document}`).size === 0) told.delete(`${idBrand}/${document}`)
      }
    } catch (error) {
      if (stop.signal.aborted) return true
      if (error instanceof BrandGone) {
        log.info({ idBrand, document }, 'REST does not know the brand: its document is left alone')
        return true
      }
      metrics.failures.inc()
      log.warn({ err: error, idBrand, document }, 'a write-back pass failed and is tried again')
      return false
    }
  }

  const unlisten = [
    rooms.onStored((idBrand, document) => schedule(idBrand, document)),
    changes.on(({ idBrand, document }) => schedule(idBrand, document)),
  ]

  /** What was left open when the last process ended. */
  const beginning = (async () => {
    try {
      for (const { idBrand, document } of await rooms.unsettled()) schedule(idBrand, document)
      for (const document of settled) {
        for (const idBrand of await readUnfilled(database.kysely, document)) schedule(idBrand, document, 0)
        for (const idBrand of await readTroubled(database.kysely, document)) schedule(idBrand, document, 0)
      }
    } catch (error) {
      if (!stop.signal.aborted) log.error({ err: error }, 'rooms left unsettled could not be looked up')
    }
  })()

  return {
    idle: async () => {
      await beginning
      if (waiting.size > 0) await new Promise<void>((resolve) => idlers.add(resolve))
    },
    close: async () => {
      for (const off of unlisten) off()
      stop.abort()
      for (const { timer } of waiting.values()) if (timer) clearTimeout(timer)
      await beginning
      // Their calls are cut off; what REST did with them the next process finds out.
      await Promise.all(passes)
      metrics.waiting.set(0)
    },
  }
}
