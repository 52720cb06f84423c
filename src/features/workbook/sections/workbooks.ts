import type { Answers } from '#model/fields/answers.ts'
import type { Section } from '#model/workbook/sections.ts'
import { openSections } from './step-place.ts'

/** Sections that belong together: the core, the facts, the looks, and of the strategy its two halves. */
export interface Workbook {
  /** `core`, `strategy/positioning`: what the paths of its sections begin with. */
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

/** How many of its sections are finished. */
export function countFinished({ sections }: Workbook, answers: Answers): number {
  return sections.filter((section) => section.percent(answers) === 100).length
}
