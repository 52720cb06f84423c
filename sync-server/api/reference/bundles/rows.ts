import type { readBundle } from '#contract/bundle.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { Language } from '#model/language/languages.ts'
import { wordIn } from '#server/templates/in-language.ts'
import type { Catalogue, StoredBundle } from '#server/templates/read-catalogue.ts'
import { occasionsIn } from '../market/words.ts'
import type { BundleRow } from './queries.ts'

/** A bundle of the market, named in the caller's language. */
export function toCollection({ idBundle, about }: StoredBundle, language: Language) {
  return {
    idBundleCollection: idBundle,
    name: wordIn(about.names, language),
    purpose: wordIn(about.purposes, language),
    idTemplates: about.templates,
    trades: about.trades,
    occasions: occasionsIn(about.occasions, language),
    look: about.look,
    isPremium: about.premium,
  }
}

/** A bundle of a brand, with what the market has of it now. */
export function toBundle(
  row: BundleRow,
  { bundles }: Catalogue,
  language: Language,
): AnswerOf<typeof readBundle> {
  const market = bundles.find(({ idBundle }) => idBundle === row.bundle_id)
  return {
    idTemplateBundle: row.id,
    idBundleCollection: row.bundle_id,
    createdType: row.created_type,
    market: market ? toCollection(market, language) : null,
    createdDirectory: null,
    idAccount: row.account_id,
    createdAt: row.created_at.toISOString(),
  }
}
