import type * as Y from 'yjs'
import type { DocumentKind } from '../document-kinds/names.ts'
import type { ListField } from './list.ts'
import type { RecordField } from './record.ts'
import type { TextField } from './text.ts'
import type { TextsField } from './texts.ts'
import type { TreeField } from './tree.ts'
import type { ValueField } from './value.ts'

/**
 * Every kind of field. Code for all of them calls what they share, instead of branching by `kind`, where it
 * can.
 */
export type Field = TextField | ValueField<unknown> | ListField | RecordField | TextsField | TreeField

/** A field of items with keys: a list, a tree, a record or texts by name. */
export interface ItemsField<Item> {
  readonly kind: 'list' | 'tree' | 'record' | 'texts'
  readonly document: DocumentKind
  readonly path: string
  read(doc: Y.Doc): Item[]
}

/** A field that REST can hold; records, trees and texts by name live in documents alone. */
export type SettledField = Exclude<Field, RecordField | TextsField | TreeField>

export function canBeSettled(field: Field): field is SettledField {
  return field.kind !== 'record' && field.kind !== 'tree' && field.kind !== 'texts'
}

/** Whether people answer something in this field; false for comments, approvals and what was taken from suggestions, which are about answers. */
export function isAnswerField({ about }: Pick<Field, 'about'>): boolean {
  return about === undefined
}

/**
 * Whether restoring a version may change the field: only answers, and of them only those that REST does not
 * decide, such as whether a palette is finalised. Comments and approvals stay as they are.
 */
export function isRestorable(field: Pick<Field, 'about' | 'ruledBy'>): boolean {
  return isAnswerField(field) && field.ruledBy === undefined
}
