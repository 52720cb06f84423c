import { guide } from '../documents/guide.ts'
import type { StrategyPath } from '../documents/strategy-paths.ts'

const { core, info } = guide

/**
 * Questions that another one may have answered, by the paths of their fields. Where the field of the first is empty, the answer of
 * the second is offered for it.
 */
export const knownAnswers: ReadonlyMap<string, string> = new Map([
  [core.what.path, core.service.path],
  [info.businessName.path, info.name.path],
  ['positioning.target' satisfies StrategyPath, core.target.path],
  ['positioning.service' satisfies StrategyPath, core.service.path],
  ['positioning.benefit' satisfies StrategyPath, core.positive.path],
])
