import type { AnswerOf } from '#contract/call.ts'
import type { pageCredits } from '#contract/credit.ts'
import type { Language } from '#model/language/languages.ts'
import type { EventRow } from './queries.ts'
import { titleOf } from './words.ts'

type Credit = AnswerOf<typeof pageCredits>['_embedded']['credits'][number]

export function toCredit(row: EventRow, language: Language): Credit {
  return {
    idCredit: row.id,
    at: row.at.toISOString(),
    status: row.type,
    title: titleOf(language, row.type, row.ref_kind),
    description: row.description,
    credit: row.amount,
    balance: row.balance_after,
    expiresAt: row.expires_at?.toISOString() ?? null,
  }
}
