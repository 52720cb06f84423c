import { type Hex, rgbOf } from '../colour/oklab.ts'
import type { BrandTokens, ColourToken, FontToken } from './brand-tokens.ts'

/**
 * Design Tokens Format Module 2025.10 of the W3C community group:
 * https://www.designtokens.org/TR/2025.10/format/
 * A colour is an object of colour space and components; `hex` is a fallback for tools without support.
 */
export function toDesignTokens({ brandName, colours, labels, ladders, fonts }: BrandTokens): string {
  const file = {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    ...(brandName === '' ? {} : { $description: brandName }),
    ...groupOf('color', { $type: 'color', ...entriesOf(colours, (name) => name) }),
    ...groupOf('on-color', { $type: 'color', ...entriesOf(labels, (name) => name.replace('on-', '')) }),
    ...groupOf('ladder', { $type: 'color', ...laddersOf(ladders) }),
    ...groupOf('font-family', { $type: 'fontFamily', ...fontEntries(fonts, familyOf) }),
    ...groupOf('font-weight', { $type: 'fontWeight', ...fontEntries(fonts, ({ weight }) => weight) }),
    ...groupOf('typography', { $type: 'typography', ...fontEntries(fonts, typographyOf) }),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}

type Group = Readonly<Record<string, unknown>>

/** A group with nothing but a type is left out. */
function groupOf(name: string, group: Group): Group {
  return Object.keys(group).length > 1 ? { [name]: group } : {}
}

function entriesOf(tokens: readonly ColourToken[], nameOf: (name: string) => string): Group {
  return Object.fromEntries(
    tokens.map(({ name, hex, word }) => [nameOf(name), { $value: colourValue(hex), $description: word }]),
  )
}

function laddersOf(rungs: readonly ColourToken[]): Group {
  const ladders: Record<string, Record<string, unknown>> = {}
  for (const { name, hex } of rungs) {
    const [role = '', rung = ''] = name.split('-')
    ladders[role] = { ...ladders[role], [rung]: { $value: colourValue(hex) } }
  }
  return ladders
}

function colourValue(hex: Hex) {
  return {
    colorSpace: 'srgb',
    components: rgbOf(hex).map((part) => Math.round((part / 255) * 10_000) / 10_000),
    alpha: 1,
    hex: hex.toLowerCase(),
  }
}

function fontEntries(fonts: readonly FontToken[], chosenOf: (font: FontToken) => unknown): Group {
  return Object.fromEntries(fonts.map((font) => [font.name, { $value: chosenOf(font) }]))
}

function familyOf({ family, generic }: FontToken): readonly string[] {
  return [family, generic]
}

/** The guide defines no sizes: these are the ones its own pages use. */
function typographyOf({ name, isHeading }: FontToken) {
  return {
    fontFamily: `{font-family.${name}}`,
    fontWeight: `{font-weight.${name}}`,
    fontSize: { value: isHeading ? 28 : 16, unit: 'px' },
    letterSpacing: { value: 0, unit: 'px' },
    lineHeight: isHeading ? 1.3 : 1.6,
  }
}
