import { finalOf, finals } from './syllable.ts'

/**
 * Korean particles. Which of two forms follows a word depends on its last sound, which is derived here:
 * Hangul by code point, digits in Sino-Korean, Latin by heuristics that fit usual brand names.
 */
const pairs = {
  '은/는': ['은', '는', '은(는)'],
  '이/가': ['이', '가', '이(가)'],
  '을/를': ['을', '를', '을(를)'],
  '과/와': ['과', '와', '와(과)'],
  '으로/로': ['으로', '로', '(으)로'],
  '이에요/예요': ['이에요', '예요', '이에요'],
  '이다/다': ['이다', '다', '이다'],
  '이었어요/였어요': ['이었어요', '였어요', '이었어요'],
  '이지만/지만': ['이지만', '지만', '이지만'],
  '이라고/라고': ['이라고', '라고', '이라고'],
  '이라면/라면': ['이라면', '라면', '이라면'],
  '이라는/라는': ['이라는', '라는', '이라는'],
  '이야/야': ['이야', '야', '이야'],
  '이나/나': ['이나', '나', '이나'],
  '이랑/랑': ['이랑', '랑', '이랑'],
} as const

export type JosaPair = keyof typeof pairs

/** The particle alone: `josa('온기', '은/는')` is `는`. */
export function josa(word: string, pair: JosaPair): string {
  const [afterConsonant, afterNone, both] = pairs[pair]
  const ending = endingOf(word)
  if (ending === 'unknown') return both
  if (ending === 'ㄹ' && pair === '으로/로') return afterNone
  return ending === 'none' ? afterNone : afterConsonant
}

/** The word with its particle: `withJosa('온기', '은/는')` is `온기는`. */
export function withJosa(word: string, pair: JosaPair): string {
  return word + josa(word, pair)
}

/** `unknown` for scripts whose Korean reading is ambiguous (漢字, かな). */
export type Ending = 'none' | 'ㄹ' | 'consonant' | 'unknown'

export function endingOf(word: string): Ending {
  const spoken = spokenPart(word)
  const last = spoken.at(-1) ?? ''
  const final = finalOf(last)
  if (final !== null) return endingOfFinal(final)
  if (last === 'ㄹ') return 'ㄹ'
  if (/[ㄱ-ㅎ]/.test(last)) return 'consonant'
  if (/[ㅏ-ㅣ%&+℃°]/.test(last)) return 'none'
  if (/[036]/.test(last)) return 'consonant'
  if (/[178]/.test(last)) return 'ㄹ'
  if (/[2459]/.test(last)) return 'none'
  return endingOfUnit(spoken) ?? endingOfLatin(spoken)
}

function endingOfFinal(final: number): Ending {
  if (final === finals.none) return 'none'
  return final === finals.ㄹ ? 'ㄹ' : 'consonant'
}

function endingOfUnit(spoken: string): Ending | null {
  const unit = /\d\s?(kcal|[km]?g|[ckm]?m|m?[lL])$/.exec(spoken)?.[1]
  if (!unit) return null
  if (unit === 'kcal') return 'ㄹ'
  return unit.endsWith('g') ? 'consonant' : 'none'
}

function endingOfLatin(spoken: string): Ending {
  const word = /(?<!\p{Script=Latin})\p{Script=Latin}+$/u
    .exec(spoken)?.[0]
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  if (!word) return 'unknown'
  if (isSpelledOut(word)) {
    if (/[LR]$/i.test(word)) return 'ㄹ'
    return /[MN]$/i.test(word) ? 'consonant' : 'none'
  }
  if (/le?$/i.test(word)) return 'ㄹ'
  return closed.test(word) ? 'consonant' : 'none'
}

/** Latin words that end in a consonant where they are written in Hangul: 마켓, 블록, 한옥, 굿, but 카페, 케이크, 푸드. */
const closed = /(ng|[nm]e?|ck|ook|good|bag|big|[aeiou][cbp]|(^|[^aeiou])([aeiou]t|[aou]k))$/i

function isSpelledOut(word: string): boolean {
  if (word.length === 1) return true
  if (word !== word.toUpperCase() || readWords.has(word)) return false
  return word.length <= 3 || !/[AEIOU]/.test(word)
}

/** Short words in capitals that are read as words, and not letter by letter as OEM is. */
const readWords = new Set(
  'LAB BAR PUB GYM FIT ART BOX SUN ONE ZEN MOM SPA INN CUP HUB TEA BAG BIG DOT POT PET CAT DOG HAM JAM PIE ICE SEA SKY DAY BED TEN RED HOT FUN KID TOY MAP PEN INK ZIP TOP POP HIP NEW OWL OAK BEE FOX JOY MAY ALL WAY BAY RAW EAT EGG FIG NUT OAT PAN RUN SET MIX'.split(
    ' ',
  ),
)

/**
 * Removes characters at the end that are not read aloud: a bracket with its content, closing punctuation,
 * emoji, spaces.
 */
function spokenPart(word: string): string {
  let rest = word.normalize('NFC')
  for (;;) {
    const shorter = withoutClosingBracket(rest.replace(silentEnd, ''))
    if (shorter === rest) return rest
    // If the whole word is in brackets, the content is read.
    if (shorter.replace(silentEnd, '') === '')
      return rest.replace(silentEnd, '').replace(/(?<![)\]}）］】\s])[)\]}）］】\s]+$/, '')
    rest = shorter
  }
}

/**
 * `% & + ℃ °` are read aloud; currency signs and ℉ have the ending "unknown". Brackets are handled with their
 * content. Here and above a row of signs is tried from its first alone, not from each.
 */
const silentEnd =
  /(?<!(?![%&+℃°℉)\]}）］】])[\p{P}\p{Sm}\p{Sk}\p{So}\p{M}\p{Cf}\p{Emoji_Modifier}\s])(?:(?![%&+℃°℉)\]}）］】])[\p{P}\p{Sm}\p{Sk}\p{So}\p{M}\p{Cf}\p{Emoji_Modifier}\s])+$/u

const brackets: Record<string, string> = { ')': '(', ']': '[', '}': '{', '）': '（', '］': '［', '】': '【' }

function withoutClosingBracket(word: string): string {
  const close = word.at(-1) ?? ''
  const open = brackets[close]
  if (!open) return word
  let depth = 0
  for (let at = word.length - 1; at >= 0; at--) {
    if (word[at] === close) depth++
    if (word[at] === open && --depth === 0) return word.slice(0, at)
  }
  return word.slice(0, -1)
}
