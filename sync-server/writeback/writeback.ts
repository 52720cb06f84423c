import { setTimeout as pause } from 'node:timers/promises'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { backoffMs } from '#model/time/backoff.ts'
import type { Bus } from '../bus/bus.ts'
import { changeCodec } from '../bus/event-codecs.ts'
import type { Database } from '../database/open.ts'
import type { Environment } from '../environment/environment.ts'
import type { Logger } from '../logging.ts'
import { type DocId, docKey } from '../relay/log/update-log.ts'
import type { RoomAccess } from '../relay/rooms/room-access.ts'
import { LeaseLost, openLeases, type SettleLease } from './lock/settle-lease.ts'
import { metrics, watchWaiting } from './metrics/writeback-metrics.ts'
import { knownFields, unknownFields } from './pass/field-names.ts'
import { openCatchUp } from './queue/catch-up.ts'
import { type Fault, faultOf, isForGood, isPassing } from './queue/faults.ts'
import { PassTurns } from './queue/pass-turns.ts'
import { openSettleQueue, type QueueEntry, settledDocuments } from './queue/settle-queue.ts'
import { pagesOf, type ReadPage, sweep } from './queue/sweep.ts'
import { RestChanged, restClient } from './rest/rest-client.ts'
import { settle } from './settle.ts'
import {
  readBrandsWithRefusals,
  readShadow,
  readUnsettledBrands,
  writeShadow,
} from './shadow/shadow-store.ts'

export interface WritebackDependencies {
  readonly database: Pick<Database, 'kysely' | 'url'>
  readonly environment: Pick<Environment, 'apiToken' | 'writeback'> & { readonly apiUrl: string }
  readonly log: Logger
  readonly bus: Bus
  readonly rooms: RoomAccess
  /** How often occupied rooms are settled without being asked, in ms, where REST is another server; null: never. */
  readonly pollMs?: number | null
  /** Changes of REST that the write-back did not make. */
  readonly changes: {
    on(listener: (change: { idBrand: number; document: DocumentName }) => void): () => void
  }
}

export interface Writeback {
  /** Resolves when no room waits and no pass runs. */
  idle(): Promise<void>
  close(): Promise<void>
}

interface WaitingRoom extends DocId {
  /** When the first unsettled change came, epoch ms. */
  since: number
  timer: NodeJS.Timeout | null
  isRunning: boolean
  /** A change came while a pass was running. */
  isDirty: boolean
  wasOnOtherNode: boolean
  failures: number
}

const backoff = { firstMs: 1_000, longestMs: 60_000 }
const changesChannel = 'changes'
/** The pause before asking again for the lease of a room that another node has. */
const otherNodeMs = 300
/** After another node had the lease: it may have been killed while a row was on its way into the log. */
const logSettlesMs = 100
/** How long a room may stay unsettled before any node settles it, and how often each node looks for such rooms. */
const overdueMs = 10_000

/** Rooms that wait beyond this are not looked up: they are in the database, and their turn comes. */
const mostWaiting = 1_000

/** How often a room is settled in a row because REST changes meanwhile. */
const mostPasses = 5

/** How a pass ended. A room that was given up is not tried again before something changes. */
type Outcome = 'done' | 'failed' | 'gaveUp' | 'otherNode'

