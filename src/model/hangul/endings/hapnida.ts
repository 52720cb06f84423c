import { isIVerb, withFallenL } from '../known-stems.ts'
import { finalOf, finals } from '../syllable.ts'
import type { Predicate } from './predicate.ts'
import { isPast, made, willing, withoutFinal } from './shared.ts'

/** Verbs in 라 before ㅂ니다; other words in it are nouns that are told of: 커피랍니다. */
const verbsInRa = /(바|자|놀|모자)라$/

/** How something is done, before a verb: 약하게 줄입니다. */
const adverb = /(게|히|껏|씩|더|덜|푹|잘|조금)$/

/** A word in 니다 or 니까. */
export function hapnida(word: string, before: string, hasObject: boolean): Predicate | null {
  const isQuestion = word.endsWith('까')
  const head = word.slice(0, -2)
  const as = (kind: Predicate['kind'], base: string) => made('hapnida', kind, base, isQuestion)
  if (finalOf(head) !== finals.ㅂ) return null
  if (head.endsWith('습')) {
    const stem = head.slice(0, -1)
    if (stem.endsWith('겠')) return willing('hapnida', stem.slice(0, -1), before, isQuestion)
    return as(isPast(stem) ? 'past' : 'present', stem)
  }
  const stem = withoutFinal(head)
  if (/.답$/.test(head) || (stem.endsWith('라') && stem.length > 1 && !verbsInRa.test(stem)))
    return explained(stem, isQuestion, hasObject)
  if (head === '겁' && !hasObject) return as('copula', '거')
  if (stem === '아니' || stem.endsWith(' 아니')) return as('notCopula', stem)
  if (
    stem.endsWith('이') &&
    !isIVerb(stem, hasObject || adverb.test(before)) &&
    (stem.length > 1 || before !== '')
  )
    return as('copula', stem.slice(0, -1))
  if (stem.endsWith('시') && !/(마시|모시|적시|부시|다시|가시)$/.test(stem) && stem.length > 1)
    return as('honorific', stem.slice(0, -1))
  return as('present', withFallenL(stem, hasObject))
}

/** 한답니다, 있답니다, 크답니다, 곳이랍니다, 커피랍니다: told as they are without it. `word` is without ㅂ니다. */
function explained(word: string, isQuestion: boolean, hasObject: boolean): Predicate | null {
  const stem = word.slice(0, -1)
  const as = (kind: Predicate['kind'], base: string) => made('hapnida', kind, base, isQuestion)
  if (word.endsWith('라')) {
    if (stem === '아니') return as('notCopula', stem)
    return as('copula', stem.endsWith('이') && stem.length > 1 ? stem.slice(0, -1) : stem)
  }
  if (isPast(stem)) return as('past', stem)
  if (stem.endsWith('는')) return as('present', stem.slice(0, -1))
  if (finalOf(stem) === finals.ㄴ) return as('present', withFallenL(withoutFinal(stem), hasObject))
  return as('present', stem)
}
