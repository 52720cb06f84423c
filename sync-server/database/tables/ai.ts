import type { ColumnType, Generated } from 'kysely'
import type {
  PictureDecision,
  PictureForm,
  PictureState,
  PictureStyle,
} from '#model/pictures/made-picture.ts'
import type {
  CreatedAt,
  Id,
  OptionalJson,
  OptionalNumber,
  OptionalText,
  OptionalTimestamp,
} from './columns.ts'

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

/** Calls of a brand or an account in a day of Seoul, or pictures. */
export interface AiDayTable {
  /** `brand 12` or `account 12`, `pictures of brand 12` or `pictures of account 12`. */
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

/** What a picture is made from, besides its subject. */
export interface PictureData {
  /** Of the brand, by name. */
  readonly answers: Readonly<Record<string, string | readonly string[] | null | undefined>>
  /** `#RRGGBB` */
  readonly colors: readonly string[]
}

/** A request for pictures by an image model. Its credits are in the ledger, under its id. */
export interface AiPictureTable {
  id: Id
  brand_id: number
  /** Who asked; null: that account is gone. */
  account_id: OptionalNumber
  state: Generated<PictureState>
  /** Of FAILED. */
  code: OptionalText
  /** As it was typed; null once the request has ended, and so is `data`. */
  subject: OptionalText
  data: OptionalJson<PictureData>
  style: PictureStyle
  form: PictureForm
  /** Pictures that were asked for. */
  count: number
  /** Held until it ends; then spent, 0 of FAILED. */
  credit: number
  model: string
  /** Name and version. */
  prompt: string
  /** Of DONE. */
  file_ids: ColumnType<readonly number[], readonly number[] | undefined, readonly number[]>
  created_at: CreatedAt
  started_at: OptionalTimestamp
  ended_at: OptionalTimestamp
  /** When an operator has removed its pictures, and why; null, as the note: they were not. */
  removed_at: OptionalTimestamp
  removal_note: OptionalText
  /** When that is mailed to who asked; null: it was, or there is nothing to say. */
  tell_after: OptionalTimestamp
  /** Mails that have failed. */
  tell_tries: Generated<number>
}

/** What a person says is wrong with pictures of a model, for the operator. */
export interface AiPictureReportTable {
  id: Id
  brand_id: number
  picture_id: number
  account_id: OptionalNumber
  reason: string
  created_at: CreatedAt
  /** When it is mailed to the operator; null: it was. */
  mail_after: OptionalTimestamp
  /** Mails that have failed. */
  tries: Generated<number>
  /** Of the operator; null, as the note and the time: it waits. */
  decision: ColumnType<PictureDecision | null, undefined, PictureDecision>
  note: OptionalText
  decided_at: OptionalTimestamp
}
