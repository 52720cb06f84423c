import type { Language } from '../language/languages.ts'

/** What the drafts read: texts as the person wrote them, choices by their key, `null` for no answer. */
export interface CoreAnswers {
  brandName: string | null
  /** `Brand.name`, which stands in for `brandName`. */
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
  /** Today's, to which the future ones are compared. */
  activityPeriod: string | null
  memberCount: string | null
  industry: string | null
  /** The most important first; a keyword is one of the product's keys, its word, or the brand's own. */
  values: readonly { keyword: string; description: string | null }[]
}

/** A question of the workbook that a draft asks for. */
export type CoreField = Exclude<keyof CoreAnswers, 'brand' | 'activityPeriod' | 'memberCount' | 'industry'>

/** The words that get into drafts: `locales/{language}/drafts.json`, and of `options.json` the core values. */
export interface CompositionWords {
  activityPeriodPhrase: Record<string, string>
  memberCountPhrase: Record<string, string>
  companySizePhrase: Record<string, string>
  coreValueKeyword: Record<string, string>
  coreValueAct: Record<string, string>
  coreValueCues: Record<string, readonly string[]>
}

/**
 * Up to three variants, the first to be shown first, and the questions whose answers would make them clearer, the
 * first open one first. Without the least a draft needs: groups of questions, of each of which one is to be answered.
 */
export type Draft<Text = string> =
  | { ok: true; variants: Text[]; missing: CoreField[] }
  | { ok: false; needs: CoreField[][] }

export type Compose<Text = string> = (
  answers: CoreAnswers,
  language: Language,
  words: CompositionWords,
) => Draft<Text>

export function isAnswered(answers: CoreAnswers, field: CoreField): boolean {
  if (field === 'values') return answers.values.some(({ keyword }) => tidied(keyword) !== '')
  if (field === 'brandName') return spaced(answers.brandName) !== '' || spaced(answers.brand) !== ''
  return tidied(answers[field]) !== ''
}

/** A draft of what is there, unless one of the groups has no answer at all. */
export function draftOf<Text>(
  answers: CoreAnswers,
  groups: CoreField[][],
  uses: CoreField[],
  variants: () => Text[],
): Draft<Text> {
  const needs = groups.filter((group) => !group.some((field) => isAnswered(answers, field)))
  if (needs.length > 0) return { ok: false, needs }
  return {
    ok: true,
    variants: variants(),
    missing: uses.filter((field) => !isAnswered(answers, field)),
  }
}

/** White space made single, closing marks left out. */
export function tidied(answer: string | null): string {
  return spaced(answer).replace(closingMarks, '')
}

export function spaced(answer: string | null): string {
  return (answer ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()
}

/** What a sentence ends with: the answer's own closing marks, or a full stop. */
export function asSentence(answer: string, fullStop: string): string {
  const raw = spaced(answer)
  return closingMarks.test(raw) ? raw : raw + fullStop
}

const closingMarks = /[.!?…。．！？｡\s]+$/
