import { type Kysely, sql, type Transaction } from 'kysely'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { DB } from '#server/database/tables/schema.ts'

/** How often REST's values of a document were changed, as an entity tag of HTTP. */
export async function readRevision(db: Kysely<DB>, idBrand: number, document: DocumentName): Promise<string> {
  const row = await db
    .selectFrom('document_revision')
    .select('revision')
    .where('brand_id', '=', idBrand)
    .where('document', '=', document)
    .executeTakeFirst()
  return tagOf(row?.revision ?? 0)
}

/**
 * Counts a change, and so locks the document's values until the end of the transaction. Answers the tags before and
 * after.
 */
export async function countRevision(
  db: Transaction<DB>,
  idBrand: number,
  document: DocumentName,
): Promise<{ readonly before: string; readonly after: string }> {
  const { revision } = await db
    .insertInto('document_revision')
    .values({ brand_id: idBrand, document })
    .onConflict((conflict) =>
      conflict
        .columns(['brand_id', 'document'])
        .doUpdateSet({ revision: sql<number>`document_revision.revision + 1` }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return { before: tagOf(revision - 1), after: tagOf(revision) }
}

function tagOf(revision: number): string {
  return `"${revision}"`
}
