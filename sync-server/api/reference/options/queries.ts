import type { Kysely } from 'kysely'
import type { Language } from '#model/language/languages.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { optionWords } from './words.ts'

export function listIndustryRows(db: Kysely<DB>) {
  return db.selectFrom('industry').selectAll().orderBy('position').orderBy('id').execute()
}

export function listOptionRows(db: Kysely<DB>, kind: string) {
  return db.selectFrom('option_item').select('key').where('kind', '=', kind).orderBy('position').execute()
}

export function listPlanRows(db: Kysely<DB>) {
  return db.selectFrom('plan').selectAll().where('on_sale', '=', true).orderBy('position').execute()
}

/** How many brands pay for a plan now, outside of the sandbox. */
export async function countPaying(db: Kysely<DB>): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('subscription')
    .select(['plan_key', ({ fn }) => fn.countAll<number>().as('brands')])
    .where('phase', 'in', ['ACTIVE', 'PAST_DUE'])
    .where('sandbox', '=', false)
    .where('plan_key', '<>', 'FREE')
    .groupBy('plan_key')
    .execute()
  return new Map(rows.map(({ plan_key, brands }) => [plan_key, Number(brands)]))
}

export function listLanguageRows(db: Kysely<DB>) {
  return db.selectFrom('language').selectAll().orderBy('position').execute()
}

export function listCountryRows(db: Kysely<DB>) {
  return db.selectFrom('country').selectAll().orderBy('position').execute()
}

/** Translated keywords by key. */
export function keywordWords(language: Language): Readonly<Record<string, string>> {
  return optionWords(language).keyword
}
