import type { Reference } from '#engine/store/outbox-row.ts'
import { type MirrorTableName, mirrorTable } from '#model/mirrors/mirrors.ts'
import { findQueuedRows } from './find-rows.ts'

/** Ids for the body or address of a command: where the server has given none yet, the key, replaced when it is sent. */
export class NamedRows {
  readonly refers: Reference[] = []

  idOf(table: MirrorTableName, row: { readonly key: string }): number {
    const id = (row as unknown as Readonly<Record<string, unknown>>)[mirrorTable(table).id]
    if (typeof id === 'number') return id
    if (!this.refers.some(({ key }) => key === row.key)) this.refers.push({ table, key: row.key })
    return row.key as unknown as number
  }

  /** Of a folder of this table as a place: 0 for the top. Null where this device does not know the folder. */
  async placeIn(table: MirrorTableName, folder: string | null): Promise<number | null> {
    if (folder === null) return 0
    const [row] = await findQueuedRows(table, [folder])
    return row ? this.idOf(table, row) : null
  }
}
