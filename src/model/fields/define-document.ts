import type { DocumentName } from '../documents/names.ts'
import type { ListField } from './list.ts'
import { type Definition, pathOf } from './place.ts'
import type { TextField } from './text.ts'
import type { ValueField } from './value.ts'

/** Every kind of field. Code for all of them asks the field, never its kind, wherever the field can answer. */
export type Field = TextField | ValueField<unknown> | ListField

type Parts = Readonly<Record<string, Readonly<Record<string, Definition<unknown>>>>>

type FieldsOf<Tree> = {
  readonly [Part in keyof Tree]: {
    readonly [Name in keyof Tree[Part]]: Tree[Part][Name] extends Definition<infer Placed> ? Placed : never
  }
}

/** A document's declaration: its fields by part and name, and under `$` what belongs to the whole. */
export type DocumentDefinition<Tree = Parts> = FieldsOf<Tree> & {
  readonly $: { readonly name: DocumentName; readonly fields: readonly Field[] }
}

/** Declares every field of a document once. `defineDocument('guide', { core: { background: text({ max: 2000 }) } })`. */
export function defineDocument<Tree extends Parts>(name: DocumentName, tree: Tree): DocumentDefinition<Tree> {
  const fields: Field[] = []
  const parts = Object.fromEntries(
    Object.entries(tree).map(([part, definitions]) => [
      part,
      Object.fromEntries(
        Object.entries(definitions).map(([fieldName, definition]) => {
          const field = definition.placeAt({
            document: name,
            part,
            name: fieldName,
            path: pathOf(part, fieldName),
          })
          fields.push(field as Field)
          return [fieldName, field]
        }),
      ),
    ]),
  )
  return { ...parts, $: { name, fields } } as unknown as DocumentDefinition<Tree>
}
