import { execFileSync } from 'node:child_process'
import sharp from 'sharp'

/** The first page of a PDF as a picture on white. */
export function pictureOfPdf(path: string): Buffer {
  return execFileSync('pdftoppm', ['-png', '-singlefile', '-r', '96', path])
}

/** How far two pictures differ, 0 to 1, whatever their sizes and edges. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([coarse(one), coarse(other)])
  const sum = a.reduce((total, value, at) => total + Math.abs(value - (b[at] ?? 0)), 0)
  return sum / a.length / 255
}

function coarse(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .flatten({ background: '#FFFFFF' })
    .resize(64, 64, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
}