/** Keeps documents and REST in agreement: debounced, one pass of a room at a time, retried until it has worked. */
export function startWriteback(deps: WritebackDependencies): Writeback {
  const { database, environment, log, bus, rooms, changes, pollMs = null } = deps
  const { delayMs, maxDelayMs, giveUpMs } = environment.writeback
  const queue = openSettleQueue(database.kysely)
  const leases = openLeases(database.url, log)
  const waiting = new Map<string, WaitingRoom>()
  const idleListeners = new Set<() => void>()
  /** Called once there is place for more waiting rooms. */
  const placeListeners = new Set<() => void>()
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
      wasOnOtherNode: false,
      failures: 0,
    }
    waiting.set(key, room)
    metrics.waiting.set(waiting.size)
    if (room.isRunning) {
      room.isDirty = true
      return
    }
    // While REST is away, further edits do not bring the next try forward.
    if (room.failures > 0 && inMs === undefined && room.timer) return
    if (room.timer) clearTimeout(room.timer)
    const latest = room.since + maxDelayMs - Date.now()
    room.timer = setTimeout(() => void run(key, room), inMs ?? Math.max(0, Math.min(delayMs, latest)))
  }

  /** Whether the room waits here; it may have done so for longer than this process knew. */
  const waitsSince = (room: DocId, since: Date): boolean => {
    const known = waiting.get(docKey(room))
    if (known) known.since = Math.min(known.since, since.getTime())
    return known !== undefined
  }

  /** All rooms of these readings, as many at a time as may wait. */
  const scheduleAll = async (readings: readonly ReadPage[], inMs?: number) => {
    for await (const page of sweep(readings)) {
      for (const { since, ...room } of page) schedule(room, inMs, since?.getTime())
      while (waiting.size >= mostWaiting && !stop.signal.aborted)
        await new Promise<void>((resolve) => placeListeners.add(resolve))
      if (stop.signal.aborted) return
    }
  }

  /** An admin asked, or REST has changed and so is reachable: the pause after a failure is skipped. */
  const scheduleNow = (room: DocId) => {
    const known = waiting.get(docKey(room))
    if (known) known.failures = 0
    schedule(room)
  }

  const run = async (key: string, room: WaitingRoom) => {
    room.timer = null
    room.isRunning = true
    room.isDirty = false
    const outcome = await inTurn(room)
    room.isRunning = false
    if (outcome === 'otherNode') {
      schedule(room, otherNodeMs)
      return
    }
    if (outcome !== 'failed' && !room.isDirty) {
      if (outcome === 'done') metrics.lag.observe((Date.now() - room.since) / 1000)
      waiting.delete(key)
      metrics.waiting.set(waiting.size)
      if (waiting.size < mostWaiting) callOnce(placeListeners)
      if (waiting.size === 0) callOnce(idleListeners)
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
        wasOnOtherNode: false,
      })
      schedule(room)
      return
    }
    const inMs = backoffMs(room.failures, backoff)
    room.failures += 1
    schedule(room, inMs)
  }

  /** Limits the passes at a time, so that a start with many unsettled rooms leaves connections for people. */
  const inTurn = (room: WaitingRoom): Promise<Outcome> =>
    turns.take(async () => {
      const pass = runPass(room)
      passes.add(pass)
      const outcome = await pass
      passes.delete(pass)
      return outcome
    })

  const toldProblems = (key: string): Set<string> => {
    const known = told.get(key) ?? new Set<string>()
    told.set(key, known)
    return known
  }

  const runPass = async (room: WaitingRoom): Promise<Outcome> => {
    if (stop.signal.aborted) return 'done'
    let entry: QueueEntry | null = null
    let lease: SettleLease | null = null
    try {
      lease = await leases.take(room)
      if (!lease) {
        room.wasOnOtherNode = true
        return 'otherNode'
      }
      if (room.wasOnOtherNode) await pause(logSettlesMs)
      room.wasOnOtherNode = false
      entry = await queue.read(room)
      await settleLatest(room, entry, lease)
      if (entry) {
        await queue.settled(room, entry)
        await countGivenUp()
      }
      return 'done'
    } catch (error) {
      if (stop.signal.aborted) return 'done'
      const isLost = lease?.signal.aborted || error instanceof LeaseLost
      return isLost ? 'otherNode' : await noteFailure(room, entry, error)
    } finally {
      await lease?.release().catch(() => undefined)
    }
  }

  /** Where somebody else changes REST during a pass, another one begins at once. */
  const settleLatest = async (room: WaitingRoom, entry: QueueEntry | null, lease: SettleLease) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await settleRoom(room, entry, lease)
      } catch (error) {
        if (!(error instanceof RestChanged) || tries === mostPasses) throw error
      }
    }
  }

  const settleRoom = async ({ idBrand, document }: DocId, entry: QueueEntry | null, lease: SettleLease) => {
    const key = docKey({ idBrand, document })
    const room = await rooms.open(idBrand, document)
    try {
      const seq = await rooms.storedSeq(idBrand, document)
      await room.catchUp()
      const editor = room.lastEditor
      const shadow = await readShadow(database.kysely, idBrand, document)
      await settle({
        room,
        rest: restClient({
          ...environment,
          idBrand,
          editor,
          stop: AbortSignal.any([stop.signal, lease.signal]),
        }),
        shadow,
        save: async (shadow, replaced) => {
          await lease.check()
          const { generation } = lease
          await writeShadow(database.kysely, { idBrand, document, editor, generation }, shadow, replaced)
        },
        told: toldProblems(key),
        again: entry?.again ?? false,
      })
      const known = knownFields(document)
      const unknown = unknownFields(document, room.doc, entry && shadow)
      await rooms.markSettled(idBrand, document, { seq, known, unknown, hasRestChanged: entry !== null })
    } finally {
      room.release()
      if (toldProblems(key).size === 0) told.delete(key)
    }
  }

  /** Stores that a pass failed, and decides whether the room is tried again or given up. */
  const noteFailure = async (
    room: WaitingRoom,
    entry: QueueEntry | null,
    error: unknown,
  ): Promise<Outcome> => {
    const { idBrand, document } = room
    const fault = faultOf(error)
    const refusedSince = isPassing(fault) ? null : (entry?.refusedSince ?? new Date())
    const isLong = refusedSince !== null && Date.now() - refusedSince.getTime() >= giveUpMs
    const isGivenUp = (isLong || isForGood(fault)) && !room.isDirty
    const nextAt = isGivenUp ? null : new Date(Date.now() + backoffMs(room.failures, backoff))
    metrics.failures.inc()
    log.warn(
      { ...logFieldsOf(error, fault), idBrand, document, nextAt },
      isGivenUp
        ? 'a room is given up until something changes'
        : 'a write-back pass failed and is tried again',
    )
    const since = entry && entry.since.getTime() < room.since ? entry.since : new Date(room.since)
    try {
      await queue.failed(room, { since, fault, refusedSince, nextAt })
      if (isGivenUp) await countGivenUp()
    } catch (err) {
      log.warn({ err, idBrand, document }, 'that a pass failed could not be noted')
    }
    return isGivenUp ? 'gaveUp' : 'failed'
  }

  let newestCount = 0
  /**
   * Counts over all nodes, because another node may give up or settle a room. Of counts that overlap
   * the one that began last is shown: an older answer that comes late would undo it.
   */
  const countGivenUp = async () => {
    const count = ++newestCount
    const rooms = await queue.givenUp()
    if (count === newestCount) metrics.givenUp.set(rooms)
  }

  /** A pass was requested in the transaction that changed REST, or by an admin; all nodes are told. */
  const startPass = (room: DocId) => {
    if (!settledDocuments.includes(room.document)) return
    bus.publish(changesChannel, changeCodec.encode(room))
    scheduleNow(room)
  }

  /** A node that has the room waiting settles it again. Others need not: the node that published settles it itself. */
  const receiveChange = (message: Uint8Array) => {
    try {
      const room = changeCodec.decode(message)
      if (room !== null && waiting.has(docKey(room))) scheduleNow(room)
    } catch (err) {
      log.warn({ err }, 'a change that another node told cannot be read')
    }
  }

  const catchUp = openCatchUp({
    queue,
    everyMs: overdueMs,
    isWaiting: (room) => waiting.has(docKey(room)),
    schedule,
  })
  /** Since when the oldest room waits that has no place here yet, epoch ms. */
  let oldestLeft: number | null = null
  /** Rooms that no node has settled for so long, because their node died for example, or settled in part. */
  const scheduleOverdue = async (ms: number) => {
    try {
      const free = Math.max(0, mostWaiting - waiting.size)
      const overdue = await queue.overdue(ms, Math.max(1, free))
      const news = overdue.filter((room) => !waitsSince(room, room.since))
      for (const { since, ...room } of news.slice(0, free)) schedule(room, undefined, since.getTime())
      oldestLeft = news[free]?.since.getTime() ?? null
      await catchUp.look()
      await countGivenUp()
    } catch (error) {
      if (!stop.signal.aborted) log.warn({ err: error }, 'overdue rooms could not be looked up')
    }
  }
  const overdueTimer = setInterval(() => void scheduleOverdue(overdueMs), overdueMs)
  overdueTimer.unref()
  const scheduleOccupied = () => {
    for (const room of rooms.occupied()) schedule(room)
  }
  const pollTimer = pollMs === null ? null : setInterval(scheduleOccupied, pollMs)
  pollTimer?.unref()

  const refusals = settledDocuments.map((document) =>
    pagesOf(document, (...page) => readBrandsWithRefusals(database.kysely, ...page)),
  )
  let isTellingRefusals = false
  let areRefusalsAsked = false
  const scheduleRefusals = async () => {
    told.clear()
    areRefusalsAsked = true
    if (isTellingRefusals) return
    isTellingRefusals = true
    try {
      while (areRefusalsAsked && !stop.signal.aborted) {
        areRefusalsAsked = false
        await scheduleAll(refusals)
      }
    } catch (error) {
      if (!stop.signal.aborted) log.warn({ err: error }, 'what REST refused could not be told again')
    } finally {
      isTellingRefusals = false
    }
  }

  const subscribed = bus.subscribe(changesChannel, receiveChange)
  const stops = [
    rooms.onStored((idBrand, document) => schedule({ idBrand, document })),
    changes.on(startPass),
    bus.onGap(() => void scheduleRefusals()),
    bus.onGone(() => void scheduleOverdue(0)),
    watchWaiting(() => [
      ...[...waiting.values()].map(({ since }) => since),
      ...(oldestLeft ? [oldestLeft] : []),
    ]),
  ]

  /** What was unsettled when the last process ended. */
  const starting = (async () => {
    try {
      await scheduleAll([queue.page, rooms.unsettled])
      const neverSettled = settledDocuments.map((document) =>
        pagesOf(document, (...page) => readUnsettledBrands(database.kysely, ...page)),
      )
      await scheduleAll([...neverSettled, ...refusals], 0)
    } catch (error) {
      if (!stop.signal.aborted) log.error({ err: error }, 'rooms left unsettled could not be looked up')
    }
  })()

  return {
    idle: async () => {
      await starting
      if (waiting.size > 0) await new Promise<void>((resolve) => idleListeners.add(resolve))
    },
    close: async () => {
      for (const off of [...stops, await subscribed]) off()
      clearInterval(overdueTimer)
      if (pollTimer) clearInterval(pollTimer)
      stop.abort()
      callOnce(placeListeners)
      for (const { timer } of waiting.values()) if (timer) clearTimeout(timer)
      await starting
      // Their calls are aborted; the next process finds out what REST did with them.
      await Promise.all(passes)
      await leases.close()
      metrics.waiting.set(0)
    },
  }
}

function callOnce(listeners: Set<() => void>): void {
  const called = [...listeners]
  listeners.clear()
  for (const listener of called) listener()
}

/** Logs the stack of an internal error, but not its message, which may quote what people wrote. */
function logFieldsOf(error: unknown, fault: Fault): object {
  const { code: reason, detail } = fault
  if (reason !== 'INTERNAL' || !(error instanceof Error)) return { reason, detail }
  return { reason, detail, at: error.stack?.split('\n').filter((line) => line.startsWith('    at ')) }
}
