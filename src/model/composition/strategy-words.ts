import type { Age, FamilyRole, Gender } from '../options/persona.ts'
import type { Alternatives, Variant } from './template.ts'

/** What the two ends of a scale say. */
interface Ends {
  readonly low: string
  readonly high: string
}

type Cues<Key extends string> = { readonly [Name in Key]?: readonly string[] }

/**
 * What the drafts of a strategy are made of: `locales/{language}/drafts-strategy.json`. Templates are written as
 * in `template.ts`.
 */
export interface StrategyWords {
  /** N T S, C the competitor, B the benefit. */
  readonly positioning: Variant
  /** N, K the keywords; t temperament, m manner, v value, w value by itself, a appeal. */
  readonly individuality: Variant
  /** {K} as the first, a middle and the last of several. */
  readonly keywords: readonly string[]
  readonly temperament: Ends
  readonly manner: Ends
  readonly value: Ends
  readonly valueAlone: Ends
  readonly appeal: Ends
  /** T, A */
  readonly personaGoal: Alternatives
  /** Easy to say, of no gender; as many as there may be personas. */
  readonly personaNames: readonly string[]
  /** What in the words for a target hints at who it is. */
  readonly familyRoleCues: Cues<FamilyRole>
  readonly ageCues: Cues<Age>
  readonly genderCues: Cues<Gender>
}
