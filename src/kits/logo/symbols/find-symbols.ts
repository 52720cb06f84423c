import { type CataloguedSymbol, catalogue } from '#model/draft-logo/symbols/catalogue.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import { industryGroupOf, industryKeys } from '#model/options/business.ts'
import { keywordTones } from '#model/options/keywords.ts'
import { type BrandTraits, fitOf } from './suited-symbols.ts'

export interface SymbolWords {
  /** The name and words to search by, separated by commas. */
  readonly symbol: Readonly<Record<string, string>>
  readonly industry: Readonly<Record<string, string>>
  readonly synonyms: Readonly<Record<string, readonly string[]>>
  readonly keywordTone: Readonly<Record<string, string>>
}

export function nameOfSymbol(id: string, { symbol }: SymbolWords): string {
  return symbol[id]?.split(',')[0] ?? id
}

/**
 * Symbols of which a name, a search word, an industry or a tone matches the query; all of them where it is
 * empty. Matches of a name come before matches of a tag, and among equals those that suit the brand.
 */
export function findSymbols(
  query: string,
  words: SymbolWords,
  brand: BrandTraits,
): readonly CataloguedSymbol[] {
  const matches = (text: string | undefined) => text !== undefined && matchesSearch(text, query)
  const industries = new Set(
    industryKeys.filter((key) => matches(words.industry[key]) || words.synonyms[key]?.some(matches)),
  )
  const tones = new Set(keywordTones.map(({ key }) => key).filter((key) => matches(words.keywordTone[key])))
  const hasTag = (symbol: CataloguedSymbol) =>
    symbol.tones.some((key) => tones.has(key)) ||
    symbol.industries.some((key) => industries.has(key) || industries.has(industryGroupOf(key)))
  const rankOf = (symbol: CataloguedSymbol) => {
    if (query.trim() === '') return 1
    if (words.symbol[symbol.id]?.split(',').some(matches)) return 2
    return hasTag(symbol) ? 1 : 0
  }
  return catalogue
    .map((symbol) => ({ symbol, rank: rankOf(symbol), fit: fitOf(symbol, brand) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank || b.fit - a.fit)
    .map(({ symbol }) => symbol)
}
