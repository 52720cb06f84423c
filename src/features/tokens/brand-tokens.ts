import { coloursOf } from '#model/colour/brand-colours.ts'
import { labelOn } from '#model/colour/contrast.ts'
import { ladderOf } from '#model/colour/ladder.ts'
import type { Hex } from '#model/colour/oklab.ts'
import { brandRoles, type ColourRole, colourRoles } from '#model/colour/roles.ts'
import { guide } from '#model/documents/guide.ts'
import { type Answers, textOf } from '#model/fields/answers.ts'
import { type FontFamily, fontFamilyOf } from '#model/options/fonts.ts'

export interface ColourToken {
  /** `main`, `main-50`, `on-main`. */
  readonly name: string
  readonly hex: Hex
  /** What it is called in the person's language. */
  readonly word: string
}

export interface FontToken {
  /** `kor-main`. */
  readonly name: string
  readonly family: string
  readonly generic: 'serif' | 'sans-serif' | 'cursive'
  readonly weight: number
  /** Headings are set in it, or long text. */
  readonly isHeading: boolean
}

/** What of a brand goes into other people's tools. */
export interface BrandTokens {
  readonly brandName: string
  readonly colours: readonly ColourToken[]
  /** What words on each colour are written in. */
  readonly labels: readonly ColourToken[]
  /** Tints and shades of each of the four colours of the brand. */
  readonly ladders: readonly ColourToken[]
  readonly fonts: readonly FontToken[]
}

const fontRoles = [
  ['korMain', 'kor-main'],
  ['korSub', 'kor-sub'],
  ['engMain', 'eng-main'],
  ['engSub', 'eng-sub'],
] as const

/** Colours and fonts that the brand has chosen; what is not chosen is left out. */
export function brandTokensOf(answers: Answers, wordOf: (role: ColourRole) => string): BrandTokens {
  const chosen = coloursOf(answers)
  const known = colourRoles.flatMap((role) => {
    const hex = chosen[role]
    return hex === null ? [] : [{ role, hex, word: wordOf(role) }]
  })
  return {
    brandName: textOf(answers, guide.info.name.path),
    colours: known.map(({ role, hex, word }) => ({ name: role, hex, word })),
    labels: known.map(({ role, hex, word }) => ({ name: `on-${role}`, hex: labelOn(hex), word })),
    ladders: known
      .filter(({ role }) => (brandRoles as readonly string[]).includes(role))
      .flatMap(({ role, hex, word }) =>
        ladderOf(hex).map((rung) => ({
          name: `${role}-${rung.name}`,
          hex: rung.hex,
          word: `${word} ${rung.name}`,
        })),
      ),
    fonts: fontRoles.flatMap(([role, name]) => {
      const font = fontIn(answers[guide.visual[role].path])
      return font ? [{ name, ...font, isHeading: role.endsWith('Main') }] : []
    }),
  }
}

function fontIn(answer: unknown): Pick<FontToken, 'family' | 'generic' | 'weight'> | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { idFontFamily, weightValue } = answer as Record<string, unknown>
  const family = typeof idFontFamily === 'number' ? fontFamilyOf(idFontFamily) : undefined
  if (!family || typeof weightValue !== 'number') return null
  return { family: family.family, generic: genericOf(family), weight: weightValue }
}

function genericOf({ handwriting, serif }: FontFamily): FontToken['generic'] {
  if (handwriting) return 'cursive'
  return serif ? 'serif' : 'sans-serif'
}
