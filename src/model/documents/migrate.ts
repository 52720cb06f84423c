import type * as Y from 'yjs'
import { isSharedMap, isSharedText } from '../fields/shared-types.ts'
import { origin } from './origin.ts'

/**
 * One step from a schema version to the next. Two devices may run it independently on copies that differ, so
 * it can only do what merges: fill single values that are not set yet. It never changes a value, moves a
 * text or adds an item; text that two devices inserted independently would be there twice. Run on the same
 * content it fills the same values.
 */
export interface Migration {
  /** The version that it leads to: 2 for the first. */
  readonly to: number
  readonly run: (edit: MigrationEdit) => void
}

export interface MigrationEdit {
  /** What is stored under a name of a part, not validated; undefined where nothing is. */
  readonly get: (part: string, name: string) => unknown
  /** Sets plain JSON where nothing is stored yet. */
  readonly fill: (part: string, name: string, value: unknown) => void
  /** A free text by its path; '' where it is not written. */
  readonly text: (path: string) => string
  /** The items of a list by its path, in no particular order. */
  readonly items: (path: string) => readonly MigrationItem[]
}

export interface MigrationItem {
  readonly key: string
  /** Texts as strings, other nested types as undefined. */
  readonly get: (property: string) => unknown
  readonly fill: (property: string, value: unknown) => void
}

/** The map of a document that holds its schema version. */
export const metaName = 'meta'
const versionKey = 'schemaVersion'

/** The schema version that a document was brought to; 1 where none is stored, as in all documents of version 1. */
export function schemaVersionOf(doc: Y.Doc): number {
  const stored = doc.getMap(metaName).get(versionKey)
  return typeof stored === 'number' && Number.isSafeInteger(stored) && stored > 1 ? stored : 1
}

/**
 * Brings a document to the version of its definition, in one transaction, and answers whether there was anything to
 * do. Nothing is written into a document of that version, or of a newer one: what a newer version stored stays.
 */
export function migrate(
  doc: Y.Doc,
  { version, migrations }: { readonly version: number; readonly migrations: readonly Migration[] },
): boolean {
  const from = schemaVersionOf(doc)
  if (from >= version) return false
  doc.transact(() => {
    const edit = editOf(doc)
    for (const { to, run } of migrations) if (to > from) run(edit)
    doc.getMap(metaName).set(versionKey, version)
  }, origin.migration)
  return true
}

function editOf(doc: Y.Doc): MigrationEdit {
  return {
    get: (part, name) => doc.getMap(part).get(name),
    fill: (part, name, value) => fill(doc.getMap(part), name, value),
    text: (path) => doc.getText(path).toString(),
    items: (path) =>
      [...doc.getMap(path).entries()].flatMap(([key, item]) => {
        if (!isSharedMap(item)) return []
        return [
          {
            key,
            get: (property) => plain(item.get(property)),
            fill: (property, value) => fill(item, property, value),
          },
        ]
      }),
  }
}

/** Other nested types belong to a version that this one does not know. */
function plain(stored: unknown): unknown {
  if (isSharedText(stored)) return stored.toString()
  return isSharedMap(stored) ? undefined : stored
}

function fill(map: Y.Map<unknown>, name: string, value: unknown): void {
  if (!map.has(name)) map.set(name, value)
}
