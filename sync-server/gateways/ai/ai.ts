import type { Language } from '#model/language/languages.ts'
import type { PictureForm } from '#model/pictures/made-picture.ts'
import type { Environment } from '#server/environment/environment.ts'
import type { Logger } from '#server/logging.ts'
import { setProviderOn } from '../outside-metrics.ts'
import { openChat } from './chat.ts'
import { openImages } from './images.ts'
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

export interface ImageRequest {
  readonly prompt: string
  /** How many are asked for. */
  readonly count: number
  readonly form: PictureForm
}

export interface ImageListener {
  /** The caller stops here, as of a `ChatListener`. */
  readonly signal: AbortSignal
  /** What was used, estimated where the host does not say. Once for each request that it has begun to answer, or was stopped at. */
  used(usage: ChatUsage): void
}

/** An image model. */
export interface ImageModel {
  /** Its name at the host. */
  readonly model: string
  /** Who runs it, as people are told. */
  readonly provider: string
  /** Of all brands together in a month, texts included; null: no limit. */
  readonly monthlyTokens: number | null
  /**
   * Whether the host would refuse to show what a text says; false of a host that cannot tell. Rejects as `make`.
   */
  isFlagged(text: string, signal: AbortSignal): Promise<boolean>
  /**
   * Resolves with the bytes of one picture or more, at most as many as were asked for, whatever they are: nothing of them is checked.
   * What the host has taken is not sent again, because it may have cost something. Rejects with a `Refusal`: AI_BUSY, AI_TIMEOUT,
   * AI_STALLED, AI_NETWORK, AI_CUT, AI_REFUSED, AI_STOPPED, AI_BAD_ANSWER or PROVIDER_DOWN.
   */
  make(request: ImageRequest, listener: ImageListener): Promise<readonly Buffer[]>
}

/** Papago's translations. */
export interface Papago {
  /** Rejects with PROVIDER_DOWN. */
  translate(text: string, target: Language, source?: Language): Promise<string>
}

/** What writes and translates texts and makes pictures; null: not connected. */
export interface Ai {
  readonly chat: Chat | null
  readonly images: ImageModel | null
  readonly papago: Papago | null
}

export function openAi(
  { ai, images, papago }: Pick<Environment, 'ai' | 'images' | 'papago'>,
  log: Logger,
): Ai {
  setProviderOn('ai', ai !== null || images !== null)
  setProviderOn('papago', papago !== null)
  return {
    chat: ai === null ? null : openChat(ai, { log }),
    images: images === null ? null : openImages(images, { log }),
    papago: papago === null ? null : openPapago(papago, log),
  }
}
