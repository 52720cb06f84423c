import type { DocumentName } from '#model/document-kinds/names.ts'
import { accountStore } from './account-store.ts'
import type { OutboxRow } from './outbox-row.ts'

/**
 * Of a document that this device made: the command that makes its row at the server waits, was refused for good, or is no longer
 * there, because it was carried out.
 */
export type RowState = 'waits' | 'refused' | 'made'

/** The items that a queued command makes at the server, by their ids: of documents these are their names. */
export function itemsMadeBy({ changes = [] }: OutboxRow): readonly unknown[] {
  return changes.flatMap((change) => ('list' in change && change.isNew ? [change.id] : []))
}

/** The command that makes the row of a document; undefined: there is none, or it was carried out. */
export function findMaker(
  rows: readonly OutboxRow[],
  brand: number,
  document: DocumentName,
): OutboxRow | undefined {
  return rows.find((row) => row.brand === brand && itemsMadeBy(row).includes(document))
}

export async function readRowState(
  account: number,
  brand: number,
  document: DocumentName,
): Promise<RowState> {
  const maker = findMaker(await accountStore(account).outbox.toArray(), brand, document)
  if (!maker) return 'made'
  return maker.state === 'failed' ? 'refused' : 'waits'
}
