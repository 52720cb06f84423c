import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { quoteDays, quoteStateOf } from '#model/tasks/quote.ts'
import { endOfDays } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { TaskQuoteTable, TaskTable } from '#server/database/tables/tasks.ts'
import { Refusal } from '#server/http/refusal.ts'

export type QuoteRow = Selectable<TaskQuoteTable>
type OfTask = Pick<Selectable<TaskTable>, 'id' | 'brand_id' | 'status'>

/** What the price of a task was asked for with, and the answer; null of tasks with a price of their own. */
export async function readQuote(
  db: Kysely<DB>,
  { id, brand_id }: Pick<OfTask, 'id' | 'brand_id'>,
): Promise<QuoteRow | null> {
  const row = await db
    .selectFrom('task_quote')
    .selectAll()
    .where('brand_id', '=', brand_id)
    .where('task_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function insertQuote(db: Transaction<DB>, row: Insertable<TaskQuoteTable>): Promise<void> {
  await db.insertInto('task_quote').values(row).execute()
}

/** Whether the task has no price yet, so that nothing was paid and nothing can begin. */
export async function isUnpriced(db: Kysely<DB>, task: OfTask): Promise<boolean> {
  const quote = await readQuote(db, task)
  return quote !== null && quote.accepted_at === null
}

interface Answer {
  readonly credit: number
  readonly days: number
}

/** Answers for a locked task, in place of an earlier answer. Rejects with CONFLICT where no quote is asked for, or one is accepted. */
export async function answerQuote(
  db: Transaction<DB>,
  task: OfTask,
  { credit, days }: Answer,
  at: Date,
): Promise<void> {
  if (task.status !== 'REQUESTED' || !(await isUnpriced(db, task))) throw new Refusal('CONFLICT')
  await db
    .updateTable('task_quote')
    .set({ credit, days, expires_at: endOfDays(at, quoteDays) })
    .where('brand_id', '=', task.brand_id)
    .where('task_id', '=', task.id)
    .execute()
}

/**
 * Notes that the quote of a locked task is accepted, and returns its credits. Rejects with CONFLICT where there is none that can be,
 * in the words of QUOTE_EXPIRED where it has expired.
 */
export async function acceptAnswer(db: Transaction<DB>, task: OfTask, at: Date): Promise<number> {
  const quote = task.status === 'REQUESTED' ? await readQuote(db, task) : null
  const state = quote && stateOf(quote, at)
  if (state === 'EXPIRED') throw new Refusal('CONFLICT', { wordsOf: 'QUOTE_EXPIRED' })
  if (state !== 'OFFERED' || !quote?.credit) throw new Refusal('CONFLICT')
  await db
    .updateTable('task_quote')
    .set({ accepted_at: at })
    .where('brand_id', '=', task.brand_id)
    .where('task_id', '=', task.id)
    .execute()
  return quote.credit
}

export function stateOf({ expires_at, accepted_at }: Pick<QuoteRow, 'expires_at' | 'accepted_at'>, at: Date) {
  return quoteStateOf({ expiresAt: expires_at, acceptedAt: accepted_at }, at)
}
