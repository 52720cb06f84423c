import { pageLanguage } from '#engine/words/page-language.ts'
import type { Language } from '#model/language/languages.ts'
import type { ReviewTexts } from '#model/reviews/review-texts.ts'
import type { ToolTexts } from '#model/tools/tool-texts.ts'

/** The sentences of the tools in one language. */
export interface Sentences {
  readonly texts: ToolTexts
  readonly reviews: ReviewTexts
}

const files: Readonly<Record<Language, () => Promise<Sentences>>> = {
  ko: async () => (await import('./ko.ts')).sentences,
  en: async () => (await import('./en.ts')).sentences,
  ja: async () => (await import('./ja.ts')).sentences,
  'zh-CN': async () => (await import('./zh-cn.ts')).sentences,
  'zh-TW': async () => (await import('./zh-tw.ts')).sentences,
}

const loaded = new Map<Language, Sentences>()

/** Loads the sentences in the page's language; the route does this. Precached, so it works offline. */
export async function loadToolTexts(): Promise<void> {
  const language = pageLanguage()
  if (!loaded.has(language)) loaded.set(language, await files[language]())
}

/** Those that are loaded. Throws where they are not. */
export function toolTexts(): Sentences {
  const known = loaded.get(pageLanguage())
  if (!known) throw new Error('the sentences of the tools were not loaded')
  return known
}
