import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** `code`: scripts and styles, different in nearly every build. `media`: fonts and pictures, which seldom change. */
export type AssetKind = 'code' | 'media'

/** The assets of one kind of a build. */
export interface AssetSet {
  readonly kind: AssetKind
  /** Digest of the names. These contain a hash of the contents, so equal names are equal assets. */
  readonly hash: string
  /** Sorted file names, without the folder. */
  readonly names: readonly string[]
}

/** Whether it can be the name of an asset: one path segment, neither hidden nor encoded. */
export function isAssetName(name: string): boolean {
  return /^[\w-][\w.-]*$/.test(name)
}

/** What `directory` of a build has in `assets`, without the compressed copies. A kind without files is left out. */
export async function readAssetSets(directory: string): Promise<AssetSet[]> {
  const names = (await readdir(join(directory, 'assets'))).filter(
    (name) => isAssetName(name) && !/\.(br|gz|part)$/.test(name),
  )
  const kinds = Map.groupBy(names.sort(), (name): AssetKind => (/\.(js|css)$/.test(name) ? 'code' : 'media'))
  return [...kinds].map(([kind, names]) => ({ kind, hash: digestOf(names), names }))
}

function digestOf(names: readonly string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 32)
}
