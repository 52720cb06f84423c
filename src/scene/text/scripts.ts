const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** Letters that are graphemes by themselves, beside whichever others of these. */
const single =
  /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u3000-\u3029\u3041-\u3096\u309d-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3]*$/

/** Letters as people see them: an emoji of several parts is one. */
export function graphemesOf(text: string): string[] {
  // The segmenter is slow: it would take a third of the time of a layout.
  if (single.test(text)) return text.split('')
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

const cjk =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3001-\u3003\u3005-\u301f\u30fc\uff01-\uff9f]/u
const hangul = /\p{Script=Hangul}/u
const hiragana = /^\p{Script=Hiragana}/u
/** With the mark that makes a vowel long. */
const katakana = /^[\p{Script=Katakana}\u30fc]+$/u
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Han, kana and their punctuation: a line may end after nearly each. */
export function isCjk(letter: string): boolean {
  return cjk.test(letter)
}

/** Whether there is Hangul in it. */
export function isHangul(text: string): boolean {
  return hangul.test(text)
}

/** Whether there is kana in it. */
export function isKana(text: string): boolean {
  return kana.test(text)
}

/** Whether it begins with one. */
export function isHiragana(text: string): boolean {
  return hiragana.test(text)
}

/** Whether all of it is. */
export function isKatakana(text: string): boolean {
  return katakana.test(text)
}

/** Letters that a line may not begin with, and those that it may not end with. */
const notFirst = new Set([
  ...'、。，．・：；？！」』）】〕〉》］｝’”ー々〜～…‥%％‰°℃)]}!?,.:;',
  ...'ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ',
])
const notLast = new Set('「『（【〔〈《［｛‘“([{$¥₩#＄￥￦№')
const isDigit = /^\d/

/** Whether a line may end between two graphemes that follow each other and are no spaces. */
export function mayPart(letter: string, next: string): boolean {
  if (notFirst.has(next) || notLast.has(letter)) return false
  if (letter === '-') return !isDigit.test(next)
  if (letter === '/') return next !== '/' && !isDigit.test(next)
  if (isHangul(letter) || isHangul(next)) return false
  return isCjk(letter) || isCjk(next)
}
