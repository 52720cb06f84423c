import { type DocumentName, mainDocument } from '#model/document-kinds/names.ts'
import { closeCode, type Problem } from '#model/sync/protocol.ts'
import type { Bus } from '#server/bus/bus.ts'
import type { Logger } from '#server/logging.ts'
import { DiffCache } from '../document/diff-cache.ts'
import { type DocId, docKey, type Editor, type UpdateLog } from '../log/update-log.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import { PresenceBudget } from '../presence/presence-budget.ts'
import { KeptQuota } from '../rights/kept-quota.ts'
import type { Connection } from '../sockets/connection.ts'
import type { RelayLimits } from '../sockets/limits.ts'
import { AccountBudget } from '../work/account-budget.ts'
import { AccountCosts } from '../work/account-costs.ts'
import { ReadTurns } from '../work/read-turns.ts'
import { Room } from './room.ts'
import type { ServerRoomHandle, StoredListener } from './room-access.ts'
import { RoomShares } from './room-shares.ts'

export interface RoomsOptions {
  readonly updateLog: UpdateLog
  readonly bus: Bus
  readonly limits: RelayLimits
  readonly maxMessageBytes: number
  readonly log: Logger
}

export interface RoomHandle {
  readonly room: Room
  /** Unresolved problems, which a new client is told. */
  readonly problems: Iterable<Problem>
  release(): void
}

/** The room cannot be opened now: the node or a share of it is full, it is closing, or the database does not answer. */
class RoomUnavailable extends Error {
  override readonly name = 'RoomUnavailable'
}

interface Entry {
  readonly key: string
  readonly idBrand: number
  readonly document: DocumentName
  readonly opening: Promise<Room>
  room: Room | null
  handles: number
  /** How many of the handles are the server's own: what they do with the room must not be cut off. */
  handlesOfServer: number
  idle: NodeJS.Timeout | null
  /** The weight at which the shares were checked last. */
  checkedAt: number
}

interface ProblemOfRoom extends DocId {
  readonly problem: Problem
}

interface HandleOwner {
  release(entry: Entry, idAccount: number | null): void
  problemsOf(entry: Entry): Iterable<Problem>
}

/** One per client of a node, so it is small. */
class LoadedRoomHandle implements RoomHandle {
  readonly room: Room
  readonly #entry: Entry
  readonly #idAccount: number | null
  readonly #owner: HandleOwner
  #isOpen = true

  constructor(room: Room, entry: Entry, idAccount: number | null, owner: HandleOwner) {
    this.room = room
    this.#entry = entry
    this.#idAccount = idAccount
    this.#owner = owner
  }

  get problems(): Iterable<Problem> {
    return this.#owner.problemsOf(this.#entry)
  }

