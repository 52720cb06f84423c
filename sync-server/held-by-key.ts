/** How much each key holds at this moment, such as sockets of an address. A key that holds nothing takes no memory. */
export class HeldByKey<Key> {
  readonly #held = new Map<Key, number>()

  of(key: Key): number {
    return this.#held.get(key) ?? 0
  }

  /** False, and nothing taken, where the key would hold more than `atMost`. */
  take(key: Key, atMost: number, amount = 1): boolean {
    const held = this.of(key) + amount
    if (held > atMost) return false
    this.#held.set(key, held)
    return true
  }

  give(key: Key, amount = 1): void {
    const left = this.of(key) - amount
    if (left > 0) this.#held.set(key, left)
    else this.#held.delete(key)
  }
}
