import type { BrandRef } from '#device/identity/brand-ref.ts'
import type { DocumentName } from '#model/documents/names.ts'

/** One document as this device knows it. Two accounts on one device have copies of their own. */
export interface DocumentRef {
  readonly account: number | null
  readonly brand: BrandRef
  readonly name: DocumentName
}

const prefix = 'saegim-doc-'

/** Name of the database. Additive only: a released name is where people's words are. */
export function databaseNameOf({ account, brand, name }: DocumentRef): string {
  return `${accountPrefix(account)}${brand}-${name}`
}

/** What the names of all databases of an account begin with. */
export function accountPrefix(account: number | null): string {
  return `${prefix}${account ?? 'local'}-`
}

/** The brand in the name of a database. */
export function brandInName(name: string, account: number | null): string {
  return name.slice(accountPrefix(account).length).replace(/-[a-z]+$/, '')
}
