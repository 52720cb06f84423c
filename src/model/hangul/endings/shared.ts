import { withLast } from '../change-syllable.ts'
import { stemBeforeEu, withFallenL } from '../known-stems.ts'
import { finalOf, finals } from '../syllable.ts'
import type { Predicate, Register } from './predicate.ts'

/** Null where nothing is before an ending that needs it. */
export function made(
  register: Register,
  kind: Predicate['kind'],
  base: string,
  isQuestion: boolean,
): Predicate | null {
  return base === '' && kind !== 'copula' ? null : { register, kind, base, isQuestion }
}

/** Verbs after which 겠 is a promise of the shop: 하겠습니다 is 할게요, but 좋겠습니다 is 좋겠어요. */
const promises =
  /(드리|만들|지키|기다리|보내|만나|나누|이어가|돌아오|찾아오|찾아가|찾아뵙|뵙|굽|담|짓|전하|준비하|보답하|노력하|시작하|안내하|약속하|소개하|대접하|맞이하|함께하|다하|연락하|확인하|처리하|교환하|환불하|고민하|연구하|개선하|발전하|인사하|뛰|가꾸|보여주|알려주|도와주|챙기|되)$/
const wholePromises = /^(하|가|오|주|되|쓰|두|보|받|열|모시|살피)$/

export function willing(
  register: Register,
  stem: string,
  before: string,
  isQuestion: boolean,
): Predicate | null {
  // 비가 오겠습니다 is no promise, 제가 가겠습니다 is one.
  const isOthers = /[이가]$/.test(before) && !/(제|내|저희|우리)가$/.test(before) && stem !== '되'
  const isPromise = !isQuestion && (promises.test(stem) || (wholePromises.test(stem) && !isOthers))
  return isPromise ? made(register, 'promise', stem, false) : made(register, 'past', `${stem}겠`, isQuestion)
}

/** 할 → 하, 구울 → 굽, 먹을 → 먹, 만들 → 만들. */
export function stemBeforeL(word: string): string {
  const open = withoutFinal(word)
  const known = stemBeforeEu(open)
  if (known !== null) return known
  if (/을$/.test(word) && word.length > 1) return word.slice(0, -1)
  return withFallenL(open, true)
}

/** Whether 습니다, 어요 and 어 follow it as they are: 했, 있, 없, 겠. */
export function isPast(stem: string): boolean {
  return finalOf(stem) === finals.ㅆ || stem.endsWith('없')
}

export function withoutFinal(word: string): string {
  return withLast(word, { final: finals.none })
}
