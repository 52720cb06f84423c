/** What an overlay shows, for one overlay of the whole page; null: it is closed. */
export interface Shown<Content> {
  get(): Content | null
  set(content: Content | null): void
  /** Returns what ends the subscription. */
  subscribe(listener: () => void): () => void
}

export function createShown<Content>(): Shown<Content> {
  const listeners = new Set<() => void>()
  let shown: Content | null = null
  return {
    get: () => shown,
    set: (content) => {
      shown = content
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
