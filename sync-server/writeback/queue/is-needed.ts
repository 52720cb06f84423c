import { type Kysely, sql } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import type { DocId } from '#server/relay/log/update-log.ts'
import { hasFieldsLeft } from './settle-queue.ts'

/** Whether a pass over the room has anything to settle, or to tell clients of. */
export async function isPassNeeded(db: Kysely<DB>, { idBrand, document }: DocId): Promise<boolean> {
  const { rows } = await sql<{ isNeeded: boolean }>`
    select exists (
        select from doc_room where brand_id = ${idBrand} and document = ${document}
          and (last_seq > settled_seq or ${hasFieldsLeft('doc_room')}))
      or exists (select from settle_outbox where brand_id = ${idBrand} and document = ${document})
      or not exists (
        select from doc_shadow where brand_id = ${idBrand} and document = ${document}
          and coalesce(shadow -> 'problems', '{}') = '{}') as "isNeeded"`.execute(db)
  return rows[0]?.isNeeded ?? true
}
