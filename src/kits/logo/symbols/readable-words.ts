import { folded } from '#model/text/word-at.ts'
import { otherMeanings, otherMeaningsBeside } from './other-meanings.ts'

/** Stands for a letter that says nothing: a letter of no language's words. */
const blank = 'ː'

const apart = otherMeanings.map((marked) => {
  const [before = '', part = '', after = ''] = marked.split(/[[\]]/)
  return { word: before + part + after, from: before.length, length: part.length }
})

/** Where a text says a word, in letters from its start. */
export interface WordRange {
  readonly word: string
  readonly from: number
  readonly to: number
}

/** A text in small letters, in which the parts of words that mean something else are blank. It keeps its length. */
export function withoutOtherMeanings(text: string): string {
  const said = folded(text)
  const parts = apart.flatMap(({ word, from, length }) =>
    placesOf(word, said).map((place) => ({ from: place.from + from, to: place.from + from + length })),
  )
  return otherMeaningsBeside.reduce(
    (plain, pattern) => plain.replaceAll(pattern, (part) => blank.repeat(part.length)),
    withBlanks(said, parts),
  )
}

/** The text without the places of longer words that say some of `own`: of other symbols, which show more of what is said. */
export function withoutLonger(text: string, own: readonly string[], places: readonly WordRange[]): string {
  const longer = places.filter(({ word, from, to }) => {
    const whole = text.slice(from, to)
    return !own.includes(word) && own.some((one) => one.length < whole.length && whole.includes(one))
  })
  return withBlanks(text, longer)
}

/** All places of a word. Of Latin ones those of the whole word, in the singular or plural. `word` and `said` are in small letters. */
export function placesOf(word: string, said: string): WordRange[] {
  const isLatin = /^[\p{sc=Latin}\s&-]+$/u.test(word)
  const places: WordRange[] = []
  for (let from = said.indexOf(word); from >= 0; from = said.indexOf(word, from + 1)) {
    const end = from + word.length
    const to = end + (isLatin ? pluralAt(said, end) : 0)
    if (isLatin && (isLetter(said[from - 1]) || isLetter(said[to]))) continue
    places.push({ word, from, to })
  }
  return places
}

/** Letters of an English plural that begins there. */
function pluralAt(said: string, at: number): number {
  return said.startsWith('es', at) ? 2 : said.startsWith('s', at) ? 1 : 0
}

function isLetter(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{N}-]/u.test(letter)
}

function withBlanks(text: string, parts: readonly { readonly from: number; readonly to: number }[]): string {
  return parts.reduce(
    (plain, { from, to }) => plain.slice(0, from) + blank.repeat(to - from) + plain.slice(to),
    text,
  )
}
