import {
  type DocumentKind,
  type DocumentName,
  documentNames,
  kindOf,
  type SingleKind,
} from '../document-kinds/names.ts'
import { type Field, isAnswerField } from '../fields/field.ts'
import type { DocumentFacts } from './define-document.ts'
import { design } from './design.ts'
import { guide } from './guide.ts'
import { planner } from './planner.ts'
import { strategy } from './strategy.ts'
import { templates } from './templates.ts'

/** Every kind of document: what the relay accepts, the write-back settles and the tests generate. */
export const documents: Readonly<Record<DocumentKind, { readonly $: DocumentFacts }>> = {
  guide,
  strategy,
  templates,
  planner,
  design,
}

export function factsOf(name: DocumentName | DocumentKind): DocumentFacts {
  return documents[kindOf(name)].$
}

/** The fields that this version knows of a document; what else it holds is synced as it is. */
export function fieldsOf(name: DocumentName | DocumentKind): readonly Field[] {
  return factsOf(name).fields
}

/**
 * Documents with a field that people answer. One without has nothing to show: devices neither open it by themselves
 * nor list it, while rooms, log, versions and archives accept it.
 */
export const documentsWithAnswers: readonly SingleKind[] = documentNames.filter(
  (name) => documents[name].$.traits.storesAnswers && fieldsOf(name).some(isAnswerField),
)
