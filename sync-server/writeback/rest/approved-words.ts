import type * as Y from 'yjs'
import { fieldsOf } from '#model/documents/documents.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { approvedWordsField, digestSection } from '#model/workbook/section-approval.ts'
import { sections } from '#model/workbook/sections.ts'
import type { DocumentEdit } from './document-edits.ts'

/**
 * Stores beside an approval a digest of the answers it was given to: those that the approver saw, or, where REST does not
 * say, those of the document now. Devices compare it with the present answers to see whether a section changed since.
 * null: the section is not approved.
 */
export function approvedWordsEdit(progress: string, given: unknown): DocumentEdit | null {
  const approved = approvedOf(progress, given)
  if (!approved) return null
  const { section, words } = approved
  return (doc) => {
    const seen = words ?? digestSection(section, readAnswers(fieldsOf(section.document), doc))
    approvedWordsField(section).write(doc, seen)
    return true
  }
}

/** The same where document and REST have the same approval. null: the document has the digest that REST says. */
export function approvedWordsRepair(progress: string, given: unknown, doc: Y.Doc): DocumentEdit | null {
  const approved = approvedOf(progress, given)
  if (!approved || approved.words === null) return null
  return approvedWordsField(approved.section).read(doc) === approved.words
    ? null
    : approvedWordsEdit(progress, given)
}

function approvedOf(progress: string, given: unknown) {
  const section = sections.find((one) => one.progress === progress)
  const { state, words } = (given ?? {}) as { state?: unknown; words?: unknown }
  if (!section || state !== 'APPROVED') return null
  return { section, words: typeof words === 'string' ? words : null }
}
