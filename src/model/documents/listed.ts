import type * as Y from 'yjs'
import type { KindOfMany } from '../document-kinds/names.ts'
import type { Field } from '../fields/field.ts'
import type { ListField } from '../fields/list.ts'
import type { ValueField } from '../fields/value.ts'
import { designLimits } from './design-limits.ts'
import { fieldsOf } from './documents.ts'

/** What lists show of a document of which a brand has many, so that none has to be opened for it; null: it has none. */
export interface ListedFacts {
  readonly title: string | null
  /** Key of its form, `custom` where it names none; null: it has no size yet. */
  readonly form: string | null
  /** In the unit. */
  readonly width: number | null
  readonly height: number | null
  readonly unit: 'px' | 'mm' | null
  /** Each once. */
  readonly tags: readonly string[]
}

/** A merge may leave more tags than a design may have; of a list far beyond that none is read. */
const mostRead = designLimits.tags * 10

/** Reads the facts of a document of the kind by the names of its fields, those that the kind has. Never throws. */
export function listedReader(kind: KindOfMany): (doc: Y.Doc) => ListedFacts {
  const fields = new Map<string, Field>(fieldsOf(kind).map((field) => [field.path, field]))
  const valueField = <Value>(name: string) => {
    const field = fields.get(`${kind}.${name}`)
    return field?.kind === 'value' ? (field as unknown as ValueField<Value>) : null
  }
  const [title, form, unit] = [
    valueField<string>('title'),
    valueField<string>('form'),
    valueField<string>('unit'),
  ]
  const size = valueField<readonly number[]>('size')
  const tags = fields.get(`${kind}.tags`)
  const readTags = (doc: Y.Doc) => {
    if (tags?.kind !== 'list' || doc.getMap(tags.path).size > mostRead) return []
    const stored = (tags as unknown as ListField).read(doc) as readonly { readonly tag?: unknown }[]
    const words = stored.flatMap(({ tag }) => (typeof tag === 'string' && tag !== '' ? [tag] : []))
    return [...new Set(words)].slice(0, designLimits.tags)
  }
  return (doc) => {
    const [width = null, height = null] = size?.read(doc) ?? []
    const isSized = width !== null
    return {
      title: title?.read(doc) ?? null,
      form: isSized ? (form?.read(doc) ?? 'custom') : null,
      width,
      height,
      unit: isSized ? (unit?.read(doc) === 'mm' ? 'mm' : 'px') : null,
      tags: readTags(doc),
    }
  }
}
