import { finalOf, finals, letterOf, syllableOf, vowels, withLast } from './hangul-letters.ts'
import { isIVerb, oddStemOf, stemBeforeEu, withFallenL } from './known-stems.ts'

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
  /(감사합니다|감사드립니다|고맙습니다|죄송합니다|반갑습니다|환영합니다|축하합니다|안녕하세요|안녕하십니까|안녕하셨어요)$/

/** Nouns that end like 해요체 or plain words. */
const yoNouns = /(필요|중요|수요)$|^(민요|동요|소요|주요|개요|담요|고요|강요|긴요|요요)$/
const haeNouns = /(올해|새해|이해|오해|방해|동해|남해|서해|손해|피해|한해|재해|상해|공해|저해|유해|무해)$/

/**
 * Reads the words at the end of a sentence without its marks; null where it is not a predicate, such as a heading, or where the
 * phrase suits any voice. `earlier` are the words before the last one.
 */
export function predicateOf(word: string, earlier: readonly string[], isAsked: boolean): Predicate | null {
  if (setPhrases.test(word)) return null
  const before = earlier.at(-1) ?? ''
  // 쌀을 새벽에 삽니다 is buying, 제주에 삽니다 is living.
  const isBought =
    word.startsWith('삽니') && !before.endsWith('에') && earlier.some((one) => /[을를]$/.test(one))
  const hasObject = /[을를]$/.test(before) || isBought
  if (word.endsWith('요') || word.endsWith('죠')) return haeyo(word, before, isAsked)
  if (/(니다|니까)$/.test(word)) return hapnida(word, before, hasObject)
  if (/십시오$/.test(word)) return made('hapnida', 'request', word.slice(0, -3), false)
  if (word.endsWith('시다') && finalOf(word.slice(0, -2)) === finals.ㅂ)
    return made('hapnida', 'together', withFallenL(withoutFinal(word.slice(0, -2)), hasObject), false)
  return plain(word, before, hasObject, isAsked)
}

function made(
  register: Register,
  kind: Predicate['kind'],
  base: string,
  isQuestion: boolean,
): Predicate | null {
  return base === '' && kind !== 'copula' ? null : { register, kind, base, isQuestion }
}

function hapnida(word: string, before: string, hasObject: boolean): Predicate | null {
  const isQuestion = word.endsWith('까')
  const head = word.slice(0, -2)
  const as = (kind: Predicate['kind'], base: string) => made('hapnida', kind, base, isQuestion)
  if (finalOf(head) !== finals.ㅂ) return null
  if (head.endsWith('습')) {
    const stem = head.slice(0, -1)
    if (stem.endsWith('겠')) return willing('hapnida', stem.slice(0, -1), before, isQuestion)
    // 흙이 묻다 keeps its ㄷ, 길을 묻다 does not.
    return as(isPast(stem) || (stem === '묻' && /[이가]$/.test(before)) ? 'past' : 'present', stem)
  }
  if (/(이랍|.답)$/.test(head)) return explained(head, isQuestion, hasObject)
  if (head === '겁') return as('copula', '거')
  const stem = withoutFinal(head)
  if (stem === '아니' || stem.endsWith(' 아니')) return as('notCopula', stem)
  if (stem.endsWith('이') && !isIVerb(stem, hasObject) && (stem.length > 1 || before !== ''))
    return as('copula', stem.slice(0, -1))
  if (stem.endsWith('시') && !/(마시|모시|적시|부시|다시|가시)$/.test(stem) && stem.length > 1)
    return as('honorific', stem.slice(0, -1))
  return as('present', withFallenL(stem, hasObject))
}

/** 한답니다, 있답니다, 곳이랍니다: told as they are without it. */
function explained(head: string, isQuestion: boolean, hasObject: boolean): Predicate | null {
  const stem = head.slice(0, -1)
  const as = (kind: Predicate['kind'], base: string) => made('hapnida', kind, base, isQuestion)
  if (head.endsWith('랍')) return as('copula', stem.slice(0, -1))
  if (isPast(stem)) return as('past', stem)
  if (stem.endsWith('는')) return as('present', stem.slice(0, -1))
  if (finalOf(stem) === finals.ㄴ) return as('present', withFallenL(withoutFinal(stem), hasObject))
  return finalOf(stem) === finals.none
    ? as('present', withFallenL(withoutFinal(head), false))
    : as('present', stem)
}

