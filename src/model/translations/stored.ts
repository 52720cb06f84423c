import type * as Y from 'yjs'
import { translations } from '../documents/translations.ts'
import { type Language, languages } from '../language/languages.ts'
import { plainSource } from './same-source.ts'
import { pathOfAll } from './translatable.ts'

/** The translations of a brand at rest. Plain values, which a worker thread can answer. */
export interface StoredTranslations {
  /** The language of the brand's own answers. */
  readonly source: Language
  /** Translations that are not empty, of every language but the source. */
  readonly texts: readonly StoredTranslation[]
}

export interface StoredTranslation {
  readonly language: Language
  /** Path of the text, without the key of an item. */
  readonly path: string
  /** What it was made from. */
  readonly source: string
  readonly text: string
}

/** What a reader is shown of them: those of which it is known what they were made from. Never throws. */
export function readStored(doc: Y.Doc): StoredTranslations {
  const source = translations.translation.source.read(doc) ?? 'ko'
  const texts = languages
    .filter(({ key }) => key !== source)
    .flatMap(({ key: language }) =>
      translations.translated[language].read(doc).flatMap(({ key, text }) => {
        const made = translations.translatedFrom[language].at(key, 'made').read(doc)
        if (made === null || text.trim() === '') return []
        return [{ language, path: pathOfAll(key), source: made.source, text: text.trim() }]
      }),
    )
  return { source, texts }
}

/** Finds the translation of a text at a path into one language; null where there is none that was made from this very text. */
export type FindTranslation = (path: string, source: string) => string | null

export function translationsInto({ texts }: StoredTranslations, language: Language): FindTranslation {
  const known = new Map<string, string>()
  for (const one of texts) {
    const name = nameOf(one.path, one.source)
    if (one.language === language && !known.has(name)) known.set(name, one.text)
  }
  return (path, source) => known.get(nameOf(path, source)) ?? null
}

function nameOf(path: string, source: string): string {
  return `${path} ${plainSource(source)}`
}
