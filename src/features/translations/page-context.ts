import { createContext, use } from 'react'
import type { Language } from '#model/language/languages.ts'
import type { TranslationActions } from './translation-actions.ts'
import type { Suggestions } from './useSuggestions.ts'

/** What every field of the page needs. */
export interface TranslationsView {
  /** Language of the brand's own answers. */
  readonly source: Language
  readonly actions: TranslationActions
  readonly suggestions: Suggestions
  /** Whether suggestions can be asked for now. */
  readonly canAsk: boolean
  readonly isReadOnly: boolean
}

export const TranslationsContext = createContext<TranslationsView | null>(null)

/** Throws outside of the page. */
export function useTranslationsView(): TranslationsView {
  const view = use(TranslationsContext)
  if (!view) throw new Error('a translation is shown outside of its page')
  return view
}
