import { readStored, type Storage } from '../gateways/storage/storage.ts'
import type { Logger } from '../logging.ts'
import { type StoredAsset, unpackAssets } from './pack.ts'
import { keyOf, type PackRow } from './pack-rows.ts'

type Assets = ReadonlyMap<string, StoredAsset>

interface Entry {
  readonly assets: Promise<Assets | null>
  bytes: number
}

const idleMs = 10 * 60 * 1000
const retryMs = 2_000

/**
 * Packs that were read from the file store, in memory up to `maxBytes`: those last asked for stay. One is read at a time,
 * and all are released after ten minutes in which none was asked for.
 */
export class PackCache {
  readonly #storage: Pick<Storage, 'get'>
  readonly #log: Logger
  readonly #maxBytes: number
  readonly #entries = new Map<number, Entry>()
  #reading: Promise<unknown> = Promise.resolve()
  #idle: NodeJS.Timeout | undefined

  constructor(storage: Pick<Storage, 'get'>, log: Logger, maxBytes: number) {
    this.#storage = storage
    this.#log = log
    this.#maxBytes = maxBytes
  }

  /** The assets of a pack; null where the store has lost it. Rejects where the store fails, for two seconds at once. */
  async read(row: PackRow): Promise<Assets | null> {
    this.#releaseLater()
    const entry = this.#entries.get(row.id) ?? this.#load(row)
    // Moves it to the end: the first entry is the one that was not asked for the longest.
    this.#entries.delete(row.id)
    this.#entries.set(row.id, entry)
    return entry.assets
  }

  get bytes(): number {
    return [...this.#entries.values()].reduce((sum, { bytes }) => sum + bytes, 0)
  }

  clear(): void {
    clearTimeout(this.#idle)
    this.#entries.clear()
  }

  #load(row: PackRow): Entry {
    const assets = this.#reading.then(async () => {
      const packed = await readStored(this.#storage, keyOf(row))
      if (packed !== null) return { assets: unpackAssets(packed), bytes: packed.length }
      this.#log.error({ pack: row.id }, 'the file store has lost the assets of a build')
      return null
    })
    this.#reading = assets.catch(() => undefined)
    const entry: Entry = { assets: assets.then((loaded) => loaded?.assets ?? null), bytes: 0 }
    assets.then(
      (loaded) => {
        entry.bytes = loaded?.bytes ?? 0
        this.#shrink()
      },
      () => setTimeout(() => this.#forget(row, entry), retryMs).unref(),
    )
    return entry
  }

  #forget(row: PackRow, entry: Entry): void {
    if (this.#entries.get(row.id) === entry) this.#entries.delete(row.id)
  }

  #shrink(): void {
    for (const id of this.#entries.keys()) {
      if (this.bytes <= this.#maxBytes) return
      this.#entries.delete(id)
    }
  }

  #releaseLater(): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.#entries.clear(), idleMs).unref()
  }
}
