import type { Source } from './source.ts'
import { wrongFile } from './wrong-file.ts'

/*
 * A compound file (OLE) is a small file system in sectors: a table says which sector follows which, a directory names the
 * streams, and streams below 4 kB lie in small sectors of 64 bytes inside the stream of the root.
 * https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb
 */

export interface CompoundStream {
  readonly name: string
  /** The first 64 bytes; empty where it is longer than 4 kB. */
  head(): Promise<Buffer>
}

const headerBytes = 512
const smallSector = 64
const smallMost = 4096
/** Also ends the walk over a chain that is a ring. */
const mostSteps = 512
const storedInHeader = 109
const lastSector = 0xfffffffa

/** The names of the streams and storages. */
export async function readCompoundFile(source: Source): Promise<readonly CompoundStream[]> {
  const header = await source.read(0, headerBytes)
  const shift = header.length === headerBytes ? header.readUInt16LE(30) : 0
  if (shift !== 9 && shift !== 12) throw wrongFile('DAMAGED_FILE')
  const sectorBytes = 2 ** shift

  async function sector(number: number): Promise<Buffer> {
    const bytes = await source.read((number + 1) * sectorBytes, sectorBytes)
    // The last sector may be cut.
    return bytes.length === sectorBytes
      ? bytes
      : Buffer.concat([bytes, Buffer.alloc(sectorBytes - bytes.length)])
  }

  /** Number of the sector that has a part of the table of successors. */
  async function tableSector(part: number): Promise<number> {
    if (part < storedInHeader) return header.readUInt32LE(76 + part * 4)
    const inSector = sectorBytes / 4 - 1
    let at = header.readUInt32LE(68)
    let left = part - storedInHeader
    for (let step = 0; step < mostSteps && at < lastSector; step += 1) {
      const bytes = await sector(at)
      if (left < inSector) return bytes.readUInt32LE(left * 4)
      left -= inSector
      at = bytes.readUInt32LE(inSector * 4)
    }
    throw wrongFile('DAMAGED_FILE')
  }

  async function next(number: number): Promise<number> {
    const inSector = sectorBytes / 4
    const table = await sector(await tableSector(Math.floor(number / inSector)))
    return table.readUInt32LE((number % inSector) * 4)
  }

  /** The sector that is so many behind the first of a chain. */
  async function nth(first: number, count: number): Promise<number> {
    let at = first
    for (let step = 0; step < Math.min(count, mostSteps); step += 1) at = await next(at)
    if (count > mostSteps || at >= lastSector) throw wrongFile('DAMAGED_FILE')
    return at
  }

  const found: { name: string; type: number; start: number; size: number }[] = []
  let at = header.readUInt32LE(48)
  for (let step = 0; step < mostSteps && at < lastSector; step += 1) {
    const bytes = await sector(at)
    for (let place = 0; place < sectorBytes; place += 128) {
      const nameBytes = bytes.readUInt16LE(place + 64)
      if (nameBytes < 2 || nameBytes > 64) continue
      found.push({
        name: bytes.toString('utf16le', place, place + nameBytes - 2),
        type: bytes.readUInt8(place + 66),
        start: bytes.readUInt32LE(place + 116),
        size: bytes.readUInt32LE(place + 120),
      })
    }
    at = await next(at)
  }
  const root = found.find(({ type }) => type === 5)
  if (!root) throw wrongFile('DAMAGED_FILE')
  return found.map(({ name, start, size }) => ({
    name,
    async head() {
      if (size >= smallMost) return Buffer.alloc(0)
      const offset = start * smallSector
      const bytes = await sector(await nth(root.start, Math.floor(offset / sectorBytes)))
      return bytes.subarray(offset % sectorBytes, (offset % sectorBytes) + smallSector)
    },
  }))
}
