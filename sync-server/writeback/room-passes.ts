import { setTimeout as pause } from 'node:timers/promises'
import { backoffMs } from '#model/time/backoff.ts'
import type { Database } from '../database/open.ts'
import type { Environment } from '../environment/environment.ts'
import type { Logger } from '../logging.ts'
import { type DocId, docKey } from '../relay/log/update-log.ts'
import type { RoomAccess } from '../relay/rooms/room-access.ts'
import { LeaseLost, openLeases, type SettleLease } from './lock/settle-lease.ts'
import { metrics } from './metrics/writeback-metrics.ts'
import { knownFields, unknownFields } from './pass/field-names.ts'
import { type Fault, faultOf, isForGood, isPassing } from './queue/faults.ts'
import { isPassNeeded } from './queue/is-needed.ts'
import type { QueueEntry, SettleQueue } from './queue/settle-queue.ts'
import { backoff, type Outcome, type WaitingRoom } from './queue/waiting-rooms.ts'
import { KnownRest } from './rest/known-rest.ts'
import { type AskRest, RestChanged, restClient } from './rest/rest-client.ts'
import { settle } from './settle.ts'
import { readShadow, writeShadow } from './shadow/shadow-store.ts'

interface Options {
  readonly database: Pick<Database, 'kysely' | 'url'>
  readonly environment: Pick<Environment, 'apiToken' | 'writeback'>
  readonly ask: AskRest
  readonly queue: SettleQueue
  readonly rooms: RoomAccess
  readonly log: Logger
  readonly stop: AbortSignal
}

/** After another node had the lease: it may have been killed while a row was on its way into the log. */
const logSettlesMs = 100
/** How often a room is settled in a row because REST changes meanwhile. */
const mostPasses = 5

/** Passes over rooms, each under the lease of its room: what is read before, what is stored after, and what becomes of a failure. */
export class RoomPasses {
  readonly #options: Options
  readonly #leases
  /** Paths of problems that this process has told clients of, by room. */
  readonly #told = new Map<string, Set<string>>()
  readonly #known = new KnownRest()
  #newestCount = 0

  constructor(options: Options) {
    this.#options = options
    this.#leases = openLeases(options.database.url, options.log)
  }

  async run(room: WaitingRoom): Promise<Outcome> {
    const { stop, queue } = this.#options
    if (stop.aborted) return 'done'
    let entry: QueueEntry | null = null
    let lease: SettleLease | null = null
    try {
      lease = await this.#leases.take(room)
      if (!lease) {
        room.wasOnOtherNode = true
        return 'otherNode'
      }
      if (room.wasOnOtherNode) {
        await pause(logSettlesMs)
        if (!(await this.#isStillNeeded(room))) return 'done'
      }
      room.wasOnOtherNode = false
      entry = await queue.read(room)
      await this.#settleLatest(room, entry, lease)
      if (entry) {
        await queue.settled(room, entry)
        if (entry.attempts > 0) await this.countGivenUp()
      }
      return 'done'
    } catch (error) {
      if (stop.aborted) return 'done'
      const isLost = lease?.signal.aborted || error instanceof LeaseLost
      return isLost ? 'otherNode' : await this.#noteFailure(room, entry, error)
    } finally {
      await lease?.release().catch(() => undefined)
    }
  }

  /**
   * Counts over all nodes, because another node may give up or settle a room. Of counts that overlap
   * the one that began last is shown: an older answer that comes late would undo it.
   */
  async countGivenUp(): Promise<void> {
    const count = ++this.#newestCount
    const rooms = await this.#options.queue.givenUp()
    if (count === this.#newestCount) metrics.givenUp.set(rooms)
  }

  /** Clients are told of all problems again. */
  forgetTold(): void {
    this.#told.clear()
  }

  async close(): Promise<void> {
    await this.#leases.close()
  }

  /** Another node may have settled all of it meanwhile, and clients know of no problem that it may have resolved. */
  async #isStillNeeded(room: WaitingRoom): Promise<boolean> {
    return this.#told.has(docKey(room)) || (await isPassNeeded(this.#options.database.kysely, room))
  }

  /** Where another client changes REST during a pass, another one begins at once. */
  async #settleLatest(room: WaitingRoom, entry: QueueEntry | null, lease: SettleLease): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#settle(room, entry, lease)
      } catch (error) {
        if (!(error instanceof RestChanged) || tries === mostPasses) throw error
      }
    }
  }

  async #settle({ idBrand, document }: DocId, entry: QueueEntry | null, lease: SettleLease): Promise<void> {
    const { database, environment, ask, rooms, stop } = this.#options
    const { kysely } = database
    const key = docKey({ idBrand, document })
    const room = await rooms.open(idBrand, document)
    try {
      const [seq, shadow] = await Promise.all([
        rooms.storedSeq(idBrand, document),
        readShadow(kysely, idBrand, document),
      ])
      await room.catchUp()
      const editor = room.lastEditor
      const owner = { idBrand, document, editor, generation: lease.generation }
      const signal = AbortSignal.any([stop, lease.signal])
      const after = await settle({
        room,
        rest: restClient({ ...environment, ask, idBrand, editor, stop: signal }),
        known: this.#known.take(key),
        shadow,
        save: (shadow, replaced) => writeShadow(kysely, owner, shadow, replaced),
        told: this.#toldOf(key),
        again: entry?.again ?? false,
      })
      if (after) this.#known.keep(key, after)
      const known = knownFields(document)
      const unknown = unknownFields(document, room.doc, entry && shadow)
      await rooms.markSettled(idBrand, document, { seq, known, unknown, hasRestChanged: entry !== null })
    } finally {
      room.release()
      if (this.#toldOf(key).size === 0) this.#told.delete(key)
    }
  }

  #toldOf(key: string): Set<string> {
    const known = this.#told.get(key) ?? new Set<string>()
    this.#told.set(key, known)
    return known
  }

  /** Stores that a pass failed, and decides whether the room is tried again or given up. */
  async #noteFailure(room: WaitingRoom, entry: QueueEntry | null, error: unknown): Promise<Outcome> {
    const { environment, queue, log } = this.#options
    const { idBrand, document } = room
    const fault = faultOf(error)
    const refusedSince = isPassing(fault) ? null : (entry?.refusedSince ?? new Date())
    const isLong =
      refusedSince !== null && Date.now() - refusedSince.getTime() >= environment.writeback.giveUpMs
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
      if (isGivenUp) await this.countGivenUp()
    } catch (err) {
      log.warn({ err, idBrand, document }, 'that a pass failed could not be noted')
    }
    return isGivenUp ? 'gaveUp' : 'failed'
  }
}

/** Logs the stack of an internal error, but not its message, which may quote what people wrote. */
function logFieldsOf(error: unknown, fault: Fault): object {
  const { code: reason, detail } = fault
  if (reason !== 'INTERNAL' || !(error instanceof Error)) return { reason, detail }
  return { reason, detail, at: error.stack?.split('\n').filter((line) => line.startsWith('    at ')) }
}
