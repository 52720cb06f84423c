import { documentNames } from '../document-kinds/names.ts'
import { fieldsOf } from '../documents/documents.ts'
import type { Field } from '../fields/field.ts'
import { type Section, sections } from './sections.ts'
import { stepOfProperty } from './step-of-field.ts'

/** The field, step and section of a path: `part.name`, or inside a list `part.name/item/property` or `part.name/item`. */
export interface FieldAtPath {
  readonly field: Field
  /** Key of the list's item; null outside of lists and for the list as a whole. */
  readonly item: string | null
  readonly property: string | null
  /** The step that asks for it; null if none does. */
  readonly step: string | null
  readonly section: Section | null
}

const byPath = new Map(documentNames.flatMap(fieldsOf).map((field) => [field.path, field]))

/** Null for a path of a newer version. */
export function fieldAtPath(path: string): FieldAtPath | null {
  const [name = '', item = null, property = null] = path.split('/')
  const field = byPath.get(name)
  if (!field) return null
  const own = field.step ?? null
  const step = own !== null && property !== null ? stepOfProperty(name, property, own) : own
  const section = step === null ? undefined : sections.find((one) => step.startsWith(`${one.path}/`))
  return { field, item, property, step, section: section ?? null }
}
