import * as Y from 'yjs'
import { fieldsOf } from '#model/documents/documents.ts'
import { deleteDatabase, inStores, openDatabase, readRows } from '../storage/document-database.ts'
import { type DocumentRef, databaseNameOf } from '../storage/document-name.ts'
import { canApply } from '../storage/persistence.ts'
import { historyKey } from '../storage/stored-answers.ts'

/** A history that the server has put another in the place of, as it told us. */
export interface PastHistory {
  /** The number of the present one. */
  readonly present: number
  /** All that the server had of the old one, as an update. */
  readonly update: Uint8Array
}

interface Aside {
  readonly past: Uint8Array
  readonly mine: readonly Uint8Array[]
}

const asidePrefix = 'aside:'
const unsyncedNote = 'unsynced:aside'

/**
 * Puts a document's old history beside, in a database of its own, and makes place for the new one.
 *
 *   written aside, strictly ─▶ the document's database is removed ─▶ made anew, with the number of its history
 *
 * Cut off anywhere, the old history is there still, in one of the two or in both, and the next connection begins again.
 */
export async function setAside(ref: DocumentRef, past: PastHistory, mine: Uint8Array): Promise<void> {
  await alone(ref, async () => {
    const name = databaseNameOf(ref)
    const { history, rows } = await readStored(name)
    // Another tab may have been here: the new history is not to be removed with what was typed in it since.
    const isAnew = history >= past.present
    // What a tab wrote that is closed by now this page may never have heard of.
    await writeAside(ref, { past: past.update, mine: isAnew ? [mine] : [...rows, mine] })
    if (isAnew) return
    await deleteDatabase(name)
    const db = await openDatabase(name)
    await inStores(db, 'readwrite', ({ custom }) => custom.put(past.present, historyKey), 'strict')
    db.close()
  })
}

/**
 * What was set aside and the server never had goes into the document of the new history, which has been synced. Whoever
 * calls has made sure, when `kept` resolves, that the document is written.
 */
export async function takeBackAside(ref: DocumentRef, doc: Y.Doc, kept: () => Promise<void>): Promise<void> {
  const name = asideNameOf(ref)
  if (!(await indexedDB.databases()).some((found) => found.name === name)) return
  const { carryOver } = await import('./carry-over.ts')
  await alone(ref, async () => {
    for (const { past: known, mine: own } of await readAside(name)) {
      const past = docOf([known])
      const mine = docOf([known, ...own])
      doc.transact(() => carryOver({ fields: fieldsOf(ref.name), past, mine, into: doc }))
      past.destroy()
      mine.destroy()
    }
    await kept()
    await deleteDatabase(name)
  })
}

/** Begins as the names of all databases of the account do, so that signing out counts and removes it too. */
function asideNameOf(ref: DocumentRef): string {
  return `${databaseNameOf(ref)}-aside`
}

async function writeAside(ref: DocumentRef, aside: Aside): Promise<void> {
  const db = await openDatabase(asideNameOf(ref))
  try {
    await inStores(
      db,
      'readwrite',
      ({ custom }) => {
        custom.put(aside, `${asidePrefix}${crypto.randomUUID()}`)
        custom.put({ count: 1, since: Date.now() }, unsyncedNote)
      },
      'strict',
    )
  } finally {
    db.close()
  }
}

async function readAside(name: string): Promise<Aside[]> {
  const db = await openDatabase(name)
  try {
    const range = IDBKeyRange.bound(asidePrefix, `${asidePrefix}\uffff`)
    const found = await inStores(db, 'readonly', ({ custom }) => custom.getAll(range))
    return found.result as Aside[]
  } finally {
    db.close()
  }
}

async function readStored(name: string): Promise<{ history: number; rows: readonly Uint8Array[] }> {
  const db = await openDatabase(name)
  try {
    const rows: Uint8Array[] = []
    const found = await inStores(db, 'readonly', ({ updates, custom }) => {
      readRows(updates, 0, (read) => rows.push(...read.updates))
      return custom.get(historyKey)
    })
    return { history: typeof found.result === 'number' ? found.result : 0, rows }
  } finally {
    db.close()
  }
}

function docOf(updates: readonly Uint8Array[]): Y.Doc {
  const doc = new Y.Doc()
  for (const update of updates) canApply(doc, update, null)
  return doc
}

/** Of several tabs one at a time. */
async function alone(ref: DocumentRef, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager }
  if (locks) await locks.request(asideNameOf(ref), work)
  else await work()
}
