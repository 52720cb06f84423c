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
