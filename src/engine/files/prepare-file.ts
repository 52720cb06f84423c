import { cleanName } from '#model/files/clean-name.ts'
import { cutName } from '#model/files/cut-name.ts'
import { stripMetadata } from '#model/pictures/strip-metadata.ts'
import { askAboutLoss, type DrawingLoss } from './drawing-losses.ts'
import { extensions, headLength, type MediaType, mediaTypeOf } from './media-type.ts'
import type { DrawingFault } from './prepare-drawing.ts'

/** Which files a field accepts. */
export interface FileRule {
  readonly types: readonly MediaType[]
  readonly maxBytes: number
  readonly fileType: 'LOGO' | 'PHOTO'
}

/** Why a file is refused. */
export type FileFault =
  | 'tooLarge'
  | 'empty'
  /** The browser cannot read it: it was moved, or its device is gone. */
  | 'unreadable'
  | 'heic'
  /** Its name says a picture, its bytes do not, or it cannot be read as one. */
  | 'notPicture'
  | 'wrongType'
  | DrawingFault
  /** The person does not take a drawing without what it loses. */
  | 'declined'
  | 'noSpace'
  | 'signedOut'

export type Prepared =
  | { readonly ok: true; readonly blob: Blob; readonly name: string }
  /** `part` is the element of a drawing that cannot be taken. */
  | { readonly ok: false; readonly fault: FileFault; readonly part?: string | null }

type GivenFile = Blob & { readonly name?: string }

/**
 * Checks a picked file by its bytes and makes it safe to store: SVG cleaned, pictures upright and without metadata. `ask` decides
 * about a drawing that loses something: the person, in a dialog. Never rejects: a file that cannot be read is refused too.
 */
export async function prepareFile(
  file: GivenFile,
  rule: FileRule,
  ask: (loss: DrawingLoss) => Promise<boolean> = askAboutLoss,
): Promise<Prepared> {
  try {
    return await prepare(file, rule, ask)
  } catch (cause) {
    console.warn('a file cannot be read', cause)
    return refuse('unreadable')
  }
}

async function prepare(
  file: GivenFile,
  rule: FileRule,
  ask: (loss: DrawingLoss) => Promise<boolean>,
): Promise<Prepared> {
  if (file.size === 0) return refuse('empty')
  const type = mediaTypeOf(new Uint8Array(await file.slice(0, headLength).arrayBuffer()))
  if (type === 'image/heic') return refuse('heic')
  if (type === null) return refuse('notPicture')
  if (!rule.types.includes(type)) return refuse('wrongType')
  if (file.size > rule.maxBytes) return refuse('tooLarge')
  const name = nameOf(file.name, type)
  if (type === 'image/svg+xml') {
    const { prepareDrawing } = await import('./prepare-drawing.ts')
    const drawing = await prepareDrawing(file, name, ask)
    return drawing.ok ? { ok: true, blob: drawing.svg, name } : drawing
  }
  const picture = await upright(file, type)
  if (picture === null) return refuse('notPicture')
  if (picture.size > rule.maxBytes) return refuse('tooLarge')
  // Browsers draw a PNG where they cannot write the format.
  return { ok: true, blob: picture, name: picture.type === type ? name : nameOf(file.name, 'image/png') }
}

/** Null where the browser cannot draw it. */
async function upright(file: Blob, type: MediaType): Promise<Blob | null> {
  const drawn = await createImageBitmap(file).catch(() => null)
  if (!drawn) return null
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const stripped = stripMetadata(bytes, type)
    // Drawing it again would drop its animation.
    const isKept = stripped !== null && (stripped.orientation === 1 || stripped.isAnimated)
    if (isKept) return new Blob([stripped.bytes], { type })
    return stripped?.isAi ? await redrawMade(drawn, type) : await redraw(drawn, type)
  } finally {
    drawn.close()
  }
}

/** One that a model made still says so. */
async function redrawMade(picture: ImageBitmap, type: MediaType): Promise<Blob | null> {
  const drawn = await redraw(picture, type === 'image/jpeg' ? type : 'image/png')
  if (drawn === null) return null
  const { addAiMark } = await import('#model/pictures/add-ai-mark.ts')
  const marked = addAiMark(new Uint8Array(await drawn.arrayBuffer()), drawn.type)
  return marked && new Blob([marked], { type: drawn.type })
}

async function redraw(picture: ImageBitmap, type: MediaType): Promise<Blob | null> {
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(picture, 0, 0)
  return canvas.convertToBlob({ type, quality: 0.92 })
}

/** The person's own name for it with the ending that is true. */
function nameOf(given: string | undefined, type: MediaType): string {
  const stem = (given ?? '').trim().replace(/\.[^.]{0,8}$/, '')
  return cutName(`${cleanName(stem, 'file')}.${extensions[type]}`)
}

function refuse(fault: FileFault): Prepared {
  return { ok: false, fault }
}
