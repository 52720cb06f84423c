import { guide } from '#model/documents/guide.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import type { FileReference } from '#model/fields/file.ts'
import type { BookImage } from './book.ts'

const { visual } = guide
type ReadFile = (
  reference: FileReference,
) => Promise<{ readonly blob: Blob; readonly credit?: { readonly name: string } } | null>

/** In pixels; enough for a third of a printed page. */
const longestSide = 1600

/**
 * The images of a brand in formats a PDF can embed, by the path of their field. Unreadable ones are left out.
 */
export async function readBookImages(answers: Answers, readFile: ReadFile): Promise<Map<string, BookImage>> {
  const logos = [
    visual['logoJson.primary'],
    visual['logoJson.secondary'],
    visual.logoSymbol,
    visual['logoJson.blackWhite'],
  ].map(({ path }) => [path, answers[path]] as const)
  const photographs = itemsOf(answers, visual.photography.path).map(
    ({ key, file }) => [`${visual.photography.path}/${String(key)}`, file] as const,
  )
  const images = new Map<string, BookImage>()
  for (const [path, reference] of [...logos, ...photographs]) {
    if (!reference) continue
    const image = await readImage(
      reference as FileReference,
      readFile,
      photographs.length > 0 && path.includes('/'),
    )
    if (image) images.set(path, image)
  }
  return images
}

async function readImage(
  reference: FileReference,
  readFile: ReadFile,
  isPhoto: boolean,
): Promise<BookImage | null> {
  try {
    const found = await readFile(reference)
    if (!found) return null
    const image = await drawn(found.blob, isPhoto)
    return found.credit ? { ...image, by: found.credit.name } : image
  } catch (cause) {
    console.warn('a picture is left out of the book', cause)
    return null
  }
}

/** Redraws an image as PNG, or JPEG for photographs, at a size that fits a page. */
async function drawn(blob: Blob, isPhoto: boolean): Promise<BookImage> {
  const url = URL.createObjectURL(blob)
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    const [width, height] = [picture.naturalWidth || 800, picture.naturalHeight || 800]
    const scale = Math.min(1, longestSide / Math.max(width, height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const type = isPhoto ? 'image/jpeg' : 'image/png'
    const encoded = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.86))
    if (!encoded) throw new Error('the picture cannot be drawn')
    return { bytes: new Uint8Array(await encoded.arrayBuffer()), type }
  } finally {
    URL.revokeObjectURL(url)
  }
}
