import type { Bus, Unsubscribe } from '#server/bus/bus.ts'
import type { Logger } from '#server/logging.ts'
import { type DocId, docKey, type LogEntry } from '../log/update-log.ts'
import { askWhoIsHere, decodeNodeMessage, encodeNodePresence, encodeStored } from './node-messages.ts'

/** What a room does with what it hears of the same room on other nodes. */
export interface FanOutTarget {
  hearStored(entries: readonly LogEntry[], rebuilds: number): void
  hearPresence(node: string, states: Uint8Array): void
  /** Who is here on this node, or null. */
  presenceHere(): Uint8Array | null
}

/** A room's way to the same room on other nodes. */
export class FanOut {
  readonly #bus: Bus
  readonly #channel: string
  readonly #target: FanOutTarget
  readonly #log: Logger
  /** What is heard before the room is loaded waits for that. */
  #early: (() => void)[] | null = []
  #stop: Unsubscribe | null = null
  #isClosed = false

  constructor(bus: Bus, id: DocId, target: FanOutTarget, log: Logger) {
    this.#bus = bus
    this.#channel = `room/${docKey(id)}`
    this.#target = target
    this.#log = log
  }

  /** Comes before loading: what is stored between the two would be missing. */
  async listen(): Promise<void> {
    const stop = await this.#bus.subscribe(this.#channel, (message, node) => {
      const hear = () => this.#hear(message, node)
      if (this.#early) this.#early.push(hear)
      else hear()
    })
    if (this.#isClosed) stop()
    else this.#stop = stop
  }

  loaded(): void {
    const early = this.#early ?? []
    this.#early = null
    for (const hear of early) hear()
    this.#publish(() => askWhoIsHere)
  }

  stored(entries: readonly LogEntry[], rebuilds: number): void {
    this.#publish(() => encodeStored(entries, rebuilds))
  }

  presence(states: Uint8Array): void {
    this.#publish(() => encodeNodePresence(states))
  }

  /** After a gap everybody says again who is with them. */
  introduce(): void {
    const here = this.#target.presenceHere()
    if (here) this.presence(here)
    this.#publish(() => askWhoIsHere)
  }

  close(): void {
    this.#isClosed = true
    this.#early = null
    this.#stop?.()
  }

  #publish(say: () => Uint8Array): void {
    if (!this.#isClosed && !this.#bus.isAlone) this.#bus.publish(this.#channel, say())
  }

  #hear(bytes: Uint8Array, node: string): void {
    if (this.#isClosed) return
    try {
      const message = decodeNodeMessage(bytes)
      if (message?.kind === 'stored') this.#target.hearStored(message.entries, message.rebuilds)
      else if (message?.kind === 'presence') this.#target.hearPresence(node, message.states)
      else if (message?.kind === 'whoIsHere') {
        const here = this.#target.presenceHere()
        if (here) this.presence(here)
      }
    } catch (err) {
      this.#log.error({ err, channel: this.#channel }, 'a message of another node could not be handled')
    }
  }
}
