import type { Kysely } from 'kysely'
import type { DB } from '../database/tables/schema.ts'
import { listStoredPacks, type PackRow, readNames } from './pack-rows.ts'

interface IndexedPack extends PackRow {
  readonly names: ReadonlySet<string>
}

/** Least pause between two looks at the table. */
const refreshMs = 1_000

/** Which stored pack has an asset. Kept in memory, so that a request for any name costs no query. */
export class PackIndex {
  readonly #kysely: Kysely<DB>
  readonly #now: () => number
  #packs: readonly IndexedPack[] = []
  #refreshed: Promise<void> = Promise.resolve()
  #refreshedAt = Number.NEGATIVE_INFINITY

  constructor(kysely: Kysely<DB>, now: () => number = () => performance.now()) {
    this.#kysely = kysely
    this.#now = now
  }

  /**
   * null: no pack has it. An unknown name reads the table again, because another node may have stored a build, but at
   * most once a second for all names. Rejects where that failed.
   */
  async find(name: string): Promise<PackRow | null> {
    return this.#packWith(name) ?? this.#findAnew(name)
  }

  async #findAnew(name: string): Promise<PackRow | null> {
    if (this.#now() - this.#refreshedAt >= refreshMs) {
      this.#refreshedAt = this.#now()
      this.#refreshed = this.#refresh()
    }
    await this.#refreshed
    return this.#packWith(name)
  }

  #packWith(name: string): PackRow | null {
    return this.#packs.find(({ names }) => names.has(name)) ?? null
  }

  async #refresh(): Promise<void> {
    const rows = await listStoredPacks(this.#kysely)
    const known = new Map(this.#packs.map(({ id, names }) => [id, names]))
    const unknown = rows.filter(({ id }) => !known.has(id)).map(({ id }) => id)
    if (unknown.length > 0) {
      for (const { id, names } of await readNames(this.#kysely, unknown)) known.set(id, new Set(names))
    }
    this.#packs = rows.map((row) => ({ ...row, names: known.get(row.id) ?? new Set() }))
  }
}
