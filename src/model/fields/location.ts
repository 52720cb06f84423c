import type { BrandRole } from '../access/roles.ts'
import type { DocumentKind } from '../document-kinds/names.ts'

/** Location of a field in the documents of a kind. */
export interface FieldLocation {
  readonly document: DocumentKind
  readonly part: string
  readonly name: string
  /** `part.name`: the name of the field in the Y.Doc, in answers and in messages. Only `pathOf` makes it. */
  readonly path: string
}

export interface FieldFacts {
  /** `resource.property` of the contract that stores the field; absent where no call does. */
  readonly rest?: string
  /** The workbook step that asks for it, as `group/section/step`. */
  readonly step?: string
  /**
   * `rest` where only a role may decide, such as an approval: the person calls REST, and the write-back puts the answer
   * into the document and overwrites what devices wrote. In a local brand, which has no server, the device's value stays.
   */
  readonly ruledBy?: 'rest'
  /** The least role that may write the field, where it is higher than that for the document. */
  readonly writers?: BrandRole
  /** Set on fields that hold no answer but something about answers. Restore and the search of answers skip them. */
  readonly about?: 'comment' | 'approval' | 'suggestion'
}

export function pathOf(part: string, name: string): string {
  return `${part}.${name}`
}

/** A field without a location; `defineDocument` gives it one. */
export interface Definition<Field> {
  readonly locatedAt: (location: FieldLocation) => Field
}

/** A property of a list's items; `list` gives it its location. */
export interface ItemDefinition<Property> {
  readonly locatedIn: (location: ItemLocation) => Property
}

/** Location of a property of list items. */
export interface ItemLocation extends FieldLocation {
  readonly property: string
}
