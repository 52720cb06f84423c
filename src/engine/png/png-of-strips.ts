import { filterRows } from './filter-rows.ts'
import { chunkOf, densityChunk, headerChunk, signature } from './png-chunks.ts'

export interface StripedPicture {
  readonly width: number
  readonly height: number
  /** Pixels by inch; null: not said. */
  readonly density: number | null
  /** Rows that are drawn at a time. */
  readonly rows: number
  /** RGBA of `count` rows from `top` on. */
  strip(top: number, count: number): Uint8ClampedArray
}

/**
 * A PNG of a picture that is never whole in memory: strip by strip it is drawn, filtered and compressed. For pictures that are too
 * large for a canvas of this browser.
 */
export async function pngOfStrips(picture: StripedPicture): Promise<Blob> {
  const { width, height, density } = picture
  const packing = new CompressionStream('deflate')
  const parts: BlobPart[] = [signature, headerChunk(width, height)]
  if (density !== null) parts.push(densityChunk(density))
  const reading = readInto(packing.readable, (packed) => parts.push(chunkOf('IDAT', packed)))
  const writing = writeStrips(packing.writable.getWriter(), picture)
  await Promise.all([reading, writing])
  return new Blob([...parts, chunkOf('IEND', new Uint8Array())], { type: 'image/png' })
}

async function writeStrips(
  writer: WritableStreamDefaultWriter<BufferSource>,
  { width, height, rows, strip }: StripedPicture,
): Promise<void> {
  let above: Uint8ClampedArray | null = null
  try {
    for (let top = 0; top < height; top += rows) {
      const pixels = strip(top, Math.min(rows, height - top))
      await writer.write(filterRows(pixels, width, above))
      above = pixels.slice(-width * 4)
    }
    await writer.close()
  } catch (cause) {
    await writer.abort(cause).catch(() => {})
    throw cause
  }
}

async function readInto(packed: ReadableStream<Uint8Array>, add: (part: Uint8Array) => void): Promise<void> {
  const reader = packed.getReader()
  for (let read = await reader.read(); !read.done; read = await reader.read()) add(read.value)
}
