import type { DocumentName } from '../documents/names.ts'

/** Where a field lives and what else belongs to it. Read by the hooks, the progress, the write-back and the tests. */
export interface Place {
  readonly document: DocumentName
  readonly part: string
  readonly name: string
  /** `part.name`, the one name of the field: in the Y.Doc, in answers, in messages. Made by `pathOf` alone. */
  readonly path: string
}

export interface FieldFacts {
  /** `resource.property` of the contract that holds the field at rest; absent while no call takes it. */
  readonly rest?: string
  /** The workbook step that asks for it, as `group/section/step`. */
  readonly step?: string
  /**
   * `rest` where only a role may decide, such as an approval: the person calls REST, and what REST says is put into
   * the document. What a device writes there stands only in a brand that has no server yet.
   */
  readonly ruledBy?: 'rest'
  /** What the field is there for, where people answer nothing in it: it then belongs to the team's talk about answers. */
  readonly about?: 'comment' | 'approval'
}

export function pathOf(part: string, name: string): string {
  return `${part}.${name}`
}

/** A field without a place yet; `defineDocument` puts it somewhere. */
export interface Definition<Field> {
  readonly placeAt: (place: Place) => Field
}

/** A property of a list's items; `list` puts it into every item. */
export interface ItemDefinition<Property> {
  readonly placeIn: (list: ItemPlace) => Property
}

/** Where a property of list items lives. */
export interface ItemPlace extends Place {
  readonly property: string
}

/** A source of randomness, at least 0 and below 1. */
export type Random = () => number
