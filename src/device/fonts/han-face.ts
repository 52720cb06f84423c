import { type Language, languageFor } from '#model/language/languages.ts'

/** The family that draws Han characters: the same character has other strokes in each language. */
const families: Readonly<Record<Language, string>> = {
  // Hanja have the traditional strokes.
  ko: 'noto-sans-tc',
  en: 'noto-sans-tc',
  ja: 'noto-sans-jp',
  'zh-CN': 'noto-sans-sc',
  'zh-TW': 'noto-sans-tc',
}

/** The style sheet of that family in a weight, for a language or a tag of one. */
export function hanSheet(language: string, weight: number): string {
  return `/fonts/${families[languageFor(language)]}/${weight}.css`
}

/** A book is set from WOFF: its tables can be read without another decoder. */
export function bookFileOf(slice: string): string {
  return slice.replace(/\.woff2\b/, '.woff')
}

export const isHan = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** In these every page of a book is full of them, whatever a brand writes. */
export function isWrittenInHan(language: Language): boolean {
  return language !== 'ko' && language !== 'en'
}
