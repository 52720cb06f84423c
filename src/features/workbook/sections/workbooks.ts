import type { Answers } from '#model/fields/answers.ts'
import type { Section } from '#model/workbook/sections.ts'
import { openSections } from './step-position.ts'

/** A group of sections with the same parent path. */
export interface Workbook {
  /** The common parent path: `core`, `strategy/positioning`. */
  readonly path: string
  readonly sections: readonly Section[]
}

export function workbooks(): readonly Workbook[] {
  const open = openSections()
  const paths = [...new Set(open.map(workbookPathOf))]
  return paths.map((path) => ({
    path,
    sections: open.filter((section) => workbookPathOf(section) === path),
  }))
}

export function workbookPathOf({ path }: Section): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** Number of finished sections. */
export function countFinished({ sections }: Workbook, answers: Answers): number {
  return sections.filter((section) => section.percent(answers) === 100).length
}
