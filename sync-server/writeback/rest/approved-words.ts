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
  const section = sections.find((one) => one.progress === progress)
  const { state, words } = (given ?? {}) as { state?: unknown; words?: unknown }
  if (!section || state !== 'APPROVED') return null
  return (doc) => {
    const seen =
      typeof words === 'string' ? words : digestSection(section, readAnswers(fieldsOf(section.document), doc))
    approvedWordsField(section).write(doc, seen)
    return true
  }
}
