import type { AnswerOf } from '#contract/call.ts'
import type { readTask } from '#contract/task.ts'
import type { QuoteState } from '#model/tasks/quote.ts'
import { type QuoteRow, stateOf } from './queries.ts'

/** Of a list that joins `task_quote` to its tasks. */
export interface QuoteColumns {
  /** null: the task has a price of its own. */
  readonly quote_of: number | null
  readonly expires_at: Date | null
  readonly accepted_at: Date | null
}

export function toQuoteState({ quote_of, ...dates }: QuoteColumns): QuoteState | null {
  return quote_of === null ? null : stateOf(dates, new Date())
}

export function toQuote(row: QuoteRow): NonNullable<AnswerOf<typeof readTask>['quote']> {
  const { kind, amount, width, height, pages, credit, days, expires_at } = row
  return { kind, amount, width, height, pages, credit, days, expiresAt: expires_at?.toISOString() ?? null }
}
