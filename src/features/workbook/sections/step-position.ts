import type { Answers } from '#model/fields/answers.ts'
import { type Section, sectionOf, sections } from '#model/workbook/sections.ts'
import { type Step, stepOf, steps, stepsOf } from '#model/workbook/steps.ts'

/** The position of a step among the others. */
export interface StepPosition {
  readonly step: Step
  readonly section: Section
  /** The steps of the same section, in order. */
  readonly siblings: readonly Step[]
  /** Index among the siblings; -1 for a hidden step. */
  readonly index: number
  /** The step before, across sections; null for the very first. */
  readonly previous: Step | null
  /** The next step of the same section, null for its last; for a hidden step the one that replaced it. */
  readonly next: Step | null
}

export function positionOf(path: string): StepPosition | null {
  const step = stepOf(path)
  const section = step && sectionOf(step.section)
  if (!step || !section) return null
  const siblings = stepsOf(step.section)
  const index = siblings.indexOf(step)
  return {
    step,
    section,
    siblings,
    index,
    previous: previousOf(step),
    // A hidden step is an earlier form of the question before it, which is therefore its next step.
    next: step.isHidden ? previousOf(step) : (siblings[index + 1] ?? null),
  }
}

function previousOf(step: Step): Step | null {
  return steps.slice(0, steps.indexOf(step)).findLast(({ isHidden }) => !isHidden) ?? null
}

/** The sections that have steps. */
export function sectionsWithSteps(): readonly Section[] {
  return sections.filter(({ path }) => stepsOf(path).length > 0)
}

/** The next unfinished section after this one, wrapping around; null when all are finished. */
export function nextUnfinished(section: string, answers: Answers): Section | null {
  const open = sectionsWithSteps()
  const at = open.findIndex(({ path }) => path === section)
  const around = [...open.slice(at + 1), ...open.slice(0, Math.max(at, 0))]
  return around.find((other) => other.percent(answers) < 100) ?? null
}

/** The section after this one; null for the last. */
export function sectionAfter(section: string): Section | null {
  const open = sectionsWithSteps()
  return open[open.findIndex(({ path }) => path === section) + 1] ?? null
}
