import type { Rewording } from './registers.ts'

/** Words that are written twice on purpose: 하나 하나, 더 더. */
const onPurpose = /^(하나|둘|한|더|또|꼭|참|쭉|매일|조금|천천히|차근|방울|겹|very|so|bye|no|ha)$/i

/** Words that stand twice beside each other, with a space between, and the change that leaves one. */
export function doubledWords(text: string): Rewording[] {
  const found: Rewording[] = []
  let before: { word: string; to: number } | null = null
  for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const word = match[0]
    const to = match.index + word.length
    const between: string = before ? text.slice(before.to, match.index) : ''
    const isDoubled =
      before !== null && before.word.toLowerCase() === word.toLowerCase() && /^ +$/.test(between)
    if (before && isDoubled && !/^\d+$/.test(word) && !onPurpose.test(word))
      found.push({ from: before.to, to, text: '' })
    else before = { word, to }
  }
  return found
}
