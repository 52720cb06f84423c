import type { DocumentName } from '#model/document-kinds/names.ts'
import { closeCode } from '#model/sync/protocol.ts'
import { type DocId, docKey } from '../log/update-log.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import { type NodeParts, openNodeParts, type RoomsOptions } from '../room/node-parts.ts'
import { Room } from '../room/room.ts'
import type { Connection } from '../sockets/connection.ts'
import { IdleRooms } from './idle-rooms.ts'
import { LeavingRooms } from './leaving-rooms.ts'
import {
  type HandleOwner,
  type LoadedRoom,
  LoadedRoomHandle,
  type RoomHandle,
  serverHandleOf,
} from './loaded-room.ts'
import { LoadingOrder } from './loading-order.ts'
import type { ServerRoomHandle, StoredListener } from './room-access.ts'
import { RoomPlaces } from './room-places.ts'
import { RoomProblems } from './room-problems.ts'
import { StoredListeners } from './stored-listeners.ts'

/** The room cannot be opened now: the node or a share of it is full, it is closing, or the database does not answer. */
class RoomUnavailable extends Error {
  override readonly name = 'RoomUnavailable'
}

/** Rooms that are compared with the log at the same time. */
const roomsAtOnce = 3

/**
 * The loaded rooms of a node. A room stays loaded while it has handles, and for `idleMs` longer:
 *
 *   open ─▶ loading ─▶ loaded ─▶ idle ─▶ unloaded
 *                        ├─▶ broken: replaced by a room that is loaded from the log
 *                        └─▶ leaving, for another room: loaded again for the next client, once it is stored
 *
 * Its parts: `LoadingOrder` which rooms wait for each other, `RoomPlaces` which have a place, `IdleRooms` and `LeavingRooms` how they
 * go, `RoomProblems` what clients are told, `StoredListeners` what the server is told.
 */