function haeyo(word: string, before: string, isAsked: boolean): Predicate | null {
  if (yoNouns.test(word)) return null
  const as = (kind: Predicate['kind'], base: string, isQuestion = isAsked) =>
    made('haeyo', kind, base, isQuestion)
  if (word.endsWith('아니에요')) return as('notCopula', word.slice(0, -2))
  if (word.endsWith('이에요')) return as('copula', word.slice(0, -3))
  if (word.endsWith('예요')) return as('copula', word.slice(0, -2))
  if (word.endsWith('세요') && word.length > 2)
    return isAsked ? as('honorific', word.slice(0, -2)) : as('request', word.slice(0, -2), false)
  if (/게요$/.test(word) && finalOf(word.slice(0, -2)) === finals.ㄹ)
    return as('promise', stemBeforeL(word.slice(0, -2)), false)
  const informal = word.slice(0, -1)
  if (/(네|군|거든|까|데|가|래|대|잖아|고|지|는걸|을걸|서|니|나|더라고)$/.test(informal) && isFixed(informal))
    return informal.endsWith('나') && isPast(informal.slice(0, -1))
      ? as('past', informal.slice(0, -1), true)
      : as('fixed', informal)
  if (word.endsWith('죠')) return as('fixed', word)
  return fromInformal('haeyo', informal, before, isAsked)
}

/** Endings before 요 that are no verb: 가 and 나 alone are 가다 and 나다. */
function isFixed(informal: string): boolean {
  if (/(은가|는가|인가|던가|나가|려고|니까|어서|아서|해서)$/.test(informal)) return !informal.endsWith('나가')
  if (informal.endsWith('가')) return finalOf(informal.slice(0, -1)) === finals.ㄴ
  if (informal.endsWith('나')) return isPast(informal.slice(0, -1)) || /하나$/.test(informal)
  if (/(래|대)$/.test(informal))
    return finalOf(informal.slice(0, -1)) === finals.ㄹ || /[다라ㄴ]대$|[았었했]대$/.test(informal)
  if (/[서니지고데]$/.test(informal)) return informal.length > 1 && !/(건네|서|만지)$/.test(informal)
  return true
}

/** From 해, 먹어, 갔어 to what their ending stands on; null where it is no such form. */
function fromInformal(
  register: Register,
  word: string,
  before: string,
  isQuestion: boolean,
): Predicate | null {
  const as = (kind: Predicate['kind'], base: string) => made(register, kind, base, isQuestion)
  if (word.endsWith('어') && isPast(word.slice(0, -1))) {
    const stem = word.slice(0, -1)
    return as('past', stem)
  }
  if (/(이야기|말|소리|음악|노래|의견|목소리)[을를]$/.test(before) && word === '들어')
    return as('present', '듣')
  const known = oddStemOf(word)
  if (known !== null) return as('present', known)
  const last = syllableOf(word.at(-1))
  if (!last || last.final !== finals.none) return null
  const head = word.slice(0, -1)
  const vowelAs = (vowel: number) => as('present', head + letterOf({ ...last, vowel }))
  if (/[아어]$/.test(word) && head !== '') return as('present', head)
  if (word.endsWith('해')) return vowelAs(vowels.ㅏ)
  if (last.vowel === vowels.ㅘ) return vowelAs(vowels.ㅗ)
  if (last.vowel === vowels.ㅝ) return vowelAs(vowels.ㅜ)
  if (last.vowel === vowels.ㅙ) return vowelAs(vowels.ㅚ)
  if (last.vowel === vowels.ㅕ) return vowelAs(vowels.ㅣ)
  if ([vowels.ㅏ, vowels.ㅓ, vowels.ㅐ, vowels.ㅔ].some((vowel) => vowel === last.vowel))
    return as('present', word)
  return null
}

