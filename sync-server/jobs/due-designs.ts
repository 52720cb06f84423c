import { type Kysely, sql } from 'kysely'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { DB } from '../database/tables/schema.ts'

export interface DueDesign {
  readonly brand_id: number
  readonly document: DocumentName
  /** Of its row in `brand_document`. */
  readonly id: number
  /** The last change that will be in the picture, perhaps with later ones. */
  readonly last_seq: number
  /** With this one. */
  readonly tries: number
}

/**
 * Takes one design whose picture is due, for one node. A changed one is due when it has rested for five seconds, or five minutes
 * after its last picture where members go on changing it, and never twice a minute. One of a brand whose colours, logos or fonts
 * changed is drawn again at most once an hour. What was changed longer ago than a week, while no node drew, waits for a change.
 */
export async function takeDueDesign(db: Kysely<DB>): Promise<DueDesign | undefined> {
  const { rows } = await sql<DueDesign>`
    with changed as (
      select room.brand_id, room.document, made.id, room.last_seq, drawn.tried_at
      from doc_room room
      join brand_document made on made.brand_id = room.brand_id and made.document = room.document
      left join design_thumbnail drawn on drawn.brand_id = room.brand_id and drawn.document = room.document
      where room.document like 'design/%' and room.updated_at > now() - interval '7 days'
        and room.last_seq > coalesce(drawn.drawn_seq, 0)
        and (drawn.tried_at is null or drawn.tried_at < now() - interval '1 minute')
        and (room.updated_at < now() - interval '5 seconds'
          or coalesce(drawn.tried_at, made.created_at) < now() - interval '5 minutes')
        and made.trashed_at is null and made.purging_at is null
      order by drawn.tried_at nulls first, room.updated_at
      limit 1
    ), redressed as (
      select drawn.brand_id, drawn.document, made.id, room.last_seq, drawn.tried_at
      from brand_visual visual
      join design_thumbnail drawn on drawn.brand_id = visual.brand_id
      join doc_room room on room.brand_id = drawn.brand_id and room.document = drawn.document
      join brand_document made on made.brand_id = drawn.brand_id and made.document = drawn.document
      where visual.updated_at > now() - interval '1 day' and visual.updated_at < now() - interval '1 minute'
        and drawn.stored_at < visual.updated_at and drawn.tried_at < now() - interval '1 hour'
        and made.trashed_at is null and made.purging_at is null
        and not exists (select from changed)
      order by drawn.tried_at
      limit 1
    ), due as (
      select * from changed union all select * from redressed
    ), taken as (
      insert into design_thumbnail (brand_id, document, tries)
      select brand_id, document, 1 from due
      on conflict (brand_id, document) do update
      set tried_at = now(), tries = design_thumbnail.tries + 1
      where design_thumbnail.tried_at < now() - interval '1 minute'
      returning brand_id, document, tries
    )
    select taken.brand_id, taken.document, due.id, due.last_seq, taken.tries
    from taken join due on due.brand_id = taken.brand_id and due.document = taken.document
  `.execute(db)
  return rows[0]
}
