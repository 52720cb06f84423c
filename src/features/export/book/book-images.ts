import { guide } from '#model/documents/guide.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import type { FileReference } from '#model/fields/file.ts'
import type { BookImage } from './book.ts'
import { inOneColour } from './one-colour.ts'

const { visual } = guide
type ReadFile = (
  reference: FileReference,
) => Promise<{ readonly blob: Blob; readonly credit?: { readonly name: string } } | null>

/** In pixels: a photograph across a page has 190 of them to the inch. */
const longestSide = 1600
/** A JPEG below this size is taken as it is. */
const smallEnough = 600_000

/**
 * The images of a brand in formats a PDF can embed, by the path of their field. Unreadable ones are left out.
 */
export async function readBookImages(answers: Answers, readFile: ReadFile): Promise<Map<string, BookImage>> {
  const logos = [
    visual['logoJson.vector'],
    visual['logoJson.primary'],
    visual['logoJson.secondary'],
    visual.logoSymbol,
    visual['logoJson.blackWhite'],
  ].map(({ path }) => ({ path, reference: answers[path], isPhoto: false }))
  const photographs = itemsOf(answers, visual.photography.path).map(({ key, file }) => ({
    path: `${visual.photography.path}/${String(key)}`,
    reference: file,
    isPhoto: true,
  }))
  const images = new Map<string, BookImage>()
  for (const { path, reference, isPhoto } of [...logos, ...photographs]) {
    if (!reference) continue
    const image = await readImage(reference as FileReference, readFile, isPhoto)
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
    const image = isPhoto ? await photograph(found.blob) : await logo(found.blob)
    return found.credit ? { ...image, by: found.credit.name } : image
  } catch (cause) {
    console.warn('a picture is left out of the book', cause)
    return null
  }
}

async function photograph(blob: Blob): Promise<BookImage> {
  const picture = await decoded(blob)
  const ratio = ratioOf(picture)
  if (blob.type === 'image/jpeg' && blob.size < smallEnough) {
    return { bytes: await bytesOf(blob), type: 'image/jpeg', ratio }
  }
  return { bytes: await encoded(drawn(picture), 'image/jpeg'), type: 'image/jpeg', ratio }
}

/** A logo as PNG with its forms in one colour; a vector stays one, if it holds nothing but shapes. */
async function logo(blob: Blob): Promise<BookImage> {
  const picture = await decoded(blob)
  const canvas = drawn(picture)
  const context = canvas.getContext('2d')
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height)
  const painted = async (colour: readonly [number, number, number]) => {
    if (!context || !pixels) return null
    const data = inOneColour(pixels.data, colour)
    if (!data) return null
    context.putImageData(new ImageData(data, canvas.width, canvas.height), 0, 0)
    return encoded(canvas, 'image/png')
  }
  const shapes = await shapesOf(blob)
  const bytes = shapes ?? (await encoded(canvas, 'image/png'))
  const [white, black] = [await painted([255, 255, 255]), await painted([27, 30, 36])]
  return {
    bytes,
    type: shapes ? 'image/svg+xml' : 'image/png',
    ratio: ratioOf(picture),
    ...(white && { white }),
    ...(black && { black }),
  }
}

/** The bytes of an SVG without text, styles from elsewhere, or embedded pages: what every renderer shows alike. */
async function shapesOf(blob: Blob): Promise<Uint8Array | null> {
  if (blob.type !== 'image/svg+xml') return null
  const bytes = await bytesOf(blob)
  const isPlain = !/<(text|foreignObject|style|image|use|script)\b/i.test(new TextDecoder().decode(bytes))
  return isPlain ? bytes : null
}

async function decoded(blob: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(blob)
  try {
    const picture = new Image()
    picture.src = url
    await picture.decode()
    return picture
  } finally {
    URL.revokeObjectURL(url)
  }
}

function ratioOf({ naturalWidth, naturalHeight }: HTMLImageElement): number {
  return (naturalWidth || 1) / (naturalHeight || 1)
}

function drawn(picture: HTMLImageElement): HTMLCanvasElement {
  const [width, height] = [picture.naturalWidth || 800, picture.naturalHeight || 800]
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function encoded(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Uint8Array> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.86))
  if (!blob) throw new Error('the picture cannot be drawn')
  return bytesOf(blob)
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer())
}
