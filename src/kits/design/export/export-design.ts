import type { Drawing } from '#scene/list/drawing.ts'
import type { PdfOrder } from '../pdf/make-pdf.ts'
import type { Form } from '../pdf/page-boxes.ts'
import { decodePicture } from './decode-picture.ts'
import type { PictureOrder } from './make-picture.ts'
import { pdfPicture } from './pdf-picture.ts'
import { type ReadPicture, readPictures } from './read-pictures.ts'
import { runApart } from './run-apart.ts'

export interface Exported {
  /** Of pictures one for each page; a PDF has all of them. */
  readonly files: readonly Blob[]
  /** Slugs of families of which a part is not on this device: their letters are drawn in another one. */
  readonly missing: readonly string[]
  /** Keys of pictures that are left out. */
  readonly absent: readonly string[]
}

/** Pixels of print by px of the page: 300 to the inch. */
const printScale = 300 / 96

/** A picture of each page. `sizeFault` says before which sizes are refused; rejects for those, and where drawing fails. */
export async function exportPictures(
  drawings: readonly Drawing[],
  read: ReadPicture,
  order: PictureOrder,
): Promise<Exported> {
  const scale = Math.max(...drawings.map(({ width }) => order.size.width / width))
  const { pictures, absent } = await readPictures(drawings, read, scale, decodePicture)
  const made = await runApart({ kind: 'pictures', drawings, pictures, order }, [...pictures.values()])
  return { ...made, absent }
}

/** All pages as one PDF. Rejects where it cannot be made. */
export async function exportPdf(
  form: Form,
  drawings: readonly Drawing[],
  read: ReadPicture,
  order: PdfOrder,
): Promise<Exported> {
  const { pictures, absent } = await readPictures(drawings, read, printScale, pdfPicture)
  return { ...(await runApart({ kind: 'pdf', form, drawings, pictures, order })), absent }
}
