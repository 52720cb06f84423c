import type { Kysely } from 'kysely'
import type { DocumentName } from '#model/documents/names.ts'
import type { DB } from '../database/schema.ts'
import { emptyShadow, type RestValue, type Shadow, toShadow } from './shadow.ts'

export async function readShadow(db: Kysely<DB>, idBrand: number, document: DocumentName): Promise<Shadow> {
  const row = await db
    .selectFrom('doc_shadow')
    .select('shadow')
    .where('brand_id', '=', idBrand)
    .where('document', '=', document)
    .executeTakeFirst()
  return row ? toShadow(row.shadow) : emptyShadow
}

export async function writeShadow(
  db: Kysely<DB>,
  idBrand: number,
  document: DocumentName,
  shadow: Shadow,
): Promise<void> {
  const values = { brand_id: idBrand, document, shadow: JSON.stringify(shadow), updated_at: new Date() }
  await db
    .insertInto('doc_shadow')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'document'])
        .doUpdateSet({ shadow: values.shadow, updated_at: values.updated_at }),
    )
    .execute()
}

/** A value that lost against the document's: kept, so that its author can have it back. */
export interface Lost {
  readonly field: string
  readonly kept: RestValue
  readonly other: RestValue
}

export async function keepLost(
  db: Kysely<DB>,
  idBrand: number,
  document: DocumentName,
  editor: number | null,
  lost: readonly Lost[],
): Promise<void> {
  if (lost.length === 0) return
  await db
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
}

/** Brands whose guide was never settled: made while nobody listened, as the demo brand is. */
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
