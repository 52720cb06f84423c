import { bytesOf, joinParts } from './stripped.ts'

/** The term of IPTC for a picture that a model made. */
const madeByAi = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

/**
 * The one packet of XMP that a picture keeps: it says that a model made the picture, and nothing else. Always the same bytes, so
 * that a picture which has it already does not change.
 */
export const aiXmp = [
  '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>',
  '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
  '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
  ` Iptc4xmpExt:DigitalSourceType="${madeByAi}"/>`,
  '</rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
].join('')

const term = bytesOf(madeByAi)
/** So much of a packet is read. Writers pad its end; what it says is before that. */
export const readBytes = 256 * 1024

/** Whether a packet of XMP, of whichever program, says that a model made the picture. */
export function saysAi(xmp: Uint8Array): boolean {
  const end = Math.min(xmp.length, readBytes) - term.length
  for (let at = xmp.indexOf(term[0] ?? 0); at >= 0 && at <= end; at = xmp.indexOf(term[0] ?? 0, at + 1))
    if (term.every((byte, i) => xmp[at + i] === byte)) return true
  return false
}

/** The packet behind what a format puts before it. */
export function aiPacket(prefix: string): Uint8Array<ArrayBuffer> {
  return joinParts([bytesOf(prefix), bytesOf(aiXmp)])
}
