import type { Language } from '../language/languages.ts'
import { wrongParticles } from '../voice/particles.ts'

/** Names of fewer letters are too near to other words. */
const leastForAlmost = 4

/**
 * Whether the name is written as the brand writes it, wherever it is meant, with the right particle behind it. In English a name
 * of one word may be a word as well, and is not checked.
 */
export function hasRightName(text: string, brandName: string, language: Language): boolean {
  const name = brandName.trim()
  if (name === '') return true
  if (language === 'en') return !name.includes(' ') || !isSpelledOtherwise(text, name)
  return !isSpelledOtherwise(text, name) && !isAlmostThere(text, name) && hasRightParticles(text, name)
}

/** The same letters in another case or with other spaces. */
function isSpelledOtherwise(text: string, name: string): boolean {
  const letters = [...name.toLowerCase()].filter(isNoSpace)
  const all = [...text]
  for (let at = 0; at < all.length; at += 1) {
    // Not the end of another word: 시온 기도 has no 온기.
    if (/\p{L}/u.test(all[at - 1] ?? '')) continue
    const end = endOf(all, at, letters)
    if (end !== null && all.slice(at, end).join('') !== name) return true
  }
  return false
}

/** Where the letters end that begin at `at`, with at most one space between two; null: they are not there. */
function endOf(all: readonly string[], at: number, letters: readonly string[]): number | null {
  let next = at
  for (const letter of letters) {
    if (next > at && !isNoSpace(all[next] ?? '.')) next += 1
    if (all[next]?.toLowerCase() !== letter) return null
    next += 1
  }
  return next
}

function isNoSpace(sign: string): boolean {
  return /\S/.test(sign)
}

/** One letter is another. */
function isAlmostThere(text: string, name: string): boolean {
  const letters = [...name]
  if (letters.length < leastForAlmost) return false
  const all = [...text]
  for (let at = 0; at + letters.length <= all.length; at += 1) {
    let others = 0
    for (let of = 0; of < letters.length && others < 2; of += 1) if (all[at + of] !== letters[of]) others += 1
    if (others === 1) return true
  }
  return false
}

/** Of names that end in Hangul: others are read in several ways. */
function hasRightParticles(text: string, name: string): boolean {
  return !/[가-힣]$/.test(name) || wrongParticles(text, name).length === 0
}
