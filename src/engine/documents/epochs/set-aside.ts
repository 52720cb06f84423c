import * as Y from 'yjs'
import { fieldsOf } from '#model/documents/documents.ts'
import { deleteDatabase, inDatabase, readRows } from '../storage/document-database.ts'
import { documentKeys, keyPrefixes, keysWith } from '../storage/document-keys.ts'
import { asideNameOf, type DocumentRef, databaseNameOf } from '../storage/document-name.ts'
import { canApply } from '../storage/persistence.ts'

/** The end of an epoch, as the server sent it. */
export interface EndedEpoch {
  /** Number of the epoch that replaces it. */
  readonly next: number
  /** The server's state of the ended epoch, as a Yjs update. */
  readonly update: Uint8Array
}

/** As it is stored, so the names stay. */
interface Aside {
  /** The server's state. */
  readonly past: Uint8Array
  /** Updates of this device, which contain that state or more. */
  readonly mine: readonly Uint8Array[]
}

/**
 * Moves the ended epoch of a document into a database of its own and prepares the document's database for the next one.
 *
 *   written aside, strictly ─▶ the document's database is deleted ─▶ created again, with the number of the next epoch
 *
 * Interrupted anywhere, the ended epoch is in one of the two databases or in both, and the next connection starts over.
 * `mine` is the state of the open document as an update. Rejects where the storage fails.
 */
export async function setAside(ref: DocumentRef, ended: EndedEpoch, mine: Uint8Array): Promise<void> {
  await withLock(ref, async () => {
    const name = databaseNameOf(ref)
    const { epoch, rows } = await readStored(name)
    // Another tab has done it already: its database holds the next epoch and must not be deleted.
    const isDone = epoch >= ended.next
    // The rows may hold changes of a tab that is closed by now and that this page never received.
    await writeAside(ref, { past: ended.update, mine: isDone ? [mine] : [...rows, mine] })
    if (isDone) return
    await deleteDatabase(name)
    await inDatabase(name, 'readwrite', ({ custom }) => custom.put(ended.next, documentKeys.epoch), 'strict')
  })
}

/**
 * Carries changes that were set aside, and that the server does not have, over into `doc`: the document of the new
 * epoch, after its first sync. Does nothing where nothing is set aside. `whenWritten` resolves when `doc` is written on
 * this device; only then the database of the ended epoch is deleted. Rejects, and can be repeated, where it rejects.
 */
export async function carryOverAside(
  ref: DocumentRef,
  doc: Y.Doc,
  whenWritten: () => Promise<void>,
): Promise<void> {
  const name = asideNameOf(ref)
  if (!(await indexedDB.databases()).some((database) => database.name === name)) return
  const { carryOver } = await import('./carry-over.ts')
  await withLock(ref, async () => {
    for (const { past: known, mine: own } of await readAside(name)) {
      const past = docOf([known])
      const mine = docOf([known, ...own])
      doc.transact(() => carryOver({ fields: fieldsOf(ref.name), past, mine, into: doc }))
      past.destroy()
      mine.destroy()
    }
    await whenWritten()
    await deleteDatabase(name)
  })
}

async function writeAside(ref: DocumentRef, aside: Aside): Promise<void> {
  await inDatabase(
    asideNameOf(ref),
    'readwrite',
    ({ custom }) => {
      custom.put(aside, `${keyPrefixes.aside}${crypto.randomUUID()}`)
      custom.put({ count: 1, since: Date.now() }, `${keyPrefixes.unsynced}aside`)
    },
    'strict',
  )
}

async function readAside(name: string): Promise<Aside[]> {
  const request = await inDatabase(name, 'readonly', ({ custom }) =>
    custom.getAll(keysWith(keyPrefixes.aside)),
  )
  return request.result as Aside[]
}

async function readStored(name: string): Promise<{ epoch: number; rows: readonly Uint8Array[] }> {
  const rows: Uint8Array[] = []
  const request = await inDatabase(name, 'readonly', ({ updates, custom }) => {
    readRows(updates, 0, (read) => rows.push(...read.updates))
    return custom.get(documentKeys.epoch)
  })
  return { epoch: typeof request.result === 'number' ? request.result : 0, rows }
}

function docOf(updates: readonly Uint8Array[]): Y.Doc {
  const doc = new Y.Doc()
  for (const update of updates) canApply(doc, update, null)
  return doc
}

/** One tab at a time. Browsers without Web Locks go without: then two tabs carry the same changes over, which adds nothing. */
async function withLock(ref: DocumentRef, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager }
  if (locks) await locks.request(asideNameOf(ref), work)
  else await work()
}
