import { pageLanguage } from '#engine/words/page-language.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { type Exported, exportPdf, exportPictures } from '#kits/design/export/export-design.ts'
import { exportSize, type PictureFormat, resolutionsOf } from '#kits/design/export/export-size.ts'
import { hanLanguage } from '#kits/design/scene/han-language.ts'
import { pageFonts } from '#kits/design/scene/shared-fonts.ts'
import { fileNameOf } from '#model/files/file-name.ts'
import { drawWithFonts } from '#scene/back-ends/draw-with-fonts.ts'
import type { Body } from '#scene/body/body.ts'
import { drawPage } from '#scene/draw-page.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import { type DownloadChoice, isPossible, resolutionFor } from './download-choice.ts'

export interface DesignFiles {
  /** A PDF, or a picture of each page. */
  readonly files: readonly File[]
  /** Whether a font or a picture of the brand is not on this device, and the files are without it. */
  readonly isLacking: boolean
}

const pictureQuality = 0.92

/** Makes the files of a design in a brand's dress: what has nothing to show is left out. Rejects where they cannot be made. */
export async function makeDesignFiles(
  body: Body,
  { dress, bytes, absent }: DressOfBrand,
  choice: DownloadChoice,
): Promise<DesignFiles> {
  const drawings = await drawAll(body, dress)
  const read = async (key: string) => bytes.get(key)?.whole ?? null
  const name = fileNameOf(body.name, 'saegim')
  const { format } = choice
  if (format === 'pdf') {
    const isPrint = choice.isPrint && (body.bleed ?? 0) > 0
    const { isOutlined } = choice
    const order = {
      title: body.name,
      language: pageLanguage(),
      isOutlined,
      isWithBleed: isPrint,
      hasMarks: isPrint,
    }
    const made = await exportPdf(body, drawings, read, order)
    const files = made.files.map((blob) => new File([blob], `${name}.pdf`, { type: 'application/pdf' }))
    return { files, isLacking: lacks(made, body, absent) }
  }
  const size = exportSize(body, possibleResolution(body, format, choice))
  const order = { format, size, isWithBleed: false, quality: pictureQuality }
  const made = await exportPictures(drawings, read, order)
  const isOne = made.files.length === 1
  const files = made.files.map(
    (blob, at) => new File([blob], `${name}${isOne ? '' : `-${at + 1}`}.${format}`, { type: blob.type }),
  )
  return { files, isLacking: lacks(made, body, absent) }
}

/** The chosen one; where a design is too large for that, the first that it can have. */
function possibleResolution(body: Body, format: PictureFormat, choice: DownloadChoice) {
  const chosen = resolutionFor(body, choice)
  if (isPossible(body, format, chosen)) return chosen
  return resolutionsOf(body).find((one) => isPossible(body, format, one)) ?? chosen
}

/** A picture that could not be read is in no drawing: it counts where the design has a place for one. */
function lacks({ missing, absent }: Omit<Exported, 'files'>, body: Body, absentOfBrand: number): boolean {
  if (missing.length > 0 || absent.length > 0) return true
  return absentOfBrand > 0 && /"(?:\{(?:logo|photo)\.|file:)/.test(JSON.stringify(body.pages))
}

async function drawAll(body: Body, dress: DressOfBrand['dress']): Promise<readonly Drawing[]> {
  const fonts = pageFonts()
  // What could not be loaded for the screen may be there by now.
  fonts.retry()
  const options = { isForExport: true, language: hanLanguage() }
  const drawings: Drawing[] = []
  for (const page of body.pages)
    drawings.push(await drawWithFonts((book) => drawPage(page, body, dress, book, options), fonts))
  return drawings
}
