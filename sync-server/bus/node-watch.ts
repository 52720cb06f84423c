/** Tracks which other nodes are alive: those with a recent heartbeat. The caller passes the clock (ms). */
export class NodeWatch {
  readonly #silentMs: number
  readonly #heardAt = new Map<string, number>()
  readonly #gone = new Set<string>()

  constructor(silentMs: number) {
    this.#silentMs = silentMs
  }

  get count(): number {
    return this.#heardAt.size
  }

  /** True: the node had counted as dead, so it may have missed messages. */
  hear(node: string, now: number): boolean {
    this.#heardAt.set(node, now)
    return this.#gone.delete(node)
  }

  /** The node has ended and will not come back under this id. */
  leave(node: string): boolean {
    return this.#heardAt.delete(node)
  }

  takeSilent(now: number): string[] {
    const silent = [...this.#heardAt].filter(([, at]) => now - at > this.#silentMs).map(([node]) => node)
    for (const node of silent) {
      this.#heardAt.delete(node)
      this.#gone.add(node)
    }
    return silent
  }
}
