import type { Kysely } from 'kysely'
import type { Answers } from '#model/fields/answers.ts'
import { type Language, languages } from '#model/language/languages.ts'
import { type FindTranslation, translationsInto } from '#model/translations/stored.ts'
import { pathOfAll, translatableTexts } from '#model/translations/translatable.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { readTranslations } from '../documents/translations/queries.ts'
import type { OpenShare } from './queries.ts'

/** In which language a link shows the texts of a guide. */
export interface GuideLanguage {
  /** That of the brand's own answers. */
  readonly source: Language
  /** Others that the link offers and that have a translation. */
  readonly offered: readonly Language[]
  /** Of the texts, as far as they are translated. */
  readonly language: Language
  /** null: the texts are shown as they are written. */
  readonly find: FindTranslation | null
  /** The translations that were found until now. */
  readonly found: ReadonlySet<string>
}

/**
 * null: the link offers no language but that of the brand. Translations are not approved, so that a link to approved sections
 * offers none.
 */
export async function readGuideLanguage(
  db: Kysely<DB>,
  share: Pick<OpenShare, 'brand_id' | 'approved_only' | 'languages'>,
  language: Language,
): Promise<GuideLanguage | null> {
  if (share.approved_only || share.languages.length === 0) return null
  const stored = await readTranslations(db, share.brand_id)
  if (!stored) return null
  const { source, texts } = stored
  const offered = languages
    .map(({ key }) => key)
    .filter((key) => share.languages.includes(key) && texts.some((one) => one.language === key))
  if (offered.length === 0) return null
  const found = new Set<string>()
  if (!offered.includes(language)) return { source, offered, language: source, find: null, found }
  const findIn = translationsInto(stored, language)
  const find: FindTranslation = (path, written) => {
    const text = findIn(path, written)
    if (text !== null) found.add(text)
    return text
  }
  return { source, offered, language, find, found }
}

/**
 * Answers with their translations in place of what is written. A text whose translation was made from other words stays as it is
 * written: a reader is told what the guide says, or nothing else.
 */
export function translateAnswers(answers: Answers, find: FindTranslation): Answers {
  const translated: Record<string, unknown> = { ...answers }
  for (const { key, path, source } of translatableTexts(answers)) {
    const text = find(pathOfAll(key), source)
    if (text === null) continue
    const [list = '', item, property] = path.split('/')
    if (item === undefined || property === undefined) translated[path] = text
    else
      translated[list] = (translated[list] as readonly { readonly key: unknown }[]).map((one) =>
        one.key === item ? { ...one, [property]: text } : one,
      )
  }
  return translated
}
