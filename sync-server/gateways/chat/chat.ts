import { createHmac } from 'node:crypto'
import type { Environment } from '#server/environment/environment.ts'
import { setProviderOn } from '../outside-metrics.ts'

/** Chat with the operator's support (Channel Talk). The browser alone talks to it; the server says who the member is. */
export interface Chat {
  /** Public key for the page; null: the chat is off. */
  readonly pluginKey: string | null
  /** Origins that the page's content security policy has to allow. */
  readonly sources: {
    readonly scripts: readonly string[]
    readonly connections: readonly string[]
    readonly pictures: readonly string[]
  }
  /** Proof that the page may speak as this member, or a member could read the chats of others. Throws where chat is off. */
  hashOf(member: string): string
}

export const noChat: Chat = {
  pluginKey: null,
  sources: { scripts: [], connections: [], pictures: [] },
  hashOf: () => {
    throw new Error('The chat is off.')
  },
}

export function openChat({ chat }: Pick<Environment, 'chat'>): Chat {
  setProviderOn('channel-talk', chat !== null)
  if (chat === null) return noChat
  const key = Buffer.from(chat.secretKey, 'hex')
  return {
    pluginKey: chat.pluginKey,
    sources: {
      scripts: ['https://cdn.channel.io'],
      connections: ['https://*.channel.io', 'wss://*.channel.io'],
      pictures: ['https://*.channel.io'],
    },
    hashOf: (member) => createHmac('sha256', key).update(member).digest('hex'),
  }
}
