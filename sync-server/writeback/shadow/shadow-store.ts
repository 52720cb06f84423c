import { type Kysely, sql } from 'kysely'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { LeaseLost } from '../lock/settle-lease.ts'
import { emptyShadow, type Shadow, toShadow, toStoredShadow } from './shadow.ts'

export async function readShadow(db: Kysely<DB>, idBrand: number, document: DocumentName): Promise<Shadow> {
  const row = await db
    .selectFrom('doc_shadow')
    .select('shadow')
    .where('brand_id', '=', idBrand)
    .where('document', '=', document)
    .executeTakeFirst()
  return row ? toShadow(row.shadow) : emptyShadow
}

/** A value of REST that the document's value replaced. It is stored, so that its author can restore it. */
export interface ReplacedValue {
  readonly field: string
  readonly kept: unknown
  readonly other: unknown
}

interface ShadowOwner {
  readonly idBrand: number
  readonly document: DocumentName
  readonly editor: number | null
  /** Of the lease under which the pass has read. */
  readonly generation: number
}

/**
 * Shadow and replaced values in one transaction, so that each replaced value is stored exactly once. Rejects with `LeaseLost`
 * where another node has taken the room's lease since.
 */
export async function writeShadow(
  db: Kysely<DB>,
  { idBrand, document, editor, generation }: ShadowOwner,
  shadow: Shadow,
  replaced: readonly ReplacedValue[],
): Promise<void> {
  const store = async (on: Kysely<DB>) => {
    // The lease is locked, so that no node takes it before this is stored.
    const { numAffectedRows } = await sql`
      with lease as materialized (
        select from settle_lease
        where brand_id = ${idBrand} and document = ${document} and generation = ${generation} for share)
      insert into doc_shadow (brand_id, document, shadow, updated_at)
      select ${idBrand}::bigint, ${document}::text, ${JSON.stringify(toStoredShadow(shadow))}::jsonb, ${new Date()}::timestamptz
      from lease
      on conflict (brand_id, document) do update set shadow = excluded.shadow, updated_at = excluded.updated_at`.execute(
      on,
    )
    if (!numAffectedRows) throw new LeaseLost('Another node has settled the document since.')
  }
  if (replaced.length === 0) return store(db)
  await inTransaction(db, async (transaction) => {
    await store(transaction)
    await transaction
      .insertInto('settle_history')
      .values(
        replaced.map(({ field, kept, other }) => ({
          brand_id: idBrand,
          document,
          field,
          kept: JSON.stringify(kept),
          other: JSON.stringify(other),
          side: 'document' as const,
          editor,
        })),
      )
      .execute()
  })
}

/** Ids of brands whose document was never settled, such as a brand that was seeded before the server started; in order. */
export async function readUnsettledBrands(
  db: Kysely<DB>,
  document: DocumentName,
  afterBrand: number,
  atMost: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('brand')
    .leftJoin('doc_shadow', (join) =>
      join.onRef('doc_shadow.brand_id', '=', 'brand.id').on('doc_shadow.document', '=', document),
    )
    .select('brand.id')
    .where('doc_shadow.brand_id', 'is', null)
    .where('brand.deleted_at', 'is', null)
    .where('brand.id', '>', afterBrand)
    .orderBy('brand.id')
    .limit(atMost)
    .execute()
  return rows.map(({ id }) => id)
}

/** Ids of brands with refused values, in order: their clients are told again after a restart. */
export async function readBrandsWithRefusals(
  db: Kysely<DB>,
  document: DocumentName,
  afterBrand: number,
  atMost: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('doc_shadow')
    .select('brand_id')
    .where('document', '=', document)
    .where(sql<boolean>`shadow -> 'refused' not in ('{}', 'null')`)
    .where('brand_id', '>', afterBrand)
    .orderBy('brand_id')
    .limit(atMost)
    .execute()
  return rows.map(({ brand_id }) => brand_id)
}
