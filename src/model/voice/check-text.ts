import type { Register } from '../hangul/endings/predicate.ts'
import { cutText } from '../text/cut-text.ts'
import { findAvoided } from './avoided-words.ts'
import { type BrandVoice, commonRegister } from './brand-voice.ts'
import { doubledWords } from './doubled-words.ts'
import { missedKeywords } from './missed-keywords.ts'
import { overclaimsIn } from './overclaims.ts'
import { wrongParticles } from './particles.ts'
import { type Rewording, registerOf, rewordingTo } from './registers.ts'
import { type Sentence, sentencesOf } from './sentences.ts'
import { withoutWord } from './without-word.ts'

/** In the order in which they are shown. */
export const findingKinds = [
  'voice',
  'particle',
  'avoided',
  'overclaim',
  'doubled',
  'marks',
  'longSentence',
  'length',
  'keywords',
] as const
export type FindingKind = (typeof findingKinds)[number]

export interface Finding {
  readonly kind: FindingKind
  /** What it is about in the text, in UTF-16 units; null where it is about the whole text. */
  readonly from: number | null
  readonly to: number | null
  /** The letters from `from` to `to`; '' for the whole text. */
  readonly found: string
  /** The sentence that it is in; '' for the whole text. */
  readonly sentence: string
  /** The same sentence as it would be better; null where only a person can tell. */
  readonly better: string | null
  /** The change of the text that makes it so. */
  readonly fix: Rewording | null
  /** For `voice`, the register that the text should have. */
  readonly register?: Register
  /** For `keywords`, those that are missed. */
  readonly keywords?: readonly string[]
  /** For `length` and `longSentence`, how many letters there are, and how many there may be. */
  readonly letters?: number
  readonly limit?: number
}

export interface CheckOptions {
  /** Letters that the channel takes; null: no channel. */
  readonly limit?: number | null
}

/** Letters that are checked; the rest of a longer text is not. */
const mostLetters = 20_000
const mostFindings = 200
/** Letters of a sentence that is read in one breath, in Korean, Japanese and Chinese, and in Latin letters. */
const longestSentence = { wide: 90, latin: 200 } as const

/**
 * What of a text is not as the brand speaks. Deterministic, of any text, in time that grows with its length; findings are in the
 * order of the text, those of the whole text at the end.
 */
export function checkText(text: string, brand: BrandVoice, { limit = null }: CheckOptions = {}): Finding[] {
  const checked = cutText(text, mostLetters)
  const sentences = sentencesOf(checked)
  const register = brand.register ?? commonRegister(checked)
  const changes: Located[] = [
    ...sentences.flatMap((sentence) => sentenceFindings(sentence, register)),
    ...brand.names.flatMap((name) =>
      wrongParticles(checked, name).map((wrong) => ({ kind: 'particle' as const, ...wrong })),
    ),
    ...wordFindings(checked, brand),
    ...doubledWords(checked).map((fix) => ({ kind: 'doubled' as const, ...fix, fix })),
    ...markFindings(checked, brand),
  ]
  changes.sort(
    (one, other) =>
      one.from - other.from || findingKinds.indexOf(one.kind) - findingKinds.indexOf(other.kind),
  )
  const located = inSentences(changes.slice(0, mostFindings), checked, sentences)
  return [...located, ...wholeFindings(text, brand, limit)]
}

type Located = Pick<Finding, 'kind' | 'fix' | 'register' | 'letters' | 'limit'> & {
  readonly from: number
  readonly to: number
}

function sentenceFindings({ text, from, to }: Sentence, register: Register | null): Located[] {
  const found: Located[] = []
  const own = register && registerOf(text)
  if (register && own && own !== register) {
    const change = rewordingTo(text, register)
    const word = lastWordOf(text)
    found.push({
      kind: 'voice',
      from: from + word.from,
      to: from + word.to,
      register,
      fix: change && { from: from + change.from, to: from + change.to, text: change.text },
    })
  }
  const letters = [...text].length
  const most = /[가-힣ぁ-んァ-ヶ一-龥]/.test(text) ? longestSentence.wide : longestSentence.latin
  if (letters > most) found.push({ kind: 'longSentence', from, to, letters, limit: most, fix: null })
  return found
}

/** The last word with its marks left out. */
function lastWordOf(sentence: string): { from: number; to: number } {
  const end = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u.exec(sentence.slice(-60))
  const to = end ? Math.max(0, sentence.length - 60) + end.index + end[0].length : sentence.length
  const from = Math.max(sentence.lastIndexOf(' ', to - 1), sentence.lastIndexOf('\n', to - 1)) + 1
  return { from, to }
}

function wordFindings(text: string, { avoided }: BrandVoice): Located[] {
  const found: Located[] = findAvoided(text, avoided).map(({ from, to }) => ({
    ...{ kind: 'avoided' as const, from, to },
    fix: withoutWord(text, from, to),
  }))
  for (const range of overclaimsIn(text)) {
    const isKnown = found.some(({ from, to }) => from < range.to && range.from < to)
    if (!isKnown) found.push({ kind: 'overclaim', ...range, fix: withoutWord(text, range.from, range.to) })
  }
  return found
}

function markFindings(text: string, { avoidsExclamation, avoidsEmoji }: BrandVoice): Located[] {
  const found: Located[] = []
  const add = (pattern: RegExp, kept: string) => {
    for (const match of text.matchAll(pattern)) {
      const range = { from: match.index, to: match.index + match[0].length }
      found.push({ kind: 'marks', ...range, fix: { ...range, text: kept } })
    }
  }
  if (avoidsExclamation) add(/[!！]{2,}/g, '!')
  if (avoidsEmoji)
    add(
      / ?\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D})*/gu,
      '',
    )
  return found
}

function inSentences(changes: readonly Located[], text: string, sentences: readonly Sentence[]): Finding[] {
  let at = 0
  return changes.map((change) => {
    while (at < sentences.length - 1 && (sentences[at]?.to ?? 0) < change.to) at++
    const sentence = sentences[at] ?? { text: '', from: 0, to: 0 }
    const { fix } = change
    const isInside = fix !== null && fix.from >= sentence.from && fix.to <= sentence.to
    return {
      ...change,
      found: text.slice(change.from, change.to),
      sentence: sentence.text,
      better: isInside
        ? text.slice(sentence.from, fix.from) + fix.text + text.slice(fix.to, sentence.to)
        : null,
    }
  })
}

function wholeFindings(text: string, { keywords }: BrandVoice, limit: number | null): Finding[] {
  const whole = { from: null, to: null, found: '', sentence: '', better: null, fix: null }
  const found: Finding[] = []
  const letters = [...text].length
  if (limit !== null && letters > limit) found.push({ kind: 'length', ...whole, letters, limit })
  const missed = missedKeywords(cutText(text, mostLetters), keywords)
  if (missed.length > 0) found.push({ kind: 'keywords', ...whole, keywords: missed })
  return found
}
