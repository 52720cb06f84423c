import sharp, { type Sharp } from 'sharp'
import { posterKeyOf, thumbnailKeyOf, thumbnailWidths } from '#server/gateways/storage/small-pictures.ts'
import { readStored, type Storage } from '#server/gateways/storage/storage.ts'
import type { Copy } from '../copies.ts'
import { decodeInTurn } from '../decoding.ts'
import { drawDrawing } from '../drawing.ts'
import { mayServe } from '../original-serves.ts'
import { mostPixels } from '../picture.ts'
import { type FileRow, isVideo } from '../queries.ts'
import { drawFirstPage } from './draw-page.ts'

const largest = 1920

/**
 * The small stills of a file, drawn one after another, the largest first. Null where there is nothing to draw: of a video without a
 * still of a device, and of a PDF that opens only with a password. A picture serves itself where a still would be no smaller; a
 * document, a video and what moves cannot.
 */
export async function drawThumbnails(storage: Pick<Storage, 'get'>, row: FileRow): Promise<Copy[] | null> {
  const bytes = await readStored(storage, isVideo(row) ? posterKeyOf(row.storage_key) : row.storage_key)
  if (bytes === null && isVideo(row)) return null
  if (bytes === null) throw new Error('The bytes of a file are not there.')
  const owner = `brand ${row.brand_id}`
  const pixels = (row.width ?? largest) * (row.height ?? largest)
  const source = await sourceOf(row.media_type, bytes, owner)
  if (source === null) return null
  const serves = !isVideo(row) && mayServe(row, bytes, { isStill: true })
  let { data, info } = await decodeInTurn(owner, pixels, () =>
    shrunk(source, largest).raw().toBuffer({ resolveWithObject: true }),
  )
  const stills: Copy[] = []
  for (const width of thumbnailWidths(row.width).toReversed()) {
    const { channels, width: has, height } = info
    const raw = sharp(data, { raw: { width: has, height, channels } })
    const smaller = await shrunk(raw, width).raw().toBuffer({ resolveWithObject: true })
    ;({ data, info } = smaller)
    const still = await sharp(data, { raw: { width: info.width, height: info.height, channels } })
      .webp({ quality: 82, effort: 3 })
      .toBuffer()
    const isKept = !serves || still.length < bytes.length
    stills.push({
      key: thumbnailKeyOf(row.storage_key, width),
      bytes: isKept ? still : null,
      type: 'image/webp',
    })
  }
  return stills
}

async function sourceOf(type: string, bytes: Buffer, owner: string): Promise<Sharp | null> {
  if (type === 'image/svg+xml') return sharp(await drawDrawing(bytes, largest, owner))
  if (type !== 'application/pdf')
    return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()
  const page = await drawFirstPage(bytes, largest)
  if (page === null) return null
  const { pixels, width, height } = page
  return sharp(pixels, { raw: { width, height, channels: 4 } }).flatten({ background: '#FFFFFF' })
}

function shrunk(source: Sharp, width: number): Sharp {
  return source.resize({ width, withoutEnlargement: true }).toColourspace('srgb')
}
