import { guide } from '#model/documents/guide.ts'
import { keywordPaths, type StrategyPath } from '#model/documents/strategy-paths.ts'

/** The questions before the result, in their order: name, trade, keywords and colour. */
export const firstSteps: readonly number[] = [0, 1, 5]
/** Those that the page of the result asks too: customer, reason, what is sold. Each has an address of its own. */
export const laterSteps: readonly number[] = [2, 3, 4]
export const resultStep = 6

const keywords: StrategyPath = 'personality.keywords'
const { core, info, visual } = guide
const palette = [
  visual.main,
  visual.secondary,
  visual.tertiary,
  visual.quaternary,
  visual.success,
  visual.info,
  visual.warning,
  visual.danger,
]

/** The fields that each question writes; those of the workbook, which therefore asks for none of them again. */
export const questFields: readonly (readonly string[])[] = [
  [info.name.path],
  [info.industry.path],
  [core.target.path],
  [core.positive.path],
  [core.service.path],
  [keywords, ...keywordPaths, ...palette.map(({ path }) => path)],
]

/** The step after this one; the result after the last of its kind. */
export function stepAfter(step: number): number {
  return beside(step, 1)
}

/** The step before this one; the result before the first of the later ones. */
export function stepBefore(step: number): number {
  return beside(step, -1)
}

function beside(step: number, by: 1 | -1): number {
  const steps = firstSteps.includes(step) ? firstSteps : laterSteps
  return steps[steps.indexOf(step) + by] ?? resultStep
}

/** The step in an address: 0 is the name, 6 the result; null where there is no such step. */
export function stepIn(param: string): number | null {
  return /^[0-6]$/.test(param) ? Number(param) : null
}
