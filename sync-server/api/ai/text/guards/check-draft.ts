import type { AiDraft } from '#contract/shapes/ai.ts'
import { withoutCommands } from '#model/draft-guards/commands.ts'
import { faultOfText, type TextFault, type TextRules } from '#model/draft-guards/fault-of-text.ts'
import { hasHidden } from '../prompts/personal-data.ts'
import { likeness } from './alike.ts'
import { repeatsPrompt } from './prompt-pieces.ts'

/** What the texts of a job have to keep to. */
export interface DraftRules extends TextRules {
  readonly prompt: string
  /** Of a text, in UTF-16 units. */
  readonly longest: number
}

export type DraftFault = TextFault | 'LENGTH' | 'HIDDEN' | 'PROMPT'

/** A text of so many letters is never too long for what little it is written from; longer ones take three times that at most. */
const shortAnyhow = 60

/** Two drafts that are more alike are one. */
const alikeAbove = 0.8

/** What is wrong with a draft; null: nothing. */
export function faultOfDraft(draft: AiDraft, rules: DraftRules): DraftFault | null {
  const { source, ownText, prompt, longest } = rules
  const all = [draft.title, draft.text, draft.action].filter((part) => part !== null).join('\n')
  if (draft.text.trim() === '' || draft.text.length > longest) return 'LENGTH'
  const told = withoutCommands(source).length
  if (ownText === '' && draft.text.length > Math.max(shortAnyhow, 3 * told)) return 'LENGTH'
  if (hasHidden(all)) return 'HIDDEN'
  if (repeatsPrompt(all, prompt)) return 'PROMPT'
  return faultOfText(all, draft.text, rules)
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
