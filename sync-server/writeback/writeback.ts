import { setTimeout as pause } from 'node:timers/promises'
import type { DocumentName } from '#model/documents/names.ts'
import { backoffMs } from '#model/time/backoff.ts'
import type { Bus } from '../bus/bus.ts'
import { changeCodec } from '../bus/event-codecs.ts'
import type { Database } from '../database/open.ts'
import type { Environment } from '../environment.ts'
import type { Logger } from '../logging.ts'
import { type DocId, docKey } from '../relay/log/update-log.ts'
import type { RoomAccess } from '../relay/rooms/room-access.ts'
import { openLeases, type SettleLease } from './lock/settle-lease.ts'
import { metrics, watchWaiting } from './metrics/writeback-metrics.ts'
import { type Fault, faultOf, isPassing } from './queue/faults.ts'
import { PassTurns } from './queue/pass-turns.ts'
import { type Owed, openOutbox, settledDocuments } from './queue/settle-queue.ts'
import { restClient } from './rest/rest-client.ts'
import { settle } from './settle.ts'
import {
  readBrandsWithRefusals,
  readShadow,
  readUnsettledBrands,
  writeShadow,
} from './shadow/shadow-store.ts'

export interface WritebackDependencies {
  readonly database: Pick<Database, 'kysely' | 'url'>
  readonly environment: Pick<Environment, 'serviceToken' | 'writeback'> & { readonly apiUrl: string }
  readonly log: Logger
  readonly bus: Bus
  readonly rooms: RoomAccess
  /** How often REST is looked at by itself, where it is another server's; null where it tells of its changes. */
  readonly pollMs?: number | null
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

interface Waiting extends DocId {
  /** When the first change came that no pass has settled. */
  readonly since: number
  timer: NodeJS.Timeout | null
  isRunning: boolean
  /** Something came while a pass was running. */
  isDirty: boolean
  wasElsewhere: boolean
  failures: number
}

const backoff = { firstMs: 1_000, longestMs: 60_000 }
const changesChannel = 'changes'
/** Until another node that is at a room may be done with it. */
const elsewhereMs = 300
/** Whoever had it before may have been killed with a row on its way into the log. */
const settleDownMs = 100
/** How long a room may be owed something before any node takes care of it, and how often each looks. */
const overdueMs = 10_000

/** How a pass ended. A room that was given up waits no longer: something has to change first. */
type Outcome = 'done' | 'failed' | 'gaveUp' | 'elsewhere'

/** Keeps documents and REST in agreement: debounced, one pass a room at a time, tried again until it worked. */
export function startWriteback(deps: WritebackDependencies): Writeback {
  const { database, environment, log, bus, rooms, changes, pollMs = null } = deps
  const { delayMs, maxDelayMs, giveUpMs } = environment.writeback
  const outbox = openOutbox(database.kysely)
  const leases = openLeases(database.url, log)
  const waiting = new Map<string, Waiting>()
  const noting = new Map<string, Promise<void>>()
  const idlers = new Set<() => void>()
  const told = new Map<string, Set<string>>()
  const passes = new Set<Promise<Outcome>>()
  const turns = new PassTurns()
  const stop = new AbortController()

  const schedule = ({ idBrand, document }: DocId, inMs?: number, since = Date.now()) => {
    if (stop.signal.aborted || !settledDocuments.includes(document)) return
    const key = docKey({ idBrand, document })
    const room = waiting.get(key) ?? {
      idBrand,
      document,
      since,
      timer: null,
      isRunning: false,
      isDirty: false,
      wasElsewhere: false,
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

  /** Somebody asks for it, or REST has changed and so is there: what failed before need not wait out its pause. */
  const scheduleAnew = (room: DocId) => {
    const known = waiting.get(docKey(room))
    if (known) known.failures = 0
    schedule(room)
  }

  const run = async (key: string, room: Waiting) => {
    room.timer = null
    room.isRunning = true
    room.isDirty = false
    const outcome = await inTurn(room)
    room.isRunning = false
    if (outcome === 'elsewhere') {
      schedule(room, elsewhereMs)
      return
    }
    if (outcome !== 'failed' && !room.isDirty) {
      if (outcome === 'done') metrics.lag.observe((Date.now() - room.since) / 1000)
      waiting.delete(key)
      metrics.waiting.set(waiting.size)
      if (waiting.size === 0)
        for (const resolve of [...idlers]) {
          idlers.delete(resolve)
          resolve()
        }
      return
    }
    if (outcome === 'done') {
      waiting.set(key, {
        ...room,
        since: Date.now(),
        failures: 0,
        timer: null,
        isRunning: false,
        isDirty: false,
        wasElsewhere: false,
      })
      schedule(room)
      return
    }
    const inMs = backoffMs(room.failures, backoff)
    room.failures += 1
    schedule(room, inMs)
  }

  /** A start with many unsettled rooms must not take every connection from the people who are there. */
  const inTurn = (room: Waiting): Promise<Outcome> =>
    turns.take(async () => {
      const pass = runPass(room)
      passes.add(pass)
      const outcome = await pass
      passes.delete(pass)
      return outcome
    })

  const toldTo = (key: string): Set<string> => {
    const known = told.get(key) ?? new Set<string>()
    told.set(key, known)
    return known
  }

  const runPass = async (room: Waiting): Promise<Outcome> => {
    if (stop.signal.aborted) return 'done'
    let owed: Owed | null = null
    let mine: SettleLease | null = null
    try {
      await noting.get(docKey(room))
      mine = await leases.take(room)
      if (!mine) {
        room.wasElsewhere = true
        return 'elsewhere'
      }
      if (room.wasElsewhere) await pause(settleDownMs)
      room.wasElsewhere = false
      owed = await outbox.read(room)
      await settleRoom(room, owed?.again ?? false, mine)
      if (owed) {
        await outbox.settled(room, owed)
        await countGivenUp()
      }
      return 'done'
    } catch (error) {
      if (stop.signal.aborted) return 'done'
      return mine?.signal.aborted ? 'elsewhere' : await note(room, owed, error)
    } finally {
      await mine?.release().catch(() => undefined)
    }
  }

  const settleRoom = async ({ idBrand, document }: DocId, again: boolean, mine: SettleLease) => {
    const key = docKey({ idBrand, document })
    const lease = await rooms.open(idBrand, document)
    try {
      const seq = await rooms.storedSeq(idBrand, document)
      await lease.catchUp()
      const editor = lease.lastEditor
      await settle({
        lease,
        rest: restClient({
          ...environment,
          idBrand,
          editor,
          stop: AbortSignal.any([stop.signal, mine.signal]),
        }),
        shadow: await readShadow(database.kysely, idBrand, document),
        save: async (shadow, lost) => {
          await mine.check()
          await writeShadow(database.kysely, { idBrand, document, editor }, shadow, lost)
        },
        told: toldTo(key),
        again,
      })
      await rooms.markSettled(idBrand, document, seq)
    } finally {
      lease.release()
      if (toldTo(key).size === 0) told.delete(key)
    }
  }

  /** Notes that a pass failed, and decides whether it is worth another. */
  const note = async (room: Waiting, owed: Owed | null, error: unknown): Promise<Outcome> => {
    const { idBrand, document } = room
    const fault = faultOf(error)
    const refusedSince = isPassing(fault) ? null : (owed?.refusedSince ?? new Date())
    const isLong = refusedSince !== null && Date.now() - refusedSince.getTime() >= giveUpMs
    const isGivenUp = (isLong || fault.code === 'BRAND_UNKNOWN') && !room.isDirty
    const nextAt = isGivenUp ? null : new Date(Date.now() + backoffMs(room.failures, backoff))
    metrics.failures.inc()
    log.warn(
      { ...toldOf(error, fault), idBrand, document, nextAt },
      isGivenUp
        ? 'a room is given up until something changes'
        : 'a write-back pass failed and is tried again',
    )
    const since = owed && owed.since.getTime() < room.since ? owed.since : new Date(room.since)
    try {
      await outbox.failed(room, { since, fault, refusedSince, nextAt })
      if (isGivenUp) await countGivenUp()
    } catch (err) {
      log.warn({ err, idBrand, document }, 'that a pass failed could not be noted')
    }
    return isGivenUp ? 'gaveUp' : 'failed'
  }

  /** Of all nodes: another may give up, or settle, what this one has seen. */
  const countGivenUp = async () => metrics.givenUp.set(await outbox.givenUp())

  /** The wish outlives this process; the pass that it asks for begins only when it is noted. */
  const want = (room: DocId) => {
    if (!settledDocuments.includes(room.document)) return
    const key = docKey(room)
    const noted = (noting.get(key) ?? Promise.resolve())
      .then(() => outbox.want(room))
      .catch((err: unknown) => log.warn({ err, ...room }, 'a change by REST could not be noted'))
      .then(() => {
        if (noting.get(key) === noted) noting.delete(key)
        bus.publish(changesChannel, changeCodec.encode(room))
      })
    noting.set(key, noted)
    scheduleAnew(room)
  }

  /** Whoever is at a room looks at REST once more; nobody else has to, for the node that told passes itself. */
  const hearOfChange = (message: Uint8Array) => {
    const room = changeCodec.decode(message)
    if (waiting.has(docKey(room))) scheduleAnew(room)
  }

  /** What nobody has taken care of for so long, be it that its node died. */
  const takeCare = async (ms: number) => {
    try {
      for (const room of await outbox.overdue(ms)) if (!waiting.has(docKey(room))) schedule(room)
      await countGivenUp()
    } catch (error) {
      if (!stop.signal.aborted) log.warn({ err: error }, 'overdue rooms could not be looked up')
    }
  }
  const watching = setInterval(() => void takeCare(overdueMs), overdueMs)
  watching.unref()
  const lookAround = () => {
    for (const room of rooms.occupied()) schedule(room)
  }
  const polling = pollMs === null ? null : setInterval(lookAround, pollMs)
  polling?.unref()

  const tellTroubledAgain = async () => {
    told.clear()
    try {
      for (const document of settledDocuments)
        for (const idBrand of await readBrandsWithRefusals(database.kysely, document))
          schedule({ idBrand, document })
    } catch (error) {
      if (!stop.signal.aborted) log.warn({ err: error }, 'what REST refused could not be told again')
    }
  }

  const listening = bus.subscribe(changesChannel, hearOfChange)
  const unlisten = [
    rooms.onStored((idBrand, document) => schedule({ idBrand, document })),
    changes.on(want),
    bus.onGap(() => void tellTroubledAgain()),
    bus.onGone(() => void takeCare(0)),
    watchWaiting(() => [...waiting.values()].map(({ since }) => since)),
  ]

  /** What was left open when the last process ended. */
  const beginning = (async () => {
    try {
      for (const { since, ...room } of await outbox.all()) schedule(room, undefined, since.getTime())
      for (const room of await rooms.unsettled()) schedule(room)
      for (const document of settledDocuments) {
        for (const idBrand of await readUnsettledBrands(database.kysely, document))
          schedule({ idBrand, document }, 0)
        for (const idBrand of await readBrandsWithRefusals(database.kysely, document))
          schedule({ idBrand, document }, 0)
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
      for (const off of [...unlisten, await listening]) off()
      clearInterval(watching)
      if (polling) clearInterval(polling)
      stop.abort()
      for (const { timer } of waiting.values()) if (timer) clearTimeout(timer)
      await beginning
      // Their calls are cut off; what REST did with them the next process finds out.
      await Promise.all([...passes, ...noting.values()])
      await leases.close()
      metrics.waiting.set(0)
    },
  }
}

/** A stack helps where the fault is ours; the words of such an error may be somebody's. */
function toldOf(error: unknown, fault: Fault): object {
  const { code: reason, detail } = fault
  if (reason !== 'INTERNAL' || !(error instanceof Error)) return { reason, detail }
  return { reason, detail, at: error.stack?.split('\n').filter((line) => line.startsWith('    at ')) }
}
