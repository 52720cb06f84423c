import { randomBytes } from 'node:crypto'
import { zipSync } from 'fflate'
import sharp from 'sharp'

/** Small files of every type that a drive takes, made here. */

const text = (words: string) => Buffer.from(words)
const openXml = 'application/vnd.openxmlformats-officedocument'

export const zipOf = (entries: Readonly<Record<string, string | Uint8Array>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(entries).map(([name, bytes]) => [
          name,
          typeof bytes === 'string' ? text(bytes) : bytes,
        ]),
      ),
    ),
  )

export const openXmlFile = (kind: string, part: string, more: Readonly<Record<string, string>> = {}) =>
  zipOf({
    '[Content_Types].xml': `<Types><Override PartName="/${part}" ContentType="${openXml}.${kind}.main+xml"/></Types>`,
    [part]: '<w/>',
    ...more,
  })

export const hwpx = () => zipOf({ mimetype: 'application/hwp+zip', 'Contents/content.hpf': '<opf/>' })

/** A compound file with one sector of each kind: table, directory, small sectors and their table. */
export function compoundFile(streams: Readonly<Record<string, string>>): Buffer {
  const sector = () => Buffer.alloc(512, 0)
  const header = sector()
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(2, 60)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = sector().fill(0xff)
  for (const [at, next] of [0xfffffffd, 0xfffffffe, 0xfffffffe, 0xfffffffe].entries())
    table.writeUInt32LE(next, at * 4)
  const directory = sector()
  const small = sector()
  const entry = (at: number, name: string, type: number, start: number, size: number) => {
    const place = at * 128
    directory.write(name, place, 'utf16le')
    directory.writeUInt16LE(name.length * 2 + 2, place + 64)
    directory.writeUInt8(type, place + 66)
    directory.writeUInt32LE(start, place + 116)
    directory.writeUInt32LE(size, place + 120)
  }
  entry(0, 'Root Entry', 5, 3, 512)
  for (const [at, [name, words]] of Object.entries(streams).entries()) {
    entry(at + 1, name, 2, at, 64)
    small.write(words, at * 64, 'latin1')
  }
  return Buffer.concat([header, table, directory, sector(), small])
}

export const hwp = () => compoundFile({ FileHeader: 'HWP Document File', DocInfo: '' })

export const box = (type: string, ...inside: (string | Buffer)[]): Buffer => {
  const body = Buffer.concat(
    inside.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

export const isoMedia = (brand: string, handler: string) =>
  Buffer.concat([
    box('ftyp', brand, Buffer.alloc(4)),
    box('moov', box('hdlr', Buffer.alloc(8), handler, Buffer.alloc(12))),
    box('mdat', randomBytes(100)),
  ])

export const webm = (type = 'webm') =>
  Buffer.concat([
    Buffer.from('1a45dfa39f4282', 'hex'),
    Buffer.from([0x80 + type.length]),
    text(type),
    randomBytes(80),
  ])

export const mp3 = () => {
  const frame = Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)])
  return Buffer.concat([Buffer.from('49443303000000000000', 'hex'), frame, frame])
}

export const wav = () => {
  const bytes = Buffer.alloc(44 + 100)
  bytes.write('RIFF', 0).toString()
  bytes.writeUInt32LE(136, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.write('data', 36)
  bytes.writeUInt32LE(100, 40)
  return bytes
}

export const font = (signature: string) => {
  const tables = ['cmap', 'head', 'maxp']
  const head = Buffer.alloc(12 + tables.length * 16)
  head.write(signature, 0, 'latin1')
  head.writeUInt16BE(tables.length, 4)
  for (const [at, name] of tables.entries()) {
    head.write(name, 12 + at * 16, 'latin1')
    head.writeUInt32BE(head.length, 12 + at * 16 + 8)
    head.writeUInt32BE(4, 12 + at * 16 + 12)
  }
  return Buffer.concat([head, Buffer.alloc(4)])
}

export const woff2 = () => {
  const bytes = Buffer.alloc(60)
  bytes.write('wOF2', 0, 'latin1')
  bytes.writeUInt32BE(60, 8)
  bytes.writeUInt32BE(1000, 16)
  return bytes
}

export const pdf = () => text('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

export const png = (width = 40, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#8E3B2E' } })
    .png()
    .toBuffer()

export const svg = (inside = '<path d="M0 0h8"/>') =>
  text(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><desc>x</desc>${inside}</svg>`)
