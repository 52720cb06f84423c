import { defineDocument, type Field } from '../fields/define-document.ts'
import { guide } from './guide.ts'
import type { DocumentName } from './names.ts'
import { strategy } from './strategy.ts'

/** Every document by its name: what the relay validates, the write-back settles and the tests generate. */
export const documents: Readonly<
  Record<DocumentName, { readonly $: { readonly name: DocumentName; readonly fields: readonly Field[] } }>
> = {
  guide,
  strategy,
  templates: defineDocument('templates', {}),
  planner: defineDocument('planner', {}),
}

/** The documents that hold fields in this version; the others are synced as they are. */
export function fieldsOf(name: DocumentName): readonly Field[] {
  return documents[name].$.fields
}
