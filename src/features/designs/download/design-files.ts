import { pageLanguage } from '#engine/words/page-language.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { type Exported, exportPdf, exportPictures } from '#kits/design/export/export-design.ts'
import {
  exportSize,
  type PictureFormat,
  resolutionsOf,
  type SizeFault,
  sizeFault,
} from '#kits/design/export/export-size.ts'
import { hanLanguage } from '#kits/design/scene/han-language.ts'
import { createPageFonts } from '#kits/design/scene/page-fonts.ts'
import { fileNameOf } from '#model/files/file-name.ts'
import { drawWithFonts } from '#scene/back-ends/draw-with-fonts.ts'
import type { Body } from '#scene/body/body.ts'
import { drawPage } from '#scene/draw-page.ts'
import type { Drawing } from '#scene/list/drawing.ts'

/** `print`: a PDF with bleed and crop marks. */
export type FileFormat = 'pdf' | 'print' | PictureFormat

export interface DesignFiles {
  /** One file: several pictures are in one `.zip`. */
  readonly file: File
  /** Whether a font or a picture of the brand is not on this device, and the file is without it. */
  readonly isLacking: boolean
}

/** Formats that a design cannot have in its usual resolution, with the reason. */
export function formatFault(body: Body, format: FileFormat): SizeFault | null {
  if (format === 'pdf' || format === 'print') return null
  const [usual] = resolutionsOf(body)
  return usual ? sizeFault(exportSize(body, usual), format) : null
}

/** Makes the file of a design in a brand's dress: what has nothing to show is left out. Rejects where it cannot be made. */
export async function makeDesignFile(
  body: Body,
  { dress, bytes, absent }: DressOfBrand,
  format: FileFormat,
): Promise<DesignFiles> {
  const drawings = await drawAll(body, dress)
  const read = async (key: string) => bytes.get(key)?.whole ?? null
  const name = fileNameOf(body.name, 'saegim')
  if (format === 'pdf' || format === 'print') {
    const isPrint = format === 'print'
    const order = {
      title: body.name,
      language: pageLanguage(),
      isOutlined: false,
      isWithBleed: isPrint,
      hasMarks: isPrint,
    }
    const made = await exportPdf(body, drawings, read, order)
    const file = new File(made.files.slice(0, 1), `${name}.pdf`, { type: 'application/pdf' })
    return { file, isLacking: lacks(made, body, absent) }
  }
  const [usual = { scale: 1 }] = resolutionsOf(body)
  const size = exportSize(body, usual)
  const order = { format, size, isWithBleed: false, quality: 0.92 }
  const made = await exportPictures(drawings, read, order)
  return { file: await asOneFile(made.files, name, format), isLacking: lacks(made, body, absent) }
}

/** A picture of the brand that could not be read is in no drawing: it counts where the design has a place for one. */
function lacks({ missing, absent }: Omit<Exported, 'files'>, body: Body, absentOfBrand: number): boolean {
  if (missing.length > 0 || absent.length > 0) return true
  return absentOfBrand > 0 && /"\{(?:logo|photo)\./.test(JSON.stringify(body.pages))
}

async function drawAll(body: Body, dress: DressOfBrand['dress']): Promise<readonly Drawing[]> {
  const fonts = createPageFonts()
  const options = { isForExport: true, language: hanLanguage() }
  const drawings: Drawing[] = []
  for (const page of body.pages)
    drawings.push(await drawWithFonts((book) => drawPage(page, body, dress, book, options), fonts))
  return drawings
}

async function asOneFile(files: readonly Blob[], name: string, format: PictureFormat): Promise<File> {
  const [only] = files
  if (files.length === 1 && only) return new File([only], `${name}.${format}`, { type: only.type })
  const { zip } = await import('fflate')
  const entries: Record<string, [Uint8Array, { level: 0 }]> = {}
  for (const [at, file] of files.entries())
    entries[`${name}-${at + 1}.${format}`] = [new Uint8Array(await file.arrayBuffer()), { level: 0 }]
  const packed = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) =>
    zip(entries, (fault, bytes) => (fault ? reject(fault) : resolve(bytes as Uint8Array<ArrayBuffer>))),
  )
  return new File([packed], `${name}.zip`, { type: 'application/zip' })
}
