import type { Language } from '../language/languages.ts'
import { industryGroupOf } from '../options/business.ts'
import { type CoreValueKeyword, coreValueDefaults, coreValueKeywords } from '../options/core-value.ts'
import { type CompositionWords, type CoreAnswers, spaced } from './answers.ts'
import { phrasebooks } from './phrasebook.ts'

export interface SuggestedKeyword {
  key: CoreValueKeyword
  /** 0 if only the industry suggests it. */
  score: number
}

/** Three to five values suggested by the answers, best match first. */
export function suggestKeywords(
  answers: CoreAnswers,
  language: Language,
  words: CompositionWords,
): SuggestedKeyword[] {
  const { hasCue } = phrasebooks[language]
  const hinted = coreValueKeywords
    .map((key) => ({ key, score: scoreOf(words.coreValueCues[key] ?? []) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, 5)
  const usual = coreValueDefaults[industryGroupOf(answers.industry)]
    .filter((key) => !hinted.some((found) => found.key === key))
    .map((key) => ({ key, score: 0 }))
  return [...hinted, ...usual.slice(0, Math.max(0, 3 - hinted.length))]

  function scoreOf(cues: readonly string[]): number {
    return weights.reduce((sum, [field, weight]) => {
      const text = spaced(answers[field])
      return cues.some((cue) => hasCue(text, cue)) ? sum + weight : sum
    }, 0)
  }
}

const weights = [
  ['positive', 2],
  ['problem', 1],
  ['discomfort', 1],
  ['achieve', 1],
  ['how', 1],
  ['what', 1],
  ['background', 1],
  ['ideal', 1],
  ['target', 1],
] as const
