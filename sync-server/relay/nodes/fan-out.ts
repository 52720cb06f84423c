import type { Bus, Unsubscribe } from '#server/bus/bus.ts'
import type { Logger } from '#server/logging.ts'
import { type DocId, docKey, type LogEntry } from '../log/update-log.ts'
import { decodeNodeMessage, encodeNodePresence, encodeStored, presenceQuery } from './node-messages.ts'

/** What a room does with messages of the same room on other nodes. */
export interface FanOutTarget {
  applyFromNode(entries: readonly LogEntry[], rebuilds: number): void
  applyPresence(node: string, states: Uint8Array): void
  /** The presence of this node's clients, or null. */
  localPresence(): Uint8Array | null
}

/** Connects a room to the same room on other nodes. */
export class FanOut {
  readonly #bus: Bus
  readonly #channel: string
  readonly #target: FanOutTarget
  readonly #log: Logger
  /** Messages from before the room was loaded; null once it is. */
  #queued: (() => void)[] | null = []
  #stop: Unsubscribe | null = null
  #isClosed = false

  constructor(bus: Bus, id: DocId, target: FanOutTarget, log: Logger) {
    this.#bus = bus
    this.#channel = `room/${docKey(id)}`
    this.#target = target
    this.#log = log
  }

  /** Call it before loading the room, or updates stored between the two would be missing. */
  async listen(): Promise<void> {
    const stop = await this.#bus.subscribe(this.#channel, (message, node) => {
      const receive = () => this.#receive(message, node)
      if (this.#queued) this.#queued.push(receive)
      else receive()
    })
    if (this.#isClosed) stop()
    else this.#stop = stop
  }

  loaded(): void {
    const queued = this.#queued ?? []
    this.#queued = null
    for (const receive of queued) receive()
    this.#publish(() => presenceQuery)
  }

  stored(entries: readonly LogEntry[], rebuilds: number): void {
    this.#publish(() => encodeStored(entries, rebuilds))
  }

  presence(states: Uint8Array): void {
    this.#publish(() => encodeNodePresence(states))
  }

  /** After a gap: publishes this node's presence and asks the other nodes for theirs. */
  exchangePresence(): void {
    const here = this.#target.localPresence()
    if (here) this.presence(here)
    this.#publish(() => presenceQuery)
  }

  close(): void {
    this.#isClosed = true
    this.#queued = null
    this.#stop?.()
  }

  #publish(say: () => Uint8Array): void {
    if (!this.#isClosed && !this.#bus.isAlone) this.#bus.publish(this.#channel, say())
  }

  #receive(bytes: Uint8Array, node: string): void {
    if (this.#isClosed) return
    try {
      const message = decodeNodeMessage(bytes)
      if (message?.kind === 'stored') this.#target.applyFromNode(message.entries, message.rebuilds)
      else if (message?.kind === 'presence') this.#target.applyPresence(node, message.states)
      else if (message?.kind === 'whoIsHere') {
        const here = this.#target.localPresence()
        if (here) this.presence(here)
      }
    } catch (err) {
      this.#log.error({ err, channel: this.#channel }, 'a message of another node could not be handled')
    }
  }
}
