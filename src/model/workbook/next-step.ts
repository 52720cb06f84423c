import type { Answers } from '../fields/answers.ts'
import { guideSections, type Section } from './sections.ts'
import { firstOpenStep, type Step } from './steps.ts'

/**
 * The next step to answer: the first open step of the first unfinished section. A section can be finished
 * with optional steps open. undefined when all are finished.
 */
export function nextStep(answers: Answers, sections: readonly Section[] = guideSections): Step | undefined {
  for (const section of sections) {
    const step = section.percent(answers) < 100 ? firstOpenStep(answers, section.path) : undefined
    if (step) return step
  }
  return undefined
}
