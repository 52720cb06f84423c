import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import type { Kysely } from 'kysely'
import sharp from 'sharp'
import { insertFile } from '../api/files/queries.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import { type OngiLogo, ongiColours } from './ongi-guide.ts'

const fontFile = '@expo-google-fonts/gowun-batang/700Bold/GowunBatang_700Bold.ttf'
const widthOfPictures = 1600

interface Drawing {
  readonly width: number
  readonly height: number
  readonly paths: string
}

/** Draws the logo of 온기 (a bowl from the side with a line of steam and the name beside it) and stores it as files. */
export async function keepOngiLogo(
  db: Kysely<DB>,
  storage: Storage,
  owner: { readonly idBrand: number; readonly idAccount: number },
): Promise<OngiLogo> {
  const font = create(await readFile(join(import.meta.dirname, '../../node_modules', fontFile))) as Font
  const keep = async (name: string, drawing: Drawing, isPicture = true) => {
    const svg = Buffer.from(svgOf(drawing))
    const bytes = isPicture ? await sharp(svg).resize({ width: widthOfPictures }).png().toBuffer() : svg
    const type = isPicture ? 'image/png' : 'image/svg+xml'
    const key = `brand/${owner.idBrand}/${crypto.randomUUID()}`
    await storage.put(key, bytes, { type })
    const scale = isPicture ? widthOfPictures / drawing.width : 1
    const { id } = await insertFile(db, {
      brand_id: owner.idBrand,
      account_id: owner.idAccount,
      storage_key: key,
      name,
      file_type: 'LOGO',
      media_type: type,
      size: bytes.length,
      width: Math.round(drawing.width * scale),
      height: Math.round(drawing.height * scale),
    })
    return { idFile: id, name }
  }
  const { main } = ongiColours
  return {
    primary: await keep('온기-가로.png', beside(font, main)),
    secondary: await keep('온기-세로.png', stacked(font, main)),
    symbol: await keep('온기-심볼.png', { width: 200, height: 200, paths: symbolOf(main, 50, 45) }),
    blackWhite: await keep('온기-흑백.png', beside(font, '#000000')),
    vector: await keep('온기.svg', beside(font, main), false),
  }
}

function beside(font: Font, colour: string): Drawing {
  return { width: 320, height: 120, paths: symbolOf(colour, 10, 5) + nameOf(font, colour, 132, 86, 84) }
}

function stacked(font: Font, colour: string): Drawing {
  return { width: 240, height: 240, paths: symbolOf(colour, 70, 20) + nameOf(font, colour, 52, 208, 76) }
}

/** In a square of 100 units: the half circle of the bowl, its foot, the steam. */
function symbolOf(colour: string, x: number, y: number): string {
  const at = (dx: number, dy: number) => `${x + dx} ${y + dy}`
  return (
    `<path fill="${colour}" d="M${at(8, 46)}H${x + 92}A42 42 0 0 1 ${at(8, 46)}Z"/>` +
    `<path fill="${colour}" d="M${at(36, 92)}H${x + 64}V${y + 98}H${x + 36}Z"/>` +
    `<path fill="none" stroke="${colour}" stroke-width="6" stroke-linecap="round" ` +
    `d="M${at(50, 36)}C${at(40, 27)} ${at(60, 20)} ${at(50, 8)}"/>`
  )
}

function nameOf(font: Font, colour: string, x: number, baseline: number, size: number): string {
  const scale = size / font.unitsPerEm
  let left = x
  return font
    .layout('온기')
    .glyphs.map((glyph) => {
      const d = glyph.path.scale(scale, -scale).translate(left, baseline).toSVG()
      left += glyph.advanceWidth * scale
      return `<path fill="${colour}" d="${d}"/>`
    })
    .join('')
}

function svgOf({ width, height, paths }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${paths}</svg>`
}
