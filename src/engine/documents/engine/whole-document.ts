import * as Y from 'yjs'
import { inDatabase, readRows } from '../storage/document-database.ts'
import { documentKeys, keyPrefixes } from '../storage/document-keys.ts'
import { type DocumentRef, databaseNameOf } from '../storage/document-name.ts'
import { canApply } from '../storage/persistence.ts'
import type { OpenDocument } from './open-document.ts'
import { openDocuments } from './registry.ts'

/**
 * All that this device has of a document as one Yjs update; null where nothing was ever written. It waits for what is in an open
 * one to be written, and leaves its fields alone: a syllable that is being composed is not in it yet, and stays whole.
 */
export async function readWholeDocument(ref: DocumentRef): Promise<Uint8Array | null> {
  const name = databaseNameOf(ref)
  await Promise.all(openWith(name).map((open) => open.whenWritten()))
  const rows: Uint8Array[] = []
  await inDatabase(name, 'readonly', ({ updates }) => {
    readRows(updates, 0, (batch) => rows.push(...batch.updates))
  })
  if (rows.length === 0) return null
  const doc = new Y.Doc()
  for (const row of rows) canApply(doc, row, null)
  const whole = Y.encodeStateAsUpdate(doc)
  doc.destroy()
  return whole
}

/**
 * Adds a Yjs update to a document's database. The row and the note that it is unsynced are one transaction, and
 * `unsyncedNote` names the note. Adding the same update again changes nothing. Rejects where the storage fails.
 */
export async function storeWholeDocument(
  ref: DocumentRef,
  update: Uint8Array,
  unsyncedNote: string,
): Promise<void> {
  const name = databaseNameOf(ref)
  await inDatabase(
    name,
    'readwrite',
    ({ updates, custom }) => {
      updates.add(update)
      custom.put(true, documentKeys.known)
      custom.put({ count: 1, since: Date.now() }, `${keyPrefixes.unsynced}${unsyncedNote}`)
    },
    'strict',
  )
  // An open document reads rows only when it is opened, so the update is applied to it as well.
  for (const open of openWith(name)) {
    // In a local transaction, so that it counts as unsynced.
    open.doc.transact(() => Y.applyUpdate(open.doc, update))
  }
}

/**
 * Copies all that this device has of one document into the database of another, under `unsyncedNote`. The copy is the
 * same Yjs history, so copying twice, in two tabs or again after a crash adds nothing. The source stays as it is.
 */
export async function copyDocument(from: DocumentRef, to: DocumentRef, unsyncedNote: string): Promise<void> {
  // The copy takes the place of the source: what its fields hold comes along.
  await Promise.all(openWith(databaseNameOf(from)).map((open) => open.flush()))
  const update = await readWholeDocument(from)
  if (update) await storeWholeDocument(to, update, unsyncedNote)
}

function openWith(name: string): readonly OpenDocument[] {
  return openDocuments.get().filter((one) => databaseNameOf(one) === name)
}
