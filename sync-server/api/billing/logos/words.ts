import type { Language } from '#model/language/languages.ts'
import { type LogoOptionKey, type LogoProduct, logoOptions } from '#model/money/logo-products.ts'
import { readLocale } from '#server/http/locales.ts'

interface LogoWords {
  readonly products: Readonly<Record<LogoProduct['key'], string>>
  readonly options: Readonly<Record<LogoOptionKey, string>>
  /** Above the chosen options, in what the designer reads. */
  readonly chosen: string
}

export const logoTitle = (language: Language, { key }: LogoProduct) => wordsOf(language).products[key]
export const optionTitle = (language: Language, key: LogoOptionKey) => wordsOf(language).options[key]

/** What the designer of an order reads: its options, then the brief. */
export function requestOf(
  language: Language,
  {
    title,
    options,
    brief,
  }: { readonly title: string; readonly options: readonly number[]; readonly brief: string },
): string {
  const { chosen, options: names } = wordsOf(language)
  const lines = logoOptions.filter(({ id }) => options.includes(id)).map(({ key }) => `- ${names[key]}`)
  const parts = [title, lines.length > 0 ? [chosen, ...lines].join('\n') : '', brief]
  return parts.filter((part) => part !== '').join('\n\n')
}

const wordsOf = (language: Language) => readLocale<LogoWords>(language, 'logo')
