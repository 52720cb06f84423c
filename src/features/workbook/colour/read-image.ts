import { headLength, mediaTypeOf } from '#device/files/media-type.ts'
import type { ImageColour } from '#model/colour/dominant.ts'

export type ImageFault = 'tooLarge' | 'noPicture' | 'unreadable'
export type ImageColours =
  | { readonly ok: true; readonly colours: readonly ImageColour[] }
  | { readonly ok: false; readonly fault: ImageFault }

const atMostBytes = 5 * 1024 * 1024
/** Colours need no detail. */
const side = 160

/** The colours of a picked picture, at most 5 MB. Nothing leaves the device. */
export async function coloursOfFile(file: File): Promise<ImageColours> {
  if (file.size > atMostBytes) return { ok: false, fault: 'tooLarge' }
  const type = mediaTypeOf(new Uint8Array(await file.slice(0, headLength).arrayBuffer()))
  if (type === null || type === 'application/pdf') return { ok: false, fault: 'noPicture' }
  // By what it is, not by its name: an image element reads an SVG only where the type says so.
  const url = URL.createObjectURL(new Blob([file], { type }))
  try {
    return await coloursOfUrl(url)
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** The colours of a picture that the screen can show. An SVG in an image element runs no script and loads nothing. */
export async function coloursOfUrl(url: string): Promise<ImageColours> {
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const width = image.naturalWidth || side
    const height = image.naturalHeight || side
    const scale = Math.min(1, side / Math.max(width, height))
    const bitmap = await createImageBitmap(image, {
      resizeWidth: Math.max(1, Math.round(width * scale)),
      resizeHeight: Math.max(1, Math.round(height * scale)),
      // Picks points instead of mixing them: a flat colour stays exactly what it is.
      resizeQuality: 'pixelated',
    })
    const colours = await askWorker(bitmap)
    return colours.length > 0 ? { ok: true, colours } : { ok: false, fault: 'unreadable' }
  } catch {
    return { ok: false, fault: 'unreadable' }
  }
}

function askWorker(bitmap: ImageBitmap): Promise<readonly ImageColour[]> {
  const worker = new Worker(new URL('./dominant-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<readonly ImageColour[]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<readonly ImageColour[]>) => resolve(data)
    worker.onerror = (event) => reject(new Error(event.message))
    worker.postMessage(bitmap, [bitmap])
  }).finally(() => worker.terminate())
}
