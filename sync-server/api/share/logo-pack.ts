import { type Zippable, zip } from 'fflate'
import sharp from 'sharp'
import { drawingProcess } from '#server/drawings/draw-apart.ts'
import type { FileRow } from '../files/queries.ts'

/** Widths of the PNGs in pixels, as in the pack that the owner exports. */
const widths = [512, 1024, 2048] as const
/** As many as an upload may have. */
const mostPixels = 100_000_000
/** Of a PNG: a drawing may be a hundred times as high as it is wide. */
const mostHeight = 8192

/** The forms of a logo, by the names of their files. */
export const logoNames = {
  vector: 'logo',
  primary: 'logo-horizontal',
  secondary: 'logo-vertical',
  blackWhite: 'logo-one-colour',
  symbol: 'symbol',
} as const

export interface LogoFile {
  readonly part: keyof typeof logoNames
  readonly row: Pick<FileRow, 'brand_id' | 'media_type' | 'width' | 'height'>
  readonly bytes: Buffer
}

/**
 * A zip of the forms of a logo: each file as it is kept, without the metadata of pictures, and PNGs in three widths.
 * Pixels are never enlarged.
 */
export async function packLogo(files: readonly LogoFile[], readme: string): Promise<Buffer> {
  const entries: Zippable = { 'README.txt': Buffer.from(readme) }
  for (const { part, row, bytes } of files) {
    const isDrawing = row.media_type === 'image/svg+xml'
    const name = logoNames[part]
    const { ending, original } = isDrawing ? { ending: 'svg', original: bytes } : await withoutMetadata(bytes)
    entries[`logo/${name}.${ending}`] = original
    for (const width of widths) {
      if (!isDrawing && (row.width ?? 0) < width) continue
      if (width * ratioOf(row) > mostHeight) continue
      entries[`logo/png/${name}-${width}.png`] = isDrawing
        ? await drawingProcess.run(`brand ${row.brand_id}`, 'draw', { bytes, box: { width, isFilled: true } })
        : await pngOf(bytes, width)
    }
  }
  return zipped(entries)
}

function pngOf(bytes: Buffer, width: number): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width })
    .keepIccProfile()
    .png()
    .toBuffer()
}

/** The same picture in its own format: the bytes that were uploaded may tell who made it, when and where. */
export async function withoutMetadata(bytes: Buffer): Promise<{ ending: string; original: Buffer }> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels }).autoOrient().keepIccProfile()
  const { format } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata()
  if (format === 'jpeg')
    return {
      ending: 'jpg',
      original: await picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer(),
    }
  return { ending: 'png', original: await picture.png().toBuffer() }
}

function ratioOf({ width, height }: LogoFile['row']): number {
  return width && height ? height / width : 1
}

/** Stored without compression, because pictures are compressed already. */
function zipped(entries: Zippable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip(entries, { level: 0 }, (error, bytes) => (error ? reject(error) : resolve(Buffer.from(bytes))))
  })
}
