import { deleteDatabase } from '../storage/document-database.ts'
import {
  accountPrefix,
  brandInName,
  brandPrefix,
  type DocumentRef,
  databaseNameOf,
} from '../storage/document-name.ts'
import { readStoredState } from '../storage/stored-answers.ts'
import { closeDocument } from './open-documents.ts'
import { openDocuments } from './registry.ts'

/** Removes a document from this device. One that is open is closed under the screen that shows it: leave that first. */
export async function clearDocument(ref: DocumentRef): Promise<void> {
  const open = openDocuments.get().filter((one) => databaseNameOf(one) === databaseNameOf(ref))
  await Promise.all(open.map((one) => closeDocument(one)))
  await deleteDatabase(databaseNameOf(ref))
}

/** Removes every document of a brand of an account, and what was set aside of them. */
export async function clearBrandDocuments(account: number, brand: number): Promise<void> {
  const open = openDocuments.get().filter((one) => one.account === account && one.brand === brand)
  await Promise.all(open.map((one) => closeDocument(one)))
  const ofBrand = (await namesOf(account)).filter((name) => name.startsWith(brandPrefix(account, brand)))
  await Promise.all(ofBrand.map(deleteDatabase))
}

/** Removes every document of an account from this device; null: of the local brands. */
export async function clearAccountDocuments(account: number | null): Promise<void> {
  const open = openDocuments.get().filter((one) => one.account === account)
  await Promise.all(open.map((one) => closeDocument(one)))
  await Promise.all((await namesOf(account)).map(deleteDatabase))
}

/** Unsynced changes of all documents of an account on this device, open or not. */
export async function countStoredUnsynced(account: number | null): Promise<number> {
  return (await listUnsynced(account)).reduce((sum, { count }) => sum + count, 0)
}

/** The same per document, with the brand as text. */
export async function listUnsynced(
  account: number | null,
): Promise<{ readonly brand: string; readonly count: number }[]> {
  const open = openDocuments.get().filter((one) => one.account === account)
  const openNames = new Set(open.map(databaseNameOf))
  const closed = (await namesOf(account)).filter((name) => !openNames.has(name))
  const stored = await Promise.all(
    closed.map(async (name) => ({
      brand: brandInName(name, account),
      count: (await readStoredState(name)).unsynced.count,
    })),
  )
  return [...stored, ...open.map(({ brand, sync }) => ({ brand: String(brand), count: sync.get().pending }))]
}

async function namesOf(account: number | null): Promise<string[]> {
  const all = await indexedDB.databases()
  return all.map(({ name }) => name ?? '').filter((name) => name.startsWith(accountPrefix(account)))
}
