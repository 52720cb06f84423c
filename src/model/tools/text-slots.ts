import { asSentence, spaced, tidied } from '../composition/answers.ts'
import { splitThings } from '../composition/phrase.ts'
import type { Phrasebook } from '../composition/phrasebook.ts'
import type { Slots } from '../composition/template.ts'
import { dateFormat, numberFormat } from '../language/formatters.ts'
import { type Language, languages } from '../language/languages.ts'

/**
 * What was typed as a slot: `<name>!` for a sentence, which stands by itself, `<name>` for a noun phrase. None where nothing was
 * typed.
 */
export function slotOf(name: string, typed: string | undefined, book: Phrasebook): Slots {
  const tidy = tidied(typed ?? null)
  if (tidy === '') return {}
  const bare = book.withoutCopula(tidy)
  if (bare !== tidy && bare !== '' && !book.isSentence(bare)) return { [name]: book.inline(bare) }
  return book.isSentence(spaced(typed ?? null))
    ? { [`${name}!`]: book.finish(asSentence(typed ?? '', book.fullStop)) }
    : { [name]: book.inline(tidy) }
}

/** What was typed as it is, for a name or the end of a line; none where nothing was typed. */
export function rawSlot(name: string, typed: string | undefined): Slots {
  const text = tidied(typed ?? null)
  return text === '' ? {} : { [name]: text }
}

/** A list as it was typed, joined as the language does. */
export function listSlot(name: string, typed: string | undefined, book: Phrasebook): Slots {
  const things = splitThings(typed ?? null).map((thing) => book.inline(tidied(thing)))
  return things.length === 0 ? {} : { [name]: book.listed(things.slice(0, 3)) }
}

/** A day as it is written in a notice: `12월 31일 수요일`. `day`: `2026-12-31`; '' for anything else. */
export function dayWords(day: string | undefined, language: Language): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? []
  if (year === undefined) return ''
  const at = Date.UTC(Number(year), Number(month) - 1, Number(date))
  return dateFormat(tagOf(language), {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: 'UTC',
  }).format(at)
}

/** An amount of won as a shop writes it, `6,900원`; what is no number as it was typed. */
export function amountWords(typed: string | undefined, language: Language): string {
  const text = tidied(typed ?? null)
  const digits = text.replace(/[\s,，₩원]/g, '')
  if (!/^\d{1,10}$/.test(digits)) return text
  const number = numberFormat(tagOf(language), {}).format(Number(digits))
  return wonOf[language](number)
}

const wonOf: Readonly<Record<Language, (number: string) => string>> = {
  ko: (number) => `${number}원`,
  en: (number) => `₩${number}`,
  ja: (number) => `${number}ウォン`,
  'zh-CN': (number) => `${number}韩元`,
  'zh-TW': (number) => `${number}韓元`,
}

function tagOf(language: Language): string {
  return languages.find(({ key }) => key === language)?.tag ?? language
}
