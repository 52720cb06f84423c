import type { Language } from '#model/language/languages.ts'
import type { Environment } from '#server/environment/environment.ts'
import type { Logger } from '#server/logging.ts'
import { setProviderOn } from '../outside-metrics.ts'
import { openChat } from './chat.ts'
import { openPapago } from './papago.ts'

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** The JSON that is asked for. */
export interface ChatForm {
  /** Letters, digits and hyphens. */
  readonly name: string
  /** JSON schema, draft 7. */
  readonly schema: object
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[]
  /** null: plain text. */
  readonly form: ChatForm | null
  /** Of the answer, in tokens. */
  readonly maxTokens: number
  /** 0 to 1. */
  readonly temperature: number
}

export interface ChatUsage {
  readonly promptTokens: number
  readonly answerTokens: number
}

export interface ChatListener {
  /** The caller stops here: the connection is closed, and `ask` rejects with the reason if it is a `Refusal`, else with AI_STOPPED. */
  readonly signal: AbortSignal
  /** More of the answer, in its order. */
  part(text: string): void
  /** What was used, estimated from the letters where the host does not say. Once for each request that it has begun to answer. */
  used(usage: ChatUsage): void
}

/** A language model. */
export interface Chat {
  /** Its name at the host. */
  readonly model: string
  /** Who runs it, as people are told before their texts are sent there. */
  readonly provider: string
  /** Of all brands together in a month; null: no limit. */
  readonly monthlyTokens: number | null
  /**
   * Resolves with the whole answer. Rejects with a `Refusal`: AI_BUSY, AI_TIMEOUT, AI_STALLED, AI_NETWORK, AI_CUT, AI_REFUSED,
   * AI_STOPPED, AI_BAD_ANSWER or PROVIDER_DOWN.
   */
  ask(request: ChatRequest, listener: ChatListener): Promise<string>
}

/** Papago's translations. */
export interface Papago {
  /** Rejects with PROVIDER_DOWN. */
  translate(text: string, target: Language, source?: Language): Promise<string>
}

/** What writes and translates texts; null: not connected. */
export interface Ai {
  readonly chat: Chat | null
  readonly papago: Papago | null
}

export function openAi({ ai, papago }: Pick<Environment, 'ai' | 'papago'>, log: Logger): Ai {
  setProviderOn('ai', ai !== null)
  setProviderOn('papago', papago !== null)
  return {
    chat: ai === null ? null : openChat(ai, { log }),
    papago: papago === null ? null : openPapago(papago, log),
  }
}
