import type { Kysely, Selectable } from 'kysely'
import type { BrandApprovalTable } from '#server/database/tables/brands.ts'
import type { DB } from '#server/database/tables/schema.ts'

const columns = ['section', 'state', 'account_id', 'account_name', 'decided_at', 'words'] as const

export function listApprovals(
  db: Kysely<DB>,
  idBrand: number,
): Promise<Pick<Selectable<BrandApprovalTable>, (typeof columns)[number]>[]> {
  return db.selectFrom('brand_approval').select(columns).where('brand_id', '=', idBrand).execute()
}

export async function writeApproval(
  db: Kysely<DB>,
  idBrand: number,
  section: string,
  decided: {
    state: 'IN_REVIEW' | 'APPROVED'
    account_id: number | null
    account_name: string
    decided_at: Date
    words: string | null
  },
): Promise<void> {
  await db
    .insertInto('brand_approval')
    .values({ brand_id: idBrand, section, ...decided })
    .onConflict((conflict) => conflict.columns(['brand_id', 'section']).doUpdateSet(decided))
    .execute()
}

/** Deletes what was decided of a section, if its state is one of `states`. Returns whether nothing is decided then. */
export async function deleteApproval(
  db: Kysely<DB>,
  idBrand: number,
  section: string,
  states: readonly ('IN_REVIEW' | 'APPROVED')[],
): Promise<boolean> {
  await db
    .deleteFrom('brand_approval')
    .where('brand_id', '=', idBrand)
    .where('section', '=', section)
    .where('state', 'in', states)
    .execute()
  return (await listApprovals(db, idBrand)).every((row) => row.section !== section)
}
