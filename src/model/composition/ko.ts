import { beforeNoun, conjugate, copula, type Voice } from '../hangul/conjugate.ts'
import { type JosaPair, withJosa } from '../hangul/josa.ts'
import { finals, lettersOf } from '../hangul/syllable.ts'
import { verbFor } from './ko-verbs.ts'
import type { Phrasebook } from './phrasebook.ts'
import type { Setting } from './template.ts'

const particles: Record<string, JosaPair> = {
  은: '은/는',
  이: '이/가',
  을: '을/를',
  로: '으로/로',
  이에요: '이에요/예요',
  이었어요: '이었어요/였어요',
  이지만: '이지만/지만',
  과: '과/와',
  이라는: '이라는/라는',
  이라고: '이라고/라고',
  이라면: '이라면/라면',
}

/** How a Korean text is filled in one voice; `{A:이다}` is the copula of that voice. */
export function koreanIn(voice: Voice): Setting {
  return {
    ...ko,
    withParticle: (word, particle) =>
      particle === '이다'
        ? copula(word, voice)
        : particle === '이었다'
          ? pastCopula(word, voice)
          : particle === '에게'
            ? word + (isPlace(word) ? '에' : '에게')
            : ko.withParticle(word, particle),
    predicate: (verb, ending) => (ending === '는' ? beforeNoun(verb) : conjugate(verb, voice)),
  }
}

export const ko: Phrasebook = {
  joint: ' ',
  fullStop: '.',
  us: '우리',
  anyCompany: '브랜드',
  grown: '[{M} ]{Z}',
  withParticle: (word, particle) => withJosa(word, particles[particle] ?? '은/는'),
  finish: (sentence) => sentence,
  isSentence,
  withoutCopula,
  unfinished,
  isTrouble,
  isAdverb,
  verbFor: (things, about) => verbFor(things, about) || '준비하다',
  inline: (phrase) => (/^(누구나|모두|아무나)$/.test(phrase) ? '모든 분' : phrase),
  listed: (things) => {
    const last = things.at(-1) ?? ''
    const before = things.slice(0, -1).join(', ')
    return before === '' ? last : `${withJosa(before, '과/와')} ${last}`
  },
  describes: (keyword) =>
    /[한운은는린든된찬쁜픈른]$|적인$/.test(keyword) && !/(행운|기운|여운|무한)$/.test(keyword),
  bare: (thing) => {
    const words = thing.split(' ')
    const last = words.findLastIndex(
      (word, at) => at < words.length - 1 && /[는은한운린든]$|[의]$/.test(word),
    )
    const rest = words.slice(last + 1).join(' ')
    return /[과와],? |, /.test(rest) ? '' : rest
  },
  lowered: (keyword) => keyword,
  isWay: (how) => /(방식|방법|원칙|순서)$/.test(how),
  hasCue: (text, cue) => text.includes(cue),

  joined: [
    ['{bg!}', '{N}의 이야기는 {bg}에서 <시작됐다>.'],
    ['‹bg|그래서 ›{wh!}', '‹bg|그래서 ›{N:은} {wh:을} <V>.'],
    ['{how!}', '{way:로} <일하다>.', '{by} <준비하다>.', '지키는 방식은 {how:이다}.'],
    ['{A!}', '{N:이} 꿈꾸는 것은 {A:이다}.'],
  ],
  firstPurpose: [['{N:은} {T:을} 위해 {S:을} <V>.', '{N:은} {T:을} 위해 <있다>.', '{N:은} {S:을} <V>.']],
  firstTitle: ['{T:을} 위한 {S}', '{T:을} 위한 {N}'],
}

function isSentence(answer: string): boolean {
  if (/[.!?](\s|$)/.test(answer)) return true
  const end = answer.replace(/(?<![\s…])[\s…]+$/, '')
  if (/(니다|죠|지요|군요|든요|나요|까요)$/.test(end)) return true
  if (/[있없싶같했었았였겠]다$|(한|는|된|하|되)다$/.test(end)) return true
  if (/[가-힣\s](좋|많|든|온|난|준|본|낸|킨|린)다$/.test(end)) return true
  if (/([아어해워져려와]|[에로러게] )가요$/.test(end)) return true
  return /요$/.test(end) && !/[개가]요$/.test(end) && isOpenVerbSyllable(end.at(-2))
}

/** Without a final consonant and with one of ㅏ ㅐ ㅓ ㅔ ㅕ ㅖ ㅘ ㅙ ㅝ ㅞ: 해, 어, 워 … but not 필(요), 고(요). */
function isOpenVerbSyllable(syllable: string | undefined): boolean {
  const letters = lettersOf(syllable)
  return letters?.final === finals.none && [0, 1, 4, 5, 6, 7, 9, 10, 14, 15].includes(letters.medial)
}

/** 직장인이에요 → 직장인, 만드는 거예요 → 만드는 것; but 보입니다 is a verb. */
function withoutCopula(answer: string): string {
  if (/(^|\s)(돋?보|들여다보|모|쓰|높|줄|붙|먹|끓|쌓|놓|움직)입니다$/.test(answer)) return answer
  const bare = answer.replace(/(이에요|예요|입니다)$/, '').trim()
  return bare === answer ? answer : bare.replace(/(^|\s)거$/, '$1것')
}

/** 손으로 빚어서 is the beginning of a sentence: as one of its own it ends in 요. */
function unfinished(answer: string): string | null {
  return /[어아해여워와려춰져켜내러라써겨펴봐돼]서$|려고$|도록$|면서$|니까$|[은는]데$/.test(answer)
    ? `${answer}요.`
    : null
}

function pastCopula(noun: string, voice: Voice): string {
  const past = withJosa(noun, '이었어요/였어요').replace(/어요$/, '')
  return past + conjugate('었다', voice).slice(1)
}

/** What is no living being has 에: 회사에 힘이 되다. */
function isPlace(word: string): boolean {
  return /(집|회사|가게|학교|곳|동네|식당|카페|기업|기관|단체|매장|가정|사무실)$/.test(word)
}

/** Of a discomfort: whether it is one that can be eased (불편, 고민), and not a thing (수리점). */
function isTrouble(discomfort: string): boolean {
  return /(불편|고민|걱정|어려움|부담|답답함|불안|문제|번거로움|스트레스|통증|피로|수고|낭비|비용|고통|아픔|외로움|막막함)$/.test(
    discomfort,
  )
}

/** Of a way of working: 저염으로, 천천히. */
function isAdverb(how: string): boolean {
  return /(으로|대로|마다|[하롭]게|히|없이)$/.test(how)
}
