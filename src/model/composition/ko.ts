import { beforeNoun, conjugate, copula, type Voice } from '../hangul/conjugate.ts'
import { type JosaPair, josa, withJosa } from '../hangul/josa.ts'
import type { Phrasebook, QuotedSlot } from './phrasebook.ts'
import type { Alternatives, Setting } from './template.ts'

const nouns: Record<QuotedSlot, string> = {
  T: '분들',
  D: '불편',
  S: '약속',
  A: '바람',
  B: '계획',
  G: '다짐을 이룬 브랜드',
  I: '모습',
  X: '현실',
  Y: '약속',
}

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
  이라면: '이라면/라면',
}

/** How a Korean text is filled in one voice; `{A:이다}` is the copula of that voice. */
export function koreanIn(voice: Voice): Setting {
  return {
    ...ko,
    withParticle: (word, particle) =>
      particle === '이다' ? copula(word, voice) : ko.withParticle(word, particle),
    predicate: (verb, ending) => (ending === '는' ? beforeNoun(verb) : conjugate(verb, voice)),
  }
}

/** 해요체 for story and values, 합니다체 for purpose and vision. */
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
  inline: (phrase) => phrase,
  quoted: (sentence, slot) => `“${sentence}”${josa(sentence, '이라는/라는')} ${nouns[slot]}`,
  listed: (things) => {
    const last = things.at(-1) ?? ''
    const before = things.slice(0, -1).join(', ')
    return before === '' ? last : `${withJosa(before, '과/와')} ${last}`
  },
  lowered: (keyword) => keyword,
  isWay: (how) => /(방식|방법|원칙|순서)$/.test(how),
  hasCue: (text, cue) => text.includes(cue),

  story: [
    [
      ['{bg!}', '{N}의 이야기는 {bg}에서 시작됐어요.'],
      ['‹bg|그래서 ›{wh!}', '‹bg|그래서 ›{N:은} {wh:을} 선보여요.'],
      how('', '지키는 '),
      ['{A!}', '{N:이} 꿈꾸는 것은 {A:이에요}.'],
    ],
    [
      ['{wh!}', '{N:은} {wh:을} 선보이는 브랜드예요.'],
      ['‹wh|시작에는 이런 이야기가 있어요. ›{bg!}', '시작은 {bg:이었어요}.'],
      how('‹bg|그 마음 그대로 ›', '‹bg|그 마음을 ›지키는 '),
      ['{A!}', '한 걸음씩 {A}에 다가가고 있어요.'],
    ],
    [
      ['{A!}', '{A}, {N:이} 바라는 한 가지예요.'],
      ['‹A|이 바람에는 시작이 있어요. ›{bg!}', '‹A|이 바람의 ›시작은 {bg:이었어요}.'],
      ['지금은 {wh!}', '지금은 ‹A|그 바람을 담아 ›{wh:을} 선보이고 있어요.'],
      how('‹A|같은 마음으로, ›', '‹A|그래서 ›지키는 '),
    ],
  ],
  purpose: [
    [
      ['{T}에게는 {D:이} 있습니다.', '우리 곁에는 {D:이} 있습니다.'],
      ['‹D|그래서 ›{N:은} {S:을} 준비합니다.', '{D?}{N:은} 그것을 지나치지 않습니다.'],
      ['우리가 바라는 것은 {A}입니다.'],
    ],
    [
      ['{N:은} {T:을} 위해 있습니다.'],
      ['{D:을} 지나치지 않고 {S:로} 답합니다.', '{D:을} 지나치지 않습니다.', '{S:로} 곁에 있겠습니다.'],
      ['{_?}그 끝에 {A:이} 있다고 믿습니다.', '우리는 {A:을} 바랍니다.'],
    ],
    [
      ['우리는 {A:을} 꿈꿉니다.'],
      [
        '‹A|그래서 ›[{T:을} 위해 ]{S:을} 준비하고, {D:을} 하나씩 덜어 갑니다.',
        '‹A|그래서 ›[{T:을} 위해 ]{S:을} 준비합니다.',
        '‹A|그래서 ›[{T:을} 위해 ]{D:을} 하나씩 덜어 갑니다.',
      ],
      ['{_?}그것이 {N:이} 있는 까닭입니다.'],
    ],
  ],
  vision: [
    [
      ['[{F}, ]{N:은} [{B:로} 무대를 넓혀 ]{G:이} 되겠습니다.', '[{F}, ]{N:은} {B:로} 무대를 넓히겠습니다.'],
      ['[{MZ:로} 자라 ]{I:을} 만들겠습니다.', '{MZ:로} 자라겠습니다.'],
    ],
    [
      ['우리가 그리는 것은 {I}입니다.'],
      [
        '[지금은 {P:이지만} ][{F}에는 ][{B}에서 ]{G:로} 불리겠습니다.',
        '{B|F?}[지금은 {P:이지만} ][{F}에는 ][{B}에서 ]더 많은 분을 만나겠습니다.',
      ],
    ],
    [
      ['{G}, {N:이} 되고 싶은 모습입니다.'],
      ['[{B:로} 한 걸음씩 넓혀 ][{F}에는 ]{I}에 닿겠습니다.'],
      ['‹I|그때 ›우리는 {MZ:이} 되어 있을 것입니다.'],
    ],
  ],
  values: [
    [['{K:은} {act:이에요}.'], ['그래서 {X} 대신 {Y:을} 건네요.']],
    [['우리에게 {K:은} {act:을} 뜻해요.'], ['{X:을} {Y:로} 바꾸는 첫걸음이에요.']],
    [['{act}, 그것이 우리의 {K:이에요}.'], ['{Y:은} 여기서 시작돼요.']],
  ],
  ownActs: [
    ['{Y:을} 위해 매일 지키는 약속', '매일 지키는 약속'],
    ['일할 때 가장 먼저 떠올리는 기준'],
    ['고민될 때 돌아오는 자리'],
  ],
}

function how(a: string, b: string): Alternatives {
  return [`${a}{how!}`, `${a}{way:로} 일해요.`, `${b}방식은 {how:이에요}.`]
}

function isSentence(answer: string): boolean {
  if (/[.!?](\s|$)/.test(answer)) return true
  const end = answer.replace(/[\s…]+$/, '')
  if (/(니다|죠|지요|군요|든요|나요|까요)$/.test(end)) return true
  if (/[있없싶같했었았였겠]다$|(한|는|된|하|되)다$/.test(end)) return true
  return /요$/.test(end) && !/[개가]요$/.test(end) && isOpenVerbSyllable(end.charCodeAt(end.length - 2))
}

/** Without a final consonant and with one of ㅏ ㅐ ㅓ ㅔ ㅕ ㅖ ㅘ ㅙ ㅝ ㅞ: 해, 어, 워 … but not 필(요), 고(요). */
function isOpenVerbSyllable(code: number): boolean {
  const index = code - 0xac00
  if (!(index >= 0 && index < 11172) || index % 28 !== 0) return false
  return [0, 1, 4, 5, 6, 7, 9, 10, 14, 15].includes(Math.floor(index / 28) % 21)
}

/** 직장인이에요 → 직장인, 만드는 거예요 → 만드는 것; but 보입니다 is a verb. */
function withoutCopula(answer: string): string {
  if (/(^|\s)(돋?보|들여다보|모|쓰|높|줄|붙|먹|끓|쌓|놓|움직)입니다$/.test(answer)) return answer
  const bare = answer.replace(/(이에요|예요|입니다)$/, '').trim()
  return bare === answer ? answer : bare.replace(/(^|\s)거$/, '$1것')
}
