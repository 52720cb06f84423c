import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/tables/schema.ts'
import type { Storage } from '../gateways/storage/storage.ts'
import { keyOf } from './pack-rows.ts'

/** Packs of each kind that are kept however old they are, and that are kept at most. */
export const packsKept = { atLeast: 3, atMost: 20 } as const
/** How long a pack is kept after the last node that serves its build has said so. */
export const daysKept = 14

/**
 * Deletes the packs that are no longer kept. A row is marked first, so that from then on its build is stored anew under
 * another key; a process that dies in between leaves the mark, and the next call finishes.
 */
export async function prunePacks(kysely: Kysely<DB>, storage: Storage): Promise<void> {
  // A row that a node has used since it was ranked stays: its `used_at` is compared again when the row is locked.
  await sql`
    update build_pack set deleting_at = now()
    from (
      select id, used_at, row_number() over (partition by kind order by used_at desc, id desc) as place
      from build_pack where deleting_at is null
    ) ranked
    where build_pack.id = ranked.id and build_pack.used_at = ranked.used_at and build_pack.deleting_at is null
      and (
        ranked.place > ${packsKept.atMost}
        or (ranked.place > ${packsKept.atLeast} and ranked.used_at < now() - ${daysKept} * interval '1 day')
      )
  `.execute(kysely)
  const marked = await kysely
    .selectFrom('build_pack')
    .select(['id', 'kind', 'hash'])
    .where('deleting_at', 'is not', null)
    .execute()
  for (const row of marked) {
    await storage.delete(keyOf(row))
    await kysely.deleteFrom('build_pack').where('id', '=', row.id).execute()
  }
}
