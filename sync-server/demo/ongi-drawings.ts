import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'

const fontFile = '@expo-google-fonts/gowun-batang/700Bold/GowunBatang_700Bold.ttf'

export interface Drawing {
  readonly width: number
  readonly height: number
  readonly paths: string
}

/** The font of 온기 for headings. */
export async function ongiFont(): Promise<Font> {
  return create(await readFile(join(import.meta.dirname, '../../node_modules', fontFile))) as Font
}

/** The symbol with the name beside it. */
export function beside(font: Font, colour: string): Drawing {
  const name = wordsOf(font, '온기', colour, { x: 132, baseline: 86, size: 84 })
  return { width: 320, height: 120, paths: symbolOf(colour, 10, 5) + name }
}

/** The symbol above the name. */
export function stacked(font: Font, colour: string): Drawing {
  const name = wordsOf(font, '온기', colour, { x: 52, baseline: 208, size: 76 })
  return { width: 240, height: 240, paths: symbolOf(colour, 70, 20) + name }
}

/** In a square of 100 units: the half circle of the bowl, its foot, the steam. */
export function symbolOf(colour: string, x: number, y: number): string {
  const at = (dx: number, dy: number) => `${x + dx} ${y + dy}`
  return (
    `<path fill="${colour}" d="M${at(8, 46)}H${x + 92}A42 42 0 0 1 ${at(8, 46)}Z"/>` +
    `<path fill="${colour}" d="M${at(36, 92)}H${x + 64}V${y + 98}H${x + 36}Z"/>` +
    `<path fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round" ` +
    `d="M${at(50, 36)}C${at(40, 27)} ${at(60, 20)} ${at(50, 8)}"/>`
  )
}

interface Line {
  readonly x: number
  readonly baseline: number
  readonly size: number
}

/** One line of words as paths, so that they look the same wherever they are drawn. */
export function wordsOf(font: Font, words: string, colour: string, { x, baseline, size }: Line): string {
  const scale = size / font.unitsPerEm
  let left = x
  return font
    .layout(words)
    .glyphs.map((glyph) => {
      const d = glyph.path.scale(scale, -scale).translate(left, baseline).toSVG()
      left += glyph.advanceWidth * scale
      return d === '' ? '' : `<path fill="${colour}" d="${d}"/>`
    })
    .join('')
}

export function svgOf({ width, height, paths }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${paths}</svg>`
}
