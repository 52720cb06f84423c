import { type BrandRef, toBrandRef } from '#engine/identity/brand-ref.ts'
import { type DocumentName, isDocumentName } from '#model/document-kinds/names.ts'

/** One document on this device. Two accounts that use the device have copies of their own. */
export interface DocumentRef {
  /** Null for a local brand. */
  readonly account: number | null
  readonly brand: BrandRef
  readonly name: DocumentName
}

const prefix = 'saegim-doc-'
const aside = '-aside'

/** Name of the document's database. Released databases have these names, so the pattern does not change. */
export function databaseNameOf({ account, brand, name }: DocumentRef): string {
  return `${brandPrefix(account, brand)}${name}`
}

/** What the names of all databases of a brand begin with. */
export function brandPrefix(account: number | null, brand: BrandRef): string {
  return `${accountPrefix(account)}${brand}-`
}

/**
 * Name of the database in which an earlier epoch is set aside. It has the account's prefix too, so that signing out
 * counts its changes and removes it.
 */
export function asideNameOf(ref: DocumentRef): string {
  return `${databaseNameOf(ref)}${aside}`
}

/** What the names of all document databases of an account begin with. */
export function accountPrefix(account: number | null): string {
  return `${prefix}${account ?? 'local'}-`
}

/** The brand in the name of a document's database, as text; also where a newer build made the document. */
export function brandInName(name: string, account: number | null): string {
  return splitName(name, account).brand
}

/** The document whose database has this name; null for one set aside, and for those of others and of a newer build. */
export function refOfDatabase(database: string, account: number | null): DocumentRef | null {
  if (!database.startsWith(accountPrefix(account)) || database.endsWith(aside)) return null
  const { brand: text, document } = splitName(database, account)
  const brand = toBrandRef(text)
  return brand !== null && isDocumentName(document) ? { account, brand, name: document } : null
}

/** The part after the brand is a kind, or a kind and an id, which has hyphens as a brand's has. */
function splitName(name: string, account: number | null) {
  const rest = name.slice(accountPrefix(account).length).replace(/-aside$/, '')
  const [, brand = rest, document = ''] = /^(.*?)-([a-z]+(?:\/.*)?)$/.exec(rest) ?? []
  return { brand, document }
}
