/** Of what a node may load, the part that one account and one brand may have loaded: a fourth, but one full document. */
const partOfNode = 1 / 4

interface ShareLimits {
  /** Weight of all loaded documents. */
  readonly loadedBytes: number
  /** Weight of one document. */
  readonly documentBytes: number
}

/** A loaded room, which counts for its brand, and for each account that has it open. */
export interface Counted {
  readonly idBrand: number
}

/**
 * The weights of the loaded rooms: their sum, and what accounts and brands have of it. Opening a room or changing its
 * weight costs the same however many rooms are loaded; an account has only as many rooms as sockets, a brand as many as
 * there are documents.
 */
export class RoomShares<Room extends Counted> {
  readonly #limits: ShareLimits
  readonly #shareBytes: number
  readonly #weights = new Map<Room, number>()
  readonly #ofBrand = new Map<number, Set<Room>>()
  /** With how often the account has the room open. */
  readonly #ofAccount = new Map<number, Map<Room, number>>()
  #total = 0

  constructor(limits: ShareLimits) {
    this.#limits = limits
    this.#shareBytes = Math.max(limits.documentBytes, limits.loadedBytes * partOfNode)
  }

  /** Weight of all loaded rooms, in bytes. */
  get total(): number {
    return this.#total
  }

  get isFull(): boolean {
    return this.#total > this.#limits.loadedBytes
  }

  add(room: Room): void {
    this.#weights.set(room, 0)
    const ofBrand = this.#ofBrand.get(room.idBrand) ?? new Set()
    this.#ofBrand.set(room.idBrand, ofBrand.add(room))
  }

  /** Its present weight. Does nothing where the room was removed. */
  weigh(room: Room, weight: number): void {
    const before = this.#weights.get(room)
    if (before === undefined) return
    this.#weights.set(room, weight)
    this.#total += weight - before
  }

  remove(room: Room): void {
    this.weigh(room, 0)
    this.#weights.delete(room)
    const ofBrand = this.#ofBrand.get(room.idBrand)
    ofBrand?.delete(room)
    if (ofBrand?.size === 0) this.#ofBrand.delete(room.idBrand)
  }

  hold(idAccount: number, room: Room): void {
    const held = this.#ofAccount.get(idAccount) ?? new Map<Room, number>()
    this.#ofAccount.set(idAccount, held.set(room, (held.get(room) ?? 0) + 1))
  }

  release(idAccount: number, room: Room): void {
    const held = this.#ofAccount.get(idAccount)
    const left = (held?.get(room) ?? 1) - 1
    if (left > 0) held?.set(room, left)
    else held?.delete(room)
    if (held?.size === 0) this.#ofAccount.delete(idAccount)
  }

  /** The other loaded rooms of the brand. */
  othersOf(room: Room): Room[] {
    return [...(this.#ofBrand.get(room.idBrand) ?? [])].filter((other) => other !== room)
  }

  /** Whether the room, heavier by so many bytes, is within the share of its brand. */
  isWithinBrand(room: Room, bytes = 0): boolean {
    return this.#fits(this.othersOf(room), room, bytes)
  }

  /** Whether an account may have the room open, heavier by so many bytes, beside the others that it has open. */
  isWithinAccount(idAccount: number, room: Room, bytes = 0): boolean {
    const held = this.#ofAccount.get(idAccount)?.keys() ?? []
    return this.#fits(
      [...held].filter((other) => other !== room),
      room,
      bytes,
    )
  }

  /** One document alone is held to the limit of a document. */
  #fits(others: readonly Room[], room: Room, bytes: number): boolean {
    const ofOthers = others.reduce((sum, other) => sum + this.#weightOf(other), 0)
    return ofOthers === 0 || ofOthers + this.#weightOf(room) + bytes <= this.#shareBytes
  }

  #weightOf(room: Room): number {
    return this.#weights.get(room) ?? 0
  }
}
