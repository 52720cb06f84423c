import { readBox } from './media.ts'
import type { Source } from './source.ts'

/** A box that says where, when or with what a film was taken. */
export interface MetadataBox {
  /** Of its header, and where it ends. */
  readonly start: number
  readonly end: number
  /** Bytes of the header. */
  readonly head: 8 | 16
}

/** Boxes that a file, its `moov` or a track may have, and what is looked into for more of them. */
const metadata = ['udta', 'meta', 'uuid']
const around: Readonly<Record<string, readonly string[]>> = { file: ['moov'], moov: ['trak'], trak: [] }
const mostBoxes = 500

/**
 * The boxes of an ISO film that are about it and not of it: texts, places, times, devices, previews. Tracks are left alone, also those
 * that a camera fills with places. None where the boxes cannot be followed.
 */
export async function metadataInFilm(source: Pick<Source, 'read' | 'size'>): Promise<readonly MetadataBox[]> {
  const found: MetadataBox[] = []
  let left = mostBoxes

  async function look(inside: string, from: number, to: number): Promise<void> {
    for (let at = from; at + 8 <= to && left > 0; left -= 1) {
      const box = await readBox(source, at)
      if (box === null || at + box.size > to) return
      const end = at + box.size
      if (metadata.includes(box.type)) found.push({ start: at, end, head: box.head })
      else if (around[inside]?.includes(box.type)) await look(box.type, at + box.head, end)
      at = end
    }
  }

  await look('file', 0, source.size)
  return found
}

/** A part of a film from `at` on, with these boxes empty: players skip a box of the type `free`. Nothing moves. */
export function withoutBoxes(chunk: Buffer, at: number, boxes: readonly MetadataBox[]): Buffer {
  const end = at + chunk.length
  const touched = boxes.filter((box) => box.start < end && box.end > at)
  if (touched.length === 0) return chunk
  const copy = Buffer.from(chunk)
  for (const { start, end: boxEnd, head } of touched) {
    const [from, to] = [Math.max(start + head, at), Math.min(boxEnd, end)]
    if (from < to) copy.fill(0, from - at, to - at)
    for (const [offset, letter] of [...Buffer.from('free')].entries()) {
      const place = start + 4 + offset
      if (place >= at && place < end) copy[place - at] = letter
    }
  }
  return copy
}
