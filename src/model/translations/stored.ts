import type * as Y from 'yjs'
import { translationLimits, translations } from '../documents/translations.ts'
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

/** Of one language. Those of texts that were deleted stay in the document, so that it may have more than its limit. */
const mostEntries = 2 * translationLimits.texts

/**
 * What a reader is shown of them, within the limits of the document: those of which it is known what they were made from. null
 * where there are far more entries than limits allow, which takes long to read. Never throws.
 */
export function readStored(doc: Y.Doc): StoredTranslations | null {
  const source = translations.translation.source.read(doc) ?? 'ko'
  const texts: StoredTranslation[] = []
  for (const { key: language } of languages) {
    if (language === source) continue
    const from = translations.translatedFrom[language]
    if (doc.getMap(from.path).size > mostEntries) return null
    // Found by what they were made from: the names of all texts of the document are never walked.
    const ofLanguage = from.read(doc).flatMap(({ key, made }) => {
      const text = made === null ? '' : readText(doc, language, key)
      return made === null || text === ''
        ? []
        : [{ language, path: pathOfAll(key), source: made.source, text }]
    })
    texts.push(...ofLanguage.slice(0, translationLimits.texts))
  }
  return { source, texts }
}

/** Empty where a merge made it longer than its limit: a reader is not shown half of a text. */
function readText(doc: Y.Doc, language: Language, key: string): string {
  const text = translations.translated[language].at(key).shared(doc)
  return text.length > translationLimits.text ? '' : text.toString().trim()
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
