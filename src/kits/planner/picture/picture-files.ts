import { readWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { readFile } from '#engine/files/read-file.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { photoFacts, readOne } from '#kits/design/dress/dress-pictures.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { drawForExport } from '#kits/design/export/draw-for-export.ts'
import { exportPictures } from '#kits/design/export/export-design.ts'
import { fileNameOf } from '#model/files/file-name.ts'
import type { Body } from '#scene/body/body.ts'
import { filesIn } from '#scene/body/file-sources.ts'
import { bodyOfUpdate } from '#scene/document/body-of-update.ts'
import { fileReferenceOf } from '#scene/document/nodes-of.ts'
import { toPictureReference } from './picture-scene.ts'
import { sizeOfFile } from './size-of-file.ts'

export interface PictureSource {
  readonly account: number | null
  readonly brand: BrandRef
  readonly dress: DressOfBrand
  /** What an entry shows in its template; null: it has none, or the template is not on this device. */
  readonly dressed: (key: string) => Body | null
  /** As large as a channel takes pictures, which designs are fitted into, in px; null: as they are. */
  readonly size: { readonly width: number; readonly height: number } | null
}

export interface PictureFiles {
  readonly files: readonly File[]
  /** Pictures that this device does not have and cannot get now, or cannot draw. */
  readonly absent: number
}

/** The pictures of an entry as files in their order: those of the drive as they are, of a design each page as a PNG. */
export async function pictureFiles(
  pictures: readonly string[],
  source: PictureSource,
): Promise<PictureFiles> {
  const files: File[] = []
  let absent = 0
  for (const picture of pictures) {
    const made = await filesOf(picture, source).catch((cause: unknown) => {
      console.warn(`the picture ${picture} cannot be made a file`, cause)
      return []
    })
    if (made.length === 0) absent++
    files.push(...made)
  }
  return { files, absent }
}

async function filesOf(picture: string, source: PictureSource): Promise<readonly File[]> {
  const { account, brand } = source
  const reference = toPictureReference(picture)
  if (reference?.kind === 'file') {
    const file = await readFile(account, brand, reference)
    return file ? [new File([file.blob], file.name, { type: file.blob.type })] : []
  }
  if (!reference) return []
  if (reference.kind === 'entry') {
    const dressed = source.dressed(reference.id)
    return dressed ? drawFiles(dressed, source) : []
  }
  const update = await readWholeDocument({ account, brand, name: `design/${reference.id}` })
  const body = update && bodyOfUpdate(update)
  return body ? drawFiles(body, source) : []
}

async function drawFiles(
  body: Body,
  { account, brand, dress, size }: PictureSource,
): Promise<readonly File[]> {
  const own = await Promise.all(
    filesIn(body).map(async (file) => ({
      file,
      picture: await readOne(fileReferenceOf(file), (one) => readFile(account, brand, one)),
    })),
  )
  const found = own.flatMap(({ file, picture }) => (picture ? [{ file, picture }] : []))
  const files = Object.fromEntries(found.map(({ file, picture }) => [file, photoFacts(picture)]))
  const wholes = new Map(found.map(({ picture: { key, whole } }) => [key, whole]))
  const { drawings } = await drawForExport(body, { ...dress.dress, files })
  const order = { format: 'png', size: sizeOfFile(body, size), isWithBleed: false, quality: 1 } as const
  const read = async (key: string) => wholes.get(key) ?? dress.bytes.get(key)?.whole ?? null
  const made = await exportPictures(drawings, read, order)
  const name = fileNameOf(body.name, 'saegim')
  const isOne = made.files.length === 1
  return made.files.map(
    (blob, at) => new File([blob], `${name}${isOne ? '' : `-${at + 1}`}.png`, { type: blob.type }),
  )
}
