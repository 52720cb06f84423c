import type { Voice } from '../hangul/conjugate.ts'
import type { Language } from '../language/languages.ts'
import type { Alternatives, Variant } from './template.ts'

/** Input of the drafts: texts as typed, options by key, `null` for no answer. */
export interface CoreAnswers {
  brandName: string | null
  /** `Brand.name`, used if `brandName` is empty. */
  brand: string | null
  background: string | null
  what: string | null
  how: string | null
  achieve: string | null
  target: string | null
  discomfort: string | null
  service: string | null
  companySize: string | null
  futureActivityPeriod: string | null
  futureMemberCount: string | null
  futureCompanySize: string | null
  aspiration: string | null
  businessScope: string | null
  ideal: string | null
  problem: string | null
  positive: string | null
  /** Current values, with which the future ones are compared. */
  activityPeriod: string | null
  memberCount: string | null
  industry: string | null
  /** Most important first; a keyword is a key of the product, its word, or the brand's own word. */
  values: readonly { keyword: string; description: string | null }[]
  /** Of Korean drafts; POLITE if not given. */
  voice?: Voice
}

/** A question of the workbook that a draft can ask for. */
export type CoreField = Exclude<
  keyof CoreAnswers,
  'brand' | 'activityPeriod' | 'memberCount' | 'industry' | 'voice'
>

/**
 * Patterns of each draft: `locales/{language}/drafts-patterns.json`. A slot is an answer that is a phrase; with `!` one that is
 * a sentence, which a pattern that does not name it has before or after its own sentences.
 */
export interface PatternWords {
  /** N the name, bg background, wh what, how (way where `isWay`, by for 빚어서), A achieve, V the verb of what is offered. */
  story: readonly Variant[]
  /** N, T target, D discomfort (Dt where it can be eased: 불편), S service, A achieve, V the verb of the service. */
  purpose: readonly Variant[]
  /** N, B business scope, G aspiration, I ideal, P company size today, F future activity period, MZ the future size. */
  vision: readonly Variant[]
  /**
   * K the keyword, k the same inside a sentence, own if it is the brand's own, act its definition, X problem, Y
   * positive.
   */
  values: readonly Variant[]
  /** Definitions of the brand's own keywords, used in turn. */
  ownActs: readonly Alternatives[]
}

/** Words that drafts contain: `locales/{language}/drafts.json`, and the core values of `options.json`. */
export interface CompositionWords extends PatternWords {
  activityPeriodPhrase: Record<string, string>
  memberCountPhrase: Record<string, string>
  companySizePhrase: Record<string, string>
  coreValueKeyword: Record<string, string>
  coreValueAct: Record<string, string>
  coreValueCues: Record<string, readonly string[]>
}

/**
 * Variants, the preferred one first, and unanswered questions that would improve them, in the
 * order of the workbook. If required answers are missing: groups of questions, of each of which one has to be
 * answered, and what the other answers can already say.
 */
export type Draft<Text = string> =
  | { ok: true; variants: Text[]; missing: CoreField[] }
  | { ok: false; needs: CoreField[][]; beginnings?: Text[] }

export type Compose<Text = string> = (
  answers: CoreAnswers,
  language: Language,
  words: CompositionWords,
) => Draft<Text>

function isAnswered(answers: CoreAnswers, field: CoreField): boolean {
  if (field === 'values') return answers.values.some(({ keyword }) => tidied(keyword) !== '')
  if (field === 'brandName') return spaced(answers.brandName) !== '' || spaced(answers.brand) !== ''
  return tidied(answers[field]) !== ''
}

/** The draft, or what it needs if one of the groups has no answer at all. */
export function draftOf<Text>(
  answers: CoreAnswers,
  groups: CoreField[][],
  uses: CoreField[],
  variants: () => Text[],
): Draft<Text> {
  const needs = groups.filter((group) => !group.some((field) => isAnswered(answers, field)))
  if (needs.length > 0) {
    const beginnings = variants().filter((text) => text !== '' && !Array.isArray(text))
    return { ok: false, needs, ...(beginnings.length > 0 && { beginnings }) }
  }
  return {
    ok: true,
    variants: variants(),
    missing: uses.filter((field) => !isAnswered(answers, field)),
  }
}

/** All texts of answers, one after another. */
export function saidIn(answers: object): string {
  return Object.values(answers)
    .filter((answer) => typeof answer === 'string')
    .join(' ')
}

/** Normalised as by `spaced`, and without closing punctuation. */
export function tidied(answer: string | null): string {
  return spaced(answer).replace(closingMarks, '')
}

/** Normalised to NFC, trimmed, and with single spaces; '' for null. */
export function spaced(answer: string | null): string {
  return (answer ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** The answer as a sentence: with its own closing punctuation, or a full stop. */
export function asSentence(answer: string, fullStop: string): string {
  const raw = spaced(answer)
  return closingMarks.test(raw) ? raw : raw + fullStop
}

const closingMarks = /(?<![.!?…。．！？｡\s])[.!?…。．！？｡\s]+$/
