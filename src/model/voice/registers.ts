import { type Predicate, predicateOf, type Register } from '../hangul/endings/predicate.ts'
import { josa } from '../hangul/josa.ts'
import { infinitive, withB, withL } from '../hangul/stem.ts'
import { finalOf, finals } from '../hangul/syllable.ts'

/** Marks, closing quotes and single letters (ㅎㅎ, ㅠㅠ) after the last word of a sentence. */
const tail =
  /[\s.!?…~～♡♥^*:;ㄱ-ㅎㅏ-ㅣ。！？"'”’)\]」』》〉）]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/u
/** Hashtags, accounts and addresses, which stand after the sentence. */
const link = /^(?:[#@]|https?:\/\/)/
/** Letters of a sentence's end that are read: its last words are in them. */
const longestEnd = 60

interface End {
  readonly predicate: Predicate
  /** Where the last word begins and ends in the sentence. */
  readonly from: number
  readonly to: number
  readonly word: string
}

/** The register of a Korean sentence by its ending; null for headings, lists and phrases that suit any voice. */
export function registerOf(sentence: string): Register | null {
  return endOf(sentence)?.predicate.register ?? null
}

/** What to write at a place of a sentence instead of what is there. */
export interface Rewording {
  readonly from: number
  readonly to: number
  readonly text: string
}

/**
 * The change that puts a sentence into a register; null where it is in it, has none, or ends in a way that rules cannot turn
 * (네요, 거든요).
 */
export function rewordingTo(sentence: string, register: Register): Rewording | null {
  const end = endOf(sentence)
  if (!end || end.predicate.register === register) return null
  const { word, to } = end
  let { from, predicate } = end
  // 주시기 바랍니다 is 주세요.
  const wish = /(\S+)시기\s+$/.exec(sentence.slice(Math.max(0, from - longestEnd), from))
  if (predicate.kind === 'present' && word.startsWith('바랍니다') && wish?.[1]) {
    from -= wish[0].length
    predicate = { ...predicate, kind: 'request', base: wish[1] }
  }
  const said = withEnding(predicate, register, sentence.slice(0, from).trimEnd())
  if (said === null) return null
  const old = sentence.slice(from, to)
  // Letters before the change stay out of it, so that what others write there is not touched.
  let same = 0
  while (same < said.length && same < old.length && said[same] === old[same]) same++
  return { from: from + same, to, text: said.slice(same) }
}

/** The sentence in a register, as it is where it cannot be turned. */
export function inRegister(sentence: string, register: Register): string {
  const change = rewordingTo(sentence, register)
  return change ? sentence.slice(0, change.from) + change.text + sentence.slice(change.to) : sentence
}

function endOf(sentence: string): End | null {
  let to = beforeLinks(sentence)
  const letters = [...sentence.slice(Math.max(0, to - longestEnd), to)]
  let isAsked = false
  for (let at = letters.length - 1; at >= 0 && tail.test(letters[at] ?? ''); at--) {
    if (letters[at] === '?' || letters[at] === '？') isAsked = true
    to -= letters[at]?.length ?? 0
  }
  const start = Math.max(0, to - longestEnd)
  const words = sentence.slice(start, to).split(/[\s"'“‘(「『,·]/)
  const word = words.at(-1) ?? ''
  if (!/[가-힣]$/.test(word)) return null
  const predicate = predicateOf(word, words.slice(-4, -1), isAsked)
  return predicate && { predicate, from: to - word.length, to, word }
}

/** Where the sentence ends before its hashtags and before a remark in brackets. */
function beforeLinks(sentence: string): number {
  let to = sentence.length
  for (;;) {
    while (to > 0 && /\s/.test(sentence[to - 1] ?? '')) to--
    const last = /[.!]/.test(sentence[to - 1] ?? '') ? to - 2 : to - 1
    const opens = sentence[last] === ')' ? sentence.lastIndexOf('(', last) : 0
    if (opens > 0 && sentence.indexOf(')', opens) === last) {
      to = opens
      continue
    }
    let from = to
    while (from > 0 && !/\s/.test(sentence[from - 1] ?? '')) from--
    const word = sentence.slice(from, to)
    if (!link.test(word)) return word.includes('#') ? from + word.indexOf('#') : to
    to = from
  }
}

/** What `before` ends with decides the form of 이에요 where the noun is no part of the word. */
function withEnding(
  { kind, base, isQuestion }: Predicate,
  register: Register,
  before: string,
): string | null {
  const noun = base === '' ? before : base
  const last = before.slice(before.lastIndexOf(' ') + 1)
  if (register === 'haeyo') {
    switch (kind) {
      case 'present':
        return `${infinitive(base, last)}요`
      case 'past':
        return `${shortened(base)}어요`
      case 'copula':
        // 올 것입니다 is 올 거예요; 보여 주는 것입니다 stays a thing: 것이에요.
        if (base === '것' && finalOf(last) === finals.ㄹ) return '거예요'
        return base + (base === '것' ? '이에요' : josa(noun, '이에요/예요'))
      case 'notCopula':
        return `${base}에요`
      case 'honorific':
      case 'request':
        return `${base}세요`
      case 'promise':
        return `${withL(base, last)}게요`
      case 'together':
        return `${infinitive(base, last)}요`
      case 'fixed':
        return null
    }
  }
  if (register === 'hapnida') {
    const end = isQuestion ? '니까' : '니다'
    switch (kind) {
      case 'present':
        return withB(base) + end
      case 'past':
        return `${shortened(base)}습${end}`
      case 'copula':
        return `${base === '거' ? '것' : base}입${end}`
      case 'notCopula':
        return `${base.replace(/니$/, '닙')}${end}`
      case 'honorific':
        return `${base}십${end}`
      case 'request':
        return `${base}십시오`
      case 'promise':
        return `${base}겠습니다`
      case 'together':
        return `${withB(base)}시다`.replace('습시다', '읍시다')
      case 'fixed':
        return null
    }
  }
  switch (kind) {
    case 'present':
      return infinitive(base, last)
    case 'past':
      return `${shortened(base)}어`
    case 'copula':
      return base + josa(noun, '이야/야')
    case 'notCopula':
      return `${base}야`
    case 'honorific':
      return `${base}셔`
    case 'request':
      return infinitive(base, last)
    case 'promise':
      return `${withL(base, last)}게`
    case 'together':
      return `${base}자`
    case 'fixed':
      return null
  }
}

/** 하였 is 했 and 되었 is 됐 where it is spoken. */
function shortened(base: string): string {
  return base.replace(/하였$/, '했').replace(/되었$/, '됐')
}

/** A text with changes made, which do not overlap; those that do are left out but for the first. */
export function reworded(text: string, changes: readonly Rewording[]): string {
  let made = ''
  let at = 0
  for (const { from, to, text: next } of changes.toSorted((one, other) => one.from - other.from)) {
    if (from < at || to > text.length) continue
    made += text.slice(at, from) + next
    at = to
  }
  return made + text.slice(at)
}
