import { randomUUID } from 'node:crypto'
import type { Bus } from './bus.ts'
import { Channels } from './channels.ts'

interface Member {
  readonly channels: Channels
  readonly goneListeners: Set<(node: string) => void>
}

/** A bus for nodes within one process. A server without Redis joins one alone. */
export class LocalHub {
  readonly #members = new Map<string, Member>()

  join(node: string = randomUUID()): Bus {
    const members = this.#members
    const own: Member = { channels: new Channels(), goneListeners: new Set() }
    members.set(node, own)
    return {
      node,
      isConnected: true,
      get isAlone() {
        return members.size === 1
      },
      publish: (channel, message) => {
        for (const [other, { channels }] of members) {
          if (other === node || !channels.has(channel)) continue
          // As over a network: a copy, delivered after the call that publishes has returned.
          setImmediate((copy: Uint8Array) => channels.deliver(channel, copy, node), message.slice())
        }
      },
      subscribe: async (channel, listener) => own.channels.add(channel, listener),
      onGap: () => () => undefined,
      onGone: (listener) => {
        own.goneListeners.add(listener)
        return () => own.goneListeners.delete(listener)
      },
      close: async () => {
        if (!members.delete(node)) return
        own.channels.clear()
        for (const { goneListeners } of members.values()) {
          for (const listener of [...goneListeners]) setImmediate(listener, node)
        }
      },
    }
  }
}
