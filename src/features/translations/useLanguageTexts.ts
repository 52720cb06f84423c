import { useMemo } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { type TranslationMade, translations } from '#model/documents/translations.ts'
import type { Language } from '#model/language/languages.ts'
import { type TranslationState, translationState } from '#model/translations/state.ts'

export interface StandingText {
  readonly state: TranslationState
  readonly text: string
  /** null: what it was made from is not stored. */
  readonly made: TranslationMade | null
}

/** How the translations into a language stand beside their sources. */
export function useLanguageTexts(
  language: Language,
): (row: { readonly key: string; readonly source: string }) => StandingText {
  const { document } = useDocumentView('translations')
  const texts = useWatched(document.items(translations.translated[language]))
  const made = useWatched(document.items(translations.translatedFrom[language]))
  return useMemo(() => {
    const textOf = new Map(texts.map(({ key, text }) => [key, text]))
    const madeOf = new Map(made.map((entry) => [entry.key, entry.made]))
    return ({ key, source }) => {
      const text = textOf.get(key) ?? ''
      const from = madeOf.get(key) ?? null
      return { text, made: from, state: translationState(source, text, from) }
    }
  }, [texts, made])
}

/** The language of the brand's own answers. */
export function useSourceLanguage(): Language {
  const { document } = useDocumentView('translations')
  return useWatched(document.value(translations.translation.source)) ?? 'ko'
}
