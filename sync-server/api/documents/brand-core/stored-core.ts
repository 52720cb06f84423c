import type { Kysely } from 'kysely'
import type { CoreAnswers } from '#model/composition/answers.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { listValues, readBrandFacts, readCoreRow } from './queries.ts'
import { toCoreAnswer } from './rows.ts'

/** The answers of a brand that drafts are composed from. Rejects with NOT_FOUND. */
export async function readCoreAnswers(db: Kysely<DB>, idBrand: number): Promise<CoreAnswers> {
  const brand = await readBrandFacts(db, idBrand)
  const values = await listValues(db, idBrand)
  return {
    ...toCoreAnswer(await readCoreRow(db, idBrand)),
    brand: brand.name,
    activityPeriod: brand.activity_period,
    memberCount: brand.member_count,
    industry: brand.industry,
    values: values.flatMap(({ keyword, description }) => (keyword?.trim() ? [{ keyword, description }] : [])),
  }
}
