import { type Language, languageFor } from '#model/language/languages.ts'

/** The family for Han characters, by language: the same character has different glyphs. */
const families: Readonly<Record<Language, string>> = {
  // Hanja have the traditional strokes.
  ko: 'noto-sans-tc',
  en: 'noto-sans-tc',
  ja: 'noto-sans-jp',
  'zh-CN': 'noto-sans-sc',
  'zh-TW': 'noto-sans-tc',
}

/** The folder of that family. */
export function hanFamily(language: string): string {
  return families[languageFor(language)]
}

/** URL of the style sheet of that family in a weight, for a language or language tag. */
export function hanSheet(language: string, weight: number): string {
  return `/fonts/${hanFamily(language)}/${weight}.css`
}

/** The WOFF file of a WOFF2 slice: books are made from WOFF, which needs no additional decoder. */
export function bookFileOf(slice: string): string {
  return slice.replace(/\.woff2\b/, '.woff')
}

export const isHan = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Whether books in a language use Han characters on every page, whatever the brand's answers are. */
export function isWrittenInHan(language: Language): boolean {
  return language !== 'ko' && language !== 'en'
}
