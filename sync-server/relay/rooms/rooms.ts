import type { DocumentName } from '#model/documents/names.ts'
import type { Problem } from '#model/sync/protocol.ts'
import type { Bus } from '#server/bus/bus.ts'
import type { Logger } from '#server/logging.ts'
import { DiffCache } from '../document/diff-cache.ts'
import { type DocId, docKey, type Editor, type UpdateLog } from '../log/update-log.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import type { Connection } from '../sockets/connection.ts'
import type { RelayLimits } from '../sockets/limits.ts'
import { Room } from './room.ts'
import type { RoomLease, StoredListener } from './room-access.ts'

export interface RoomsOptions {
  readonly updateLog: UpdateLog
  readonly bus: Bus
  readonly limits: RelayLimits
  readonly maxMessageBytes: number
  readonly log: Logger
}

export interface RoomHold {
  readonly room: Room
  /** What a socket is told on arrival. */
  readonly problems: Iterable<Problem>
  release(): void
}

/** The room cannot be had now: the node is full, closing, or the database does not answer. */
class RoomUnavailable extends Error {
  override readonly name = 'RoomUnavailable'
}

interface Entry {
  readonly key: string
  readonly opening: Promise<Room>
  room: Room | null
  holds: number
  idle: NodeJS.Timeout | null
}

interface ProblemOfRoom extends DocId {
  readonly problem: Problem
}

interface Keeper {
  release(entry: Entry): void
  problemsOf(entry: Entry): Iterable<Problem>
}

/** One for each socket of a node, so it is small. */
class Hold implements RoomHold {
  readonly room: Room
  readonly #entry: Entry
  readonly #keeper: Keeper
  #isHeld = true

  constructor(room: Room, entry: Entry, keeper: Keeper) {
    this.room = room
    this.#entry = entry
    this.#keeper = keeper
  }

  get problems(): Iterable<Problem> {
    return this.#keeper.problemsOf(this.#entry)
  }

