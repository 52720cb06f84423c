import { finalOf, finals } from '../syllable.ts'
import { fromInformal } from './informal.ts'
import type { Predicate } from './predicate.ts'
import { isPast, made, stemBeforeL } from './shared.ts'

/** Nouns that end like 해요체. */
const yoNouns =
  /(필요|중요|수요)$|^(민요|동요|소요|주요|개요|담요|고요|강요|긴요|요요|월요|화요|목요|금요|토요|일요)$|(대중|인기)가요$/
/** Particles and words that stand before 요 by themselves: 내일부터요, 집에요. */
const fragments =
  /(부터|마다|보다|한테|에게|[^에]에|께|조차|마저|어제|언제|아래|가게|동네|찌개|카페|라[떼테])$/
const fixedEndings = /(네|군|거든|까|데|가|래|대|잖아|고|구|지|걸|서|니|나|더라고|더라구)$/

/** A word in 요 or 죠. */
export function haeyo(word: string, before: string, isAsked: boolean): Predicate | null {
  if (yoNouns.test(word)) return null
  const as = (kind: Predicate['kind'], base: string, isQuestion = isAsked) =>
    made('haeyo', kind, base, isQuestion)
  if (/아니[에예]요$/.test(word)) return as('notCopula', word.slice(0, -2))
  if (word.endsWith('이에요')) return as('copula', word.slice(0, -3))
  if (word.endsWith('예요')) return as('copula', word.slice(0, -2))
  // 커피에요 is written for 커피예요; 집에요 is an answer.
  if (/[^에]에요$/.test(word) && finalOf(word.slice(0, -2)) === finals.none)
    return as('copula', word.slice(0, -2))
  if (word.endsWith('세요') && word.length > 2)
    return isAsked ? as('honorific', word.slice(0, -2)) : as('request', word.slice(0, -2), false)
  const informal = word.slice(0, -1)
  if (/[게께]요$/.test(word) && finalOf(word.slice(0, -2)) === finals.ㄹ) {
    const stem = stemBeforeL(word.slice(0, -2))
    // 앉으실게요 asks a guest, and promises nothing.
    return stem.endsWith('시') && !/(모시|마시)$/.test(stem)
      ? as('fixed', informal)
      : as('promise', stem, false)
  }
  if (word.endsWith('죠') || fragments.test(informal)) return as('fixed', informal)
  if (fixedEndings.test(informal) && isFixed(informal))
    return informal.endsWith('나') && isPast(informal.slice(0, -1))
      ? as('past', informal.slice(0, -1), true)
      : as('fixed', informal)
  return fromInformal('haeyo', informal, before, isAsked)
}

/** Verbs that end like what is told by others: 머리를 맞대요, but 온대요; 아이를 달래요, but 맛집이래요. */
const verbsInDae = /^(대|기대|맞대|빗대|잇대|나대)$/
const verbsInRae = /^(달래|바래|빛바래|노래|파래|그래|이래|저래)$/

/** Verbs in 나 that do not ask: 생각나요, but 괜찮나요. */
const verbsInNa =
  /^(.*(만|빛|끝|떠|일어|나타|지|태어|깨어|살아|벗어|어긋|드러|달아|늘어|피어|넘쳐|혼|화|겁|신|윤|힘|맛|별|탈|생각|기억|소문|냄새|고장|재미|실감|땀|열)나|나)$/

/** Endings before 요 that are no verb: 가 and 나 alone are 가다 and 나다. */
function isFixed(informal: string): boolean {
  const head = informal.slice(0, -1)
  if (/(은가|는가|인가|던가|려고|니까|어서|아서|해서)$/.test(informal)) return true
  if (informal.endsWith('가')) return finalOf(head) === finals.ㄴ
  if (informal.endsWith('나')) return !verbsInNa.test(informal)
  if (informal.endsWith('래')) return !verbsInRae.test(informal)
  if (informal.endsWith('대')) return !verbsInDae.test(informal)
  if (informal.endsWith('걸')) return finalOf(head) === finals.ㄹ || head.endsWith('는')
  if (/[서니지고데]$/.test(informal)) return informal.length > 1 && !/(서|만지)$/.test(informal)
  return !/건네$/.test(informal)
}
