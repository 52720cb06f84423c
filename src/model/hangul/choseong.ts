import { canBeChoseong, disassemble, getChoseong } from 'es-hangul'

/** Where something was found, as UTF-16 units of the text that was searched. */
export interface Found {
  readonly start: number
  readonly end: number
}

/**
 * Whether the query occurs in the text the way people search while they type: by initial consonants (ㅂㄹㄷ finds
 * 브랜드), with the last syllable still being composed (블, 브래, 브랜ㄷ), without regard to case and spaces.
 */
export function matchesSearch(text: string, query: string): boolean {
  return findSearch(text, query) !== null
}

/** The first place where the query occurs in the text, by the same rules; null where it does not. */
export function findSearch(text: string, query: string): Found | null {
  const typed = [...folded(query)].flatMap((letter) =>
    /[ㄱ-ㅎ]/.test(letter) ? [...disassemble(letter)] : [letter],
  )
  if (typed.length === 0) return { start: 0, end: 0 }
  const letters = [...folded(text)]
  const typedApart = typed.map(disassemble)
  const first = typed[0] ?? ''
  for (let start = 0; start < letters.length; start++) {
    // Long texts: most letters cannot begin a match, and taking a syllable apart is what costs.
    if (!mayBegin(letters[start] ?? '', first)) continue
    if (matchesAt(start)) return placeIn(text, start, typed.length)
  }
  return null

  function matchesAt(start: number): boolean {
    for (let at = 0; at <= typed.length; at++) {
      // The rest of the query as keys pressed: only the composition at its end may stop inside a syllable.
      const keys = typedApart.slice(at).join('')
      const found = letters
        .slice(start + at, start + typed.length + 1)
        .map(disassemble)
        .join('')
      if (found.startsWith(keys)) return true
      const wanted = typed[at]
      const letter = letters[start + at]
      if (wanted === undefined || letter === undefined) return false
      if (wanted !== letter && !(canBeChoseong(wanted) && getChoseong(letter) === wanted)) return false
    }
    return true
  }
}

/** Whether a match can begin at this letter: it begins with the same consonant, or is the same sign. */
function mayBegin(letter: string, wanted: string): boolean {
  return letter === wanted || initialOf(letter) === initialOf(wanted)
}

const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

function initialOf(letter: string): string {
  const at = letter.charCodeAt(0) - 0xac00
  return at >= 0 && at < 11_172 ? (initials[Math.floor(at / 588)] ?? letter) : letter
}

/** `count` letters from the `start`th that counts, in the text as it was written. */
function placeIn(text: string, start: number, count: number): Found {
  const composed = text.normalize('NFC')
  let seen = 0
  let at = 0
  let from = 0
  for (const letter of composed) {
    if (!/\s/.test(letter)) {
      if (seen === start) from = at
      seen++
      if (seen === start + count) return { start: from, end: at + letter.length }
    }
    at += letter.length
  }
  return { start: from, end: composed.length }
}

function folded(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, '')
}
