import type { AiDraft, AiTextRequest } from '#contract/shapes/ai.ts'
import type { Compose, CoreAnswers } from '#model/composition/answers.ts'
import type { Language } from '#model/language/languages.ts'
import { optionWords } from '#server/api/reference/options/words.ts'
import { Refusal } from '#server/http/refusal.ts'
import { draftOf } from './text-job.ts'

export type Answers = AiTextRequest['answers']

export interface OfBrand {
  readonly answers: Answers
  readonly language: Language
}

/** As our rules take them. */
export function toCoreAnswers(answers: Answers): CoreAnswers {
  const { values, purpose: _purpose, tone: _tone, avoid: _avoid, keywords: _keywords, ...given } = answers
  return {
    ...nothing,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    values: (values ?? []).map((keyword) => ({ keyword, description: null })),
  }
}

const draftsAtMost = 3

/**
 * The texts that our rules write. Throws BAD_REQUEST where answers are missing without which neither they nor a model have
 * anything to say.
 */
export function composed(compose: Compose, { answers, language }: OfBrand): () => readonly AiDraft[] {
  const draft = compose(toCoreAnswers(answers), language, optionWords(language))
  if (!draft.ok) throw missing(draft.needs.flat())
  return () => draft.variants.slice(0, draftsAtMost).map((text) => draftOf(text))
}

/** What is needed and was not answered. */
export function missing(names: readonly string[]): Refusal {
  const fields = [...new Set(names)].map((name) => ({
    field: `answers.${name}`,
    code: 'INVALID_VALUE' as const,
  }))
  return new Refusal('BAD_REQUEST', { fields })
}

const nothing: CoreAnswers = {
  brandName: null,
  brand: null,
  background: null,
  what: null,
  how: null,
  achieve: null,
  target: null,
  discomfort: null,
  service: null,
  companySize: null,
  futureActivityPeriod: null,
  futureMemberCount: null,
  futureCompanySize: null,
  aspiration: null,
  businessScope: null,
  ideal: null,
  problem: null,
  positive: null,
  activityPeriod: null,
  memberCount: null,
  industry: null,
  values: [],
}
