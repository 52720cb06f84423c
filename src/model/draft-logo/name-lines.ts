import { hasUnspacedScript, phraseStarts } from '../language/phrases.ts'

/**
 * Width of a text in ems, by the usual widths of letters in a font; enough to choose a layout before any font
 * is loaded.
 */
export function widthOf(text: string): number {
  return [...text.normalize('NFC')].reduce((sum, letter) => sum + widthOfLetter(letter), 0)
}

/** A name in two lines, broken between words where they are most alike; null where it should not be broken. */
export function brokenName(name: string): readonly [string, string] | null {
  const text = name.normalize('NFC').replace(/\s+/g, ' ').trim()
  const whole = widthOf(text)
  const cuts = breaksOf(text).map((at) => {
    const lines = [text.slice(0, at).trim(), text.slice(at).trim()] as const
    const longer = Math.max(...lines.map(widthOf))
    const shorter = Math.min(...lines.map(widthOf))
    return { lines, longer, shorter }
  })
  const fair = cuts.filter(({ shorter }) => shorter >= whole * 0.25)
  return fair.toSorted((a, b) => a.longer - b.longer)[0]?.lines ?? null
}

/** Positions between words: at spaces, else where a script without spaces has them. */
function breaksOf(text: string): number[] {
  if (text.includes(' ')) return [...text.matchAll(/(?<![&+]) /g)].map(({ index }) => index)
  return hasUnspacedScript(text) ? phraseStarts(text) : hangulBreaks(text)
}

/** Syllables may be parted anywhere; a short name is better whole. */
function hangulBreaks(text: string): number[] {
  const letters = [...text]
  if (letters.length < 8 || !letters.every((letter) => /\p{sc=Hangul}/u.test(letter))) return []
  return [Math.ceil(letters.length / 2)]
}

function widthOfLetter(letter: string): number {
  if (letter === ' ') return 0.28
  if (/[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u.test(letter)) return 0.95
  return /[\p{Lu}\p{N}&@%]/u.test(letter) ? 0.68 : 0.54
}
