import type { ColourRole } from '../colour/roles.ts'
import type { Answers } from '../fields/answers.ts'
import { type BrandTokens, brandTokensOf } from './brand-tokens.ts'
import { toDesignTokens } from './design-tokens.ts'
import { toCss, toScss, toTailwind } from './style-sheets.ts'
import { toSwatches } from './swatch-exchange.ts'

export const tokenKinds = ['css', 'scss', 'tailwind', 'dtcg', 'ase'] as const
export type TokenKind = (typeof tokenKinds)[number]

export interface TokenFile {
  readonly kind: TokenKind
  readonly name: string
  readonly mediaType: string
  /** Text to read and copy, or the bytes of a binary file. */
  readonly content: string | Uint8Array<ArrayBuffer>
}

/** Colours and fonts of a brand in the formats of five tools; an empty list if nothing is chosen. */
export function tokensOf(answers: Answers, wordOf: (role: ColourRole) => string): readonly TokenFile[] {
  const tokens = brandTokensOf(answers, wordOf)
  if (tokens.colours.length + tokens.fonts.length === 0) return []
  return [
    textFile('css', 'tokens.css', 'text/css', toCss(tokens)),
    textFile('scss', '_tokens.scss', 'text/x-scss', toScss(tokens)),
    textFile('tailwind', 'theme.css', 'text/css', toTailwind(tokens)),
    textFile('dtcg', 'brand.tokens.json', 'application/json', toDesignTokens(tokens)),
    ...swatchFile(tokens),
  ]
}

/** Swatch files hold colours only. */
function swatchFile(tokens: BrandTokens): TokenFile[] {
  if (tokens.colours.length === 0) return []
  return [
    {
      kind: 'ase',
      name: 'palette.ase',
      mediaType: 'application/octet-stream',
      content: toSwatches(tokens),
    },
  ]
}

function textFile(kind: TokenKind, name: string, mediaType: string, content: string): TokenFile {
  return { kind, name, mediaType, content }
}
