import { Counter } from 'prom-client'
import type { Database } from '../database/open.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import type { Logger } from '../logging.ts'
import { registry } from '../metrics.ts'
import { isAssetName } from './asset-set.ts'
import type { StoredAsset } from './pack.ts'
import { PackCache } from './pack-cache.ts'
import { PackIndex } from './pack-index.ts'

export interface EarlierAssets {
  /**
   * An asset of another build than the one that this node serves; null: no stored build has it. Rejects where database
   * or file store fail.
   */
  find(name: string): Promise<StoredAsset | null>
  close(): void
}

/** About twelve builds without their fonts. */
const maxBytes = 16 * 1024 * 1024

const lookups = new Counter({
  name: 'saegim_earlier_assets_total',
  help: 'Requests for assets that this build lacks, by outcome: found in a stored build, missing, failed',
  labelNames: ['outcome'],
  registers: [registry],
})

export function openEarlierAssets(
  { kysely }: Pick<Database, 'kysely'>,
  storage: Storage,
  log: Logger,
): EarlierAssets {
  const index = new PackIndex(kysely)
  const cache = new PackCache(storage, log, maxBytes)
  const read = async (name: string) => {
    const row = isAssetName(name) ? await index.find(name) : null
    if (row === null) return null
    return (await cache.read(row))?.get(name) ?? null
  }
  return {
    async find(name) {
      try {
        const asset = await read(name)
        lookups.inc({ outcome: asset === null ? 'missing' : 'found' })
        return asset
      } catch (error) {
        lookups.inc({ outcome: 'failed' })
        throw error
      }
    },
    close: () => cache.clear(),
  }
}
