import type { Language } from '../language/languages.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { Alternatives, Setting, Template, Variant } from './template.ts'
import { zhCN } from './zh-cn.ts'
import { zhTW } from './zh-tw.ts'

/** What composing needs of a language: its grammar rules and templates. */
export interface Phrasebook extends Setting {
  /** Used for a brand without a name. */
  us: string
  fullStop: string
  /** Whether an answer, with its closing punctuation, is a sentence and not a noun phrase. */
  isSentence: (answer: string) => boolean
  /** Removes the copula that makes a noun phrase a sentence; unchanged if there is none. */
  withoutCopula: (answer: string) => string
  /** A phrase as it is spelled in the middle of a sentence. */
  inline: (phrase: string) => string
  /** The beginning of a sentence made a sentence; null for another answer. */
  unfinished?: (answer: string) => string | null
  /** Whether a discomfort is one that can be eased, and not a thing; slot Dt. */
  isTrouble?: (discomfort: string) => boolean
  /** Whether a way of working stands before a verb as it is; slot `by`. */
  isAdverb?: (how: string) => boolean
  /** The verb that suits what is offered, in its dictionary form; `about` is all that the brand says of itself. */
  verbFor?: (things: readonly string[], about: string) => string
  /** Entries joined to a list. */
  listed: (things: string[]) => string
  /** Whether a keyword stands before a noun (따뜻한), and is no noun itself (정성). */
  describes: (keyword: string) => boolean
  /** A thing without what describes it: 매일 굽는 식빵 is 식빵; '' where it is a list. */
  bare?: (thing: string) => string
  /** A keyword of a value as it is spelled in the middle of a sentence. */
  lowered: (keyword: string) => string
  /** Whether the answer names a way of working ("… 방식"), which needs another template. */
  isWay: (how: string) => boolean
  /** The answers of a story joined to one text. Slots as in `CompositionWords`. */
  joined: Variant
  /** What the first answers of a visitor say of the purpose: N, T target, S service. */
  firstPurpose: Variant
  /** And as a title. */
  firstTitle: Alternatives
  /** MZ, the future size, from M (number of members) and Z (company size). */
  grown: Template
  /** Z if only M is known. */
  anyCompany: string
  /** Whether a cue occurs in a text of this language. */
  hasCue: (text: string, cue: string) => boolean
}

export const phrasebooks: Record<Language, Phrasebook> = {
  ko,
  en,
  ja,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
}