  release(): void {
    if (this.#isHeld) this.#keeper.release(this.#entry)
    this.#isHeld = false
  }
}

const problemsChannel = 'problems'
const roomsAtOnce = 3

/** Loaded rooms by name. A room lives while somebody holds it, and a while longer. */
export class Rooms {
  readonly #options: RoomsOptions
  readonly #diffs: DiffCache
  readonly #entries = new Map<string, Entry>()
  readonly #storedListeners = new Set<StoredListener>()
  /** Beyond the life of a loaded room, because whom they concern comes back later. */
  readonly #problems = new Map<string, Map<string | null, Problem>>()
  readonly #stopListening: (() => void)[]
  readonly #keeper: Keeper = {
    release: (entry) => this.#release(entry),
    problemsOf: ({ key }) => [...(this.#problems.get(key)?.values() ?? [])],
  }
  #isClosing = false

  constructor(options: RoomsOptions) {
    this.#options = options
    this.#diffs = new DiffCache(options.limits.sharedDiffBytes)
    const { bus, updateLog, log } = options
    this.#stopListening = [
      updateLog.onStuck(() => {
        log.error({}, 'updates could not be stored for long; clients are sent away with their words')
        this.closeConnections(1013, 'nothing can be stored now')
      }),
      bus.onGap(() => {
        this.#forgetProblems()
        void this.#inEachRoom((room) => room.compareWithLog())
      }),
      bus.onGone((node) => void this.#inEachRoom((room) => room.forgetNode(node))),
    ]
    void bus
      .subscribe(problemsChannel, (message) => this.#hearProblem(message))
      .then((stop) => this.#stopListening.push(stop))
  }

  /** Throws `RoomUnavailable`. */
  async open(idBrand: number, document: DocumentName): Promise<RoomHold> {
    if (this.#isClosing) throw new RoomUnavailable('The relay is closing.')
    if (this.#options.updateLog.isStuck) throw new RoomUnavailable('Nothing can be stored now.')
    const key = docKey({ idBrand, document })
    if (!this.#entries.has(key)) this.#makePlace()
    const entry = this.#entries.get(key) ?? this.#add({ idBrand, document })
    entry.holds += 1
    if (entry.idle) clearTimeout(entry.idle)
    entry.idle = null
    let room: Room
    try {
      room = await entry.opening
    } catch (cause) {
      entry.holds -= 1
      throw new RoomUnavailable('The document could not be loaded.', { cause })
    }
    return new Hold(room, entry, this.#keeper)
  }

  occupied(): DocId[] {
    const rooms = [...this.#entries.values()].flatMap(({ room }) => room ?? [])
    return rooms.filter(({ connections }) => [...connections].length > 0).map(({ id }) => id)
  }

  /** The document was given a new history: whoever is in its room comes back to the new one. */
  giveWay(id: DocId): void {
    this.#entries.get(docKey(id))?.room?.giveWay()
  }

  async lease(idBrand: number, document: DocumentName): Promise<RoomLease> {
    const hold = await this.open(idBrand, document)
    const { room } = hold
    return {
      idBrand,
      document,
      get doc() {
        return room.doc
      },
      get lastEditor() {
        return room.lastEditor
      },
      catchUp: () => room.catchUp(),
      edit: (change) => room.edit(change),
      tell: (problem) => this.#tell(room, problem),
      release: () => hold.release(),
    }
  }

  onStored(listener: StoredListener): () => void {
    this.#storedListeners.add(listener)
    return () => this.#storedListeners.delete(listener)
  }

  *connections(): Iterable<Connection> {
    for (const { room } of this.#entries.values()) if (room) yield* room.connections
  }

  closeConnections(code: Parameters<Connection['close']>[0], reason: string): void {
    for (const connection of [...this.connections()]) connection.close(code, reason)
  }

  /** No new rooms; what the present ones hold is stored, or the time is over: answers which. */
  async drain(withinMs: number): Promise<boolean> {
    this.#isClosing = true
    const loaded = [...this.#entries.values()].flatMap(({ room }) => (room ? [room] : []))
    const all = Promise.all(loaded.map((room) => room.settled())).then((stored) => stored.every(Boolean))
    const { promise: tooLate, resolve } = Promise.withResolvers<boolean>()
    const timer = setTimeout(resolve, withinMs, false)
    const isStored = await Promise.race([all, tooLate])
    clearTimeout(timer)
    return isStored
  }

  close(): void {
    this.#isClosing = true
    for (const stop of this.#stopListening) stop()
    for (const entry of this.#entries.values()) {
      if (entry.idle) clearTimeout(entry.idle)
      entry.room?.destroy()
    }
    this.#entries.clear()
    this.#count()
  }

  #add(id: DocId, after: Promise<unknown> = Promise.resolve()): Entry {
    const key = docKey(id)
    const room = new Room(id, {
      ...this.#options,
      diffs: this.#diffs,
      onStored: (editors) => this.#announce(id, editors),
      onPoisoned: (poisoned) => this.#replace(id, poisoned),
    })
    const opening = after.then(() => room.load()).then(() => room)
    const entry: Entry = { key, opening, room: null, holds: 0, idle: null }
    this.#entries.set(key, entry)
    opening.then(
      () => {
        entry.room = room
        this.#count()
      },
      (err: unknown) => {
        this.#options.log.error({ err, ...id }, 'a document could not be loaded')
        if (this.#entries.get(key) === entry) this.#entries.delete(key)
        room.destroy()
      },
    )
    return entry
  }

  #announce({ idBrand, document }: DocId, editors: readonly Editor[]): void {
    for (const listener of [...this.#storedListeners]) {
      try {
        listener(idBrand, document, editors)
      } catch (err) {
        // Whoever listens must not stop what is already stored from being acknowledged.
        this.#options.log.error({ err, idBrand, document }, 'a listener of stored updates failed')
      }
    }
  }

  /** Its successor loads only once all that the broken one took over is in the log. */
  #replace(id: DocId, poisoned: Room): void {
    const key = docKey(id)
    const entry = this.#entries.get(key)
    if (entry?.room !== poisoned) return
    this.#entries.delete(key)
    const stored = poisoned.settled()
    void stored.then(() => poisoned.destroy())
    const successor = this.#add(id, stored)
    this.#planUnload(successor)
  }

  #release(entry: Entry): void {
    entry.holds -= 1
    if (entry.holds === 0 && this.#entries.get(entry.key) === entry) this.#planUnload(entry)
  }

  #planUnload(entry: Entry): void {
    if (this.#isClosing) return
    if (entry.idle) clearTimeout(entry.idle)
    entry.idle = setTimeout(() => void this.#retire(entry), this.#options.limits.idleMs)
    entry.idle.unref()
  }

  /** Whoever comes meanwhile finds the room still here. */
  async #retire(entry: Entry): Promise<void> {
    const room = await entry.opening.catch(() => null)
    if (!room || entry.holds > 0) return
    await room.compact()
    await room.settled()
    if (entry.holds > 0 || this.#isClosing) return
    this.#unload(entry)
  }

  #unload(entry: Entry): void {
    if (this.#entries.get(entry.key) !== entry) return
    if (entry.idle) clearTimeout(entry.idle)
    this.#entries.delete(entry.key)
    entry.room?.destroy()
    this.#count()
  }

  #makePlace(): void {
    const { loadedBytes } = this.#options.limits
    if (this.#loadedBytes() > loadedBytes) this.#unloadIdle()
    if (this.#loadedBytes() > loadedBytes) throw new RoomUnavailable('Too much is loaded on this node.')
  }

  #unloadIdle(): void {
    for (const entry of [...this.#entries.values()]) {
      if (entry.holds === 0 && entry.room?.isStored) this.#unload(entry)
    }
  }

  #tell({ id: { idBrand, document } }: Room, problem: Problem): void {
    const told: ProblemOfRoom = { idBrand, document, problem }
    this.#options.bus.publish(problemsChannel, new TextEncoder().encode(JSON.stringify(told)))
    this.#takeProblem(told)
  }

  #hearProblem(message: Uint8Array): void {
    try {
      this.#takeProblem(JSON.parse(new TextDecoder().decode(message)) as ProblemOfRoom)
    } catch (err) {
      this.#options.log.error({ err }, 'a problem told by another node cannot be read')
    }
  }

  #takeProblem({ problem, ...id }: ProblemOfRoom): void {
    const key = docKey(id)
    const known = this.#problems.get(key) ?? new Map<string | null, Problem>()
    if (problem.code === 'RESOLVED') known.delete(problem.field)
    else known.set(problem.field, problem)
    if (known.size > 0) this.#problems.set(key, known)
    else this.#problems.delete(key)
    this.#entries.get(key)?.room?.tell(problem)
  }

  /** Which of them have been resolved nobody may have heard; the write-back tells again what still is so. */
  #forgetProblems(): void {
    for (const [key, problems] of this.#problems) {
      const room = this.#entries.get(key)?.room
      for (const problem of problems.values()) room?.tell({ ...problem, code: 'RESOLVED', message: '' })
    }
    this.#problems.clear()
  }

  /** Some at a time, because each reads its document. */
  async #inEachRoom(work: (room: Room) => Promise<void>): Promise<void> {
    const entries = [...this.#entries.values()]
    const workers = Array.from({ length: roomsAtOnce }, async () => {
      for (let entry = entries.pop(); entry; entry = entries.pop()) {
        const room = await entry.opening.catch(() => null)
        if (room && this.#entries.get(entry.key) === entry) await work(room)
      }
    })
    await Promise.all(workers)
  }

  #loadedBytes(): number {
    let bytes = 0
    for (const { room } of this.#entries.values()) bytes += room?.bytes ?? 0
    return bytes
  }

  #count(): void {
    metrics.rooms.set(this.#entries.size)
    metrics.loadedBytes.set(this.#loadedBytes())
  }
}
