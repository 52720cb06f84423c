import type { Rewording } from './registers.ts'

/** Words before a noun that a sentence does without: 최고급 흙 is still 흙. */
const modifier = /(급|의|한|적인|명품|프리미엄|최상|완벽|럭셔리)$/

/** The change that leaves a word out; null where the sentence would not hold without it. */
export function withoutWord(text: string, from: number, to: number): Rewording | null {
  const word = text.slice(from, to)
  if (/\s/.test(word) || !modifier.test(word)) return null
  // It has to be a word of its own before another one.
  if (!/^[ \t]+[가-힣]/.test(text.slice(to, to + 3))) return null
  if (/[가-힣a-z0-9]/i.test(text[from - 1] ?? '')) return null
  return { from, to: to + (/^[ \t]+/.exec(text.slice(to, to + 3))?.[0].length ?? 0), text: '' }
}
