import { canBeChoseong, disassemble, getChoseong } from 'es-hangul'
import { initialAt } from './syllable.ts'

/** Position of a match, in UTF-16 units of the searched text. */
export interface MatchRange {
  readonly start: number
  readonly end: number
}

/** A text prepared for many searches. */
export interface Searchable {
  readonly text: string
  /** Without white space and middle dots, lower case, NFC. */
  readonly folded: string
  /** The same with every syllable reduced to its first consonant, for searching by initial consonants. */
  readonly initials: string
}

/**
 * Whether the query matches the text the way people search while typing: by initial consonants (ㅂㄹㄷ finds
 * 브랜드), with the last syllable incomplete (블, 브래, 브랜ㄷ), regardless of case, spaces and middle dots.
 */
export function matchesSearch(text: string, query: string): boolean {
  return findSearch(text, query) !== null
}

/** The first match of the query by the same rules; null if there is none. */
export function findSearch(text: string, query: string): MatchRange | null {
  return findIn(searchable(text), query)
}

/** Prepares a text; positions of matches refer to its NFC form. */
export function searchable(text: string): Searchable {
  const composed = text.normalize('NFC')
  const folded = fold(composed)
  return { text: composed, folded, initials: initialsOf(folded) }
}

/** As `findSearch`, in a prepared text. An empty query is found at 0 with no length. */
export function findIn(prepared: Searchable, query: string): MatchRange | null {
  return finder(query)(prepared)
}

/** The same for a query that is looked for in many prepared texts. */
export function finder(query: string): (prepared: Searchable) => MatchRange | null {
  const typed = [...fold(query.normalize('NFC'))].flatMap((letter) =>
    /[ㄱ-ㅎ]/.test(letter) ? [...disassemble(letter)] : [letter],
  )
  if (typed.length === 0) return () => ({ start: 0, end: 0 })
  // A match is also a match of the initials, so candidates are found there first. A lone vowel has no
  // initial: then only the first letter gives candidates.
  const hasVowel = typed.some((letter) => /[ㅏ-ㅣ]/.test(letter))
  const needle = initialsOf(hasVowel ? (typed[0] ?? '') : typed.join(''))
  const typedApart = typed.map(disassemble)
  const { length } = typed.join('')
  return ({ text, folded, initials }) => {
    for (let at = initials.indexOf(needle); at >= 0; at = initials.indexOf(needle, at + 1)) {
      const letters = [...folded.slice(at, at + 2 * (typed.length + 1))]
      if (occursAtStart(letters, typed, typedApart)) return rangeIn(text, at, length)
    }
    return null
  }
}

/** Whether the letters start with what was typed. */
function occursAtStart(
  letters: readonly string[],
  typed: readonly string[],
  typedApart: readonly string[],
): boolean {
  for (let at = 0; at <= typed.length; at++) {
    // The rest of the query as single keys: only the syllable at its end may be incomplete.
    const keys = typedApart.slice(at).join('')
    const found = letters
      .slice(at, typed.length + 1)
      .map(disassemble)
      .join('')
    if (found.startsWith(keys)) return true
    const wanted = typed[at]
    const letter = letters[at]
    if (wanted === undefined || letter === undefined) return false
    if (wanted !== letter && !(canBeChoseong(wanted) && getChoseong(letter) === wanted)) return false
  }
  return true
}

const firstConsonants = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

function initialsOf(folded: string): string {
  let initials = ''
  for (let at = 0; at < folded.length; at++) {
    initials += firstConsonants[initialAt(folded, at)] ?? folded[at]
  }
  return initials
}

/** Position in the original text of `count` units from the `start`th unit that counts. */
function rangeIn(text: string, start: number, count: number): MatchRange {
  let seen = 0
  let from = 0
  for (let at = 0; at < text.length; at++) {
    if (ignored.test(text[at] ?? '')) continue
    if (seen === start) from = at
    seen++
    if (seen >= start + count) return { start: from, end: at + 1 }
  }
  return { start: from, end: text.length }
}

/** Spaces and the dot between two words need not be typed. */
const ignored = /[\s·ㆍ・]/

function fold(composed: string): string {
  return composed.toLowerCase().replace(/[\s·ㆍ・]+/g, '')
}
