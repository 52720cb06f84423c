import type { Kysely, Selectable, Transaction } from 'kysely'
import type { BrandBundleTable } from '#server/database/tables/bundles.ts'
import type { DB } from '#server/database/tables/schema.ts'

export type BundleRow = Selectable<BrandBundleTable>

interface Page {
  readonly createdType: BundleRow['created_type'] | undefined
  readonly page: number
  readonly size: number
}

/** Newest first. */
export function listBundleRows(
  db: Kysely<DB>,
  idBrand: number,
  { createdType, page, size }: Page,
): Promise<BundleRow[]> {
  return bundlesOf(db, idBrand, createdType)
    .selectAll()
    .orderBy('id', 'desc')
    .offset(page * size)
    .limit(size)
    .execute()
}

export async function countBundles(
  db: Kysely<DB>,
  idBrand: number,
  createdType?: BundleRow['created_type'],
): Promise<number> {
  const { count } = await bundlesOf(db, idBrand, createdType)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function readBundleRow(db: Kysely<DB>, idBrand: number, id: number): Promise<BundleRow | undefined> {
  return bundlesOf(db, idBrand).selectAll().where('id', '=', id).executeTakeFirst()
}

export function findBundleRow(
  db: Kysely<DB>,
  { brand_id, bundle_id, created_type }: Pick<BundleRow, 'brand_id' | 'bundle_id' | 'created_type'>,
): Promise<BundleRow | undefined> {
  return bundlesOf(db, brand_id, created_type)
    .selectAll()
    .where('bundle_id', '=', bundle_id)
    .executeTakeFirst()
}

export function insertBundle(
  db: Transaction<DB>,
  row: Pick<BundleRow, 'brand_id' | 'bundle_id' | 'created_type' | 'account_id'>,
): Promise<BundleRow> {
  return db.insertInto('brand_bundle').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function deleteBundle(
  db: Kysely<DB>,
  { brand_id, bundle_id, created_type }: Pick<BundleRow, 'brand_id' | 'bundle_id' | 'created_type'>,
): Promise<void> {
  await db
    .deleteFrom('brand_bundle')
    .where('brand_id', '=', brand_id)
    .where('bundle_id', '=', bundle_id)
    .where('created_type', '=', created_type)
    .execute()
}

function bundlesOf(db: Kysely<DB>, idBrand: number, createdType?: BundleRow['created_type']) {
  return db
    .selectFrom('brand_bundle')
    .where('brand_id', '=', idBrand)
    .$if(createdType !== undefined, (rows) => rows.where('created_type', '=', createdType ?? 'USER'))
}
