import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import sharp, { type Sharp } from 'sharp'
import { sfntOf } from '#engine/fonts/sfnt-of.ts'
import { proposeLogos } from '#features/logo-maker/propose-logos.ts'
import type { LogoEditorState } from '#model/documents/logo-editor.ts'
import { composeLogo, type Outlines } from '#model/draft-logo/compose-logo.ts'
import { toSvg } from '#model/draft-logo/drawing.ts'
import { firstLetter } from '#model/draft-logo/first-letter.ts'
import type { Outline } from '#model/draft-logo/outline-text.ts'
import { reversedOn } from '#model/draft-logo/plate.ts'
import { loadSymbol } from '#model/draft-logo/symbols/load-symbol.ts'
import { isFullSize } from '../support/size.ts'

export const mainColours = { light: '#F6D365', middle: '#3F8F6B', dark: '#1F2A44' } as const

/** All of them at full size, otherwise the middle one. */
export const testedColours = Object.entries(mainColours).filter(([shade]) => isFullSize || shade === 'middle')

export interface Logo {
  readonly name: string
  readonly bytes: Buffer
  /** The same without mixed pixels on its edges, as SVG, to count its parts; null for a photograph. */
  readonly crisp: string | null
}

const font = create(
  sfntOf(
    new Uint8Array(readFileSync('node_modules/pretendard/dist/web/static/woff/Pretendard-Bold.woff')),
  ) as Buffer,
) as Font

/** The six proposals of the logo maker for a main colour, and six uploads of different kinds. */
export async function logosIn(main: string): Promise<readonly Logo[]> {
  const facts = {
    name: '온기상점',
    tagline: '느린 그릇',
    colours: { main, secondary: '#C8553D', tertiary: null, quaternary: null },
    korFont: null,
    engFont: null,
    industry: null,
    tones: [],
    products: [],
    language: 'ko',
  } as const
  const proposals = proposeLogos(facts).map(async ({ key, state }) =>
    drawn(key, toSvg(composeLogo(state, await outlinesOf(state)))),
  )
  return Promise.all([...proposals, ...uploadsIn(main)])
}

/** Uploads of different kinds. */
export function uploadsIn(main: string): Promise<Logo>[] {
  const ink = reversedOn(main)
  const letters = (text: string, x: number, y: number, size: number, fill: string) =>
    `<path transform="translate(${x} ${y}) scale(${size / 100})" fill="${fill}" d="${outlined(text)?.d}"/>`
  const svg = (inside: string, [width, height] = [400, 400]) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
  const round =
    `<circle cx="200" cy="200" r="196" fill="${main}"/><circle cx="200" cy="200" r="168" fill="${ink}"/>` +
    `<circle cx="200" cy="200" r="156" fill="${main}"/>${letters('BOWL', 82, 230, 84, ink)}`
  const square = `<rect width="400" height="400" fill="${main}"/>${letters('B', 120, 300, 260, ink)}`
  const wordmark = `<rect width="800" height="200" fill="#FFFFFF"/>${letters('온기 Bowl', 60, 140, 140, '#1F2522')}`
  const clear =
    `<path fill="${main}" d="M60 20h280v360h-280z"/><circle cx="200" cy="150" r="80" fill="${ink}"/>` +
    `<circle cx="200" cy="150" r="40" fill="#C8553D"/>${letters('온기', 115, 340, 90, ink)}`
  const two = `<path fill="${main}" d="M200 20a180 180 0 0 0 0 360z"/><path fill="#C8553D" d="M200 20a180 180 0 0 1 0 360z"/>`
  return [
    drawn('round', svg(round)),
    drawn('square', svg(square)),
    drawn('wordmark on white', svg(wordmark, [800, 200]), (picture) =>
      picture.flatten({ background: '#FFFFFF' }).jpeg({ quality: 88 }),
    ),
    photograph(main),
    drawn('transparent', svg(clear)),
    drawn('two colours', svg(two)),
  ]
}

async function drawn(
  name: string,
  svg: string,
  store: (picture: Sharp) => Sharp = (picture) => picture.png(),
): Promise<Logo> {
  const bytes = await store(sharp(Buffer.from(svg), { density: 288 })).toBuffer()
  return { name, bytes, crisp: svg.replace('<svg ', '<svg shape-rendering="crispEdges" ') }
}

/** Light and shade without any even area. */
async function photograph(main: string): Promise<Logo> {
  const [width, height] = [480, 360]
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(main.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light =
        0.6 +
        0.35 * Math.sin(x / 23 + Math.sin(y / 31) * 2) * Math.cos(y / 17) +
        0.25 * Math.sin((x * 12.9 + y * 78.2) ** 2)
      data.set(
        [red, green, blue].map((value, channel) =>
          Math.min(255, Math.max(0, value * light + 40 * Math.sin(x / 60 + channel))),
        ),
        (y * width + x) * 3,
      )
    }
  }
  const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer()
  return { name: 'photo', bytes, crisp: null }
}

async function outlinesOf({ brandName, brandTagline, brandSymbol }: LogoEditorState): Promise<Outlines> {
  return {
    name: outlined(brandName.text),
    tagline: outlined(brandTagline.text),
    letter: outlined(firstLetter(brandName.text)),
    symbol: await loadSymbol(brandSymbol.id),
  }
}

function outlined(text: string): Outline | null {
  if (text === '') return null
  const { glyphs } = font.layout(text)
  const scale = 100 / font.unitsPerEm
  let x = 0
  let d = ''
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const glyph of glyphs) {
    const path = glyph.path.scale(scale, -scale).translate(x, 0)
    x += glyph.advanceWidth * scale
    if (path.commands.length === 0) continue
    d += path.toSVG()
    const { minX, minY, maxX, maxY } = path.bbox
    box.left = Math.min(box.left, minX)
    box.top = Math.min(box.top, minY)
    box.right = Math.max(box.right, maxX)
    box.bottom = Math.max(box.bottom, maxY)
  }
  return { d, box }
}
