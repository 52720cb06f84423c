import { pageLanguage } from '#engine/words/page-language.ts'
import { splitThings } from '#model/composition/phrase.ts'
import { taglineChoices } from '#model/composition/taglines.ts'
import type { Typed } from '#model/tools/write-text.ts'
import type { ToolBrand } from '../brand/tool-brand.ts'

/** Of the things and keywords that were typed, so many are used. */
const mostThings = 6

/**
 * All taglines of an angle, in the page's language, the preferred one first; each follows one about the next of the things and
 * keywords that were typed. None is there twice.
 */
export function taglineLines(
  angle: string,
  typed: Typed,
  brand: Pick<ToolBrand, 'name' | 'industry'>,
): readonly string[] {
  const services = splitThings(typed.service ?? null)
  const keywords = splitThings(typed.keyword ?? null)
  const count = Math.min(mostThings, Math.max(1, services.length, keywords.length))
  const choices = Array.from({ length: count }, (_, turn) => {
    const at = (all: readonly string[]) => all[turn % Math.max(1, all.length)]?.trim() || null
    const answers = {
      name: brand.name,
      industry: brand.industry,
      target: typed.target || null,
      positive: typed.special || null,
      service: at(services),
      keyword: at(keywords),
    }
    return taglineChoices(answers, pageLanguage()).find((one) => one.angle === angle)?.texts ?? []
  })
  const most = Math.max(...choices.map(({ length }) => length))
  const lines = Array.from({ length: most }, (_, at) => choices.flatMap((texts) => texts[at] ?? []))
  return [...new Set(lines.flat())]
}
