import { isAdjective } from '../conjugate.ts'
import { isIVerb, withFallenL } from '../known-stems.ts'
import { finalOf, finals } from '../syllable.ts'
import { fromInformal } from './informal.ts'
import type { Predicate } from './predicate.ts'
import { isPast, made, stemBeforeL, willing, withoutFinal } from './shared.ts'

/** Nouns in 해, which is no verb there. */
const haeNouns = /(올해|새해|이해|오해|방해|동해|남해|서해|손해|피해|한해|재해|상해|공해|저해|유해|무해)$/
/** Words in 게 that tell how, and a crab: 조금 더 달게. */
const noPromise = /(달|길|멀|둥글|가늘|힘들|서툴|잘|털|알|놀)게$/

/** A word of 반말 or 한다체. */
export function plain(word: string, before: string, hasObject: boolean, isAsked: boolean): Predicate | null {
  const as = (kind: Predicate['kind'], base: string) => made('plain', kind, base, isAsked)
  if (word.endsWith('다')) return written(word.slice(0, -1), before, hasObject, isAsked)
  if (/게$/.test(word) && word.length > 1 && finalOf(word.slice(0, -1)) === finals.ㄹ)
    return noPromise.test(word) ? null : as('promise', stemBeforeL(word.slice(0, -1)))
  if (/^.+이야$/.test(word)) return as('copula', word.slice(0, -2))
  if (word === '거야') return as('copula', '거')
  if (word.endsWith('어') && isPast(word.slice(0, -1))) return as('past', word.slice(0, -1))
  const isYear = word === '해' && /^(다음|지난|그|첫|매|새|이)$/.test(before)
  if (word.endsWith('해') && !haeNouns.test(word) && !isYear)
    return fromInformal('plain', word, before, isAsked)
  if (/^(가자|하자|보자)$/.test(word)) return as('together', word.slice(0, -1))
  if (/^(있지|없지)$/.test(word)) return as('past', word.slice(0, -1))
  return /^(줘|봐|와|돼|먹어|좋아|싫어|고마워|반가워|같아|싶어)$/.test(word)
    ? fromInformal('plain', word, before, isAsked)
    : null
}

/** 한다체, without its 다: 굽는, 만든, 따뜻하, 했, 빵이. */
function written(stem: string, before: string, hasObject: boolean, isAsked: boolean): Predicate | null {
  const as = (kind: Predicate['kind'], base: string) => made('plain', kind, base, isAsked)
  if (stem.endsWith('겠')) return willing('plain', stem.slice(0, -1), before, isAsked)
  if (isPast(stem)) return as('past', stem)
  if (stem === '아니') return as('notCopula', stem)
  if (/는$/.test(stem) && stem.length > 1) return as('present', stem.slice(0, -1))
  if (finalOf(stem) === finals.ㄴ) return as('present', withFallenL(withoutFinal(stem), hasObject))
  if (/^.+이$/.test(stem) && !/사이$/.test(stem) && !isIVerb(stem, hasObject))
    return as('copula', stem.slice(0, -1))
  return stem.endsWith('하') || isAdjective(stem) ? as('present', stem) : null
}
