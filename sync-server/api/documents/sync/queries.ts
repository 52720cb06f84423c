import { type Kysely, sql } from 'kysely'
import type { SingleKind } from '#model/document-kinds/names.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { hasFieldsLeft, settledDocuments } from '#server/writeback/queue/settle-queue.ts'

export interface StatusRow {
  readonly document: SingleKind
  readonly storedSeq: number
  readonly settledSeq: number
  /** Time of the first update that is stored and not settled yet; null where there is none. */
  readonly unsettledSince: Date | null
  /** Since when the room is queued for the write-back. */
  readonly owedSince: Date | null
  readonly attempts: number
  readonly triedAt: Date | null
  readonly nextTryAt: Date | null
  readonly gaveUpAt: Date | null
  /** One of `settleFaults`, or one that a newer release noted. */
  readonly fault: string | null
  readonly detail: string | null
  readonly shadow: unknown
}

/** One row per document that is settled with REST, from one statement. */
export async function readStatusRows(db: Kysely<DB>, idBrand: number): Promise<StatusRow[]> {
  const { rows } = await sql<StatusRow>`
    select document,
           coalesce(room.last_seq, 0) as "storedSeq",
           coalesce(room.settled_seq, 0) as "settledSeq",
           case when room.last_seq > room.settled_seq then coalesce((
             select min(entry.created_at) from doc_update entry
             where entry.brand_id = room.brand_id and entry.document = room.document
               and entry.seq > room.settled_seq and entry.account_id is not null
           ), room.updated_at) when ${hasFieldsLeft('room')} then room.updated_at end as "unsettledSince",
           owed.since as "owedSince",
           coalesce(owed.attempts, 0) as attempts,
           owed.tried_at as "triedAt",
           owed.next_at as "nextTryAt",
           owed.gave_up_at as "gaveUpAt",
           owed.fault,
           owed.detail,
           shadow.shadow
    from unnest(${settledDocuments as string[]}::text[]) with ordinality as each (document, place)
    left join (select * from doc_room where brand_id = ${idBrand}) room using (document)
    left join (select * from settle_outbox where brand_id = ${idBrand}) owed using (document)
    left join (select * from doc_shadow where brand_id = ${idBrand}) shadow using (document)
    order by place`.execute(db)
  return rows
}
