import { toPlainText } from './plain-text.ts'

/** Consonants and vowels that form no syllable: also the conjoining and the half-width ones. */
const loneJamo = /^[\u1100-\u11FF\u3130-\u318F\uA960-\uA97F\uD7B0-\uD7FF\uFFA0-\uFFDC]+$/
/** What says nothing by itself: everything but letters, digits and pictographs. */
const unspoken = /[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu
/** One letter of an alphabet, three times or more. In capitals it is a name, such as `AAA`. */
const repeatedLetter = /^([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\1{2,}$/iu

/**
 * Whether a text counts as an answer: it has a letter, a digit or a pictograph, and is neither unfinished Korean
 * (`ㅇ`, `ㅋㅋㅋ`) nor one letter held down (`aaa`). Short answers count: `빵`, `茶`, `X`, `AAA`, `7`. Reads the text as REST
 * stores it, so that device and server agree.
 */
export function isAnswerText(text: string): boolean {
  const trimmed = toPlainText(text, Number.POSITIVE_INFINITY).normalize('NFC').trim()
  const spoken = trimmed.replace(unspoken, '')
  const isHeldDown = repeatedLetter.test(trimmed) && trimmed !== trimmed.toUpperCase()
  return spoken !== '' && !loneJamo.test(spoken) && !isHeldDown
}
