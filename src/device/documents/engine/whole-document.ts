import * as Y from 'yjs'
import { inStores, openDatabase, readRows } from '../storage/document-database.ts'
import { type DocumentRef, databaseNameOf } from '../storage/document-name.ts'
import { canApply } from '../storage/persistence.ts'
import { openDocuments } from './registry.ts'

/** Everything this device holds of a document as one update; null where nothing was ever written. */
export async function readWholeDocument(ref: DocumentRef): Promise<Uint8Array | null> {
  const name = databaseNameOf(ref)
  await flushOpen(name)
  const db = await openDatabase(name)
  try {
    const rows: Uint8Array[] = []
    await inStores(db, 'readonly', ({ updates }) => {
      readRows(updates, 0, (found) => rows.push(...found.updates))
    })
    if (rows.length === 0) return null
    const doc = new Y.Doc()
    for (const row of rows) canApply(doc, row, null)
    const whole = Y.encodeStateAsUpdate(doc)
    doc.destroy()
    return whole
  } finally {
    db.close()
  }
}

/**
 * Puts a history into a document's database, beside what is there. The row and the note that the server has not
 * confirmed it are one transaction. Doing it again with the same history adds nothing.
 */
export async function storeWholeDocument(
  ref: DocumentRef,
  update: Uint8Array,
  unsyncedNote: string,
): Promise<void> {
  const name = databaseNameOf(ref)
  const db = await openDatabase(name)
  try {
    await inStores(
      db,
      'readwrite',
      ({ updates, custom }) => {
        updates.add(update)
        custom.put(true, 'known')
        custom.put({ count: 1, since: Date.now() }, `unsynced:${unsyncedNote}`)
      },
      'strict',
    )
  } finally {
    db.close()
  }
  // A tab that has it open already would read the row at its next opening only.
  for (const open of openDocuments.get()) {
    // As a change of its own, so that it counts as unsynced there.
    if (databaseNameOf(open) === name) open.doc.transact(() => Y.applyUpdate(open.doc, update))
  }
}

async function flushOpen(name: string): Promise<void> {
  const open = openDocuments.get().filter((one) => databaseNameOf(one) === name)
  await Promise.all(open.map((one) => one.flush()))
}
