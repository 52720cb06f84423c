/** Something that changes and says so: the one bridge between machinery and React's `useSyncExternalStore`. */
export interface Watched<Value> {
  get(): Value
  subscribe(listener: () => void): () => void
}

export interface Watchable<Value> extends Watched<Value> {
  /** Tells listeners only where the value is another one. */
  set(value: Value): void
}

export function createWatched<Value>(initial: Value): Watchable<Value> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(current, value)) return
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
