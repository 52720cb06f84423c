import type { ContentFile } from '#engine/words/languages/language-file.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { industryGroupOf, industryKeys } from '#model/options/business.ts'

/** What a brand of one group of industries answers, of `locales/<language>/examples/<group>.json`. */
export interface IndustryExamples {
  /** By path of the step. */
  readonly examples: Readonly<Record<string, readonly string[]>>
  /** By field path; they replace those of the step's words. */
  readonly placeholders: Readonly<Record<string, string>>
}

const files = import.meta.glob<ContentFile>('../../../locales/*/examples/*.json')

/**
 * The examples of the industry's group in the page's language; null where the general examples hold, which are
 * those of an online shop. Imported lazily: the map of files is not needed before the first content.
 */
export async function loadIndustryExamples(industry: string): Promise<IndustryExamples | null> {
  if (!industryKeys.includes(industry)) return null
  const group = industryGroupOf(industry).toLowerCase().replaceAll('_', '-')
  const load = files[`../../../locales/${pageLanguage()}/examples/${group}.json`]
  return load ? ((await load()).default as IndustryExamples) : null
}
