import type { Language } from '#model/language/languages.ts'
import { readLocale } from '#server/http/locales.ts'

/** Names of occasions by their keys. */
export function readTemplateWords(language: Language) {
  return readLocale<{ readonly occasion: Readonly<Record<string, string>> }>(language, 'board/templates')
}

/** Names of industries and their groups by their keys. */
export function readTradeWords(language: Language) {
  return readLocale<{ readonly industry: Readonly<Record<string, string>> }>(language, 'reference').industry
}

/** Occasions with their names. */
export function occasionsIn<Key extends string>(keys: readonly Key[], language: Language) {
  const { occasion } = readTemplateWords(language)
  return keys.map((key) => ({ key, name: occasion[key] ?? key }))
}
