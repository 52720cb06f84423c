import type { ContentFile } from '#engine/words/languages/language-file.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import type { OptionWords } from './content.ts'

interface LateContents {
  /** Texts of the pages of a brand book. */
  readonly book: Readonly<Record<string, string>>
  /** Other words by which people look for an industry, by its key. */
  readonly 'industry-synonyms': Readonly<Record<string, readonly string[]>>
  /** Names of the symbols of the logo maker, each followed by words to search by, separated by commas. */
  readonly symbols: OptionWords
}

const files = import.meta.glob<ContentFile>('../../../locales/*/{book,industry-synonyms,symbols}.json')

/**
 * Loads content in the page's language that no screen needs for its first content: pages do not load the names of these
 * files with those of `loadContent`. To be imported by code that is loaded later. Precached, so it works offline.
 */
export async function loadLateContent<Name extends keyof LateContents>(
  name: Name,
): Promise<LateContents[Name]> {
  const content = await files[`../../../locales/${pageLanguage()}/${name}.json`]?.()
  if (!content) throw new Error(`there is no ${name}`)
  return content.default as LateContents[Name]
}
