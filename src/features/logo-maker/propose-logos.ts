import { saidSymbols } from '#kits/logo/symbols/said-symbols.ts'
import { suitedSymbols } from '#kits/logo/symbols/suited-symbols.ts'
import type { BrandColourRole, Colours } from '#model/colour/roles.ts'
import type { FontChoice } from '#model/documents/choices.ts'
import type { LogoEditorState, LogoText } from '#model/documents/logo-editor.ts'
import { brokenName, widthOf } from '#model/draft-logo/name-lines.ts'
import type { Language } from '#model/language/languages.ts'
import { nearestWeight } from '#model/options/fonts.ts'
import { cutText } from '#model/text/cut-text.ts'
import { type Font, fontsFor, heaviest, isRound } from './proposal-fonts.ts'
import { inksOf, secondInk } from './proposal-inks.ts'

/** What the brand has decided so far, of what its logo depends on. */
export interface BrandFacts {
  readonly name: string
  /** Second line of the logo; '' for none. */
  readonly tagline: string
  readonly colours: Pick<Colours, BrandColourRole>
  readonly korFont: FontChoice | null
  readonly engFont: FontChoice | null
  readonly industry: string | null
  /** What it sells. */
  readonly products: readonly string[]
  /** Tones of its keywords, one for each keyword. */
  readonly tones: readonly string[]
  /** Decides the font for Han letters where the brand has none. */
  readonly language: Language
}

export const proposalKeys = ['beside', 'above', 'wordmark', 'badge', 'monogram', 'reversed'] as const
export type ProposalKey = (typeof proposalKeys)[number]

export interface Proposal {
  readonly key: ProposalKey
  readonly state: LogoEditorState
}

/** Widths in ems, up to which a name stays in one line. */
const longest = { beside: 8, above: 8, wordmark: 9, badge: 4.5 }

/** Symbols of one set of proposals. */
const symbolsInSet = 4

/**
 * Six finished logos that differ in layout, symbol and use of colour; none without a name. The same facts and the same `seed`,
 * counted from 0, give the same logos; another seed gives others. `symbolWords` are the name and search words of each symbol.
 */
export function proposeLogos(
  facts: BrandFacts,
  seed = 0,
  symbolWords: Readonly<Record<string, string>> = {},
): readonly Proposal[] {
  const name = facts.name.trim()
  if (name === '') return []
  const symbols = suitedSymbols(facts, name, saidSymbols([...facts.products, name], symbolWords))
  // One further after each round, so that no round repeats the one before it.
  const start = seed * symbolsInSet
  const symbolAt = (at: number) =>
    symbols[(at + start + Math.floor(start / symbols.length)) % symbols.length] ?? 'circle'
  const { mark, text, plate, onPlate } = inksOf(facts.colours, seed)
  const [own, other] = fontsFor(facts, seed)
  const isWide = (limit: number) => widthOf(name) > limit && brokenName(name) !== null
  const widest = Math.max(...(brokenName(name) ?? [name]).map(widthOf))

  const logo = (key: ProposalKey, parts: Parts): Proposal => {
    const { symbol, font = own, layout, tagline = '', isNameInTwoLines = false } = parts
    const ink = parts.plate ? onPlate : (parts.ink ?? text)
    const brandName = textIn(font, name, ink, 'name')
    const state: LogoEditorState = {
      brandName,
      brandTagline: textIn(font, tagline, ink, 'tagline'),
      brandSymbol: { id: symbol, fill: parts.plate ? onPlate : (parts.symbolInk ?? mark), svg: '' },
      layout,
      baseIdBrandSymbol: symbol,
      baseFontFace: brandName.idFontFace,
      ...(isNameInTwoLines && { isNameInTwoLines }),
      ...(parts.plate && { plate: { shape: parts.plate, fill: plate } }),
    }
    return { key, state }
  }

  return [
    logo('beside', {
      symbol: symbolAt(0),
      layout: 'HORIZONTAL',
      tagline: facts.tagline,
      isNameInTwoLines: isWide(longest.beside),
    }),
    logo('above', {
      symbol: symbolAt(1),
      font: other,
      layout: 'VERTICAL',
      ink: mark,
      tagline: facts.tagline,
      isNameInTwoLines: isWide(longest.above),
    }),
    logo('wordmark', {
      symbol: symbolAt(0),
      font: heaviest(own),
      layout: 'NAME',
      ink: mark,
      isNameInTwoLines: isWide(longest.wordmark),
    }),
    logo('badge', {
      symbol: symbolAt(2),
      layout: 'VERTICAL',
      // A long name in a circle would be tiny beside the empty parts of the circle.
      plate: (isWide(longest.badge) ? widest : widthOf(name)) <= 6.5 ? 'CIRCLE' : 'RECTANGLE',
      isNameInTwoLines: isWide(longest.badge),
    }),
    logo('monogram', {
      symbol: isRound(facts.tones) === (seed % 2 === 0) ? 'letter-circle' : 'letter-square',
      font: other,
      layout: 'HORIZONTAL',
      symbolInk: secondInk(facts.colours, mark),
      isNameInTwoLines: isWide(longest.beside),
    }),
    logo('reversed', {
      symbol: symbolAt(3),
      layout: 'HORIZONTAL',
      plate: 'RECTANGLE',
      isNameInTwoLines: isWide(longest.beside),
    }),
  ]
}

interface Parts {
  readonly symbol: string
  readonly layout: LogoEditorState['layout']
  readonly font?: Font
  /** Colour of the texts. */
  readonly ink?: string
  readonly symbolInk?: string
  readonly tagline?: string
  readonly plate?: 'RECTANGLE' | 'CIRCLE'
  readonly isNameInTwoLines?: boolean
}

function textIn({ family, weight }: Font, text: string, fill: string, part: 'name' | 'tagline'): LogoText {
  const own = part === 'name' ? weight : nearestWeight(family, Math.min(weight, 400))
  return {
    text: cutText(text, 60),
    fill,
    idFontFace: family.idFontFamily * 1000 + own,
    fontFamilyName: family.family,
    fontFamily: family.family,
    fontWeight: own,
    fontStyle: 'normal',
  }
}
