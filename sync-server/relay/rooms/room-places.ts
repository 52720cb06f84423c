import { mainDocument } from '#model/document-kinds/names.ts'
import type { Logger } from '#server/logging.ts'
import type { RelayLimits } from '../sockets/limits.ts'
import type { LoadedRoom } from './loaded-room.ts'
import { RoomShares } from './room-shares.ts'

interface Options {
  readonly limits: RelayLimits
  readonly log: Logger
  /** Whether the room is still the one that the node has for its document. */
  readonly isKnown: (loaded: LoadedRoom) => boolean
  /** Removes an idle room, whose updates are all stored. */
  readonly unload: (loaded: LoadedRoom) => void
  /** Removes a room that others have open; it is loaded again for the next client that comes. */
  readonly evict: (loaded: LoadedRoom) => void
}

/** Shares are checked again once a room is heavier by this part of a node: more often would cost with each letter. */
const checkedPart = 1 / 512

/**
 * Which rooms have a place in the memory of a node: the shares of accounts and brands, the idle rooms that are unloaded first, and
 * the rooms that are closed so that another one can open.
 */
export class RoomPlaces {
  readonly #options: Options
  readonly #shares: RoomShares<LoadedRoom>
  /** Rooms without handles, the longest idle first. */
  readonly #idle = new Set<LoadedRoom>()

  constructor(options: Options) {
    this.#options = options
    this.#shares = new RoomShares(options.limits)
  }

  get isFull(): boolean {
    return this.#shares.isFull
  }

  /** Weight of all loaded rooms, in bytes. */
  get total(): number {
    return this.#shares.total
  }

  add(loaded: LoadedRoom): void {
    this.#shares.add(loaded)
  }

  remove(loaded: LoadedRoom): void {
    this.#idle.delete(loaded)
    this.#shares.remove(loaded)
  }

  weigh(loaded: LoadedRoom, weight: number): void {
    this.#shares.weigh(loaded, weight)
  }

  /** `idAccount`: null: the server itself. */
  hold(loaded: LoadedRoom, idAccount: number | null): void {
    loaded.handles += 1
    this.#idle.delete(loaded)
    if (idAccount === null) loaded.handlesOfServer += 1
    else this.#shares.hold(idAccount, loaded)
  }

  letGo(loaded: LoadedRoom, idAccount: number | null): void {
    loaded.handles -= 1
    if (idAccount === null) loaded.handlesOfServer -= 1
    else this.#shares.release(idAccount, loaded)
  }

  noteIdle(loaded: LoadedRoom): void {
    this.#idle.add(loaded)
  }

  /** Unloads idle rooms, the longest idle first, until the node is not full. */
  unloadIdle(): void {
    for (const loaded of this.#idle) {
      if (!this.isFull) return
      this.#unloadIfStored(loaded)
    }
  }

  /** Whether a room that was just loaded may stay. Closes others rather than refuse it. */
  make(loaded: LoadedRoom, idAccount: number | null): boolean {
    if (!this.#options.isKnown(loaded)) return false
    if (idAccount !== null) {
      if (!this.#makeInBrand(loaded, 0, true)) return false
      for (const { room } of this.#shares.toCloseOfAccount(idAccount, loaded))
        room?.sendAway(idAccount, 'too much is open for this account')
    }
    this.unloadIdle()
    const toClose = this.#shares.toCloseOfNode(loaded, mayClose)
    for (const other of toClose ?? []) this.#evict(other)
    return toClose !== null
  }

  /** Whether an account may make a room heavier by so many bytes. */
  mayGrow(loaded: LoadedRoom, idAccount: number, bytes: number): boolean {
    const weight = loaded.room?.weight ?? 0
    const step = this.#options.limits.loadedBytes * checkedPart
    if (weight + bytes < loaded.checkedAt + step) return true
    if (!this.#makeInBrand(loaded, bytes, false)) return false
    if (!this.#shares.isWithinAccount(idAccount, loaded, bytes)) return false
    loaded.checkedAt = weight
    return true
  }

  /** Nothing in a brand keeps its main document from opening and growing, and nothing closes it for another one. */
  #makeInBrand(loaded: LoadedRoom, bytes: number, closesOthers: boolean): boolean {
    if (this.#shares.isWithinBrand(loaded, bytes)) return true
    for (const other of this.#shares.othersOf(loaded)) this.#unloadIfStored(other)
    const isMain = loaded.document === mainDocument
    if (!closesOthers && !isMain) return this.#shares.isWithinBrand(loaded, bytes)
    const mayCloseInBrand = (other: LoadedRoom) => mayClose(other) && other.document !== mainDocument
    const toClose = this.#shares.toCloseOfBrand(loaded, bytes, mayCloseInBrand)
    for (const other of toClose ?? []) this.#evict(other)
    return isMain || toClose !== null
  }

  #unloadIfStored(loaded: LoadedRoom): void {
    if (loaded.handles === 0 && loaded.room?.isStored) this.#options.unload(loaded)
  }

  #evict(loaded: LoadedRoom): void {
    const { room, idBrand, document } = loaded
    if (!room || !this.#options.isKnown(loaded)) return
    this.#options.log.warn({ idBrand, document, weight: room.weight }, 'a room was closed for another one')
    this.#options.evict(loaded)
  }
}

function mayClose({ room, handlesOfServer }: LoadedRoom): boolean {
  return room !== null && handlesOfServer === 0
}
