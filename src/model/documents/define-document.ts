import type { DocumentKind } from '../document-kinds/names.ts'
import type { DocumentTraits } from '../document-kinds/traits.ts'
import type { Field } from '../fields/field.ts'
import { type Definition, pathOf } from '../fields/location.ts'
import { commentLists } from './comments.ts'
import type { Migration } from './migrate.ts'

type Parts = Readonly<Record<string, Readonly<Record<string, Definition<unknown>>>>>

type FieldsOf<Tree> = {
  readonly [Part in keyof Tree]: {
    readonly [Name in keyof Tree[Part]]: Tree[Part][Name] extends Definition<infer Located> ? Located : never
  }
}

/** The part that a document has for comments, where its traits name one. */
type CommentsPart<Traits extends DocumentTraits> = Traits['comments'] extends string
  ? { readonly [Part in Traits['comments']]: typeof commentLists }
  : unknown

export type CommentLists = FieldsOf<{ lists: typeof commentLists }>['lists']

/** What belongs to the documents of a kind as a whole. */
export interface DocumentFacts {
  readonly name: DocumentKind
  readonly traits: DocumentTraits
  readonly fields: readonly Field[]
  /** Its lists of comments; null where it takes none. */
  readonly comments: CommentLists | null
  /** Schema version: 1, or that of the last migration. */
  readonly version: number
  readonly migrations: readonly Migration[]
}

/** A document's declaration: its fields by part and name, and under `$` what belongs to the whole. */
export type DocumentDefinition<Tree = Parts> = FieldsOf<Tree> & { readonly $: DocumentFacts }

/**
 * Declares every field of a document once: `defineDocument(documentTraits.guide, { core: { what: text({ max: 100 }) } })`.
 * Where its traits name a part for comments, the document gets that part by itself. Migrations are numbered from 2 on,
 * without a gap; throws `RangeError` otherwise.
 */
export function defineDocument<const Traits extends DocumentTraits, Tree extends Parts>(
  traits: Traits,
  tree: Tree,
  migrations: readonly Migration[] = [],
): DocumentDefinition<Tree & CommentsPart<Traits>> {
  migrations.forEach(({ to }, index) => {
    if (to !== index + 2) throw new RangeError(`${traits.name}: migration ${index} leads to version ${to}`)
  })
  const name = traits.name as DocumentKind
  const fields: Field[] = []
  const whole: Parts = traits.comments === null ? tree : { ...tree, [traits.comments]: commentLists }
  const parts = Object.fromEntries(
    Object.entries(whole).map(([part, definitions]) => [
      part,
      Object.fromEntries(
        Object.entries(definitions).map(([fieldName, definition]) => {
          const path = pathOf(part, fieldName)
          const field = definition.locatedAt({ document: name, part, name: fieldName, path })
          fields.push(field as Field)
          return [fieldName, field]
        }),
      ),
    ]),
  )
  const comments = traits.comments === null ? null : (parts[traits.comments] as unknown as CommentLists)
  const version = migrations.at(-1)?.to ?? 1
  const $: DocumentFacts = { name, traits, fields, comments, version, migrations }
  return { ...parts, $ } as unknown as DocumentDefinition<Tree & CommentsPart<Traits>>
}
