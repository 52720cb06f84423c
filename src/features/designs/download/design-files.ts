import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { type DesignFiles, isLacking, makeDesignPdf } from '#kits/design/export/design-pdf.ts'
import { drawForExport } from '#kits/design/export/draw-for-export.ts'
import { exportPictures } from '#kits/design/export/export-design.ts'
import { exportSize, type PictureFormat, resolutionsOf } from '#kits/design/export/export-size.ts'
import { fileNameOf } from '#model/files/file-name.ts'
import type { Body } from '#scene/body/body.ts'
import { type DownloadChoice, isPossible, resolutionFor } from './download-choice.ts'

const pictureQuality = 0.92

/** Makes the files of a design in a brand's dress: what has nothing to show is left out. Rejects where they cannot be made. */
export async function makeDesignFiles(
  body: Body,
  dressed: DressOfBrand,
  choice: DownloadChoice,
): Promise<DesignFiles> {
  const { format } = choice
  if (format === 'pdf') return makeDesignPdf(body, dressed, choice)
  const { dress, bytes, absent } = dressed
  const { drawings } = await drawForExport(body, dress)
  const size = exportSize(body, possibleResolution(body, format, choice))
  const order = { format, size, isWithBleed: false, quality: pictureQuality }
  const made = await exportPictures(drawings, async (key) => bytes.get(key)?.whole ?? null, order)
  const name = fileNameOf(body.name, 'saegim')
  const isOne = made.files.length === 1
  const files = made.files.map(
    (blob, at) => new File([blob], `${name}${isOne ? '' : `-${at + 1}`}.${format}`, { type: blob.type }),
  )
  return { files, isLacking: isLacking(made, body, absent) }
}

/** The chosen one; where a design is too large for that, the first that it can have. */
function possibleResolution(body: Body, format: PictureFormat, choice: DownloadChoice) {
  const chosen = resolutionFor(body, choice)
  if (isPossible(body, format, chosen)) return chosen
  return resolutionsOf(body).find((one) => isPossible(body, format, one)) ?? chosen
}
