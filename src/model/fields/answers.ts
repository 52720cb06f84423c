import type * as Y from 'yjs'
import type { Field } from './field.ts'

/**
 * A whole document as plain values by field path: texts as strings, values or null, lists as arrays of items.
 * Read by the first paint, progress, drafts, search and export.
 */
export type Answers = Readonly<Record<string, unknown>>

export function readAnswers(fields: readonly Field[], doc: Y.Doc): Answers {
  return Object.fromEntries(fields.map((field) => [field.path, field.read(doc)]))
}

/** The text at a path, untrimmed; '' where nothing or no text is stored. */
export function textOf(answers: Answers, path: string): string {
  const found = answers[path]
  return typeof found === 'string' ? found : ''
}

/** The items of the list at a path, in order; empty where no list is stored. */
export function itemsOf(answers: Answers, path: string): readonly Readonly<Record<string, unknown>>[] {
  const found = answers[path]
  return Array.isArray(found) ? found : []
}
