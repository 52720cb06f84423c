/** Which other nodes are alive: those that were heard lately. The clock comes in. */
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

  /** True: it had counted as dead, so it may have missed what was said about it. */
  hear(node: string, now: number): boolean {
    this.#heardAt.set(node, now)
    return this.#gone.delete(node)
  }

  /** It said goodbye and will not come back under this name. */
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
