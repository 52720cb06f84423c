import { download } from '#engine/browser/download.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import type { DesignFiles } from '#kits/design/export/design-pdf.ts'
import type { DriveFault } from '#kits/drive/uploads/drive-types.ts'
import { fileNameOf } from '#model/files/file-name.ts'
import type { Body } from '#scene/body/body.ts'
import { asOneFile } from './as-one-file.ts'
import { makeDesignFiles } from './design-files.ts'
import type { DownloadChoice } from './download-choice.ts'
import { checkWritten, copyPicture, putInDrive, shareFiles } from './send-files.ts'

/** Where files are brought to. */
export type FileTarget = 'device' | 'drive' | 'share'
export type Target = FileTarget | 'clipboard'

export interface DownloadOrder {
  readonly bodies: readonly Body[]
  readonly dress: DressOfBrand
  /** The page of the first one that is copied. */
  readonly shownPage: number
  readonly choice: DownloadChoice
  readonly target: Target
}

/** `late`: the files have to be shared by another press. */
export type Brought = { readonly isLacking: boolean } & (
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly fault: DriveFault }
  | { readonly kind: 'late'; readonly files: readonly File[] }
)

/** Of files and archives of designs. */
export function nameOfDesigns(bodies: readonly Body[]): string {
  return fileNameOf(bodies[0]?.name ?? '', 'saegim')
}

/** Makes files of designs on this device and brings them to a target. Rejects where they cannot be made or brought there. */
export async function bringFiles(order: DownloadOrder): Promise<Brought> {
  const { bodies, target } = order
  if (target === 'clipboard') return copyShown(order)
  return bringMade(await makeAll(order), nameOfDesigns(bodies), target)
}

/** Brings files that were made to a target: several as one archive of this name, in the drive as a folder. */
export async function bringMade(
  { files, isLacking }: DesignFiles,
  name: string,
  target: FileTarget,
): Promise<Brought> {
  if (target === 'drive') {
    const fault = await putInDrive(files, name)
    return fault === null ? { kind: 'done', isLacking } : { kind: 'refused', fault, isLacking }
  }
  if (target === 'share') {
    const shared = await shareFiles(files, name)
    return shared === 'late' ? { kind: 'late', files, isLacking } : { kind: 'done', isLacking }
  }
  const file = await asOneFile(files, name)
  await checkWritten([file])
  download(file.name, file)
  return { kind: 'done', isLacking }
}

async function makeAll({ bodies, dress, choice }: DownloadOrder): Promise<DesignFiles> {
  const made: DesignFiles[] = []
  // One after another: each may take what memory a phone has.
  for (const body of bodies) made.push(await makeDesignFiles(body, dress, choice))
  const files = made.flatMap((one) => one.files)
  await checkWritten(files)
  return { files, isLacking: made.some(({ isLacking }) => isLacking) }
}

/** The page that is shown, as a picture. */
async function copyShown({ bodies, dress, shownPage, choice }: DownloadOrder): Promise<Brought> {
  const [body] = bodies
  if (!body) throw new Error('there is no design')
  const shown = { ...body, pages: body.pages.slice(shownPage).slice(0, 1) }
  const making = makeDesignFiles(shown, dress, { ...choice, format: 'png' })
  await copyPicture(making.then(({ files: [file] }) => file ?? new Blob()))
  return { kind: 'done', isLacking: (await making).isLacking }
}
