import { coloursOf } from '../colour/brand-colours.ts'
import { labelOn } from '../colour/contrast.ts'
import { ladderOf } from '../colour/ladder.ts'
import type { Hex } from '../colour/oklab.ts'
import { brandRoles, type ColourRole, colourRoles } from '../colour/roles.ts'
import { guide } from '../documents/guide.ts'
import { type Answers, textOf } from '../fields/answers.ts'
import { type FontFamily, fontFamilyOf } from '../options/fonts.ts'

export interface ColourToken {
  /** Such as `main`, `main-50`, `on-main`. */
  readonly name: string
  readonly hex: Hex
  /** Name in the current language. */
  readonly word: string
}

export interface FontToken {
  /** Such as `kor-main`. */
  readonly name: string
  readonly family: string
  readonly generic: 'serif' | 'sans-serif' | 'cursive'
  readonly weight: number
  /** Whether it is the font of headings; otherwise of body text. */
  readonly isHeading: boolean
}

/** The values of a brand that are exported as design tokens. */
export interface BrandTokens {
  readonly brandName: string
  readonly colours: readonly ColourToken[]
  /** The text colour to use on each colour. */
  readonly labels: readonly ColourToken[]
  /** Tints and shades of each of the four brand colours. */
  readonly ladders: readonly ColourToken[]
  readonly fonts: readonly FontToken[]
}

const fontRoles = [
  ['korMain', 'kor-main'],
  ['korSub', 'kor-sub'],
  ['engMain', 'eng-main'],
  ['engSub', 'eng-sub'],
] as const

/** Colours and fonts that the brand has chosen; others are left out. */
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
