import type { ImageColour } from '#model/colour/dominant.ts'
import { headLength, mediaTypeOf } from './media-type.ts'

export type ImageFault = 'tooLarge' | 'noPicture' | 'unreadable'
export type ImageColours =
  | { readonly ok: true; readonly colours: readonly ImageColour[] }
  | { readonly ok: false; readonly fault: ImageFault }

const atMostBytes = 5 * 1024 * 1024
/** Side in pixels to which images are scaled down before they are analysed. */
const side = 160

/** Dominant colours of an image file of at most 5 MB. Nothing leaves the device. */
export async function coloursOfFile(file: File): Promise<ImageColours> {
  if (file.size > atMostBytes) return { ok: false, fault: 'tooLarge' }
  const type = mediaTypeOf(new Uint8Array(await file.slice(0, headLength).arrayBuffer()))
  if (type === null || type === 'application/pdf') return { ok: false, fault: 'noPicture' }
  // The type comes from the content, not the name: an image element renders an SVG only with the right type.
  const url = URL.createObjectURL(new Blob([file], { type }))
  try {
    return await coloursOfUrl(url)
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Dominant colours of an image URL. An SVG in an image element runs no script and loads nothing. */
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
      // Nearest-neighbour sampling keeps flat colours exact.
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
