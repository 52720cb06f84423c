import { createDocument } from '#contract/document.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { RowState } from '../documents/relay/connection-state.ts'
import { accountStore } from '../store/account-store.ts'
import type { OutboxRow } from '../store/outbox-row.ts'

/** The documents whose rows at the server a queued command makes. */
export function documentsMadeBy({ name, changes = [] }: OutboxRow): readonly unknown[] {
  if (name !== createDocument.name) return []
  return changes.flatMap((change) => ('list' in change && change.isNew ? [change.id] : []))
}

/** The command that makes the row of a document; undefined: there is none, or it was carried out. */
export function findMaker(
  rows: readonly OutboxRow[],
  brand: number,
  document: DocumentName,
): OutboxRow | undefined {
  return rows.find((row) => row.brand === brand && documentsMadeBy(row).includes(document))
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
