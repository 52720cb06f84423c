import { type Kysely, sql, type Transaction } from 'kysely'
import { questKeptDays } from '#model/quest/quest.ts'
import type { QuestAnswers } from '#server/database/tables/quests.ts'
import type { DB } from '#server/database/tables/schema.ts'

/** `idAccount` null: of a visitor. */
export function insertQuest(db: Kysely<DB>, idAccount: number | null, answers: QuestAnswers) {
  return db
    .insertInto('brand_quest')
    .values({ account_id: idAccount, answers: JSON.stringify(answers) })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
}

/**
 * Answers that the account may connect: its own, and those of a visitor. Not those that the next run of `delete-old` deletes.
 */
export function readQuest(db: Kysely<DB>, id: string, idAccount: number) {
  return ownQuest(db, id, idAccount).executeTakeFirst()
}

/** The same, locked until the end of the transaction. */
export function lockQuest(db: Transaction<DB>, id: string, idAccount: number) {
  return ownQuest(db, id, idAccount).forUpdate().executeTakeFirst()
}

/** Ties locked answers to a brand, and to the account that does so. */
export async function bindQuest(
  db: Transaction<DB>,
  id: string,
  {
    idBrand,
    idAccount,
    answers,
  }: { readonly idBrand: number; readonly idAccount: number; readonly answers: QuestAnswers },
): Promise<void> {
  await db
    .updateTable('brand_quest')
    .set({ brand_id: idBrand, account_id: idAccount, answers: JSON.stringify(answers) })
    .where('id', '=', id)
    .where('brand_id', 'is', null)
    .execute()
}

function ownQuest(db: Kysely<DB>, id: string, idAccount: number) {
  return db
    .selectFrom('brand_quest')
    .select(['brand_id', 'answers'])
    .where('id', '=', id)
    .where((or) => or.or([or('account_id', 'is', null), or('account_id', '=', idAccount)]))
    .where((or) =>
      or.or([
        or('brand_id', 'is not', null),
        or('created_at', '>', sql<Date>`now() - make_interval(days => ${questKeptDays})`),
      ]),
    )
}
