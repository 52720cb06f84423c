import type { Language } from '#model/language/languages.ts'
import type { LanguageWords } from './languages/language-file.ts'

/** A file a language: a page reads one, and never learns the names of the files of the others. */
const files: Readonly<Record<Language, () => Promise<LanguageWords>>> = {
  ko: () => import('./languages/ko.ts'),
  en: () => import('./languages/en.ts'),
  ja: () => import('./languages/ja.ts'),
  'zh-CN': () => import('./languages/zh-CN.ts'),
  'zh-TW': () => import('./languages/zh-TW.ts'),
}

/** Rejects where the file cannot be had, such as without a network before it was kept. */
export function loadLanguage(language: Language): Promise<LanguageWords> {
  return files[language]()
}
