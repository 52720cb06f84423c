import sharp, { type Sharp } from 'sharp'
import { posterKeyOf, thumbnailKeyOf, thumbnailWidths } from '#server/gateways/storage/small-pictures.ts'
import { readStored, type Storage } from '#server/gateways/storage/storage.ts'
import { decodeInTurn } from '../decoding.ts'
import { mostPixels } from '../picture.ts'
import { type FileRow, isVideo } from '../queries.ts'
import { drawFirstPage } from './draw-page.ts'

const largest = 1920

/**
 * Makes the small stills of a file one after another, the largest first, and stores them beside it. Returns false where there
 * is nothing to draw: of a video without a still of a device, and of a PDF that opens only with a password.
 */
export async function drawThumbnails(storage: Pick<Storage, 'get' | 'put'>, row: FileRow): Promise<boolean> {
  const bytes = await readStored(storage, isVideo(row) ? posterKeyOf(row.storage_key) : row.storage_key)
  if (bytes === null && isVideo(row)) return false
  if (bytes === null) throw new Error('The bytes of a file are not there.')
  const owner = `brand ${row.brand_id}`
  const pixels = (row.width ?? largest) * (row.height ?? largest)
  const source = await sourceOf(row.media_type, bytes)
  if (source === null) return false
  let { data, info } = await decodeInTurn(owner, pixels, () =>
    shrunk(source, largest).raw().toBuffer({ resolveWithObject: true }),
  )
  for (const width of thumbnailWidths(row.width).toReversed()) {
    const { channels, width: has, height } = info
    const raw = sharp(data, { raw: { width: has, height, channels } })
    const smaller = await shrunk(raw, width).raw().toBuffer({ resolveWithObject: true })
    ;({ data, info } = smaller)
    const still = await sharp(data, { raw: { width: info.width, height: info.height, channels } })
      .webp({ quality: 82, effort: 3 })
      .toBuffer()
    await storage.put(thumbnailKeyOf(row.storage_key, width), still, { type: 'image/webp' })
  }
  return true
}

async function sourceOf(type: string, bytes: Buffer): Promise<Sharp | null> {
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
