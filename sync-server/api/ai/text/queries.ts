import { type Insertable, type Kysely, sql } from 'kysely'
import type { AiJobTable } from '#server/database/tables/ai.ts'
import type { DB } from '#server/database/tables/schema.ts'

/**
 * Counts a call of a brand or account in a day (yyyy-MM-dd), or several. Resolves with the calls of that day, these included; null:
 * they would be more than `atMost`, and are not counted.
 */
export async function countOfDay(
  db: Kysely<DB>,
  countedAs: string,
  day: string,
  atMost: number,
  calls = 1,
): Promise<number | null> {
  const row = await db
    .insertInto('ai_day')
    .values({ counted_as: countedAs, day, calls })
    .onConflict((conflict) =>
      conflict
        .columns(['counted_as', 'day'])
        .doUpdateSet({ calls: sql`ai_day.calls + ${calls}` })
        .where('ai_day.calls', '<=', atMost - calls),
    )
    .returning('calls')
    .executeTakeFirst()
  return row?.calls ?? null
}

/** Takes counted calls back. */
export async function giveBackOfDay(
  db: Kysely<DB>,
  countedAs: string,
  day: string,
  calls = 1,
): Promise<void> {
  await db
    .updateTable('ai_day')
    .set({ calls: sql`greatest(calls - ${calls}, 0)` })
    .where('counted_as', '=', countedAs)
    .where('day', '=', day)
    .execute()
}

/** Tokens of all brands together in a month (yyyy-MM). */
export async function readTokensOfMonth(db: Kysely<DB>, month: string): Promise<number> {
  const row = await db.selectFrom('ai_month').select('tokens').where('month', '=', month).executeTakeFirst()
  return row?.tokens ?? 0
}

/** Stores what a call has used, and adds its tokens to the month (yyyy-MM). */
export async function storeJob(db: Kysely<DB>, job: Insertable<AiJobTable>, month: string): Promise<void> {
  await db.insertInto('ai_job').values(job).execute()
  const tokens = job.prompt_tokens + job.answer_tokens
  if (tokens === 0) return
  await db
    .insertInto('ai_month')
    .values({ month, tokens })
    .onConflict((conflict) =>
      conflict.column('month').doUpdateSet({ tokens: sql`ai_month.tokens + excluded.tokens` }),
    )
    .execute()
}

/** The plan of a brand, and whether it has allowed texts by the language model. */
export async function readAiFacts(
  db: Kysely<DB>,
  idBrand: number,
): Promise<{ readonly plan: string; readonly isAllowed: boolean }> {
  const row = await db
    .selectFrom('brand')
    .select(['plan', 'ai_text'])
    .where('id', '=', idBrand)
    .executeTakeFirst()
  return { plan: row?.plan ?? 'FREE', isAllowed: row?.ai_text ?? false }
}
