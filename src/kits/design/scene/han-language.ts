import { pageLanguage } from '#engine/words/page-language.ts'
import type { HanLanguage } from '#scene/text/faces.ts'

/** How Han characters are drawn where a text does not say it. */
export function hanLanguage(): HanLanguage {
  const language = pageLanguage()
  return language === 'ja' || language === 'zh-CN' ? language : 'zh-TW'
}
