import { withFallenL } from '../known-stems.ts'
import { finalOf, finals } from '../syllable.ts'
import { haeyo } from './haeyo.ts'
import { hapnida } from './hapnida.ts'
import { plain } from './plain.ts'
import { made, withoutFinal } from './shared.ts'

/** How a Korean sentence ends: 해요체, 합니다체, or plain (반말 and 한다체). */
export type Register = 'haeyo' | 'hapnida' | 'plain'

/**
 * The last word of a sentence, apart from its ending. `base` is all that is before the ending: a stem, for `past` a stem to which 어요
 * and 습니다 are added as they are (했, 있, 없), for `copula` the noun.
 */
export interface Predicate {
  readonly register: Register
  readonly kind:
    | 'present'
    | 'past'
    | 'copula'
    | 'notCopula'
    | 'honorific'
    | 'request'
    | 'promise'
    | 'together'
    /** An ending without a counterpart, such as 네요: only its register is known. */
    | 'fixed'
  readonly base: string
  readonly isQuestion: boolean
}

/** Greetings and thanks that shops of any voice write in this form. */
const setPhrases =
  /(감사합니다|감사드립니다|고맙습니다|죄송합니다|반갑습니다|환영합니다|축하합니다|안녕하세요|안녕하십니까|안녕하셨어요|어서 ?오세요)$/

/**
 * Reads the words at the end of a sentence without its marks; null where it is not a predicate, such as a heading, or where the
 * phrase suits any voice. `earlier` are the words before the last one.
 */
export function predicateOf(typed: string, earlier: readonly string[], isAsked: boolean): Predicate | null {
  const word = standard(typed)
  const before = earlier.at(-1) ?? ''
  if (setPhrases.test(word) || setPhrases.test(`${before} ${word}`)) return null
  // 쌀을 새벽에 삽니다 is buying, 제주에 삽니다 is living.
  const isBought =
    word.startsWith('삽니') && !before.endsWith('에') && earlier.some((one) => /[을를]$/.test(one))
  const hasObject = /[을를]$/.test(before) || isBought
  if (/십시[오요]$/.test(word)) return made('hapnida', 'request', word.slice(0, -3), false)
  if (word.endsWith('요') || word.endsWith('죠')) return haeyo(word, before, isAsked)
  if (/(니다|니까)$/.test(word)) return hapnida(word, before, hasObject)
  if (word.endsWith('시다') && finalOf(word.slice(0, -2)) === finals.ㅂ)
    return made('hapnida', 'together', withFallenL(withoutFinal(word.slice(0, -2)), hasObject), false)
  return plain(word, before, hasObject, isAsked)
}

/** The usual spelling of playful ones: 합니당 is 합니다, 오세용 and 오세여 are 오세요; but 유아용 and 원예용 are nouns. */
function standard(word: string): string {
  return word
    .replace(/니당$/, '니다')
    .replace(/(?<=[해세에네와줘봐돼]|이예)용$/, '요')
    .replace(/(?<=[해세예에네어아와줘봐돼])[여염욥]$/, '요')
}
