import { isBright, vowels, withLast } from './change-syllable.ts'
import { type Change, changeOf } from './irregular.ts'
import { finalOf, finals, lettersOf } from './syllable.ts'

/** Stems of one syllable in ㅣ that are not contracted: 피어요. */
const openI = /^[피비기시띠]$/
/** Colours in ㅎ that darken to ㅔ; 그렇다 and its like become ㅐ. */
const pointing = /^([그이저요고조]|아무)렇$|떻$/

/**
 * The form in 아 or 어, to which 요, 서 and 주다 are added: 하 is 해, 굽 is 구워, 고르 is 골라, 쓰 is 써, 했 is 했어. `before`: the
 * word before, which tells 흙이 묻어 from 길을 물어.
 */
export function infinitive(stem: string, before = ''): string {
  const last = lettersOf(stem.at(-1))
  if (!last) return `${stem}어`
  const change = changeOf(stem, before)
  const open = withLast(stem, { final: finals.none })
  switch (change) {
    case 'ㅂ':
      return `${open}워`
    case '와':
      return `${open}와`
    case 'ㄷ':
      return withLast(stem, { final: finals.ㄹ }) + vowelAfter(stem)
    case 'ㅅ':
      return open + vowelAfter(stem)
    case 'ㅎ':
      return withLast(open, { medial: colourOf(stem, last.medial) })
    case '르':
      return withLast(stem.slice(0, -1), { final: finals.ㄹ }) + (isBright(stem.slice(0, -1)) ? '라' : '러')
    case '러':
      return `${stem}러`
    case '우':
      return '퍼'
    case '뵈':
      return `${stem.slice(0, -1)}봬`
    case 'none':
      if (last.final === finals.ㅆ) return `${stem}어`
      return last.final === finals.none ? contracted(stem, last.medial) : stem + vowelAfter(stem)
  }
}

/** The stem before ㄹ, ㄴ or 면: 굽 is 구우, 듣 is 들으, 짓 is 지으, 먹 is 먹으; ㄹ and vowels stay. */
export function beforeEu(stem: string, before = ''): string {
  const final = finalOf(stem)
  if (final === null || final === finals.none || final === finals.ㄹ) return stem
  return afterChange[changeOf(stem, before)](stem)
}

const dropped = (stem: string) => withLast(stem, { final: finals.none })
const afterChange: Readonly<Record<Change, (stem: string) => string>> = {
  none: (stem) => `${stem}으`,
  ㅂ: (stem) => `${dropped(stem)}우`,
  와: (stem) => `${dropped(stem)}우`,
  ㄷ: (stem) => `${withLast(stem, { final: finals.ㄹ })}으`,
  ㅅ: (stem) => `${dropped(stem)}으`,
  ㅎ: dropped,
  르: (stem) => stem,
  러: (stem) => stem,
  우: (stem) => stem,
  뵈: (stem) => `${stem.slice(0, -1)}뵈`,
}

/** The stem with ㅂ니다 or 습니다 without its last two syllables: 하 is 합, 만들 is 만듭, 먹 is 먹습. */
export function withB(stem: string): string {
  const final = finalOf(stem)
  return final === finals.none || final === finals.ㄹ ? withLast(stem, { final: finals.ㅂ }) : `${stem}습`
}

/** The stem before 게요: 하 is 할, 굽 is 구울, 만들 is 만들. */
export function withL(stem: string, before = ''): string {
  return withLast(beforeEu(stem, before), { final: finals.ㄹ })
}

/** A stem that ends in a vowel. */
function contracted(stem: string, medial: number): string {
  const as = (vowel: number) => withLast(stem, { medial: vowel })
  if (stem.endsWith('하')) return as(vowels.ㅐ)
  switch (medial) {
    case vowels.ㅡ:
      // 쓰다 and its like are words of their own at the end of another: 받아써, 싹터.
      return as(isBright(stem.slice(0, -1)) && !/[쓰뜨끄크트]$/.test(stem) ? vowels.ㅏ : vowels.ㅓ)
    case vowels.ㅗ:
      return as(vowels.ㅘ)
    case vowels.ㅜ:
      return as(vowels.ㅝ)
    case vowels.ㅚ:
      return as(vowels.ㅙ)
    case vowels.ㅣ:
      return openI.test(stem) ? `${stem}어` : as(vowels.ㅕ)
    case vowels.ㅏ:
    case vowels.ㅓ:
    case vowels.ㅕ:
    case vowels.ㅐ:
    case vowels.ㅔ:
      return stem
    default:
      return `${stem}어`
  }
}

function vowelAfter(stem: string): string {
  return isBright(stem) ? '아' : '어'
}

/** The vowel of 빨개, 하얘, 누레, 허예 and 그래. */
function colourOf(stem: string, medial: number): number {
  if (medial === vowels.ㅑ) return vowels.ㅒ
  if (medial === vowels.ㅕ) return vowels.ㅖ
  return medial === vowels.ㅓ && !pointing.test(stem) ? vowels.ㅔ : vowels.ㅐ
}
