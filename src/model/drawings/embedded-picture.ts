import { DrawingFault } from './drawing-fault.ts'
import { drawingLimits } from './drawing-limits.ts'
import { rasterIn } from './raster-head.ts'

/** Adds up the pixels of all pictures in one drawing. */
export class EmbeddedPictures {
  #pixels = 0

  /**
   * The address of an embedded picture as it may be kept: PNG, JPEG, WebP or GIF by its bytes. Null for any other address.
   * Rejects where all pictures together have too many pixels.
   */
  keep(address: string): string | null {
    const [head] = /^\s*data:image\/(?:png|jpe?g|pjpeg|webp|gif|x-png);base64,/i.exec(address) ?? []
    if (head === undefined) return null
    const data = address.slice(head.length).replace(/\s+/g, '')
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(data)) return null
    const raster = rasterIn(bytesOf(data))
    if (!raster) return null
    this.#pixels += raster.width * raster.height
    if (this.#pixels > drawingLimits.pixels) throw new DrawingFault('tooComplex', 'image')
    return `data:${raster.type};base64,${data}`
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const places = new Uint8Array(128)
for (const [place, letter] of [...letters].entries()) places[letter.charCodeAt(0)] = place

function bytesOf(data: string): Uint8Array {
  const text = data.replace(/=+$/, '')
  const bytes = new Uint8Array((text.length * 6) >> 3)
  let bits = 0
  let held = 0
  let at = 0
  for (let i = 0; i < text.length; i++) {
    held = ((held << 6) | (places[text.charCodeAt(i)] ?? 0)) & 0xffffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >> bits) & 0xff
  }
  return bytes
}
