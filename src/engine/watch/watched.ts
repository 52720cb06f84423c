/**
 * A value that changes, and tells its listeners: what connects code without React to `useSyncExternalStore`. Free of
 * React itself; the hook is `useWatched.ts`.
 */
export interface Watched<Value> {
  get(): Value
  /** Calls back after each change, not at once. Returns what ends the subscription. */
  subscribe(listener: () => void): () => void
}

export interface Watchable<Value> extends Watched<Value> {
  /** Tells the listeners, unless the value is the same as before. */
  set(value: Value): void
}

/** `isSame` decides which values are worth telling; by default any that is not identical. */
export function createWatched<Value>(
  initial: Value,
  isSame: (before: Value, next: Value) => boolean = Object.is,
): Watchable<Value> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set: (value) => {
      if (isSame(current, value)) return
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
