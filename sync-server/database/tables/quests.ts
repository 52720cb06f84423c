import type { Generated } from 'kysely'
import type { AnswerOf } from '#contract/call.ts'
import type { connectQuest } from '#contract/quest.ts'
import type { CreatedAt, Json, OptionalNumber } from './columns.ts'

/** What a visitor answered, as it was sent. */
export type QuestAnswers = AnswerOf<typeof connectQuest>['answers']

export interface BrandQuestTable {
  id: Generated<string>
  /** null: of a visitor. */
  account_id: OptionalNumber
  /** null: not connected yet. */
  brand_id: OptionalNumber
  answers: Json<QuestAnswers>
  created_at: CreatedAt
}
