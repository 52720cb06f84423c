import { type JosaPair, josa } from '#model/hangul/josa.ts'
import type { Language } from '#model/language/languages.ts'

const particles: Readonly<Record<string, JosaPair>> = {
  은: '은/는',
  는: '은/는',
  이: '이/가',
  가: '이/가',
  을: '을/를',
  를: '을/를',
  과: '과/와',
  와: '과/와',
  으로: '으로/로',
  로: '으로/로',
}

/** Names of fewer letters are too near to other words. */
const leastForAlmost = 4

/**
 * Whether the name is written as the brand writes it, wherever it is meant, with the right particle behind it. In English a name
 * of one word may be a word as well, and is not checked.
 */
export function hasRightName(text: string, name: string, language: Language): boolean {
  if (name === '') return true
  if (language === 'en') return !name.includes(' ') || !isSpelledOtherwise(text, name)
  return !isSpelledOtherwise(text, name) && !isAlmostThere(text, name) && hasRightParticles(text, name)
}

/** The same letters in another case or with other spaces. */
function isSpelledOtherwise(text: string, name: string): boolean {
  const letters = [...name.replaceAll(/\s/g, '')].map(escaped)
  // Not the end of another word: 시온 기도 has no 온기.
  const anyhow = new RegExp(`(?<!\\p{L})${letters.join('\\s?')}`, 'giu')
  return [...text.matchAll(anyhow)].some(([found]) => found !== name)
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
  if (!/[가-힣]$/.test(name)) return true
  const behind = new RegExp(`${escaped(name)}(으로|[은는이가을를과와로])(?=[\\s,.!?]|$)`, 'gu')
  return [...text.matchAll(behind)].every(([, particle = '']) => {
    const right = josa(name, particles[particle] ?? '은/는')
    return right === particle || right.includes('(')
  })
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
