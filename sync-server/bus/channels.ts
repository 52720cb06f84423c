import type { BusListener, Unsubscribe } from './bus.ts'

/** The listeners of each channel. */
export class Channels {
  readonly #listeners = new Map<string, Set<BusListener>>()

  get names(): string[] {
    return [...this.#listeners.keys()]
  }

  has(channel: string): boolean {
    return this.#listeners.has(channel)
  }

  add(channel: string, listener: BusListener): Unsubscribe {
    const present = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, present)
    present.add(listener)
    return () => {
      present.delete(listener)
      if (present.size === 0 && this.#listeners.get(channel) === present) this.#listeners.delete(channel)
    }
  }

  deliver(channel: string, message: Uint8Array, node: string): void {
    for (const listener of [...(this.#listeners.get(channel) ?? [])]) listener(message, node)
  }

  clear(): void {
    this.#listeners.clear()
  }
}
