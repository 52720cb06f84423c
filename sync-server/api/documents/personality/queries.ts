import type { Kysely, Selectable } from 'kysely'
import { singleRow } from '#server/database/brand-rows.ts'
import type { BrandPersonalityTable } from '#server/database/tables/answers.ts'
import type { DB } from '#server/database/tables/schema.ts'

export type PersonalityRow = Selectable<BrandPersonalityTable>

export const personalityRows = singleRow<PersonalityRow>('brand_personality')

/** Ids of the brand's keywords for suggestions; a brand's own words have no id and are left out. */
export async function readKeywordIds(db: Kysely<DB>, idBrand: number): Promise<number[]> {
  const row = await personalityRows.read(db, idBrand)
  return (row?.keywords ?? []).flatMap(({ idBrandKeyword }) => idBrandKeyword ?? [])
}