  release(): void {
    if (this.#isOpen) this.#owner.release(this.#entry, this.#idAccount)
    this.#isOpen = false
  }
}

const problemsChannel = 'problems'
const roomsAtOnce = 3
/** Shares are checked again once a room is heavier by this part of a node: more often would cost with each letter. */
const checkedPart = 1 / 512

/** The loaded rooms of a node. A room stays loaded while it has handles, and for `idleMs` longer. */
export class Rooms {
  readonly #options: RoomsOptions
  readonly #diffs: DiffCache
  readonly #work: AccountCosts
  readonly #turns = new ReadTurns()
  readonly #keptQuota: KeptQuota
  readonly #presenceBudget: PresenceBudget
  /** Until they are rebuilt, or the process ends. */
  readonly #setAside = new Set<string>()
  readonly #entries = new Map<string, Entry>()
  readonly #shares: RoomShares<Entry>
  /** Rooms without handles, the longest idle first. */
  readonly #idle = new Set<Entry>()
  /** The last room that each account is loading. */
  readonly #loading = new Map<number, Promise<unknown>>()
  /** Ends once the last room that was opened is loaded. */
  #lastLoading: Promise<unknown> = Promise.resolve()
  /** Rooms that were closed for others, by key, until everything that they accepted is in the log. */
  readonly #leaving = new Map<string, Promise<boolean>>()
  readonly #storedListeners = new Set<StoredListener>()
  /** Kept also for rooms that are not loaded, because the people concerned may come back later. */
  readonly #problems = new Map<string, Map<string | null, Problem>>()
  readonly #stopListening: (() => void)[]
  readonly #owner: HandleOwner = {
    release: (entry, idAccount) => this.#release(entry, idAccount),
    problemsOf: ({ key }) => [...(this.#problems.get(key)?.values() ?? [])],
  }
  #isClosing = false

  constructor(options: RoomsOptions) {
    this.#options = options
    this.#diffs = new DiffCache(options.limits.sharedDiffBytes)
    const { bus, updateLog, log, limits } = options
    this.#shares = new RoomShares(limits)
    const budget = new AccountBudget({ perSecond: limits.workPerSecond, burst: limits.workBurstMs })
    this.#work = new AccountCosts(budget, this.#turns)
    this.#keptQuota = new KeptQuota(limits)
    this.#presenceBudget = new PresenceBudget(limits.presencePerSecond, this.#turns)
    this.#stopListening = [
      updateLog.onStuck(() => {
        log.error({}, 'updates could not be stored for long; clients are sent away with their words')
        this.closeConnections(closeCode.overloaded, 'nothing can be stored now')
      }),
      bus.onGap(() => {
        this.#resolveAllProblems()
        void this.#inEachRoom((room) => room.compareWithLog())
      }),
      bus.onGone((node) => void this.#inEachRoom((room) => room.removeNode(node))),
    ]
    void bus
      .subscribe(problemsChannel, (message) => this.#receiveProblem(message))
      .then((stop) => this.#stopListening.push(stop))
  }

  /**
   * Loads the room if needed. Rejects with `RoomUnavailable`. `idAccount`: who has it open, null: the server itself, to
   * which shares do not apply.
   */
  async open(idBrand: number, document: DocumentName, idAccount: number | null): Promise<RoomHandle> {
    const id = { idBrand, document }
    if (idAccount === null || this.#entries.has(docKey(id))) return this.#open(id, idAccount)
    // One after the other, because only a loaded document tells its weight.
    const before = this.#loading.get(idAccount)
    const opening = (before ?? Promise.resolve()).then(() => this.#open(id, idAccount))
    const ended = opening.then(
      () => {},
      () => {},
    )
    this.#loading.set(idAccount, ended)
    try {
      return await opening
    } finally {
      if (this.#loading.get(idAccount) === ended) this.#loading.delete(idAccount)
    }
  }

  async #open(id: DocId, idAccount: number | null): Promise<RoomHandle> {
    if (this.#isClosing) throw new RoomUnavailable('The relay is closing.')
    if (this.#options.updateLog.isStuck) throw new RoomUnavailable('Nothing can be stored now.')
    const known = this.#entries.get(docKey(id))
    const isLoaded = known?.room != null
    const entry = known ?? this.#load(id)
    this.#hold(entry, idAccount)
    let room: Room
    try {
      room = await entry.opening
    } catch (cause) {
      this.#letGo(entry, idAccount)
      throw new RoomUnavailable('The document could not be loaded.', { cause })
    }
    // A room that is loaded takes no more by being open once more.
    if (!isLoaded && !this.#makePlace(entry, idAccount)) {
      this.#release(entry, idAccount)
      this.#unloadIdle()
      throw new RoomUnavailable('Too much is loaded on this node, or for this account or brand.')
    }
    this.#unloadIdle()
    return new LoadedRoomHandle(room, entry, idAccount, this.#owner)
  }

  occupied(): DocId[] {
    const rooms = [...this.#entries.values()].flatMap(({ room }) => room ?? [])
    return rooms.filter(({ connections }) => [...connections].length > 0).map(({ id }) => id)
  }

  /** The document was rebuilt: its clients are closed and come back to the new epoch. */
  startNewEpoch(id: DocId): void {
    this.#setAside.delete(docKey(id))
    this.#entries.get(docKey(id))?.room?.startNewEpoch()
  }

  async openForServer(idBrand: number, document: DocumentName): Promise<ServerRoomHandle> {
    const handle = await this.open(idBrand, document, null)
    const { room } = handle
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
      get problems() {
        return handle.problems
      },
      release: () => handle.release(),
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

  /** Opens no more rooms, and resolves once everything is stored or after `withinMs`; with whether all is stored. */
  async drain(withinMs: number): Promise<boolean> {
    this.#isClosing = true
    const loaded = [...this.#entries.values()].flatMap(({ room }) => (room ? [room] : []))
    const settled = [...loaded.map((room) => room.settled()), ...this.#leaving.values()]
    const all = Promise.all(settled).then((stored) => stored.every(Boolean))
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
      this.#remove(entry)
    }
    this.#count()
  }

  /** While the node is full, each room is weighed before the next one is loaded. */
  #load(id: DocId): Entry {
    const leaving = this.#leaving.get(docKey(id))
    if (leaving) return this.#add(id, leaving)
    this.#unloadIdle()
    const entry = this.#add(id, this.#shares.isFull ? this.#lastLoading : undefined)
    this.#lastLoading = entry.opening.catch(() => {})
    return entry
  }

  #add(id: DocId, after: Promise<unknown> = Promise.resolve()): Entry {
    const key = docKey(id)
    const room = new Room(id, {
      ...this.#options,
      diffs: this.#diffs,
      work: this.#work,
      turns: this.#turns,
      keptQuota: this.#keptQuota,
      presenceBudget: this.#presenceBudget,
      setAside: this.#setAside,
      onStored: (editors) => this.#notifyStored(id, editors),
      onBroken: (broken) => this.#replace(id, broken),
      onWeight: () => this.#shares.weigh(entry, room.weight),
      mayGrow: (idAccount, bytes) => this.#mayGrow(entry, idAccount, bytes),
    })
    const opening = after.then(() => room.load()).then(() => room)
    const entry: Entry = {
      key,
      ...id,
      opening,
      room: null,
      handles: 0,
      handlesOfServer: 0,
      idle: null,
      checkedAt: 0,
    }
    this.#entries.set(key, entry)
    this.#shares.add(entry)
    opening.then(
      () => {
        entry.room = room
        this.#shares.weigh(entry, room.weight)
        this.#count()
      },
      (err: unknown) => {
        this.#options.log.error({ err, ...id }, 'a document could not be loaded')
        this.#remove(entry)
        room.destroy()
      },
    )
    return entry
  }

  #notifyStored({ idBrand, document }: DocId, editors: readonly Editor[]): void {
    for (const listener of [...this.#storedListeners]) {
      try {
        listener(idBrand, document, editors)
      } catch (err) {
        // A failing listener must not keep stored updates from being acknowledged.
        this.#options.log.error({ err, idBrand, document }, 'a listener of stored updates failed')
      }
    }
  }

  /** The new room loads once everything that the broken one accepted is in the log. */
  #replace(id: DocId, broken: Room): void {
    const key = docKey(id)
    const entry = this.#entries.get(key)
    if (entry?.room !== broken) return
    this.#remove(entry)
    const stored = broken.settled()
    void stored.then(() => broken.destroy())
    const successor = this.#add(id, stored)
    this.#planUnload(successor)
  }

  #hold(entry: Entry, idAccount: number | null): void {
    entry.handles += 1
    if (entry.idle) clearTimeout(entry.idle)
    entry.idle = null
    this.#idle.delete(entry)
    if (idAccount === null) entry.handlesOfServer += 1
    else this.#shares.hold(idAccount, entry)
  }

  #letGo(entry: Entry, idAccount: number | null): void {
    entry.handles -= 1
    if (idAccount === null) entry.handlesOfServer -= 1
    else this.#shares.release(idAccount, entry)
  }

  #release(entry: Entry, idAccount: number | null): void {
    this.#letGo(entry, idAccount)
    if (entry.handles === 0 && this.#entries.get(entry.key) === entry) this.#planUnload(entry)
  }

  #planUnload(entry: Entry): void {
    if (this.#isClosing) return
    this.#idle.add(entry)
    if (entry.idle) clearTimeout(entry.idle)
    entry.idle = setTimeout(() => void this.#compactAndUnload(entry), this.#options.limits.idleMs)
    entry.idle.unref()
  }

  /** A client that comes during the compaction keeps the room loaded. */
  async #compactAndUnload(entry: Entry): Promise<void> {
    const room = await entry.opening.catch(() => null)
    if (!room || entry.handles > 0) return
    await room.compact()
    await room.settled()
    if (entry.handles > 0 || this.#isClosing) return
    this.#unload(entry)
  }

  #unload(entry: Entry): void {
    if (this.#entries.get(entry.key) !== entry) return
    if (entry.idle) clearTimeout(entry.idle)
    this.#remove(entry)
    entry.room?.destroy()
    this.#count()
  }

  #remove(entry: Entry): void {
    if (this.#entries.get(entry.key) === entry) this.#entries.delete(entry.key)
    this.#idle.delete(entry)
    this.#shares.remove(entry)
  }

  /** Gives up idle rooms, the longest idle first, until the node is not full. */
  #unloadIdle(): void {
    for (const entry of this.#idle) {
      if (!this.#shares.isFull) return
      this.#giveUp(entry)
    }
  }

  #giveUp(entry: Entry): void {
    if (entry.handles === 0 && entry.room?.isStored) this.#unload(entry)
  }

  /** Whether a room that was just loaded may stay. Closes others rather than refuse it. */
  #makePlace(entry: Entry, idAccount: number | null): boolean {
    if (this.#entries.get(entry.key) !== entry) return false
    if (idAccount !== null) {
      if (!this.#makePlaceInBrand(entry, 0, true)) return false
      for (const { room } of this.#shares.toCloseOfAccount(idAccount, entry))
        room?.sendAway(idAccount, 'too much is open for this account')
    }
    this.#unloadIdle()
    const toClose = this.#shares.toCloseOfNode(entry, mayClose)
    for (const other of toClose ?? []) this.#evict(other)
    return toClose !== null
  }

  /** Nothing in a brand keeps its main document from opening and growing, and nothing closes it for another one. */
  #makePlaceInBrand(entry: Entry, bytes: number, closesOthers: boolean): boolean {
    if (this.#shares.isWithinBrand(entry, bytes)) return true
    for (const other of this.#shares.othersOf(entry)) this.#giveUp(other)
    const isMain = entry.document === mainDocument
    if (!closesOthers && !isMain) return this.#shares.isWithinBrand(entry, bytes)
    const mayCloseInBrand = (other: Entry) => mayClose(other) && other.document !== mainDocument
    const toClose = this.#shares.toCloseOfBrand(entry, bytes, mayCloseInBrand)
    for (const other of toClose ?? []) this.#evict(other)
    return isMain || toClose !== null
  }

  #mayGrow(entry: Entry, idAccount: number, bytes: number): boolean {
    const weight = entry.room?.weight ?? 0
    const step = this.#options.limits.loadedBytes * checkedPart
    if (weight + bytes < entry.checkedAt + step) return true
    if (!this.#makePlaceInBrand(entry, bytes, false)) return false
    if (!this.#shares.isWithinAccount(idAccount, entry, bytes)) return false
    entry.checkedAt = weight
    return true
  }

  /** Closes a room so that another one can open. It is loaded again for the next client that comes. */
  #evict(entry: Entry): void {
    const { key, room, idBrand, document } = entry
    if (!room || this.#entries.get(key) !== entry) return
    this.#options.log.warn({ idBrand, document, weight: room.weight }, 'a room was closed for another one')
    if (entry.idle) clearTimeout(entry.idle)
    this.#remove(entry)
    room.retire('too much is loaded')
    const leaving = room.settled()
    this.#leaving.set(key, leaving)
    void leaving.then(() => {
      room.destroy()
      if (this.#leaving.get(key) === leaving) this.#leaving.delete(key)
    })
    this.#count()
  }

  #tell({ id: { idBrand, document } }: Room, problem: Problem): void {
    const message: ProblemOfRoom = { idBrand, document, problem }
    this.#options.bus.publish(problemsChannel, new TextEncoder().encode(JSON.stringify(message)))
    this.#applyProblem(message)
  }

  #receiveProblem(message: Uint8Array): void {
    try {
      this.#applyProblem(JSON.parse(new TextDecoder().decode(message)) as ProblemOfRoom)
    } catch (err) {
      this.#options.log.error({ err }, 'a problem told by another node cannot be read')
    }
  }

  #applyProblem({ problem, ...id }: ProblemOfRoom): void {
    const key = docKey(id)
    const known = this.#problems.get(key) ?? new Map<string | null, Problem>()
    if (problem.code === 'RESOLVED') known.delete(problem.field)
    else known.set(problem.field, problem)
    if (known.size > 0) this.#problems.set(key, known)
    else this.#problems.delete(key)
    this.#entries.get(key)?.room?.tell(problem)
  }

  /** After missed messages nobody knows which problems remain; the write-back tells again of those that do. */
  #resolveAllProblems(): void {
    for (const [key, problems] of this.#problems) {
      const room = this.#entries.get(key)?.room
      for (const problem of problems.values()) room?.tell({ ...problem, code: 'RESOLVED', message: '' })
    }
    this.#problems.clear()
  }

  /** A few rooms at a time, because each reads its document from the log. */
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

  #count(): void {
    metrics.rooms.set(this.#entries.size)
    metrics.loadedBytes.set(this.#shares.total)
  }
}

function mayClose({ room, handlesOfServer }: Entry): boolean {
  return room !== null && handlesOfServer === 0
}
