import { useMemo } from 'react'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { type TranslationOrigin, translations } from '#model/documents/translations.ts'
import type { Language } from '#model/language/languages.ts'
import { cutText } from '#model/text/cut-text.ts'
import { isSameSource, storedSource } from '#model/translations/same-source.ts'

/** A translation: into a language, of the text of this key. */
export interface TranslationPlace {
  readonly language: Language
  readonly key: string
}

export interface Suggested {
  readonly text: string
  readonly origin: TranslationOrigin
  /** What it was made from. */
  readonly source: string
}

export interface TranslationActions {
  /** Notes what a translation is made from that a member begins to type. No step of undo: the letters have their own. */
  readonly begin: (place: TranslationPlace, source: string) => void
  /** Says that a translation is right for what its source says now. */
  readonly confirm: (place: TranslationPlace, source: string) => void
  /** Puts a suggestion in place of a translation; what takes it back, as long as it was not changed. null: nothing was done. */
  readonly take: (place: TranslationPlace, suggested: Suggested) => (() => void) | null
  readonly setSource: (language: Language) => void
}

const { translated, translatedFrom, translation } = translations
const now = () => new Date().toISOString()

type Edits = Pick<OpenDocument, 'edit' | 'editBeside' | 'choose'>

/** Each one step of undo, but the beginning of a text. */
function translationActions({ edit, editBeside, choose }: Edits): TranslationActions {
  const madeAt = ({ language, key }: TranslationPlace) => translatedFrom[language].at(key, 'made')
  return {
    begin: (place, source) =>
      void editBeside((doc) => {
        const made = madeAt(place).read(doc)
        if (made?.origin === 'TYPED' && isSameSource(made.source, source)) return
        madeAt(place).write(doc, { source: storedSource(source), origin: 'TYPED', at: now() })
      }),
    confirm: (place, source) =>
      void edit((doc) => {
        const origin = madeAt(place).read(doc)?.origin ?? 'TYPED'
        madeAt(place).write(doc, { source: storedSource(source), origin, at: now() })
      }),
    take: (place, { text, origin, source }) => {
      const handle = translated[place.language].at(place.key)
      const before = edit((doc) => {
        const was = { text: handle.read(doc), made: madeAt(place).read(doc) }
        handle.write(doc, cutText(text, handle.max).toWellFormed())
        madeAt(place).write(doc, { source: storedSource(source), origin, at: now() })
        return { ...was, taken: handle.read(doc) }
      })
      if (before === null) return null
      return () =>
        void edit((doc) => {
          if (handle.read(doc) !== before.taken) return
          handle.write(doc, before.text)
          madeAt(place).write(doc, before.made)
        })
    },
    setSource: (language) => choose(translation.source, language === 'ko' ? null : language),
  }
}

const nothing: Edits = { edit: () => null, editBeside: () => null, choose: () => {} }

/** Nothing is changed where the document is read-only here. */
export function useTranslationActions(): TranslationActions {
  const { document, isReadOnly } = useDocumentView('translations')
  return useMemo(() => translationActions(isReadOnly ? nothing : document), [document, isReadOnly])
}
