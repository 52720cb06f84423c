import type { Database } from '../database/open.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import type { Logger } from '../logging.ts'
import { type AssetSet, readAssetSets } from './asset-set.ts'
import { packAssets } from './pack.ts'
import { keyOf, markStored, markUsed } from './pack-rows.ts'
import { prunePacks } from './prune-packs.ts'

interface Parts {
  /** Absolute path of the build that this node serves. */
  readonly directory: string
  readonly database: Pick<Database, 'kysely'>
  readonly storage: Storage
  readonly log: Logger
}

const everyMs = 60 * 60 * 1000
const closingPatienceMs = 5_000

/**
 * The build that this node serves, in the file store. Other nodes find its assets there, and this node those of earlier
 * builds.
 */
export class OwnBuild {
  readonly #parts: Parts
  #storing: Promise<void> | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Stores the assets that are not in the store yet, and marks the others as used. A failure is logged and does not
   * reject. Resolves after `patienceMs` at the latest; the work then goes on.
   */
  async store({ patienceMs }: { readonly patienceMs: number }): Promise<void> {
    this.#storing ??= this.#storeOnce().finally(() => {
      this.#storing = null
    })
    await settledWithin(this.#storing, patienceMs)
  }

  /** Stores now and then every hour, so that a build in use never counts as old and a failure is made up for. */
  keepStored(): void {
    const store = () => void this.store({ patienceMs: 0 })
    store()
    this.#timer = setInterval(store, everyMs).unref()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    if (this.#storing) await settledWithin(this.#storing, closingPatienceMs)
  }

  async #storeOnce(): Promise<void> {
    const { directory, log } = this.#parts
    try {
      for (const set of await readAssetSets(directory)) await this.#storeSet(set)
    } catch (err) {
      log.warn({ err }, 'the assets of this build could not be stored; the next try is in an hour')
    }
  }

  async #storeSet(set: AssetSet): Promise<void> {
    const { directory, database, storage, log } = this.#parts
    const row = await markUsed(database.kysely, set)
    if (row.isStored) return
    // Nodes that start at once may all get here: they write equal bytes to one key.
    const bytes = await packAssets(directory, set.names)
    await storage.put(keyOf(row), bytes, { type: 'application/zip' })
    await markStored(database.kysely, row)
    log.info({ kind: set.kind, bytes: bytes.length }, 'the assets of this build were stored')
    await prunePacks(database.kysely, storage)
  }
}

async function settledWithin(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, patience])
  clearTimeout(timer)
}
