/** Of what a node may load, the part that one account and one brand may have loaded: a fourth, but one full document. */
const partOfNode = 1 / 4
/** A light document has at most this part of the largest (1 MiB of 32). */
const lightPart = 1 / 32
/** What a node loads of light documents beyond its limit, as a part of it. */
const reservedPart = 1 / 16

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

  /** Light rooms count for no share, and no share keeps them from opening. */
  isLight(room: Room, bytes = 0): boolean {
    return this.#weightOf(room) + bytes <= this.#limits.documentBytes * lightPart
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
    return this.#excess(this.othersOf(room), room, bytes) === 0
  }

  /** Whether an account may have the room open, heavier by so many bytes, beside the others that it has open. */
  isWithinAccount(idAccount: number, room: Room, bytes = 0): boolean {
    return this.#excess(this.#othersOfAccount(idAccount, room), room, bytes) === 0
  }

  /**
   * The rooms without which this one, heavier by so many bytes, is within the share of its brand: the heaviest first.
   * null: there are not enough that may be closed.
   */
  toCloseOfBrand(room: Room, bytes: number, mayClose: (other: Room) => boolean): Room[] | null {
    const others = this.othersOf(room)
    return this.#heaviest(others.filter(mayClose), this.#excess(others, room, bytes))
  }

  /** The rooms without which the account is within its share: the heaviest first. */
  toCloseOfAccount(idAccount: number, room: Room): Room[] {
    const others = this.#othersOfAccount(idAccount, room)
    return this.#heaviest(others, this.#excess(others, room, 0)) ?? []
  }

  /**
   * The rooms without which the node is not too full for this one: again and again the heaviest of the brand or account
   * that has most. Heavy rooms never take the place of light ones. null: there are not enough that may be closed.
   */
  toCloseOfNode(room: Room, mayClose: (other: Room) => boolean): Room[] | null {
    const isLight = this.isLight(room)
    const { loadedBytes } = this.#limits
    // One document alone is loaded however little the node may load.
    const ofOthers = this.#total - this.#weightOf(room)
    let excess = Math.min(ofOthers, this.#total - loadedBytes * (isLight ? 1 + reservedPart : 1))
    const left = new Set<Room>()
    for (const other of this.#weights.keys())
      if (other !== room && mayClose(other) && (isLight || !this.isLight(other))) left.add(other)
    if (this.#sum(left) < excess) return null
    const found: Room[] = []
    while (excess > 0) {
      const heaviest = this.#heaviestOfLargest(left)
      if (!heaviest) return null
      left.delete(heaviest)
      found.push(heaviest)
      excess -= this.#weightOf(heaviest)
    }
    return found
  }

  #heaviestOfLargest(among: ReadonlySet<Room>): Room | undefined {
    let [most, found]: [number, Room | undefined] = [0, undefined]
    const holdings = [...this.#ofBrand.values(), ...[...this.#ofAccount.values()].map((held) => held.keys())]
    for (const holding of holdings) {
      const rooms = [...holding].filter((room) => among.has(room))
      const sum = this.#sum(rooms)
      if (sum > most) [most, found] = [sum, this.#byWeight(rooms)[0]]
    }
    return found
  }

  #othersOfAccount(idAccount: number, room: Room): Room[] {
    return [...(this.#ofAccount.get(idAccount)?.keys() ?? [])].filter((other) => other !== room)
  }

  /** By how much the heavy rooms are beyond a share. One document alone is held to the limit of a document. */
  #excess(others: readonly Room[], room: Room, bytes: number): number {
    if (this.isLight(room, bytes)) return 0
    const ofOthers = this.#sum(others.filter((other) => !this.isLight(other)))
    return Math.min(ofOthers, Math.max(0, ofOthers + this.#weightOf(room) + bytes - this.#shareBytes))
  }

  /** As few heavy rooms as have so many bytes. */
  #heaviest(among: readonly Room[], bytes: number): Room[] | null {
    const found: Room[] = []
    let left = bytes
    for (const room of this.#byWeight(among)) {
      if (left <= 0) break
      if (this.isLight(room)) return null
      found.push(room)
      left -= this.#weightOf(room)
    }
    return left > 0 ? null : found
  }

  #byWeight(rooms: readonly Room[]): Room[] {
    return [...rooms].sort((a, b) => this.#weightOf(b) - this.#weightOf(a))
  }

  #sum(rooms: Iterable<Room>): number {
    let sum = 0
    for (const room of rooms) sum += this.#weightOf(room)
    return sum
  }

  #weightOf(room: Room): number {
    return this.#weights.get(room) ?? 0
  }
}
