import { type DocumentTraits, documentTraits } from './traits.ts'

export type DocumentName = keyof typeof documentTraits

export const documentNames = Object.keys(documentTraits) as readonly DocumentName[]

/** The document that every screen of a brand has open: it holds the brand's name and its look. */
export const mainDocument = 'guide' satisfies DocumentName

export function isDocumentName(value: string): value is DocumentName {
  return Object.hasOwn(documentTraits, value)
}

export function traitsOf(name: DocumentName): DocumentTraits {
  return documentTraits[name]
}

/** Names of the documents that have a trait, in the order of their declaration. */
export function documentsWith(
  trait: 'isSearched' | 'hasVersions' | 'isRestorable' | 'isShared' | 'isSettled',
): readonly DocumentName[] {
  return documentNames.filter((name) => documentTraits[name][trait])
}
