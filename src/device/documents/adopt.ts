import * as Y from 'yjs'
import { inStores, openDatabase, readRows } from './document-database.ts'
import { type DocumentRef, databaseNameOf } from './document-name.ts'
import { openDocuments } from './machinery.ts'
import { canApply } from './persistence.ts'

/**
 * Copies a document into another one's database: a local brand's words into the brand that was made of it.
 *
 * The copy is the same Yjs history, so doing it twice, in two tabs or again after a crash adds nothing. Row and note of
 * unsynced words are one transaction; the source is left as it is and removed by the caller when the brand stands.
 */
export async function adoptDocument(from: DocumentRef, to: DocumentRef): Promise<void> {
  await flushOpen(from)
  const update = await readWhole(databaseNameOf(from))
  if (!update) return
  const db = await openDatabase(databaseNameOf(to))
  try {
    await inStores(
      db,
      'readwrite',
      ({ updates, custom }) => {
        updates.add(update)
        custom.put(true, 'known')
        custom.put({ count: 1, since: Date.now() }, `unsynced:adopted-${from.brand}`)
      },
      'strict',
    )
  } finally {
    db.close()
  }
  // A tab that has it open already would read the row at its next opening only.
  for (const open of openDocuments.get()) {
    // As a change of its own, so that it counts as unsynced there.
    if (databaseNameOf(open) === databaseNameOf(to)) open.doc.transact(() => Y.applyUpdate(open.doc, update))
  }
}

async function flushOpen(ref: DocumentRef): Promise<void> {
  const open = openDocuments.get().filter((one) => databaseNameOf(one) === databaseNameOf(ref))
  await Promise.all(open.map((one) => one.flush()))
}

/** Null where nothing was ever written. */
async function readWhole(name: string): Promise<Uint8Array | null> {
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
