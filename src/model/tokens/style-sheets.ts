import type { BrandTokens, FontToken } from './brand-tokens.ts'

/** CSS custom properties on the root: `--color-main`, `--font-kor-main`. */
export function toCss(tokens: BrandTokens): string {
  const lines = declarationsOf(tokens).map(([name, value]) => `  --${name}: ${value};`)
  return `${headOf(tokens)}:root {\n${lines.join('\n')}\n}\n`
}

/** The same as SCSS variables, and the eight colours as a map. */
export function toScss(tokens: BrandTokens): string {
  const lines = declarationsOf(tokens).map(([name, value]) => `$${name}: ${value};`)
  const map = tokens.colours.map(({ name }) => `  "${name}": $color-${name},`)
  const colours = map.length > 0 ? `\n$colors: (\n${map.join('\n')}\n);\n` : ''
  return `${headOf(tokens)}${lines.join('\n')}\n${colours}`
}

/** A theme for Tailwind 4 with classes such as `bg-main`, `text-main-700`, `font-kor-main`. */
export function toTailwind(tokens: BrandTokens): string {
  const lines = declarationsOf(tokens).map(([name, value]) => `  --${name}: ${value};`)
  return `${headOf(tokens)}@theme {\n${lines.join('\n')}\n}\n`
}

function declarationsOf({ colours, labels, ladders, fonts }: BrandTokens): [name: string, value: string][] {
  return [
    ...[...colours, ...labels, ...ladders].map(({ name, hex }): [string, string] => [
      `color-${name}`,
      hex.toLowerCase(),
    ]),
    ...fonts.map((font): [string, string] => [`font-${font.name}`, stackOf(font)]),
    ...fonts.map(({ name, weight }): [string, string] => [`font-weight-${name}`, String(weight)]),
  ]
}

function stackOf({ family, generic }: FontToken): string {
  return `"${family}", ${generic}`
}

/** Header comment with the brand's name, from which the end of a comment is removed. */
function headOf({ brandName }: BrandTokens): string {
  const name = brandName.replace(/\*\/|[\r\n]/g, ' ').trim()
  return name === '' ? '' : `/* ${name} */\n`
}
