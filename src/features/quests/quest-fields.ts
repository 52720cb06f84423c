import { guide } from '#model/documents/guide.ts'
import { keywordPaths, type StrategyPath } from '#model/documents/strategy-paths.ts'

export const lastQuestion = 5

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

/** The step after this one, past the questions whose fields the landing page has answered. */
export function stepAfter(step: number, handed: readonly string[]): number {
  const rest = questFields.slice(step + 1)
  const open = rest.findIndex((paths) => !paths.every((path) => handed.includes(path)))
  return step + 1 + (open === -1 ? rest.length : open)
}

/** The step in an address: 0 is the name, 6 the result; null where there is no such step. */
export function stepIn(param: string): number | null {
  return /^[0-6]$/.test(param) ? Number(param) : null
}
