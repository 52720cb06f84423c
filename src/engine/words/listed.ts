import { pageLanguage } from './page-language.ts'

const wideComma = new Set<string>(['ja', 'zh-CN', 'zh-TW'])

/** Names with the comma that the language of the page writes between them: `설, 추석`, `正月、お盆`. */
export function listed(names: readonly string[], language: string = pageLanguage()): string {
  return names.join(wideComma.has(language) ? '、' : ', ')
}