export class Rooms {
  readonly #node: NodeParts
  readonly #entries = new Map<string, LoadedRoom>()
  readonly #order = new LoadingOrder()
  readonly #places: RoomPlaces
  readonly #idle: IdleRooms
  readonly #leaving = new LeavingRooms()
  readonly #problems: RoomProblems
  readonly #storedListeners: StoredListeners
  readonly #stopListening: (() => void)[]
  readonly #owner: HandleOwner = {
    release: (loaded, idAccount) => this.#release(loaded, idAccount),
    problemsOf: ({ key }) => this.#problems.of(key),
  }
  #isClosing = false

  constructor(options: RoomsOptions) {
    const { bus, updateLog, log, limits } = options
    this.#node = openNodeParts(options)
    this.#places = new RoomPlaces({
      limits,
      log,
      isKnown: (loaded) => this.#isKnown(loaded),
      unload: (loaded) => this.#unload(loaded),
      evict: (loaded) => this.#evict(loaded),
    })
    this.#idle = new IdleRooms({
      idleMs: limits.idleMs,
      isClosing: () => this.#isClosing,
      unload: (loaded) => this.#unload(loaded),
    })
    this.#problems = new RoomProblems(bus, log, (key, problem) => this.#entries.get(key)?.room?.tell(problem))
    this.#storedListeners = new StoredListeners(log)
    this.#stopListening = [
      updateLog.onStuck(() => {
        log.error({}, 'updates could not be stored for long; clients are sent away with their words')
        this.closeConnections(closeCode.overloaded, 'nothing can be stored now')
      }),
      bus.onGap(() => {
        this.#problems.resolveAll()
        void this.#inEachRoom((room) => room.compareWithLog())
      }),
      bus.onGone((node) => void this.#inEachRoom((room) => room.removeNode(node))),
    ]
    void this.#problems.listen().then((stop) => this.#stopListening.push(stop))
  }

  /**
   * Loads the room if needed. Rejects with `RoomUnavailable`. `idAccount`: who has it open, null: the server itself, to
   * which shares do not apply.
   */
  async open(idBrand: number, document: DocumentName, idAccount: number | null): Promise<RoomHandle> {
    const id = { idBrand, document }
    if (idAccount === null || this.#entries.has(docKey(id))) return this.#open(id, idAccount)
    return this.#order.afterOthersOf(idAccount, () => this.#open(id, idAccount))
  }

  async #open(id: DocId, idAccount: number | null): Promise<RoomHandle> {
    if (this.#isClosing) throw new RoomUnavailable('The relay is closing.')
    if (this.#node.updateLog.isStuck) throw new RoomUnavailable('Nothing can be stored now.')
    const known = this.#entries.get(docKey(id))
    const isLoaded = known?.room != null
    const loaded = known ?? this.#load(id)
    this.#hold(loaded, idAccount)
    let room: Room
    try {
      room = await loaded.opening
    } catch (cause) {
      this.#places.letGo(loaded, idAccount)
      throw new RoomUnavailable('The document could not be loaded.', { cause })
    }
    // A room that is loaded takes no more by being open once more.
    if (!isLoaded && !this.#places.make(loaded, idAccount)) {
      this.#release(loaded, idAccount)
      this.#places.unloadIdle()
      throw new RoomUnavailable('Too much is loaded on this node, or for this account or brand.')
    }
    this.#places.unloadIdle()
    return new LoadedRoomHandle(room, loaded, idAccount, this.#owner)
  }

  occupied(): DocId[] {
    const rooms = [...this.#entries.values()].flatMap(({ room }) => room ?? [])
    return rooms.filter(({ connections }) => [...connections].length > 0).map(({ id }) => id)
  }

  /** The document was rebuilt: its clients are closed and come back to the new epoch. */
  startNewEpoch(id: DocId): void {
    this.#node.setAside.delete(docKey(id))
    this.#entries.get(docKey(id))?.room?.startNewEpoch()
  }

  async openForServer(idBrand: number, document: DocumentName): Promise<ServerRoomHandle> {
    const handle = await this.open(idBrand, document, null)
    return serverHandleOf(handle, (problem) => this.#problems.publish(handle.room.id, problem))
  }

  onStored(listener: StoredListener): () => void {
    return this.#storedListeners.add(listener)
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
    const settled = [...loaded.map((room) => room.settled()), ...this.#leaving.all()]
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
    for (const loaded of this.#entries.values()) {
      this.#idle.cancel(loaded)
      loaded.room?.destroy()
      this.#remove(loaded)
    }
    this.#count()
  }

  /** While the node is full, each room is weighed before the next one is loaded. */
  #load(id: DocId): LoadedRoom {
    const leaving = this.#leaving.settled(docKey(id))
    if (leaving) return this.#add(id, leaving)
    this.#places.unloadIdle()
    const loaded = this.#add(id, this.#places.isFull ? this.#order.last : undefined)
    this.#order.note(loaded.opening)
    return loaded
  }

  #add(id: DocId, after: Promise<unknown> = Promise.resolve()): LoadedRoom {
    const key = docKey(id)
    const room = new Room(id, this.#node, {
      onStored: (editors) => this.#storedListeners.call(id, editors),
      onBroken: () => this.#replace(id, room),
      onWeight: () => this.#places.weigh(loaded, room.weight),
      mayGrow: (idAccount, bytes) => this.#places.mayGrow(loaded, idAccount, bytes),
    })
    const opening = after.then(() => room.load()).then(() => room)
    const loaded: LoadedRoom = {
      key,
      ...id,
      opening,
      room: null,
      handles: 0,
      handlesOfServer: 0,
      idle: null,
      checkedAt: 0,
    }
    this.#entries.set(key, loaded)
    this.#places.add(loaded)
    opening.then(
      () => {
        loaded.room = room
        this.#places.weigh(loaded, room.weight)
        this.#count()
      },
      (err: unknown) => {
        this.#node.log.error({ err, ...id }, 'a document could not be loaded')
        this.#remove(loaded)
        room.destroy()
      },
    )
    return loaded
  }

  /** The new room loads once everything that the broken one accepted is in the log. */
  #replace(id: DocId, broken: Room): void {
    const key = docKey(id)
    const loaded = this.#entries.get(key)
    if (loaded?.room !== broken) return
    this.#remove(loaded)
    const stored = broken.settled()
    void stored.then(() => broken.destroy())
    const successor = this.#add(id, stored)
    this.#planUnload(successor)
  }

  #hold(loaded: LoadedRoom, idAccount: number | null): void {
    this.#idle.cancel(loaded)
    this.#places.hold(loaded, idAccount)
  }

  #release(loaded: LoadedRoom, idAccount: number | null): void {
    this.#places.letGo(loaded, idAccount)
    if (loaded.handles === 0 && this.#isKnown(loaded)) this.#planUnload(loaded)
  }

  #planUnload(loaded: LoadedRoom): void {
    if (this.#isClosing) return
    this.#places.noteIdle(loaded)
    this.#idle.plan(loaded)
  }

  #unload(loaded: LoadedRoom): void {
    if (!this.#isKnown(loaded)) return
    this.#idle.cancel(loaded)
    this.#remove(loaded)
    loaded.room?.destroy()
    this.#count()
  }

  #isKnown(loaded: LoadedRoom): boolean {
    return this.#entries.get(loaded.key) === loaded
  }

  #remove(loaded: LoadedRoom): void {
    if (this.#isKnown(loaded)) this.#entries.delete(loaded.key)
    this.#places.remove(loaded)
  }

  /** Everything that the room accepted is stored before it is loaded again. */
  #evict(loaded: LoadedRoom): void {
    const { key, room } = loaded
    if (!room) return
    this.#idle.cancel(loaded)
    this.#remove(loaded)
    this.#leaving.add(key, room)
    this.#count()
  }

  /** A few rooms at a time, because each reads its document from the log. */
  async #inEachRoom(work: (room: Room) => Promise<void>): Promise<void> {
    const entries = [...this.#entries.values()]
    const workers = Array.from({ length: roomsAtOnce }, async () => {
      for (let loaded = entries.pop(); loaded; loaded = entries.pop()) {
        const room = await loaded.opening.catch(() => null)
        if (room && this.#isKnown(loaded)) await work(room)
      }
    })
    await Promise.all(workers)
  }

  #count(): void {
    metrics.rooms.set(this.#entries.size)
    metrics.loadedBytes.set(this.#places.total)
  }
}
