import { canBeChoseong, disassemble, getChoseong } from 'es-hangul'

/** Where something was found, as UTF-16 units of the text that was searched. */
export interface Found {
  readonly start: number
  readonly end: number
}

/** A text made ready to be searched many times. */
export interface Searchable {
  readonly text: string
  /** Without white space and middle dots, lower case, composed. */
  readonly folded: string
  /** The same with every syllable as its first consonant: what a search by initials looks through. */
  readonly initials: string
}

/**
 * Whether the query occurs in the text the way people search while they type: by initial consonants (ㅂㄹㄷ finds
 * 브랜드), with the last syllable still being composed (블, 브래, 브랜ㄷ), without regard to case, spaces and middle dots.
 */
export function matchesSearch(text: string, query: string): boolean {
  return findSearch(text, query) !== null
}

/** The first place where the query occurs in the text, by the same rules; null where it does not. */
export function findSearch(text: string, query: string): Found | null {
  return findIn(searchable(text), query)
}

export function searchable(text: string): Searchable {
  const composed = text.normalize('NFC')
  const folded = fold(composed)
  return { text: composed, folded, initials: initialsOf(folded) }
}

export function findIn({ text, folded, initials }: Searchable, query: string): Found | null {
  const typed = [...fold(query.normalize('NFC'))].flatMap((letter) =>
    /[ㄱ-ㅎ]/.test(letter) ? [...disassemble(letter)] : [letter],
  )
  if (typed.length === 0) return { start: 0, end: 0 }
  // Wherever the query occurs, its initials do. A vowel by itself has none, so then only the first letter says where.
  const hasVowel = typed.some((letter) => /[ㅏ-ㅣ]/.test(letter))
  const needle = initialsOf(hasVowel ? (typed[0] ?? '') : typed.join(''))
  const typedApart = typed.map(disassemble)
  for (let at = initials.indexOf(needle); at >= 0; at = initials.indexOf(needle, at + 1)) {
    const letters = [...folded.slice(at, at + 2 * (typed.length + 1))]
    if (occursAtStart(letters, typed, typedApart)) return placeIn(text, at, typed.join('').length)
  }
  return null
}

/** Whether the letters begin with what was typed. */
function occursAtStart(
  letters: readonly string[],
  typed: readonly string[],
  typedApart: readonly string[],
): boolean {
  for (let at = 0; at <= typed.length; at++) {
    // The rest of the query as keys pressed: only the composition at its end may stop inside a syllable.
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
    const code = folded.charCodeAt(at) - 0xac00
    initials += code >= 0 && code < 11_172 ? firstConsonants[Math.floor(code / 588)] : folded[at]
  }
  return initials
}

/** `count` units from the `start`th that counts, in the text as it was written. */
function placeIn(text: string, start: number, count: number): Found {
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

/** Nobody types the dot between two words, nor the space. */
const ignored = /[\s·ㆍ・]/

function fold(composed: string): string {
  return composed.toLowerCase().replace(/[\s·ㆍ・]+/g, '')
}
