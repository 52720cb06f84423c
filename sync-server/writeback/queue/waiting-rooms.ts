import { traitsOf } from '#model/document-kinds/names.ts'
import { backoffMs } from '#model/time/backoff.ts'
import { type DocId, docKey } from '#server/relay/log/update-log.ts'
import { metrics } from '../metrics/writeback-metrics.ts'
import { PassTurns } from './pass-turns.ts'
import { type ReadPage, sweep } from './sweep.ts'

export interface WaitingRoom extends DocId {
  /** When the first unsettled change came, epoch ms. */
  since: number
  timer: NodeJS.Timeout | null
  isRunning: boolean
  /** A change came while a pass was running. */
  isDirty: boolean
  wasOnOtherNode: boolean
  failures: number
}

/** How a pass ended. A room that was given up is not tried again before something changes. */
export type Outcome = 'done' | 'failed' | 'gaveUp' | 'otherNode'

interface Options {
  readonly delayMs: number
  readonly maxDelayMs: number
  readonly runPass: (room: WaitingRoom) => Promise<Outcome>
  readonly stop: AbortSignal
}

/** The pause before a failed pass is tried again. */
export const backoff = { firstMs: 1_000, longestMs: 60_000 }
/** The pause before asking again for the lease of a room that another node has. */
const otherNodeMs = 300
/** Rooms that wait beyond this are not looked up: they are in the database, and their turn comes. */
const mostWaiting = 1_000

/** The rooms that this node settles next: debounced, one pass of a room at a time, retried until it has worked. */
export class WaitingRooms {
  readonly #options: Options
  readonly #rooms = new Map<string, WaitingRoom>()
  readonly #passes = new Set<Promise<Outcome>>()
  readonly #turns = new PassTurns()
  readonly #idleListeners = new Set<() => void>()
  /** Called once there is place for more waiting rooms. */
  readonly #placeListeners = new Set<() => void>()

  constructor(options: Options) {
    this.#options = options
  }

  get size(): number {
    return this.#rooms.size
  }

  /** How many more may wait. */
  get free(): number {
    return Math.max(0, mostWaiting - this.#rooms.size)
  }

  /** Since when each room waits, epoch ms. */
  get sinces(): number[] {
    return [...this.#rooms.values()].map(({ since }) => since)
  }

  has(room: DocId): boolean {
    return this.#rooms.has(docKey(room))
  }

  /** `inMs`: without it, after the debounce. */
  schedule({ idBrand, document }: DocId, inMs?: number, since = Date.now()): void {
    const { stop, delayMs, maxDelayMs } = this.#options
    if (stop.aborted || !traitsOf(document).isSettled) return
    const key = docKey({ idBrand, document })
    const room = this.#rooms.get(key) ?? { idBrand, document, since, ...fresh() }
    this.#rooms.set(key, room)
    metrics.waiting.set(this.#rooms.size)
    if (room.isRunning) {
      room.isDirty = true
      return
    }
    // While REST is away, further edits do not bring the next try forward.
    if (room.failures > 0 && inMs === undefined && room.timer) return
    if (room.timer) clearTimeout(room.timer)
    const latest = room.since + maxDelayMs - Date.now()
    room.timer = setTimeout(() => void this.#run(key, room), inMs ?? Math.max(0, Math.min(delayMs, latest)))
  }

  /** An admin asked, or REST has changed and so is reachable: the pause after a failure is skipped. */
  scheduleNow(room: DocId): void {
    const known = this.#rooms.get(docKey(room))
    if (known) known.failures = 0
    this.schedule(room)
  }

  /** All rooms of these readings, as many at a time as may wait. */
  async scheduleAll(readings: readonly ReadPage[], inMs?: number): Promise<void> {
    const { stop } = this.#options
    for await (const page of sweep(readings)) {
      for (const { since, ...room } of page) this.schedule(room, inMs, since?.getTime())
      while (this.#rooms.size >= mostWaiting && !stop.aborted)
        await new Promise<void>((resolve) => this.#placeListeners.add(resolve))
      if (stop.aborted) return
    }
  }

  /** Whether the room waits here; it may have done so for longer than this process knew. */
  waitsSince(room: DocId, since: Date): boolean {
    const known = this.#rooms.get(docKey(room))
    if (known) known.since = Math.min(known.since, since.getTime())
    return known !== undefined
  }

  /** Resolves when no room waits. */
  async idle(): Promise<void> {
    if (this.#rooms.size > 0) await new Promise<void>((resolve) => this.#idleListeners.add(resolve))
  }

  /** After `stop`: starts no pass that has not begun. */
  cancel(): void {
    callOnce(this.#placeListeners)
    for (const { timer } of this.#rooms.values()) if (timer) clearTimeout(timer)
  }

  /** Resolves once the passes that have begun have ended. */
  async ended(): Promise<void> {
    await Promise.all(this.#passes)
    metrics.waiting.set(0)
  }

  async #run(key: string, room: WaitingRoom): Promise<void> {
    room.timer = null
    room.isRunning = true
    room.isDirty = false
    const outcome = await this.#inTurn(room)
    room.isRunning = false
    if (outcome === 'otherNode') {
      this.schedule(room, otherNodeMs)
      return
    }
    if (outcome !== 'failed' && !room.isDirty) {
      if (outcome === 'done') metrics.lag.observe((Date.now() - room.since) / 1000)
      this.#remove(key)
      return
    }
    if (outcome === 'done') {
      this.#rooms.set(key, { ...room, since: Date.now(), ...fresh() })
      this.schedule(room)
      return
    }
    const inMs = backoffMs(room.failures, backoff)
    room.failures += 1
    this.schedule(room, inMs)
  }

  /** Limits the passes at a time, so that a start with many unsettled rooms leaves connections for people. */
  #inTurn(room: WaitingRoom): Promise<Outcome> {
    return this.#turns.take(async () => {
      const pass = this.#options.runPass(room)
      this.#passes.add(pass)
      const outcome = await pass
      this.#passes.delete(pass)
      return outcome
    })
  }

  #remove(key: string): void {
    this.#rooms.delete(key)
    metrics.waiting.set(this.#rooms.size)
    if (this.#rooms.size < mostWaiting) callOnce(this.#placeListeners)
    if (this.#rooms.size === 0) callOnce(this.#idleListeners)
  }
}

const fresh = () => ({
  timer: null,
  isRunning: false,
  isDirty: false,
  wasOnOtherNode: false,
  failures: 0,
})

function callOnce(listeners: Set<() => void>): void {
  const called = [...listeners]
  listeners.clear()
  for (const listener of called) listener()
}
