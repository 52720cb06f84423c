import { CompiledQuery, type Transaction } from 'kysely'
import type { ListedFacts } from '#model/documents/listed.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { appendStatement } from './insert-appends.ts'
import type { DocId } from './update-log.ts'

/** No other session knows the document yet. */
const lockMs = 1_000

/**
 * Appends the first update of a document that the transaction makes, so that either is there with the other or not at all. By the
 * statement of the relay; no room can have it open before the transaction is committed, and no client has to be told.
 */
export async function appendFirst(
  db: Transaction<DB>,
  doc: DocId,
  first: { readonly data: Uint8Array; readonly idAccount: number; readonly listed: ListedFacts },
): Promise<void> {
  const { data, idAccount, listed } = first
  const append = { doc, entries: [{ data, idAccount }], rebuilds: 0, replaced: [], listed }
  const { text, values } = appendStatement([append], lockMs)
  await db.executeQuery(CompiledQuery.raw(text, values))
}
