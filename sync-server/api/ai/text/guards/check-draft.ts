import type { AiDraft } from '#contract/shapes/ai.ts'
import type { Language } from '#model/language/languages.ts'
import { hasHidden } from '../prompts/personal-data.ts'
import { likeness } from './alike.ts'
import { hasRightName } from './brand-name.ts'
import { inventedLatin, inventedNumber } from './facts.ts'
import { overclaimIn } from './overclaims.ts'
import { repeatsPrompt } from './prompt-pieces.ts'
import { isInRegister, type Register } from './register.ts'

/** What the texts of a job have to keep to. */
export interface DraftRules {
  readonly language: Language
  /** Of the text, but not of its title; null: any. */
  readonly register: Register | null
  /** All that the draft may know. */
  readonly source: string
  /** What the member wrote of it: what is asserted there may stay. */
  readonly ownText: string
  /** As the brand writes it; empty: unknown. */
  readonly brandName: string
  readonly prompt: string
  /** Of a text, in UTF-16 units. */
  readonly longest: number
}

export type DraftFault =
  | 'LENGTH'
  | 'MARKUP'
  | 'HIDDEN'
  | 'PROMPT'
  | 'NUMBER'
  | 'LATIN'
  | 'OVERCLAIM'
  | 'NAME'
  | 'REGISTER'

const markup = /```|!\[|\]\(|<\/?[a-z!]|https?:\/\/|\bwww\.|\{"|&[a-z]{2,8};|^#{1,6}\s/imu

/** A text of so many letters is never too long for what little it is written from; longer ones take three times that at most. */
const shortAnyhow = 60

/** Two drafts that are more alike are one. */
const alikeAbove = 0.8

/** What is wrong with a draft; null: nothing. */
export function faultOfDraft(draft: AiDraft, rules: DraftRules): DraftFault | null {
  const { language, source, ownText, brandName, prompt, register, longest } = rules
  const all = [draft.title, draft.text, draft.action].filter((part) => part !== null).join('\n')
  if (draft.text.trim() === '' || draft.text.length > longest) return 'LENGTH'
  if (ownText === '' && draft.text.length > Math.max(shortAnyhow, 3 * source.trim().length)) return 'LENGTH'
  if (markup.test(all) && !markup.test(ownText)) return 'MARKUP'
  if (hasHidden(all)) return 'HIDDEN'
  if (repeatsPrompt(all, prompt)) return 'PROMPT'
  if (inventedNumber(all, source) !== null) return 'NUMBER'
  if (language !== 'en' && inventedLatin(all, source) !== null) return 'LATIN'
  if (overclaimIn(all, language, ownText) !== null) return 'OVERCLAIM'
  if (!hasRightName(all, brandName, language)) return 'NAME'
  if (register !== null && language === 'ko' && !isInRegister(draft.text, register)) return 'REGISTER'
  return null
}

/** The drafts that keep to the rules, without those that say the same as an earlier one. */
export function keepRight(drafts: readonly AiDraft[], rules: DraftRules): AiDraft[] {
  const kept: AiDraft[] = []
  for (const draft of drafts)
    if (
      faultOfDraft(draft, rules) === null &&
      kept.every(({ text }) => likeness(text, draft.text) <= alikeAbove)
    )
      kept.push(draft)
  return kept
}
