import { type Kysely, sql } from 'kysely'
import { type DocumentName, documentsWith } from '#model/document-kinds/names.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { DocId } from '#server/relay/log/update-log.ts'
import { settledFields } from '../pass/field-names.ts'
import type { Fault } from './faults.ts'

/** Documents with fields that REST holds. The write-back does not settle the others. */
export const settledDocuments = documentsWith('isSettled')

/** The entry of a room as it was when a pass began. */
export interface QueueEntry {
  readonly version: number
  readonly since: Date
  readonly again: boolean
  readonly attempts: number
  readonly refusedSince: Date | null
}

export interface Failure {
  readonly since: Date
  readonly fault: Fault
  readonly refusedSince: Date | null
  /** null: given up. */
  readonly nextAt: Date | null
}

export type SettleQueue = ReturnType<typeof openSettleQueue>

/**
 * Rooms that need a pass for another reason than an edit, or whose pass failed, in the table `settle_outbox`. Edits need
 * no entry: `doc_room` has what people wrote and no pass settled. An entry is deleted by the pass that has done it.
 */
export function openSettleQueue(db: Kysely<DB>) {
  const entryOf = ({ idBrand, document }: DocId) =>
    db.selectFrom('settle_outbox').where('brand_id', '=', idBrand).where('document', '=', document)

  return {
    async read(room: DocId): Promise<QueueEntry | null> {
      const row = await entryOf(room)
        .select(['version', 'since', 'again', 'attempts', 'refused_since as refusedSince'])
        .executeTakeFirst()
      return row ?? null
    },

    /** Deletes the entry, unless another pass was requested during this one; then only its failures are cleared. */
    async settled({ idBrand, document }: DocId, { version }: QueueEntry): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom('settle_outbox')
        .where('brand_id', '=', idBrand)
        .where('document', '=', document)
        .where('version', '=', version)
        .executeTakeFirst()
      if (numDeletedRows > 0n) return
      await db
        .updateTable('settle_outbox')
        .set({ attempts: 0, fault: null, detail: null, refused_since: null, next_at: null, gave_up_at: null })
        .where('brand_id', '=', idBrand)
        .where('document', '=', document)
        .execute()
    },

    async failed(
      { idBrand, document }: DocId,
      { since, fault, refusedSince, nextAt }: Failure,
    ): Promise<void> {
      const now = new Date()
      const tried = {
        fault: fault.code,
        detail: fault.detail,
        tried_at: now,
        next_at: nextAt,
        refused_since: refusedSince,
        gave_up_at: nextAt === null ? now : null,
      }
      await db
        .insertInto('settle_outbox')
        .values({ brand_id: idBrand, document, since, attempts: 1, ...tried })
        .onConflict((conflict) =>
          conflict
            .columns(['brand_id', 'document'])
            .doUpdateSet({ ...tried, attempts: sql<number>`settle_outbox.attempts + 1` }),
        )
        .execute()
    },

    /** Rooms unsettled for longer than `ms` that are neither given up nor due for a later try, the oldest first. */
    async overdue(ms: number, atMost = 1_000): Promise<(DocId & { readonly since: Date })[]> {
      const { rows } = await sql<DocId & { readonly since: Date }>`
        select brand_id as "idBrand", document, min(since) as since from (
          (select brand_id, document, least(since, doc_room.updated_at) as since
          from doc_room left join settle_outbox using (brand_id, document)
          where document = any(${settledDocuments}::text[])
            and last_seq > settled_seq and doc_room.updated_at < now() - ${ms}::double precision * interval '1 ms'
            and gave_up_at is null and (next_at is null or next_at < now() - ${ms}::double precision * interval '1 ms')
          order by doc_room.updated_at limit ${atMost})
          union all
          (select brand_id, document, since from settle_outbox
          where gave_up_at is null and coalesce(next_at, since) < now() - ${ms}::double precision * interval '1 ms'
          order by since limit ${atMost})
        ) as found
        group by brand_id, document order by min(since) limit ${atMost}`.execute(db)
      return rows
    },

    /**
     * Rooms that a node of an older release settled without fields of this one, and that are neither given up nor tried
     * later. In random order, so that several nodes take different ones.
     */
    async settledInPart(atMost: number): Promise<DocId[]> {
      const { rows } = await sql<DocId>`
        select brand_id as "idBrand", document from doc_room left join settle_outbox using (brand_id, document)
        where ${hasFieldsLeft('doc_room')} and gave_up_at is null and next_at is null
        order by random() limit ${atMost}`.execute(db)
      return rows
    },

    /** Rooms that were given up for values that another release may read. `state` changes when anything in the room does. */
    async unreadable(atMost: number): Promise<(DocId & { readonly state: string })[]> {
      const { rows } = await sql<DocId & { readonly state: string }>`
        select brand_id as "idBrand", document, concat_ws('/', since, version, last_seq) as state
        from settle_outbox left join doc_room using (brand_id, document)
        where document = any(${settledDocuments}::text[])
          and gave_up_at is not null and fault = ${'VALUE_UNKNOWN' satisfies Fault['code']}
        order by random() limit ${atMost}`.execute(db)
      return rows
    },

    /** The number of rooms that were given up. */
    async givenUp(): Promise<number> {
      const { count } = await db
        .selectFrom('settle_outbox')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('gave_up_at', 'is not', null)
        .executeTakeFirstOrThrow()
      return count
    },

    /** Every room of the queue after this one, in the order of its key. */
    async page(after: DocId | null, atMost: number): Promise<(DocId & { readonly since: Date })[]> {
      const rows = await db
        .selectFrom('settle_outbox')
        .select(['brand_id as idBrand', 'document', 'since'])
        .where(sql<boolean>`(brand_id, document) > (${after?.idBrand ?? 0}, ${after?.document ?? ''})`)
        .orderBy('brand_id')
        .orderBy('document')
        .limit(atMost)
        .execute()
      return rows.map((row) => ({ ...row, document: row.document as DocumentName }))
    },
  }
}

/** SQL: whether the room of a row of `doc_room` was settled without fields that this release settles. */
export function hasFieldsLeft(room: 'doc_room' | 'room') {
  const [document, fields] = [sql.ref(`${room}.document`), sql.ref(`${room}.unknown_fields`)]
  const each = settledDocuments.map(
    (name) => sql`(${document} = ${name} and ${fields} && ${settledFields(name)}::text[])`,
  )
  return sql<boolean>`(${sql.join(each, sql` or `)})`
}

/** Requests a pass. `again`: refused values are sent to REST once more. A room that was given up is tried again. */
export async function requestPass(
  db: Kysely<DB>,
  { idBrand, document }: DocId,
  again: boolean,
): Promise<void> {
  await db
    .insertInto('settle_outbox')
    .values({ brand_id: idBrand, document, again })
    .onConflict((conflict) =>
      conflict.columns(['brand_id', 'document']).doUpdateSet({
        version: sql<number>`settle_outbox.version + 1`,
        again: sql<boolean>`settle_outbox.again or ${again}`,
        gave_up_at: null,
        refused_since: null,
      }),
    )
    .execute()
}
