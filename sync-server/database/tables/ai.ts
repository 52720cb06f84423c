import type { CreatedAt, Id, OptionalNumber } from './columns.ts'

/** A call of a language model or of Papago, without its text. */
export interface AiJobTable {
  id: Id
  /** null: of an account, for no brand. */
  brand_id: OptionalNumber
  at: CreatedAt
  /** Name and version of the prompt. */
  prompt: string
  model: string
  /** AI, RULES, PAPAGO or an error code. */
  outcome: string
  ms: number
  prompt_tokens: number
  answer_tokens: number
}

/** Calls of a brand or an account in a day of Seoul. */
export interface AiDayTable {
  /** `brand 12` or `account 12`. */
  counted_as: string
  /** yyyy-MM-dd */
  day: string
  calls: number
}

/** Tokens of all brands together. */
export interface AiMonthTable {
  /** yyyy-MM */
  month: string
  tokens: number
}
