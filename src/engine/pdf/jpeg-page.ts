/** What a PDF has to know of a JPEG to hold it as it is. */
interface JpegFacts {
  readonly width: number
  readonly height: number
  readonly components: 1 | 3
  /** The colour profile, if it brings one. */
  readonly profile: Uint8Array | null
}

/** Huffman coded, baseline or progressive: what every PDF reader decodes. */
const readable = new Set([0xc0, 0xc1, 0xc2])

/**
 * The facts of a JPEG that a PDF can hold without decoding it. Null for one that has to be drawn again: cut off, four
 * colours, more than eight bits, or a rare coding.
 */
export function jpegFactsOf(bytes: Uint8Array): JpegFacts | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || !endsWhole(bytes)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const profile: Uint8Array[] = []
  for (let at = 2; at + 10 <= bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = bytes[at + 1] ?? 0
    const segment = bytes.subarray(at + 4, at + 2 + view.getUint16(at + 2))
    if (marker === 0xe2 && lettersOf(segment, 11) === 'ICC_PROFILE') profile.push(segment.subarray(14))
    if (marker === 0xda) return null
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (!isFrame) continue
    const [bits, components] = [bytes[at + 4], bytes[at + 9]]
    const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
    if (!readable.has(marker) || bits !== 8 || width === 0 || height === 0) return null
    if (components !== 1 && components !== 3) return null
    return { width, height, components, profile: profile.length === 0 ? null : joined(profile) }
  }
  return null
}

/**
 * A PDF of one page that is this JPEG. The typesetter copies the pages of a PDF as they are, while it would decode a
 * picture only to learn its size: a third of the time of a book with twelve photographs.
 */
export function jpegPage(
  jpeg: Uint8Array,
  { width, height, components, profile }: JpegFacts,
): Uint8Array<ArrayBuffer> {
  const device = components === 1 ? '/DeviceGray' : '/DeviceRGB'
  const space = profile ? '[/ICCBased 6 0 R]' : device
  const drawn = new TextEncoder().encode(`${width} 0 0 ${height} 0 0 cm /I Do`)
  const image = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace ${space}/BitsPerComponent 8/Filter/DCTDecode`
  return pdfOf([
    ['/Type/Catalog/Pages 2 0 R'],
    ['/Type/Pages/Kids[3 0 R]/Count 1'],
    [
      `/Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<</XObject<</I 5 0 R>>>>/Contents 4 0 R`,
    ],
    ['', drawn],
    [image, jpeg],
    ...(profile ? [[`/N ${components}/Alternate ${device}`, profile] as const] : []),
  ])
}

type PdfObject = readonly [entries: string, stream?: Uint8Array]

function pdfOf(objects: readonly PdfObject[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  let size = 0
  const put = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part
    parts.push(bytes)
    size += bytes.length
  }
  put('%PDF-1.7\n')
  const offsets = objects.map(([entries, stream], index) => {
    const offset = size
    put(`${index + 1} 0 obj\n<<${entries}${stream ? `/Length ${stream.length}` : ''}>>\n`)
    if (stream) {
      put('stream\n')
      put(stream)
      put('\nendstream\n')
    }
    put('endobj\n')
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const start = size
  put(`xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count}/Root 1 0 R>>\n`)
  put(`startxref\n${start}\n%%EOF\n`)
  return joined(parts)
}

/** Whether its end is there, perhaps with padding behind. */
function endsWhole(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 2; at > Math.max(0, bytes.length - 1024); at--)
    if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true
  return false
}

function lettersOf(bytes: Uint8Array, count: number): string {
  return String.fromCharCode(...bytes.subarray(0, count))
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
