import type { Language } from '../language/languages.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { Alternatives, Setting, Template, Variant } from './template.ts'
import { zhCN } from './zh-cn.ts'
import { zhTW } from './zh-tw.ts'

/** Everything a language brings: its grammar as far as drafts need it, and its templates. */
export interface Phrasebook extends Setting {
  /** The brand without a name. */
  us: string
  fullStop: string
  /** Whether a whole answer, closing marks included, is a sentence and not a noun phrase. */
  isSentence: (answer: string) => boolean
  /** A tidied answer without the copula that makes a noun phrase a sentence; itself when there is none. */
  withoutCopula: (answer: string) => string
  /** A phrase as it looks in the middle of a sentence. */
  inline: (phrase: string) => string
  /** A sentence as a noun phrase. */
  quoted: (sentence: string, slot: QuotedSlot) => string
  /** Things in a row. */
  listed: (things: string[]) => string
  /** A value in the middle of a sentence. */
  lowered: (keyword: string) => string
  /** Whether the answer names a way of working ("… 방식"), so that one can work by it. */
  isWay: (how: string) => boolean
  /** N, bg, wh, how or way, A; bg! wh! how! A! for sentences. */
  story: readonly Variant[]
  /** N T D S A */
  purpose: readonly Variant[]
  /** N B G I P F MZ */
  vision: readonly Variant[]
  /** K and k the keyword, own when it is the brand's own, act, X, Y */
  values: readonly Variant[]
  /** What the brand's own keywords mean, in turn. */
  ownActs: readonly Alternatives[]
  /** MZ of M and Z. */
  grown: Template
  /** Z when only M is known. */
  anyCompany: string
  /** Whether a cue occurs in a text of this language. */
  hasCue: (text: string, cue: string) => boolean
}

export type QuotedSlot = 'T' | 'D' | 'S' | 'A' | 'B' | 'G' | 'I' | 'X' | 'Y'

export const phrasebooks: Record<Language, Phrasebook> = {
  ko,
  en,
  ja,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
}
