import type { Answers } from '#model/fields/answers.ts'
import type { Section } from '#model/workbook/sections.ts'
import { sectionsWithSteps } from './step-position.ts'

/** A group of sections with the same parent path. */
export interface Workbook {
  /** The common parent path: `core`, `strategy/positioning`. */
  readonly path: string
  readonly sections: readonly Section[]
}

/** All workbooks, in the order of their sections. */
export function workbooks(): readonly Workbook[] {
  const withSteps = sectionsWithSteps()
  const paths = [...new Set(withSteps.map(workbookPathOf))]
  return paths.map((path) => ({
    path,
    sections: withSteps.filter((section) => workbookPathOf(section) === path),
  }))
}

export function workbookPathOf({ path }: Section): string {
  return path.slice(0, path.lastIndexOf('/'))
}

/** Number of finished sections of a workbook. */
export function countFinished({ sections }: Workbook, answers: Answers): number {
  return sections.filter((section) => section.percent(answers) === 100).length
}
