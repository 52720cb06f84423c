import { fieldsOf } from '#model/documents/documents.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { approvedWordsField, digestSection } from '#model/workbook/section-approval.ts'
import { sections } from '#model/workbook/sections.ts'
import type { TakeOver } from './document-edits.ts'

/**
 * What an approval was given to, noted beside it: what the approver saw, or, where nobody said, what both sides have
 * now. Without it no device could tell that a section was written in since.
 */
export function approvedWordsTakeOver(progress: string, given: unknown): TakeOver | null {
  const section = sections.find((one) => one.progress === progress)
  const { state, words } = (given ?? {}) as { state?: unknown; words?: unknown }
  if (!section || state !== 'APPROVED') return null
  return (doc) => {
    const seen =
      typeof words === 'string' ? words : digestSection(section, readAnswers(fieldsOf(section.document), doc))
    approvedWordsField(section).write(doc, seen)
  }
}
