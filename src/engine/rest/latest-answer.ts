interface Underway<Answer> {
  readonly now: Promise<Answer>
  /** Of those that asked while `now` was under way. */
  next?: Promise<Answer>
}

/**
 * Asks once at a time for each id. An answer that is under way may be older than what its caller knows of, so all calls
 * meanwhile share the next one. For what no screen waits for: an answer may be long in coming where the network is bad.
 */
export function createLatest<Answer>(): (id: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const underway = new Map<string, Underway<Answer>>()
  return function latest(id, ask): Promise<Answer> {
    const known = underway.get(id)
    if (known) {
      const again = (): Promise<Answer> => latest(id, ask)
      known.next ??= known.now.then(again, again)
      return known.next
    }
    const now = ask().finally(() => underway.delete(id))
    underway.set(id, { now })
    return now
  }
}
