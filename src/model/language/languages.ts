/** Interface languages: folder of the words, BCP 47 tag, name in REST. Korean first. */
export const languages = [
  { key: 'ko', tag: 'ko-KR', rest: 'ko', name: '한국어' },
  { key: 'en', tag: 'en-US', rest: 'en', name: 'English' },
  { key: 'ja', tag: 'ja-JP', rest: 'ja', name: '日本語' },
  { key: 'zh-CN', tag: 'zh-CN', rest: 'zh_CN', name: '简体中文' },
  { key: 'zh-TW', tag: 'zh-TW', rest: 'zh_TW', name: '繁體中文' },
] as const

export type Language = (typeof languages)[number]['key']

/** Where no language is asked for. */
const defaultLanguage: Language = 'ko'
/** Where only languages are asked for that the interface does not have. */
const fallbackLanguage: Language = 'en'

/** The best supported language for an `accept-language` header, a tag or a stored choice. */
export function languageFor(wanted: string | null | undefined): Language {
  let isAsked = false
  for (const part of (wanted ?? '').split(',')) {
    const tag = (part.split(';')[0] ?? '').trim().replaceAll('_', '-').toLowerCase()
    if (tag === '' || tag === '*') continue
    isAsked = true
    if (/^zh-(tw|hk|mo|hant)/.test(tag)) return 'zh-TW'
    if (tag.startsWith('zh')) return 'zh-CN'
    const found = languages.find(
      ({ key }) => tag === key.toLowerCase() || tag.startsWith(`${key.toLowerCase()}-`),
    )
    if (found) return found.key
  }
  return isAsked ? fallbackLanguage : defaultLanguage
}
