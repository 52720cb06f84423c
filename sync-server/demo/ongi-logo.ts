import type { Kysely } from 'kysely'
import sharp from 'sharp'
import { insertFile } from '../api/files/queries.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import { beside, type Drawing, ongiFont, stacked, svgOf, symbolOf } from './ongi-drawings.ts'
import { type OngiLogo, ongiColours } from './ongi-guide.ts'

const widthOfPictures = 1600

/** Draws the logo of 온기 (a bowl from the side with a line of steam and the name beside it) and stores it as files. */
export async function keepOngiLogo(
  db: Kysely<DB>,
  storage: Storage,
  owner: { readonly idBrand: number; readonly idAccount: number },
): Promise<OngiLogo> {
  const font = await ongiFont()
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
