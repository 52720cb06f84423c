import { formOf } from '#model/forms/forms.ts'
import type { Language } from '#model/language/languages.ts'
import { industries } from '#model/options/business.ts'
import type { StoredTemplate } from '#server/templates/read-template.ts'
import { readFormWords } from '../forms/words.ts'
import { occasionsIn, readTradeWords } from './words.ts'

/** Forms whose names say what else they serve for: a hiring notice on A3 is no menu. */
const formsOfSeveralUses = ['a3-portrait']

/** What a search finds a template by beside name, tags and purpose: form, trades with their groups, and occasions. */
export function searchWordsOf({ about, body }: StoredTemplate, language: Language): string[] {
  const words = readTradeWords(language)
  const groups = industries.filter(({ children }) => about.trades.some((key) => children.includes(key)))
  const trades = new Set([...about.trades, ...groups.map(({ key }) => key)])
  return [
    ...formWordsOf(body.form, language),
    ...[...trades].flatMap((key) => words[key] ?? []),
    ...occasionsIn(about.occasions, language).map(({ name }) => name),
  ]
}

function formWordsOf(key: string, language: Language): string[] {
  const form = formOf(key)
  const name = (form && readFormWords(language).form[form.key]) ?? ''
  if (name === '') return []
  return formsOfSeveralUses.includes(key) ? name.split(/[·・、,]/).slice(0, 1) : [name]
}
