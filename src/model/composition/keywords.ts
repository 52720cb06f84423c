import { type Language, languages } from '../language/languages.ts'
import { industryGroupOf } from '../options/business.ts'
import { type CoreValueKeyword, coreValueDefaults, coreValueKeywords } from '../options/core-value.ts'
import { type CompositionWords, type CoreAnswers, spaced } from './answers.ts'
import { phrasebooks } from './phrasebook.ts'

export interface SuggestedKeyword {
  key: CoreValueKeyword
  /** 0 if only the industry suggests it. */
  score: number
}

/** The cues of values, by the language of answers in which they occur. */
export type CuesByLanguage = { readonly [Name in Language]?: CompositionWords['coreValueCues'] }

/** Three to five values suggested by the answers, in whatever of the languages they are written; best match first. */
export function suggestKeywords(answers: CoreAnswers, cuesByLanguage: CuesByLanguage): SuggestedKeyword[] {
  const cueLists = languages.flatMap(({ key }) => {
    const cues = cuesByLanguage[key]
    return cues ? [{ cues, hasCue: phrasebooks[key].hasCue }] : []
  })
  const hinted = coreValueKeywords
    .map((key) => ({ key, score: scoreOf(key) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, 5)
  const usual = coreValueDefaults[industryGroupOf(answers.industry)]
    .filter((key) => !hinted.some((found) => found.key === key))
    .map((key) => ({ key, score: 0 }))
  return [...hinted, ...usual.slice(0, Math.max(0, 3 - hinted.length))]

  function scoreOf(key: CoreValueKeyword): number {
    return weights.reduce((sum, [field, weight]) => {
      const text = spaced(answers[field])
      const isHinted = cueLists.some(({ cues, hasCue }) => cues[key]?.some((cue) => hasCue(text, cue)))
      return isHinted ? sum + weight : sum
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
