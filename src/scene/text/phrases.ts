import { isHangul, isHiragana, isKatakana } from './scripts.ts'

/** Words that stay with the next one, and endings of phrases that stay with the word before. */
const ahead = new Set(
  '한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 이 그 저 새 첫 온 몇 각 매 안 못 더 꼭 잘 큰 제'.split(' '),
)
const behind =
  /^(?:것|수|때|뒤|전|중|등|점|번|개|명|잔|줄|끼|분|곳|만큼|듯)(?:[은는이가을를도만에의과와로]|까지|부터|마다|이?에요|예요)?[.,?]?$/u
/** Graphemes before which a phrase takes no further word. */
const longest = 8
/** After these a phrase of Japanese is over. */
const isEnd = /[、。，．・：；？！」』）】]$/u

/**
 * Whether a line should rather not end between two pieces: `phrase` is what is glued so far, `last` its last piece. Korean by
 * its words; in Japanese endings and particles, which are hiragana, stay with what they belong to, and words of katakana whole.
 */
export function isGlued(phrase: string, last: string, next: string, hasSpace: boolean): boolean {
  if (phrase.length > longest) return false
  if (hasSpace) return isHangul(phrase) && (ahead.has(last) || behind.test(next))
  return (isHiragana(next) && !isEnd.test(phrase)) || (isKatakana(last) && isKatakana(next))
}
