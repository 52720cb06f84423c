import { type DocumentTraits, documentTraits } from './traits.ts'

type Traits = typeof documentTraits

export type DocumentKind = keyof Traits

/** A kind of which a brand has any number of documents, each with an id. */
export type KindOfMany = {
  [Kind in DocumentKind]: Traits[Kind]['many'] extends null ? never : Kind
}[DocumentKind]

/** A kind of which a brand has exactly one document, which is named like it. */
export type SingleKind = Exclude<DocumentKind, KindOfMany>

/**
 * Names a document within its brand, in rooms, logs, databases and archives: `guide`, or `design/<id>` where a brand has many
 * of a kind. Additive only, as the names of kinds are.
 */
export type DocumentName = SingleKind | `${KindOfMany}/${string}`

export const documentKinds = Object.keys(documentTraits) as readonly DocumentKind[]

/** Names of the documents that every brand has. */
export const documentNames = documentKinds.filter(isSingle)

export const kindsOfMany = documentKinds.filter(isOfMany)

/** The document that every screen of a brand has open: it holds the brand's name and its look. */
export const mainDocument = 'guide' satisfies DocumentName

/** Ids are made by devices, with `freshKey`. */
export const documentId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Throws `RangeError` where the id has another form. */
export function documentName<Kind extends KindOfMany>(kind: Kind, id: string): `${Kind}/${string}` {
  if (!documentId.test(id)) throw new RangeError(`${id} is no id of a document`)
  return `${kind}/${id}`
}

/** Kind and id, which is null where a brand has one document of the kind; null for no name that this release knows. */
export function parseDocumentName(
  text: string,
): { readonly kind: DocumentKind; readonly id: string | null } | null {
  const [kind = '', id = null, ...more] = text.split('/')
  if (!isDocumentKind(kind) || more.length > 0 || isOfMany(kind) !== (id !== null)) return null
  return id === null || documentId.test(id) ? { kind, id } : null
}

export function isDocumentKind(value: string): value is DocumentKind {
  return Object.hasOwn(documentTraits, value)
}

export function isDocumentName(value: string): value is DocumentName {
  return parseDocumentName(value) !== null
}

/** The kind of a document; of a kind itself. */
export function kindOf(name: DocumentName | DocumentKind): DocumentKind {
  const end = name.indexOf('/')
  return (end < 0 ? name : name.slice(0, end)) as DocumentKind
}

/** The name of the one document of a kind. Throws `RangeError` where a brand has many. */
export function onlyName(kind: DocumentKind): SingleKind {
  if (isOfMany(kind)) throw new RangeError(`a brand has many documents of the kind ${kind}`)
  return kind
}

export function isOfMany(kind: DocumentKind): kind is KindOfMany {
  return documentTraits[kind].many !== null
}

function isSingle(kind: DocumentKind): kind is SingleKind {
  return !isOfMany(kind)
}

export function traitsOf(name: DocumentName | DocumentKind): DocumentTraits {
  return documentTraits[kindOf(name)]
}

/** Names of the documents of every brand that have a trait, in the order of their declaration. */
export function documentsWith(
  trait: 'isSearched' | 'hasVersions' | 'isRestorable' | 'isShared' | 'isSettled',
): readonly SingleKind[] {
  return documentNames.filter((name) => documentTraits[name][trait])
}
