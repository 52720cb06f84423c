import type { Age, FamilyRole, Gender } from '../options/persona.ts'
import type { Alternatives, Variant } from './template.ts'

/** Words for the two ends of a scale. */
interface Ends {
  readonly low: string
  readonly high: string
}

type Cues<Key extends string> = { readonly [Name in Key]?: readonly string[] }

/**
 * Templates of the drafts of the strategy: `locales/{language}/drafts-strategy.json`. Their syntax is
 * described in `template.ts`.
 */
export interface StrategyWords {
  /** Slots: N the name, T target, S service, V its verb in Korean, C competitor, B benefit. */
  readonly positioning: Variant
  /** Slots: N, K the keywords; t temperament, m manner, v value, w value by itself, a appeal. */
  readonly individuality: Variant
  /** Three templates with {K}: for the first, a middle and the last of several keywords. */
  readonly keywords: readonly string[]
  readonly temperament: Ends
  readonly manner: Ends
  readonly value: Ends
  readonly valueAlone: Ends
  readonly appeal: Ends
  /** Slots: T target, A achieve. */
  readonly personaGoal: Alternatives
  /** Short, gender-neutral names, as many as there can be personas. */
  readonly personaNames: readonly string[]
  /** Words in a target that hint at a family role. */
  readonly familyRoleCues: Cues<FamilyRole>
  readonly ageCues: Cues<Age>
  readonly genderCues: Cues<Gender>
}
