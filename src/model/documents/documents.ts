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
import { translations } from './translations.ts'

/** Every kind of document: what the relay accepts, the write-back settles and the tests generate. */
export const documents: Readonly<Record<DocumentKind, { readonly $: DocumentFacts }>> = {
  guide,
  strategy,
  templates,
  planner,
  translations,
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
 * Documents of every brand with a field that people fill in: devices keep each of them open, so that it is there without a
 * network. One without has nothing to show, while rooms, log, versions and archives accept it.
 */
export const documentsToKeep: readonly SingleKind[] = documentNames.filter((name) =>
  fieldsOf(name).some(isAnswerField),
)

/** Those of them whose answers are kept beside them as plain values. */
export const documentsWithAnswers: readonly SingleKind[] = documentsToKeep.filter(
  (name) => documents[name].$.traits.storesAnswers,
)
