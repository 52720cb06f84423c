import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { type DocumentName, documentNames, isOfMany, kindOf } from '#model/document-kinds/names.ts'
import { accountPrefix, brandPrefix, refOfDatabase } from './document-name.ts'

/**
 * Names of the documents that a brand may have on this device: those of every brand, and of kinds of which a brand has many
 * those that were opened here. The names of databases are all that is read.
 */
export async function namesOnDevice(
  account: number | null,
  brand: BrandRef,
): Promise<readonly DocumentName[]> {
  const prefix = brandPrefix(account, brand)
  const databases = await indexedDB.databases()
  const ofMany = databases.flatMap(({ name = '' }) => {
    const ref = name.startsWith(prefix) ? refOfDatabase(name, account) : null
    return ref?.brand === brand && isOfMany(kindOf(ref.name)) ? [ref.name] : []
  })
  return [...documentNames, ...ofMany.sort()]
}

/** Names of the databases of documents of this account, and of those that belong to no account. */
export async function databasesOnDevice(account: number | null): Promise<string[]> {
  const all = await indexedDB.databases()
  const prefixes = [accountPrefix(account), accountPrefix(null)]
  return all.flatMap(({ name }) => (name && prefixes.some((prefix) => name.startsWith(prefix)) ? [name] : []))
}
