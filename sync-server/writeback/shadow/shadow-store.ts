import { type Kysely, sql } from 'kysely'
import type { DocumentName } from '#model/documents/names.ts'
import type { DB } from '#server/database/schema.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { emptyShadow, type Shadow, toShadow } from './shadow.ts'

export async function readShadow(db: Kysely<DB>, idBrand: number, document: DocumentName): Promise<Shadow> {
  const row = await db
    .selectFrom('doc_shadow')
    .select('shadow')
    .where('brand_id', '=', idBrand)
    .where('document', '=', document)
    .executeTakeFirst()
  return row ? toShadow(row.shadow) : emptyShadow
}

/** A value that lost against the document's: kept, so that its author can have it back. */
export interface Lost {
  readonly field: string
  readonly kept: unknown
  readonly other: unknown
}

/** Both in one transaction: a value that lost is kept once, and never forgotten. */
export async function writeShadow(
  db: Kysely<DB>,
  { idBrand, document, editor }: { idBrand: number; document: DocumentName; editor: number | null },
  shadow: Shadow,
  lost: readonly Lost[],
): Promise<void> {
  const values = { brand_id: idBrand, document, shadow: JSON.stringify(shadow), updated_at: new Date() }
  await inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('doc_shadow')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(['brand_id', 'document'])
          .doUpdateSet({ shadow: values.shadow, updated_at: values.updated_at }),
      )
      .execute()
    if (lost.length === 0) return
    await transaction
      .insertInto('settle_history')
      .values(
        lost.map(({ field, kept, other }) => ({
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

/** Brands whose document was never settled: made while nobody listened, as the demo brand is. */
export async function readUnfilled(db: Kysely<DB>, document: DocumentName): Promise<number[]> {
  const rows = await db
    .selectFrom('brand')
    .leftJoin('doc_shadow', (join) =>
      join.onRef('doc_shadow.brand_id', '=', 'brand.id').on('doc_shadow.document', '=', document),
    )
    .select('brand.id')
    .where('doc_shadow.brand_id', 'is', null)
    .where('brand.deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** Brands of which REST refused something: their people are to hear of it again after a restart. */
export async function readTroubled(db: Kysely<DB>, document: DocumentName): Promise<number[]> {
  const rows = await db
    .selectFrom('doc_shadow')
    .select('brand_id')
    .where('document', '=', document)
    .where(sql<boolean>`shadow -> 'refused' not in ('{}', 'null')`)
    .execute()
  return rows.map(({ brand_id }) => brand_id)
}
