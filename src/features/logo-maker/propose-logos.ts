import { suitedSymbols } from '#kits/logo/symbols/suited-symbols.ts'
import { contrastOf, white } from '#model/colour/contrast.ts'
import { type BrandColourRole, brandRoles, type Colours } from '#model/colour/roles.ts'
import type { FontChoice } from '#model/documents/choices.ts'
import type { LogoEditorState, LogoText } from '#model/documents/logo-editor.ts'
import { brokenName, widthOf } from '#model/draft-logo/name-lines.ts'
import { reversedOn } from '#model/draft-logo/plate.ts'
import type { Language } from '#model/language/languages.ts'
import { type FontFamily, fontFamilies, fontFamilyOf, nearestWeight } from '#model/options/fonts.ts'
import { cutText } from '#model/text/cut-text.ts'

/** What the brand has decided so far, of what its logo depends on. */
export interface BrandFacts {
  readonly name: string
  /** Second line of the logo; '' for none. */
  readonly tagline: string
  readonly colours: Pick<Colours, BrandColourRole>
  readonly korFont: FontChoice | null
  readonly engFont: FontChoice | null
  readonly industry: string | null
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

/**
 * Six finished logos that differ in layout, symbol and use of colour; none without a name. The same facts
 * give the same logos.
 */
export function proposeLogos(facts: BrandFacts): readonly Proposal[] {
  const name = facts.name.trim()
  if (name === '') return []
  const symbols = suitedSymbols(facts, name)
  const symbolAt = (at: number) => symbols[at % symbols.length] ?? 'circle'
  const { mark, text, plate, onPlate } = inksOf(facts.colours)
  const [own, other] = fontsFor(facts)
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
      symbol: isRound(facts.tones) ? 'letter-circle' : 'letter-square',
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

const ink = '#000000'

interface Inks {
  /** The symbol: the main colour, or another of the brand where white paper would swallow it. */
  readonly mark: string
  /** Texts: a dark colour of the brand. */
  readonly text: string
  /** A form behind the logo: the main colour, however light. */
  readonly plate: string
  readonly onPlate: string
}

function inksOf(colours: BrandFacts['colours']): Inks {
  const own = brandRoles.flatMap((role) => colours[role] ?? [])
  const seen = (needed: number) => own.filter((hex) => contrastOf(hex, white) >= needed)
  const mark = seen(2)[0] ?? ink
  const text = darkest(seen(7)) ?? ink
  const plate = colours.main !== null && contrastOf(colours.main, white) >= 1.15 ? colours.main : mark
  const isLight = contrastOf(white, plate) < 3
  return { mark, text, plate, onPlate: isLight && contrastOf(text, plate) >= 4.5 ? text : reversedOn(plate) }
}

function darkest(colours: readonly string[]): string | undefined {
  return colours.toSorted((a, b) => contrastOf(b, white) - contrastOf(a, white))[0]
}

/** Another colour of the brand than the main one, on which a letter can be read. */
function secondInk({ secondary, tertiary }: BrandFacts['colours'], mark: string): string {
  const found = [secondary, tertiary].find(
    (hex) => hex !== null && hex !== mark && contrastOf(hex, white) >= 3,
  )
  return found ?? mark
}

interface Font {
  readonly family: FontFamily
  readonly weight: number
}

/**
 * The brand's font for the letters of the name. Without one, two fonts for its script that suit the keywords;
 * the first leads.
 */
function fontsFor(facts: BrandFacts): readonly [Font, Font] {
  const { name, korFont, engFont } = facts
  const isLatin = !/[^\p{sc=Latin}\p{sc=Common}]/u.test(name)
  const [first, second] = isLatin ? [engFont, korFont] : [korFont, engFont]
  const own = fontOf(first) ?? fontOf(second)
  if (own) return [own, own]
  const language = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(name)
    ? hanLanguage(facts)
    : isLatin
      ? 'en'
      : 'ko'
  const [lead = 'gothic', next = 'serif'] = classesFor(facts.tones)
  const fallback = fontFamilies[0] as FontFamily
  const known = fontFamilies.filter((family) => family.language === language && family.headerFont)
  const ofClass = (trait: FontClass) => {
    const suited = known.filter((family) => family[trait])
    // A round font for reading is too thin for a name.
    return suited.find(({ design }) => design === (trait === 'round')) ?? suited[0] ?? known[0] ?? fallback
  }
  return [bold(ofClass(lead)), bold(ofClass(next))]
}

type FontClass = 'gothic' | 'serif' | 'round'

function classesFor(tones: readonly string[]): readonly FontClass[] {
  const count = (...keys: string[]) => tones.filter((tone) => keys.includes(tone)).length
  const bySerif = count('refined', 'rooted', 'calm')
  const byRound = count('warm', 'lively')
  if (bySerif > 0 && bySerif >= byRound) return ['serif', 'gothic']
  return byRound > 0 ? ['round', 'gothic'] : ['gothic', 'serif']
}

function isRound(tones: readonly string[]): boolean {
  return classesFor(tones)[0] === 'round' || tones.includes('natural')
}

function hanLanguage({ name, language }: BrandFacts): Language {
  if (/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(name)) return 'ja'
  return language === 'zh-CN' || language === 'zh-TW' || language === 'ja' ? language : 'zh-TW'
}

function fontOf(choice: FontChoice | null): Font | null {
  const family = choice && fontFamilyOf(choice.idFontFamily)
  return family ? { family, weight: nearestWeight(family, choice.weightValue) } : null
}

function bold(family: FontFamily): Font {
  return { family, weight: nearestWeight(family, 700) }
}

/** For a name that stands alone. Pretendard is complete on every device in 700. */
function heaviest({ family }: Font): Font {
  return { family, weight: nearestWeight(family, family.slug === 'pretendard' ? 700 : 800) }
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
