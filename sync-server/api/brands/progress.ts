import type { Kysely } from 'kysely'
import { fieldsOf } from '#model/documents/documents.ts'
import type { Answers } from '#model/fields/answers.ts'
import { computeProgress } from '#model/workbook/sections.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { readBalance } from '../billing/credits/queries.ts'
import { readSubscribed } from '../billing/plans/queries.ts'
import { listValues, readCoreRow } from '../documents/brand-core/queries.ts'
import { toCoreAnswer, toValueAnswer } from '../documents/brand-core/rows.ts'
import { readVisualRow, toFields } from '../documents/visual/queries.ts'
import { readBrandRow } from './queries.ts'
import { type BrandAnswer, type BrandRow, toBrandFacts } from './rows.ts'

/** The answer for a brand, with its progress. */
export async function readBrandAnswer(db: Kysely<DB>, idBrand: number): Promise<BrandAnswer> {
  const row = await readBrandRow(db, idBrand)
  return {
    ...toBrandFacts(row),
    progress: await readProgressOf(db, row),
    credit: await readBalance(db, idBrand),
    subscription: await readSubscribed(db, idBrand),
  }
}

/** Computes the progress from REST's fields by the same rule that the device applies to its documents. */
export async function readProgressOf(db: Kysely<DB>, row: BrandRow): Promise<BrandAnswer['progress']> {
  const core = await readCoreRow(db, row.id)
  const values = await listValues(db, row.id)
  const visual = toFields(await readVisualRow(db, row.id))
  const brand = toBrandFacts(row)
  const resources: Readonly<Record<string, unknown>> = {
    brand,
    brandCompany: brand,
    brandCore: toCoreAnswer(core),
    ...visual,
  }
  const answers: Answers = Object.fromEntries(
    fieldsOf('guide').flatMap(({ path, rest }) =>
      rest === 'coreValues'
        ? [[path, values.map(toValueAnswer)]]
        : rest
          ? [[path, propertyOf(resources, rest)]]
          : [],
    ),
  )
  return computeProgress(answers)
}

function propertyOf(resources: Readonly<Record<string, unknown>>, rest: string): unknown {
  const [resource = '', property = ''] = rest.split('.')
  const found = resources[resource]
  return typeof found === 'object' && found !== null ? (Reflect.get(found, property) ?? null) : null
}