function plain(word: string, before: string, hasObject: boolean, isAsked: boolean): Predicate | null {
  const as = (kind: Predicate['kind'], base: string) => made('plain', kind, base, isAsked)
  if (word.endsWith('다')) {
    const stem = word.slice(0, -1)
    if (stem.endsWith('겠')) return willing('plain', stem.slice(0, -1), before, isAsked)
    if (isPast(stem)) return as('past', stem)
    if (stem === '아니') return as('notCopula', stem)
    if (/는$/.test(stem) && stem.length > 1) return as('present', stem.slice(0, -1))
    if (finalOf(stem) === finals.ㄴ && stem.length > 0)
      return as('present', withFallenL(withoutFinal(stem), hasObject))
    if (/^.+이$/.test(stem) && !/사이$/.test(stem) && !isIVerb(stem, hasObject))
      return as('copula', stem.slice(0, -1))
    if (/(하|롭|답|럽|많|좋|같|싫|크|높|낮|넓|깊|쉽|어렵|아니)$/.test(stem)) return as('present', stem)
    return null
  }
  if (/게$/.test(word) && word.length > 1 && finalOf(word.slice(0, -1)) === finals.ㄹ)
    return as('promise', stemBeforeL(word.slice(0, -1)))
  if (/^.+이야$/.test(word)) return as('copula', word.slice(0, -2))
  if (word === '거야') return as('copula', '거')
  if (word.endsWith('어') && isPast(word.slice(0, -1))) return as('past', word.slice(0, -1))
  if (
    word.endsWith('해') &&
    !haeNouns.test(word) &&
    !(word === '해' && /^(다음|지난|그|첫|매|새|이)$/.test(before))
  )
    return fromInformal('plain', word, before, isAsked)
  if (/^(줘|봐|와|돼|가자|하자|먹어|보자|있지|없지)$/.test(word))
    return word.endsWith('자')
      ? as('together', word.slice(0, -1))
      : word.endsWith('지')
        ? as('past', word.slice(0, -1))
        : fromInformal('plain', word, before, isAsked)
  return null
}

/** Verbs after which 겠 is a promise of the shop: 하겠습니다 is 할게요, but 좋겠습니다 is 좋겠어요. */
const promises =
  /(드리|만들|지키|기다리|보내|만나|나누|이어가|돌아오|찾아오|찾아가|찾아뵙|뵙|굽|담|짓|전하|준비하|보답하|노력하|시작하|안내하|약속하|소개하|대접하|맞이하|함께하|다하|연락하|확인하|처리하|교환하|환불하|고민하|연구하|개선하|발전하|인사하|뛰|가꾸|보여주|알려주|도와주|챙기|되)$/
const wholePromises = /^(하|가|오|주|되|쓰|두)$/

function willing(register: Register, stem: string, before: string, isQuestion: boolean): Predicate | null {
  // 비가 오겠습니다 is no promise, 제가 가겠습니다 is one.
  const isOthers = /[이가]$/.test(before) && !/(제|내|저희|우리)가$/.test(before) && stem !== '되'
  const isPromise = !isQuestion && (promises.test(stem) || (wholePromises.test(stem) && !isOthers))
  return isPromise ? made(register, 'promise', stem, false) : made(register, 'past', `${stem}겠`, isQuestion)
}

/** 할 → 하, 구울 → 굽, 먹을 → 먹, 만들 → 만들. */
function stemBeforeL(word: string): string {
  const open = withoutFinal(word)
  if (open.endsWith('뵈')) return `${open.slice(0, -1)}뵙`
  const known = stemBeforeEu(open)
  if (known !== null) return known
  if (/을$/.test(word) && word.length > 1) return word.slice(0, -1)
  return withFallenL(open, true)
}

/** Whether 습니다, 어요 and 어 follow it as they are: 했, 있, 없, 겠. */
function isPast(stem: string): boolean {
  return finalOf(stem) === finals.ㅆ || stem.endsWith('없')
}

function withoutFinal(word: string): string {
  return withLast(word, { final: finals.none })
}
