import * as Y from 'yjs'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { metaName } from '#model/documents/migrate.ts'
import type { Field } from '#model/fields/field.ts'
import { pathOf } from '#model/fields/location.ts'
import { toStorableText } from '#model/fields/plain-text.ts'
import type { Shadow } from '../shadow/shadow.ts'

/*
 * A field is named by its path, a property of the items of a list by `<list>/<property>`. A node of an older release stores
 * the names that it does not know, and one of a newer release looks for those that it settles.
 */

/** Clients may write anything into a document; names of fields are shorter and fewer. */
const [longestName, mostNames] = [200, 200]

/** What every item has beside its properties. */
const ownKeys = ['id', 'order']

export function knownFields(document: DocumentName): string[] {
  return fieldsOf(document).flatMap(namesOf)
}

/** Those that REST holds. */
export function settledFields(document: DocumentName): string[] {
  return fieldsOf(document)
    .filter(({ rest }) => rest !== undefined)
    .flatMap(namesOf)
}

/**
 * Fields that this release does not know and that were ever written in the document, also if they are empty now. With a
 * shadow those that REST holds as well, as far as a release that knows them has settled the document before.
 */
export function unknownFields(document: DocumentName, doc: Y.Doc, shadow: Shadow | null): string[] {
  const known = new Set(knownFields(document))
  const lists = new Set(
    fieldsOf(document).flatMap(({ kind, path, rest }) =>
      kind === 'list' && rest !== undefined ? [path] : [],
    ),
  )
  const names = new Set(shadow && [...Object.keys(shadow.values), ...Object.keys(shadow.lists)])
  for (const [root, type] of doc.share) {
    if (root === metaName) continue
    if (lists.has(root)) for (const key of keysOfItems(type._map)) names.add(`${root}/${key}`)
    else if (root.includes('.')) names.add(root)
    else for (const key of type._map.keys()) names.add(pathOf(root, key))
  }
  return [...names]
    .filter((name) => !known.has(name) && name.length <= longestName && toStorableText(name) === name)
    .slice(0, mostNames)
}

function namesOf(field: Field): string[] {
  if (field.kind !== 'list') return [field.path]
  return [field.path, ...[...ownKeys, ...Object.keys(field.properties)].map((key) => `${field.path}/${key}`)]
}

function keysOfItems(items: ReadonlyMap<string, Y.Item>): Set<string> {
  const keys = new Set<string>()
  for (const { content } of items.values())
    if (content instanceof Y.ContentType) for (const key of content.type._map.keys()) keys.add(key)
  return keys
}
