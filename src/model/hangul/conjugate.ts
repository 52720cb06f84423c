import { withLast } from './change-syllable.ts'
import { changeOf } from './irregular.ts'
import { withJosa } from './josa.ts'
import { infinitive, withB, withL } from './stem.ts'
import { finalOf, finals } from './syllable.ts'

/** The voice of sentences: 해요체, 합니다체, and the plain 한다체 of books. */
export type Voice = 'POLITE' | 'FORMAL' | 'PLAIN'

/**
 * A predicate in its dictionary form as the end of a sentence: 굽다 is 구워요, 굽습니다, 굽는다. A copula is written with a
 * hyphen: `하루-이다` is 하루예요. Past and intention are part of the form: 모았다; 전하겠다, which politely is 전할게요.
 */
export function conjugate(predicate: string, voice: Voice): string {
  if (predicate.endsWith('-이다')) return copula(predicate.slice(0, -3), voice)
  const stem = predicate.replace(/다$/, '')
  if (voice === 'POLITE') return polite(stem)
  return voice === 'FORMAL' ? `${withB(stem)}니다` : plain(stem)
}

/** A verb before a noun, of what goes on: 굽다 is 굽는, 만들다 is 만드는, 짓다 is 짓는. */
export function beforeNoun(verb: string): string {
  const stem = verb.replace(/다$/, '')
  return `${finalOf(stem) === finals.ㄹ ? withLast(stem, { final: finals.none }) : stem}는`
}

/** A noun phrase as the end of a sentence: 하루예요, 하루입니다, 하루다. */
export function copula(noun: string, voice: Voice): string {
  if (voice === 'POLITE') return withJosa(noun, '이에요/예요')
  return voice === 'FORMAL' ? `${noun}입니다` : withJosa(noun, '이다/다')
}

function polite(stem: string): string {
  if (stem.endsWith('아니')) return `${stem}에요`
  if (!stem.endsWith('겠') || /[좋맞]겠$/.test(stem)) return `${infinitive(stem)}요`
  return `${withL(stem.slice(0, -1))}게요`
}

function plain(stem: string): string {
  if (isAdjective(stem)) return `${stem}다`
  const final = finalOf(stem)
  if (final === finals.none || final === finals.ㄹ) return `${withLast(stem, { final: finals.ㄴ })}다`
  return `${stem}는다`
}

/** Verbs in ㅂ; what else ends in it describes. */
const verbsInB = /([굽돕줍눕깁뵙잡입씹뽑집접꼽업]|여쭙)$/
const adjectives =
  /(좋|많|적|작|크|같|싶|싫|높|낮|넓|깊|짧|얇|굵|맑|밝|젊|길|멀|둥글|찮|잖|아니|(?<!다)다르|빠르|가파르|올바르|푸르|아프|고프|바쁘|기쁘|예쁘|나쁘|슬프|느리|흐리|비싸|따뜻하|충분하|편하|편안하|분명하|단순하|간단하|소중하|든든하|궁금하|지 않)$/

/** Predicates that describe or tell of what was or is there, which have no 는 in the plain voice. */
export function isAdjective(stem: string): boolean {
  const final = finalOf(stem)
  if (final === finals.ㅆ || final === finals.ㅄ) return true
  if (final === finals.ㅂ) return !verbsInB.test(stem) || /(수줍|어줍|아니꼽)$/.test(stem)
  return changeOf(stem) === 'ㅎ' || adjectives.test(stem)
}
