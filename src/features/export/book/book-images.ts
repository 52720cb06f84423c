import { saysMade } from '#kits/pictures/made/says-made.ts'
import { guide } from '#model/documents/guide.ts'
import { logoFields } from '#model/documents/logo-fields.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import type { FileReference } from '#model/fields/file.ts'
import type { BookImage } from './book.ts'
import { readLogo } from './logo-image.ts'
import { readPhotograph } from './photograph.ts'

const { visual } = guide
/** Pictures that are decoded at the same time: each takes up to 50 MB. */
const lanes = 4

type ReadFile = (
  reference: FileReference,
) => Promise<{ readonly blob: Blob; readonly credit?: { readonly name: string } } | null>

export interface BookImages {
  /** By the path of their field. */
  readonly images: ReadonlyMap<string, BookImage>
  /** Pictures of the brand that are not on this device and cannot be downloaded now. */
  readonly absent: number
  /** Pictures that this browser cannot decode. */
  readonly unreadable: number
}

/** The images of a brand in formats that the typesetter takes. Those that cannot be had are counted and left out. */
export async function readBookImages(answers: Answers, readFile: ReadFile): Promise<BookImages> {
  const readVariant = async () => {
    const reference = answers[visual['logoJson.blackWhite'].path] as FileReference | null | undefined
    const found = reference ? await readFile(reference).catch(() => null) : null
    return found?.blob ?? null
  }
  const logos = logoFields
    .filter(({ path }) => answers[path])
    .map(({ path }, rank) => ({
      path,
      reference: answers[path] as FileReference,
      read: async (blob: Blob) =>
        readLogo(blob, { inOneColour: rank === 0, variant: rank === 0 ? await readVariant() : null }),
    }))
  const items = itemsOf(answers, visual.photography.path).filter(({ file }) => file)
  const photographs = items.map(({ key, file }) => ({
    path: `${visual.photography.path}/${String(key)}`,
    reference: file as FileReference,
    read: (blob: Blob) => readPhotograph(blob, items.length),
  }))
  const images = new Map<string, BookImage>()
  const left = { absent: 0, unreadable: 0 }
  const waiting = [...logos, ...photographs]
  // In the order of the fields, whichever is decoded first.
  for (const { path } of waiting) images.set(path, nothing)
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, reference, read } = next
      const found = await readFile(reference).catch(() => null)
      const image = found && (await readOrWarn(found.blob, read))
      if (image) {
        const isMade = await saysMade(found.blob)
        const { credit } = found
        images.set(path, { ...image, ...(credit && { by: credit.name }), ...(isMade && { isMade }) })
      } else {
        images.delete(path)
        left[found ? 'unreadable' : 'absent']++
      }
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return { images, ...left }
}

const nothing: BookImage = { bytes: new Uint8Array(), type: 'image/png', ratio: 1 }

async function readOrWarn(blob: Blob, read: (blob: Blob) => Promise<BookImage>): Promise<BookImage | null> {
  try {
    return await read(blob)
  } catch (cause) {
    console.warn('a picture is left out of the book', cause)
    return null
  }
}
