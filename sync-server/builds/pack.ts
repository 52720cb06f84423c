import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync, type Zippable, zipSync } from 'fflate'

/** Contents of an asset, as they are stored. */
export interface StoredAsset {
  readonly bytes: Buffer
  readonly isBrotli: boolean
}

/** A fixed date: packs of equal files are equal, whichever node made them. */
const mtime = '1980-01-02T00:00:00'

/** A zip of assets. An asset that has a Brotli copy is stored as this copy, `<name>.br`; nothing is compressed here. */
export async function packAssets(directory: string, names: readonly string[]): Promise<Uint8Array> {
  const files: Zippable = {}
  for (const name of names) {
    const path = join(directory, 'assets', name)
    const entry = existsSync(`${path}.br`) ? '.br' : ''
    files[`${name}${entry}`] = [await readFile(`${path}${entry}`), { level: 0, mtime }]
  }
  return zipSync(files)
}

/** The assets of a pack by name. Throws where the bytes are no zip. */
export function unpackAssets(packed: Uint8Array): Map<string, StoredAsset> {
  return new Map(
    Object.entries(unzipSync(packed)).map(([entry, content]) => {
      const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
      return [entry.replace(/\.br$/, ''), { bytes, isBrotli: entry.endsWith('.br') }]
    }),
  )
}
