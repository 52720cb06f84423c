import { type DocumentName, documentNames } from '../document-kinds/names.ts'
import { type Field, isAnswerField } from '../fields/field.ts'
import type { DocumentFacts } from './define-document.ts'
import { guide } from './guide.ts'
import { planner } from './planner.ts'
import { strategy } from './strategy.ts'
import { templates } from './templates.ts'

/** Every document by its name: what the relay accepts, the write-back settles and the tests generate. */
export const documents: Readonly<Record<DocumentName, { readonly $: DocumentFacts }>> = {
  guide,
  strategy,
  templates,
  planner,
}

/** The fields that this version knows of a document; what else it holds is synced as it is. */
export function fieldsOf(name: DocumentName): readonly Field[] {
  return documents[name].$.fields
}

/**
 * Documents with a field that people answer. One without has nothing to show: devices neither open it by themselves
 * nor list it, while rooms, log, versions and archives accept it.
 */
export const documentsWithAnswers: readonly DocumentName[] = documentNames.filter((name) =>
  fieldsOf(name).some(isAnswerField),
)
