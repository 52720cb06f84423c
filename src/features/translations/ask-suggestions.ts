import { translateText } from '#contract/ai.ts'
import type { Failure } from '#engine/rest/rest.ts'
import type { Language } from '#model/language/languages.ts'
import { longestAiText } from '#model/text/ai-text.ts'
import { cutText } from '#model/text/cut-text.ts'
import type { Suggested, TranslationPlace } from './translation-actions.ts'

/** A text to suggest a translation of. */
export interface Wanted extends TranslationPlace {
  readonly source: string
}

interface AskOptions {
  readonly idBrand: number
  /** Language of the sources. */
  readonly from: Language
  readonly brandName: string
  readonly signal: AbortSignal
  /** Called before each text, with how many are done. */
  readonly began: (wanted: Wanted, done: number) => void
  /** null: none came. */
  readonly came: (wanted: Wanted, suggested: Suggested | null) => void
}

/** Asks for translations one after another, until they are done or stopped. Resolves with the first failure, which ends it, or null. */
export async function askSuggestions(
  wanted: readonly Wanted[],
  options: AskOptions,
): Promise<Failure | null> {
  const { idBrand, from, brandName, signal, began, came } = options
  const { rest } = await import('#engine/rest/rest.ts')
  for (const [done, one] of wanted.entries()) {
    if (signal.aborted) return null
    began(one, done)
    const text = cutText(one.source, longestAiText).toWellFormed()
    const body = { text, from, to: one.language, ...(brandName && { brandName }) }
    const result = await rest(translateText, { body }, { idBrand, signal })
    came(one, result.ok ? { ...suggestedOf(result.answer), source: one.source } : null)
    if (!result.ok) return signal.aborted ? null : result
  }
  return null
}

function suggestedOf({ text, source }: { readonly text: string; readonly source: 'AI' | 'PAPAGO' }) {
  return { text, origin: source }
}
