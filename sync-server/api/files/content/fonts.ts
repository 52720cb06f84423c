import type { Source } from './source.ts'

const mostTables = 128
const mostUnpacked = 64 * 1024 * 1024

/** Whether the directory of a TrueType or OpenType font names what a font needs, inside the file. */
export async function isSfnt(source: Source): Promise<boolean> {
  const count = (await source.read(0, 6)).readUInt16BE(4)
  if (count > mostTables) return false
  const directory = await source.read(12, count * 16)
  if (directory.length < count * 16) return false
  const names: string[] = []
  for (let at = 0; at < directory.length; at += 16) {
    const end = directory.readUInt32BE(at + 8) + directory.readUInt32BE(at + 12)
    if (end > source.size) return false
    names.push(directory.toString('latin1', at, at + 4))
  }
  return ['cmap', 'head', 'maxp'].every((name) => names.includes(name))
}

/** Whether a WOFF2 is as long as it says, and does not unpack to very much. */
export async function isWoff2(source: Source): Promise<boolean> {
  const head = await source.read(0, 48)
  return head.length === 48 && head.readUInt32BE(8) === source.size && head.readUInt32BE(16) <= mostUnpacked
}
