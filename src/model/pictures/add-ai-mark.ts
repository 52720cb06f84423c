import { aiPacket } from './ai-mark.ts'
import { informationSegment, xmpPrefix } from './strip-jpeg.ts'
import { chunkOf } from './strip-png.ts'
import { joinParts } from './stripped.ts'

/** Signature and the first chunk, which has to stand first. */
const pngHead = 8 + 25

/**
 * A JPEG or PNG as a canvas writes it, without metadata, with the mark that a model made it: what is drawn from such a picture is one,
 * too. Null of another format.
 */
export function addAiMark(bytes: Uint8Array, type: string): Uint8Array<ArrayBuffer> | null {
  if (type === 'image/jpeg')
    return joinParts([bytes.subarray(0, 2), informationSegment(aiPacket(xmpPrefix)), bytes.subarray(2)])
  if (type !== 'image/png') return null
  const text = chunkOf('iTXt', aiPacket('XML:com.adobe.xmp\0\0\0\0\0'))
  return joinParts([bytes.subarray(0, pngHead), text, bytes.subarray(pngHead)])
}
