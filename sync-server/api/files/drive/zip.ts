import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'
import { readAhead } from './read-ahead.ts'

export interface ZipEntry {
  /** Path in the archive, with `/`. A folder ends with it, and has no bytes. */
  readonly name: string
  readonly size: number
  readonly changedAt: Date
  /** Whether its bytes become much fewer by compression. */
  readonly isCompressible: boolean
  /** null: there are no bytes any more. */
  open(): Promise<Readable | null>
}

interface Written {
  readonly name: Buffer
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly offset: number
  readonly changedAt: Date
}

/** From here on a size or an offset does not fit into the fields that precede ZIP64. */
const tooLarge = 0xffff_ffff
const tooMany = 0xffff
/** Names are UTF-8; sizes follow the bytes. */
const flags = 0x0808
const deflated = 8

/**
 * A ZIP archive that is written while its entries are read, one after the other: memory does not grow with it. Sizes follow the
 * bytes of an entry, because its checksum is not known before. Every entry is deflated, if only into stored blocks: some readers
 * take a size that follows only with deflated bytes. An entry whose bytes are gone is left out. Small ones are read before their
 * turn and deflated at once: opening each, and a stream for it, takes longer than its bytes.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for await (const { entry, bytes } of readAhead(entries)) {
    const body = await (bytes ?? entry.open())
    if (body === null) continue
    const name = Buffer.from(entry.name)
    // Deflated bytes may be a little more.
    const isLarge = entry.size > 0xf000_0000
    const head = localHeader(name, entry.changedAt, isLarge)
    yield head
    let [crc, size, packed] = [0, 0, 0]
    const level = entry.isCompressible ? 6 : 0
    if (Buffer.isBuffer(body)) {
      const whole = deflateRawSync(body, { level })
      ;[crc, size, packed] = [crc32(body), body.length, whole.length]
      yield whole
    } else {
      const deflate = createDeflateRaw({ level, chunkSize: 65_536 })
      const fed = pipeline(
        body,
        async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            crc = crc32(chunk, crc)
            size += chunk.length
            yield chunk
          }
        },
        deflate,
      )
      // Where it fails, so does the loop below.
      fed.catch(() => undefined)
      for await (const chunk of deflate as AsyncIterable<Buffer>) {
        packed += chunk.length
        yield chunk
      }
      await fed
    }
    const tail = descriptor({ crc, packed, size }, isLarge)
    yield tail
    written.push({ name, crc, packed, size, offset, changedAt: entry.changedAt })
    offset += head.length + packed + tail.length
  }
  let length = 0
  for (const each of written) {
    const header = centralHeader(each)
    length += header.length
    yield header
  }
  yield end({ count: written.length, offset, length })
}

export function localHeader(name: Buffer, changedAt: Date, isLarge: boolean): Buffer {
  const extra = isLarge ? Buffer.alloc(20) : Buffer.alloc(0)
  if (isLarge) {
    // Both sizes follow with the bytes; the field says that they have eight bytes each.
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(16, 2)
  }
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x0403_4b50, 0)
  header.writeUInt16LE(isLarge ? 45 : 20, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(deflated, 8)
  header.writeUInt32LE(dosTime(changedAt), 10)
  if (isLarge) {
    header.writeUInt32LE(tooLarge, 18)
    header.writeUInt32LE(tooLarge, 22)
  }
  header.writeUInt16LE(name.length, 26)
  header.writeUInt16LE(extra.length, 28)
  return Buffer.concat([header, name, extra])
}

function descriptor(
  { crc, packed, size }: { readonly crc: number; readonly packed: number; readonly size: number },
  isLarge: boolean,
): Buffer {
  const tail = Buffer.alloc(isLarge ? 24 : 16)
  tail.writeUInt32LE(0x0807_4b50, 0)
  tail.writeUInt32LE(crc, 4)
  if (isLarge) {
    tail.writeBigUInt64LE(BigInt(packed), 8)
    tail.writeBigUInt64LE(BigInt(size), 16)
  } else {
    tail.writeUInt32LE(packed, 8)
    tail.writeUInt32LE(size, 12)
  }
  return tail
}

export function centralHeader({ name, crc, packed, size, offset, changedAt }: Written): Buffer {
  const large = [size, packed, offset].filter((value) => value >= tooLarge)
  const extra = Buffer.alloc(large.length > 0 ? 4 + 8 * large.length : 0)
  if (large.length > 0) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(8 * large.length, 2)
    for (const [at, value] of large.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + 8 * at)
  }
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x0201_4b50, 0)
  // Made on a system with UNIX modes, so that folders and files can be told apart by them.
  header.writeUInt16LE((3 << 8) | 45, 4)
  header.writeUInt16LE(large.length > 0 ? 45 : 20, 6)
  header.writeUInt16LE(flags, 8)
  header.writeUInt16LE(deflated, 10)
  header.writeUInt32LE(dosTime(changedAt), 12)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(Math.min(packed, tooLarge), 20)
  header.writeUInt32LE(Math.min(size, tooLarge), 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt16LE(extra.length, 30)
  const isFolder = name.at(-1) === 0x2f
  header.writeUInt32LE(((isFolder ? 0o040_755 : 0o100_644) * 0x1_0000 + (isFolder ? 0x10 : 0)) >>> 0, 38)
  header.writeUInt32LE(Math.min(offset, tooLarge), 42)
  return Buffer.concat([header, name, extra])
}

export function end({
  count,
  offset,
  length,
}: {
  readonly count: number
  readonly offset: number
  readonly length: number
}): Buffer {
  const tail = Buffer.alloc(22)
  tail.writeUInt32LE(0x0605_4b50, 0)
  tail.writeUInt16LE(Math.min(count, tooMany), 8)
  tail.writeUInt16LE(Math.min(count, tooMany), 10)
  tail.writeUInt32LE(Math.min(length, tooLarge), 12)
  tail.writeUInt32LE(Math.min(offset, tooLarge), 16)
  if (count < tooMany && offset < tooLarge && length < tooLarge) return tail
  const large = Buffer.alloc(56)
  large.writeUInt32LE(0x0606_4b50, 0)
  large.writeBigUInt64LE(44n, 4)
  large.writeUInt16LE((3 << 8) | 45, 12)
  large.writeUInt16LE(45, 14)
  large.writeBigUInt64LE(BigInt(count), 24)
  large.writeBigUInt64LE(BigInt(count), 32)
  large.writeBigUInt64LE(BigInt(length), 40)
  large.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x0706_4b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + length), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([large, locator, tail])
}

/** Local time of Korea, where the files are from; the format has no zone and begins in 1980. */
function dosTime(at: Date): number {
  const local = new Date(Math.max(at.getTime() + 9 * 60 * 60 * 1000, Date.UTC(1980, 0, 1)))
  const date = ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate()
  const time = (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1)
  return ((date << 16) | time) >>> 0
}
