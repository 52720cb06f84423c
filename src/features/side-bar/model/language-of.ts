import type { Language } from '#model/language/languages.ts'

/** The language that a text is written in, by its script; `page` where its letters do not tell, and for which Chinese it is. */
export function languageOf(text: string, page: Language): Language {
  const count = (script: RegExp) => text.match(script)?.length ?? 0
  const hangul = count(/\p{Script=Hangul}/gu)
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const han = count(/\p{Script=Han}/gu)
  // A Latin word has some five letters.
  const latin = count(/\p{Script=Latin}/gu) / 3
  const most = Math.max(hangul, kana, han, latin)
  if (most === 0) return page
  if (hangul === most) return 'ko'
  if (kana > 0 && kana + han >= latin) return 'ja'
  if (han === most) return page === 'zh-TW' ? 'zh-TW' : 'zh-CN'
  return 'en'
}
