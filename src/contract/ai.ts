import { call } from './call.ts'
import type * as shapes from './shapes/ai.ts'

/** The events that a streamed answer of `ai.text` consists of, by name, each with JSON as its data. */
export interface AiEvents {
  /** More of a draft: of which, of its text, title or call to action. Not checked yet. */
  readonly part: { readonly at: number; readonly of: 'text' | 'title' | 'action'; readonly text: string }
  /** What came so far is of no use, and is written anew. */
  readonly restart: Readonly<Record<string, never>>
}

/** How a call fails that a language model answers. */
const modelErrors = [
  'PROVIDER_OFF',
  'PROVIDER_DOWN',
  'LIMIT_EXCEEDED',
  'AI_BUSY',
  'AI_TIMEOUT',
  'AI_STALLED',
  'AI_NETWORK',
  'AI_CUT',
  'AI_REFUSED',
  'AI_STOPPED',
  'AI_BAD_ANSWER',
] as const

export const writeText = call<typeof shapes.writeText>({
  name: 'ai.text',
  method: 'POST',
  path: '/api/v1/ai/text',
  summary:
    'Writes a text of the brand by a language model, from answers that come along, where the brand allows it. With `Accept: text/event-stream` events: `part` and `restart` (not checked yet), then `done` with the answer, or `failed` with an error',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['AI_SWITCHED_OFF', ...modelErrors],
  limit: 'outside',
  extension: true,
})

export const translate = call<typeof shapes.translate>({
  name: 'ai.translate',
  method: 'GET',
  path: '/api/v1/utils/translate',
  summary: 'Translates a text into the language of the caller, by the language model or Papago',
  access: 'token',
  errors: modelErrors,
  limit: 'outside',
})

/** As `translate`, for texts that are too long for an address, and for the texts of a brand, which are counted by its plan. */
export const translateText = call<typeof shapes.translateText>({
  name: 'ai.translateText',
  method: 'POST',
  path: '/api/v1/utils/translate',
  summary:
    'Translates a text of the brand into a language, by the language model or Papago, where the brand allows it',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['AI_SWITCHED_OFF', ...modelErrors],
  limit: 'outside',
  extension: true,
})

/** Of a brand; beside the calls that it governs, which fewer screens load than those of brands. */
export const changeAi = call<typeof shapes.changeAi>({
  name: 'brand.changeAi',
  method: 'PATCH',
  path: '/api/v1/brand/ai',
  summary: 'Allows that texts of the brand are sent to the language model, or ends it',
  access: 'BRAND_ROLE_ADMIN',
  errors: ['PROVIDER_OFF'],
  extension: true,
})
