/** Works that run beside each other. What one rejects with is thrown to the caller that waits for them. */
export class Flight {
  readonly #works = new Set<Promise<void>>()
  readonly #faults: unknown[] = []

  get size(): number {
    return this.#works.size
  }

  add(work: Promise<void>): void {
    const followed = work
      .catch((cause: unknown) => void this.#faults.push(cause))
      .finally(() => this.#works.delete(followed))
    this.#works.add(followed)
  }

  /** Until any of them has ended. */
  async one(): Promise<void> {
    await Promise.race(this.#works)
    if (this.#faults.length > 0) throw this.#faults[0]
  }

  async all(): Promise<void> {
    await this.settled()
    if (this.#faults.length > 0) throw this.#faults[0]
  }

  /** The same without throwing. */
  async settled(): Promise<void> {
    await Promise.all(this.#works)
  }
}
