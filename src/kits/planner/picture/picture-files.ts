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
import { isSmallerThan, type Size, sizeOfFile } from './size-of-file.ts'

export interface PictureSource {
  readonly account: number | null
  readonly brand: BrandRef
  readonly dress: DressOfBrand
  /** What an entry shows in its template; null: it has none, or the template is not on this device. */
  readonly dressed: (key: string) => Body | null
  /** As large as a channel takes pictures, which designs are fitted into, in px; null: as they are. */
  readonly size: Size | null
}

export interface PictureFiles {
  readonly files: readonly File[]
  /** Pictures that this device does not have and cannot get now, or cannot draw. */
  readonly absent: number
  /** Sizes of designs that are smaller than the channel takes pictures, because of their proportions; each once. */
  readonly smaller: readonly Size[]
}

/** The pictures of an entry as files in their order: those of the drive as they are, of a design each page as a PNG. */
export async function pictureFiles(
  pictures: readonly string[],
  source: PictureSource,
): Promise<PictureFiles> {
  const files: File[] = []
  const smaller = new Map<string, Size>()
  let absent = 0
  for (const picture of pictures) {
    const made = await filesOf(picture, source).catch((cause: unknown) => {
      console.warn(`the picture ${picture} cannot be made a file`, cause)
      return none
    })
    if (made.files.length === 0) absent++
    files.push(...made.files)
    if (made.size && source.size && isSmallerThan(made.size, source.size))
      smaller.set(`${made.size.width} ${made.size.height}`, made.size)
  }
  return { files, absent, smaller: [...smaller.values()] }
}

interface MadeFiles {
  readonly files: readonly File[]
  /** Of the pages of a design; null of a file of the drive, which stays as it is. */
  readonly size: Size | null
}

const none: MadeFiles = { files: [], size: null }

async function filesOf(picture: string, source: PictureSource): Promise<MadeFiles> {
  const { account, brand } = source
  const reference = toPictureReference(picture)
  if (reference?.kind === 'file') {
    const file = await readFile(account, brand, reference)
    if (!file) return none
    return { files: [new File([file.blob], file.name, { type: file.blob.type })], size: null }
  }
  if (!reference) return none
  if (reference.kind === 'entry') {
    const dressed = source.dressed(reference.id)
    return dressed ? drawFiles(dressed, source) : none
  }
  const update = await readWholeDocument({ account, brand, name: `design/${reference.id}` })
  const body = update && bodyOfUpdate(update)
  return body ? drawFiles(body, source) : none
}

async function drawFiles(body: Body, source: PictureSource): Promise<MadeFiles> {
  const { account, brand, dress } = source
  const size = sizeOfFile(body, source.size)
  const own = await Promise.all(
    filesIn(body).map(async (file) => ({
      file,
      picture: await readOne(fileReferenceOf(file), (one) => readFile(account, brand, one)),
    })),
  )
  const found = own.flatMap(({ file, picture }) => (picture ? [{ file, picture }] : []))
  const photos = Object.fromEntries(found.map(({ file, picture }) => [file, photoFacts(picture)]))
  const wholes = new Map(found.map(({ picture: { key, whole } }) => [key, whole]))
  const { drawings } = await drawForExport(body, { ...dress.dress, files: photos })
  const order = { format: 'png', size, isWithBleed: false, quality: 1 } as const
  const read = async (key: string) => wholes.get(key) ?? dress.bytes.get(key)?.whole ?? null
  const made = await exportPictures(drawings, read, order)
  const name = fileNameOf(body.name, 'saegim')
  const isOne = made.files.length === 1
  const files = made.files.map(
    (blob, at) => new File([blob], `${name}${isOne ? '' : `-${at + 1}`}.png`, { type: blob.type }),
  )
  return { files, size }
}
