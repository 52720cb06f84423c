import type * as Y from 'yjs'
import type { Field, ItemsField } from '#model/fields/field.ts'
import type { FollowedItems } from '#model/fields/followed-items.ts'
import { followList } from '#model/fields/followed-list.ts'

/** The items of a document's lists, trees, records and texts by name, each followed once, from its first use on. */
export interface FollowedFields {
  of<Item>(field: ItemsField<Item>): FollowedItems<Item>
  /** The plain value of a field of any kind. */
  read(field: Field): unknown
  close(): void
}

export function createFollowedFields(doc: Y.Doc): FollowedFields {
  const followed = new Map<string, FollowedItems<unknown>>()
  const of = <Item>(field: ItemsField<Item>): FollowedItems<Item> => {
    const known = followed.get(field.path) ?? follow(field as Field & ItemsField<unknown>, doc)
    followed.set(field.path, known)
    return known as FollowedItems<Item>
  }
  return {
    of,
    read: (field) => ('keys' in field ? of(field as ItemsField<unknown>).items() : field.read(doc)),
    close: () => {
      for (const one of followed.values()) one.close()
    },
  }
}

function follow(field: Field, doc: Y.Doc): FollowedItems<unknown> {
  if (field.kind === 'list') return followList(field, doc)
  if (field.kind === 'tree' || field.kind === 'record' || field.kind === 'texts') return field.follow(doc)
  throw new TypeError(`${field.path} has no items`)
}
