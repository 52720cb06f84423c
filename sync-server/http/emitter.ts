export interface Emitter<Event> {
  emit(event: Event): void
  /** Returns what takes the listener away again. */
  on(listener: (event: Event) => void): () => void
}

export function emitter<Event>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>()
  return {
    emit(event) {
      for (const listener of [...listeners]) listener(event)
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
