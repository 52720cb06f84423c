import { guide } from '#model/documents/guide.ts'
import type { Answers } from '#model/fields/answers.ts'
import { guideSections } from '#model/workbook/sections.ts'

/** Whether anything of the guide beyond the name is answered: every brand has a name from the start. */
export function isBegun(answers: Answers): boolean {
  const { [guide.info.name.path]: _, ...others } = answers
  return guideSections.some((section) => section.percent(others) > 0)
}
