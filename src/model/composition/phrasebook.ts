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
  /** A sentence as a noun phrase. */
  quoted: (sentence: string, slot: QuotedSlot) => string
  /** Entries joined to a list. */
  listed: (things: string[]) => string
  /** A keyword of a value as it is spelled in the middle of a sentence. */
  lowered: (keyword: string) => string
  /** Whether the answer names a way of working ("… 방식"), which needs another template. */
  isWay: (how: string) => boolean
  /**
   * Slots: N the name, bg background, wh what, how (or way where `isWay`), A achieve; `bg!`, `wh!`, `how!`
   * and `A!` where the answer is a sentence.
   */
  story: readonly Variant[]
  /** Slots: N the name, T target, D discomfort, S service, A achieve. */
  purpose: readonly Variant[]
  /**
   * Slots: N the name, B business scope, G aspiration, I ideal, P company size today, F future activity
   * period, MZ.
   */
  vision: readonly Variant[]
  /**
   * Slots: K the keyword, k the same inside a sentence, own if it is the brand's own, act its definition, X
   * problem, Y positive.
   */
  values: readonly Variant[]
  /** Definitions of the brand's own keywords, used in turn. */
  ownActs: readonly Alternatives[]
  /** MZ, the future size, from M (number of members) and Z (company size). */
  grown: Template
  /** Z if only M is known. */
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
