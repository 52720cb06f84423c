import { pageLanguage } from '#engine/words/page-language.ts'
import { fileNameOf } from '#model/files/file-name.ts'
import type { Body } from '#scene/body/body.ts'
import type { DressOfBrand } from '../dress/useDress.ts'
import { drawForExport } from './draw-for-export.ts'
import { type Exported, exportPdf } from './export-design.ts'

export interface DesignFiles {
  /** A PDF, or a picture of each page. */
  readonly files: readonly File[]
  /** Whether a font or a picture of the brand is not on this device, and the files are without it. */
  readonly isLacking: boolean
}

interface PdfChoice {
  /** With bleed and crop marks, where the form has bleed. */
  readonly isPrint: boolean
  /** Text as shapes. */
  readonly isOutlined: boolean
}

/** A design as one PDF under its name. Rejects where it cannot be made. */
export async function makeDesignPdf(
  body: Body,
  { dress, bytes, absent }: DressOfBrand,
  { isPrint, isOutlined }: PdfChoice,
): Promise<DesignFiles> {
  const { drawings } = await drawForExport(body, dress)
  const isWithBleed = isPrint && (body.bleed ?? 0) > 0
  const made = await exportPdf(body, drawings, async (key) => bytes.get(key)?.whole ?? null, {
    title: body.name,
    language: pageLanguage(),
    isOutlined,
    isWithBleed,
    hasMarks: isWithBleed,
  })
  const name = `${fileNameOf(body.name, 'saegim')}.pdf`
  const files = made.files.map((blob) => new File([blob], name, { type: 'application/pdf' }))
  return { files, isLacking: isLacking(made, body, absent) }
}

/** A picture that could not be read is in no drawing: it counts where the design has a place for one. */
export function isLacking(
  { missing, absent }: Omit<Exported, 'files'>,
  body: Body,
  absentOfBrand: number,
): boolean {
  if (missing.length > 0 || absent.length > 0) return true
  return absentOfBrand > 0 && /"(?:\{(?:logo|photo)\.|file:)/.test(JSON.stringify(body.pages))
}
