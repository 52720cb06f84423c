import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Kysely, sql, type Transaction } from 'kysely'
import { languages } from '#model/language/languages.ts'
import { activityPeriods, companySizes, industries, memberCounts } from '#model/options/business.ts'
import { coreValueKeywords } from '#model/options/core-value.ts'
import { keywordTones } from '#model/options/keywords.ts'
import { ages, characters, familyRoles, genders } from '#model/options/persona.ts'
import type { DB } from '../tables/schema.ts'
import { inTransaction } from '../transactions/transaction.ts'
import { creditPlans, plans } from './plans.ts'
import { readPolicies } from './policies.ts'

const lockKey = 0x7365_6564
const localesDirectory = resolve(import.meta.dirname, '../../../locales')

/**
 * Updates the reference tables to this release. Runs at every start: rows are found by key and updated in place, so ids
 * stay; nothing is deleted, because other rows may refer to it.
 */
export async function seed(kysely: Kysely<DB>, locales: string = localesDirectory): Promise<void> {
  await inTransaction(kysely, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction)
    await seedIndustries(transaction)
    await seedOptions(transaction)
    await seedCountries(transaction, locales)
    await seedLanguages(transaction)
    await seedPlans(transaction)
    await seedPolicies(transaction, locales)
  })
}

async function seedIndustries(db: Transaction<DB>) {
  const upsert = (
    rows: {
      key: string
      parent_id: number | null
      id_category: number | null
      position: number
    }[],
  ) =>
    db
      .insertInto('industry')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({
          parent_id: row.ref('excluded.parent_id'),
          id_category: row.ref('excluded.id_category'),
          position: row.ref('excluded.position'),
        })),
      )
      .returning(['id', 'key'])
      .execute()
  const groups = await upsert(
    industries.map(({ key, idCategory }, position) => ({
      key,
      parent_id: null,
      id_category: idCategory,
      position,
    })),
  )
  const ids = new Map(groups.map(({ id, key }) => [key, id]))
  await upsert(
    industries.flatMap(({ key: group, idCategory, children }) =>
      children.map((key, position) => ({
        key,
        parent_id: ids.get(group) ?? null,
        id_category: idCategory,
        position,
      })),
    ),
  )
}

async function seedOptions(db: Transaction<DB>) {
  const kinds: Record<string, readonly string[]> = {
    activityPeriod: activityPeriods,
    memberCount: memberCounts,
    companySize: companySizes,
    coreValueKeyword: coreValueKeywords,
    keywordTone: keywordTones.map(({ key }) => key),
    gender: genders,
    familyRole: familyRoles,
    character: characters,
    age: ages,
  }
  const plain = Object.entries(kinds).flatMap(([kind, keys]) =>
    keys.map((key, position) => ({ kind, key, group_key: null, position })),
  )
  const keywords = keywordTones
    .flatMap((tone) =>
      tone.keywords.map((key) => ({
        kind: 'keyword',
        key,
        group_key: tone.key,
      })),
    )
    .map((row, position) => ({ ...row, position }))
  await db
    .insertInto('option_item')
    .values([...plain, ...keywords])
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet((row) => ({
        group_key: row.ref('excluded.group_key'),
        position: row.ref('excluded.position'),
      })),
    )
    .execute()
}

/** Korea first, the others by code; screens sort them by their names in the language shown. */
async function seedCountries(db: Transaction<DB>, locales: string) {
  const names = JSON.parse(readFileSync(join(locales, 'ko/countries.json'), 'utf8')) as Record<string, string>
  const codes = ['KR', ...Object.keys(names).filter((code) => code !== 'KR')]
  await db
    .insertInto('country')
    .values(codes.map((code, position) => ({ code, position })))
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((row) => ({ position: row.ref('excluded.position') })),
    )
    .execute()
}

async function seedLanguages(db: Transaction<DB>) {
  await db
    .insertInto('language')
    .values(
      languages.map(({ tag, rest, name }, position) => ({
        tag,
        locale: rest,
        title: name,
        position,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('tag').doUpdateSet((row) => ({
        locale: row.ref('excluded.locale'),
        title: row.ref('excluded.title'),
        position: row.ref('excluded.position'),
      })),
    )
    .execute()
}

/** Only inserts plans that are missing: a price that the operator changed in the table stays. */
async function seedPlans(db: Transaction<DB>) {
  await db
    .insertInto('plan')
    .values(plans.map((plan, position) => ({ ...plan, position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('credit_plan')
    .values(creditPlans.map((plan, position) => ({ ...plan, position })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function seedPolicies(db: Transaction<DB>, locales: string) {
  const policies = readPolicies(locales)
  if (policies.length === 0) return
  await db
    .insertInto('policy_document')
    .values(policies.map((policy) => ({ ...policy, is_latest: false })))
    .onConflict((conflict) =>
      conflict.columns(['type', 'language', 'version']).doUpdateSet((row) => ({
        title: row.ref('excluded.title'),
        body: row.ref('excluded.body'),
        effective_at: row.ref('excluded.effective_at'),
      })),
    )
    .execute()
  // In two steps, because a unique index allows only one latest row per type and language.
  const newest = sql`version = (select max(version) from policy_document o where o.type = p.type and o.language = p.language)`
  await sql`update policy_document p set is_latest = false where is_latest and not (${newest})`.execute(db)
  await sql`update policy_document p set is_latest = true where not is_latest and (${newest})`.execute(db)
}
