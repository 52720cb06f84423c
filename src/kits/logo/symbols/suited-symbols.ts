import { type CataloguedSymbol, catalogue } from '#model/draft-logo/symbols/catalogue.ts'
import { industryGroupOf } from '#model/options/business.ts'

export interface BrandTraits {
  readonly industry: string | null
  /** Tones of the brand's keywords, one for each keyword. */
  readonly tones: readonly string[]
}

/** Signs without a subject, for brands of which no subject is known. */
const plainSigns = [
  'petals-4',
  'arch',
  'overlap',
  'quarters',
  'sparkle',
  'leaves-4',
  'links',
  'sunset',
  'petals-6',
  'stack',
  'half-sun',
  'trefoil',
] as const

/** Too plain to be proposed: they suit every brand. */
const bareForms = new Set(['circle', 'ring', 'square', 'diamond', 'triangle', 'half', 'quarter', 'pair'])

export const isBare = (id: string): boolean => bareForms.has(id)

/** Ids of symbols for a brand, first those that it names itself, then the one that suits it best; at least eight, different ones. */
export function suitedSymbols(
  brand: BrandTraits,
  name: string,
  said: readonly string[] = [],
): readonly string[] {
  const suited = catalogue
    .map((symbol) => ({ symbol, fit: fitOf(symbol, brand) }))
    .filter(({ symbol, fit }) => fit > 0 && !isBare(symbol.id))
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ symbol }) => symbol.id)
  // A brand without industry and keywords gets other signs than the next one.
  const start = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % plainSigns.length
  const signs = [...plainSigns.slice(start), ...plainSigns.slice(0, start)]
  return [...new Set([...said, ...suited, ...signs])]
}

/** How well a symbol suits the brand: its own industry counts most, then the group, then the tones. */
export function fitOf({ industries, tones }: CataloguedSymbol, brand: BrandTraits): number {
  const { industry } = brand
  const byTone = brand.tones.filter((tone) => tones.includes(tone)).length
  if (industry === null) return byTone
  const at = industries.indexOf(industry)
  const isOfGroup = industries.some((key) => industryGroupOf(key) === industryGroupOf(industry))
  return (at < 0 ? 0 : 20 - at) + (isOfGroup ? 6 : 0) + byTone
}
