import { type Language, languages } from '../language/languages.ts'
import { type Age, ages, type FamilyRole, familyRoles, type Gender, genders } from '../options/persona.ts'
import { spaced, tidied } from './answers.ts'
import { type Phrasebook, phrasebooks } from './phrasebook.ts'
import { slotOf } from './slots.ts'
import type { StrategyWords } from './strategy-words.ts'
import { fillFirst, type Slots, writeText } from './template.ts'

export interface FirstPersona {
  readonly name: string
  readonly gender: Gender | null
  readonly age: Age | null
  readonly familyRole: FamilyRole | null
  readonly goal: string
  /** As answered in the core; empty if not answered. */
  readonly discomfort: string
  readonly needs: string
}

export interface TargetAnswers {
  readonly target: string | null
  readonly discomfort: string | null
  readonly achieve: string | null
  readonly positive: string | null
  /** Names of the existing personas. */
  readonly taken: readonly string[]
}

/** What hints at the properties of a persona, by the language of answers in which it occurs. */
export type PersonaCues = {
  readonly [Name in Language]?: Pick<StrategyWords, 'genderCues' | 'ageCues' | 'familyRoleCues'>
}

/**
 * Drafts a first persona from the target of the core; null while that is not answered. `cuesByLanguage` are those of the
 * languages in which the target may be written, whatever the `language` of the draft is.
 */
export function composeFirstPersona(
  answers: TargetAnswers,
  language: Language,
  words: StrategyWords,
  cuesByLanguage: PersonaCues,
): FirstPersona | null {
  const book = phrasebooks[language]
  const target = spaced(answers.target)
  if (tidied(target) === '') return null
  const slots = { ...slotOf('T', target, book), ...slotOf('A', answers.achieve, book) }
  return {
    name: words.personaNames.find((name) => !answers.taken.includes(name)) ?? '',
    gender: hinted(target, genders, (language) => cuesByLanguage[language]?.genderCues),
    age: hinted(target, ages, (language) => cuesByLanguage[language]?.ageCues),
    familyRole: hinted(target, familyRoles, (language) => cuesByLanguage[language]?.familyRoleCues),
    goal: tidied(answers.achieve) === '' ? '' : goalOf(words, slots, book),
    discomfort: tidied(answers.discomfort),
    needs: tidied(answers.positive),
  }
}

function goalOf(words: StrategyWords, slots: Slots, book: Phrasebook): string {
  const goal = fillFirst(words.personaGoal, slots, book)
  return goal === '' ? writeText([['{T!}'], ['{A!}']], slots, book) : book.finish(goal)
}

/** The key with the longest matching cue, so that "single mother" wins over "mother". */
function hinted<Key extends string>(
  text: string,
  keys: readonly Key[],
  cuesIn: (language: Language) => { readonly [Name in Key]?: readonly string[] } | undefined,
): Key | null {
  const found = keys
    .map((key) => ({ key, length: longest(languages.flatMap((one) => matching(key, one.key))) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length)
  return found[0]?.key ?? null

  function matching(key: Key, language: Language): readonly string[] {
    return (cuesIn(language)?.[key] ?? []).filter((cue) => phrasebooks[language].hasCue(text, cue))
  }
}

function longest(cues: readonly string[]): number {
  return Math.max(0, ...cues.map((cue) => cue.length))
}
