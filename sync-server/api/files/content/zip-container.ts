import { inflateRawSync } from 'node:zlib'
import type { Source } from './source.ts'
import { wrongFile } from './wrong-file.ts'

export interface ZipEntry {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

const endBytes = 22
const longestComment = 0xffff
const mostEntries = 10_000
const mostDirectoryBytes = 8 * 1024 * 1024
/** Of all entries together, unpacked; and so many times the size of the archive where they are more than `modest`. */
const mostUnpacked = 2 * 1024 ** 3
const modest = 100 * 1024 * 1024
const mostRatio = 100
/** Of an entry that is read here. */
const mostRead = 1024 * 1024

/** Whether the file ends as an archive does: for other types that is a second file in the first. */
export async function endsAsZip(source: Source): Promise<boolean> {
  return placeOfEnd(await readTail(source)) !== null
}

/**
 * The entries of an archive by its directory. Nothing is unpacked. Rejects where bytes precede it, entries share bytes, leave
 * the folder that they are unpacked in, are very many, or unpack to very much.
 */
export async function readZip(source: Source): Promise<readonly ZipEntry[]> {
  const tail = await readTail(source)
  const end = placeOfEnd(tail)
  if (end === null) throw wrongFile('DAMAGED_FILE')
  const { count, size, offset, at } = await directoryOf(source, tail, end)
  if (count > mostEntries || size > mostDirectoryBytes) throw wrongFile('UNSAFE_ARCHIVE')
  if (offset + size !== at) throw wrongFile('DAMAGED_FILE')
  const entries = parseDirectory(await source.read(offset, size), count)
  refuseUnsafe(entries, offset, source.size)
  return entries
}

/** The bytes of a small entry, unpacked. */
export async function readEntry(source: Source, { offset, packed, method }: ZipEntry): Promise<Buffer> {
  if (packed > mostRead) throw wrongFile('DAMAGED_FILE')
  const head = await source.read(offset, 30)
  if (head.length < 30 || head.readUInt32LE(0) !== 0x04034b50) throw wrongFile('DAMAGED_FILE')
  const start = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28)
  const bytes = await source.read(start, packed)
  try {
    if (method === 0) return bytes
    if (method === 8) return inflateRawSync(bytes, { maxOutputLength: mostRead })
  } catch (cause) {
    throw wrongFile('DAMAGED_FILE', cause)
  }
  throw wrongFile('DAMAGED_FILE')
}

function readTail(source: Source): Promise<Buffer> {
  const length = Math.min(source.size, endBytes + longestComment)
  return source.read(source.size - length, length)
}

/** Place of the end record of an archive in the last bytes of a file, whose end is that of its comment; null: there is none. */
export function placeOfEnd(tail: Buffer): number | null {
  const first = Math.max(0, tail.length - endBytes - longestComment)
  for (let at = tail.length - endBytes; at >= first; at -= 1) {
    if (tail.readUInt32LE(at) !== 0x06054b50) continue
    if (at + endBytes + tail.readUInt16LE(at + 20) === tail.length) return at
  }
  return null
}

/** `at`: where the directory has to end. */
async function directoryOf(source: Source, tail: Buffer, end: number) {
  const at = source.size - tail.length + end
  const count = tail.readUInt16LE(end + 10)
  const size = tail.readUInt32LE(end + 12)
  const offset = tail.readUInt32LE(end + 16)
  const locator = end >= 20 ? tail.subarray(end - 20, end) : await source.read(at - 20, 20)
  if (locator.length < 20 || locator.readUInt32LE(0) !== 0x07064b50) return { count, size, offset, at }
  const place = Number(locator.readBigUInt64LE(8))
  const long = await source.read(place, 56)
  if (long.length < 56 || long.readUInt32LE(0) !== 0x06064b50) throw wrongFile('DAMAGED_FILE')
  return {
    count: Number(long.readBigUInt64LE(32)),
    size: Number(long.readBigUInt64LE(40)),
    offset: Number(long.readBigUInt64LE(48)),
    at: place,
  }
}

function parseDirectory(bytes: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw wrongFile('DAMAGED_FILE')
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28)
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30)
    if (extraEnd > bytes.length) throw wrongFile('DAMAGED_FILE')
    entries.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      method: bytes.readUInt16LE(at + 10),
      ...sizesOf(bytes.subarray(at, at + 46), bytes.subarray(nameEnd, extraEnd)),
    })
    at = extraEnd + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** Those of 4 GB and more are in the extra field of zip64, in this order. */
function sizesOf(record: Buffer, extra: Buffer): Pick<ZipEntry, 'packed' | 'size' | 'offset'> {
  const long = longFields(extra)
  const valueAt = (place: number) => {
    const short = record.readUInt32LE(place)
    if (short !== 0xffffffff) return short
    const value = long.shift()
    if (value === undefined) throw wrongFile('DAMAGED_FILE')
    return value
  }
  const size = valueAt(24)
  const packed = valueAt(20)
  return { size, packed, offset: valueAt(42) }
}

function longFields(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 0x0001) continue
    const values: number[] = []
    const end = Math.min(at + 4 + extra.readUInt16LE(at + 2), extra.length)
    for (let place = at + 4; place + 8 <= end; place += 8) values.push(Number(extra.readBigUInt64LE(place)))
    return values
  }
  return []
}

function refuseUnsafe(entries: readonly ZipEntry[], directoryAt: number, archiveSize: number): void {
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0)
  if (unpacked > mostUnpacked || (unpacked > modest && unpacked > archiveSize * mostRatio))
    throw wrongFile('UNSAFE_ARCHIVE')
  if (entries.some(({ name }) => leavesFolder(name))) throw wrongFile('UNSAFE_ARCHIVE')
  const inOrder = [...entries].sort((one, other) => one.offset - other.offset)
  // A program in front of an archive is another file.
  if ((inOrder[0]?.offset ?? directoryAt) !== 0) throw wrongFile('DAMAGED_FILE')
  for (const [at, { offset, packed }] of inOrder.entries()) {
    const next = inOrder[at + 1]?.offset ?? directoryAt
    // Entries that share bytes unpack to far more than the archive has.
    if (offset + 30 + packed > next) throw wrongFile('UNSAFE_ARCHIVE')
  }
}

function leavesFolder(name: string): boolean {
  return /^([/\\]|[a-z]:)/i.test(name) || name.split(/[/\\]/).includes('..')
}
