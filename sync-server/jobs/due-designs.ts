import { type Kysely, sql } from 'kysely'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { DB } from '../database/tables/schema.ts'

export interface DueDesign {
  readonly brand_id: number
  readonly document: DocumentName
  /** When a node took it last, as PostgreSQL writes it; null: never. */
  readonly tried_at: string | null
}

export interface TakenDesign {
  readonly brand_id: number
  readonly document: DocumentName
  /** Of its row in `brand_document`. */
  readonly id: number
  /** The last change that will be in the picture, perhaps with later ones. */
  readonly last_seq: number
  /** With this one. */
  readonly tries: number
  /** Digest of what its picture shows, where only the dress may have changed since; null: it is drawn in any case. */
  readonly shown: string | null
}

/** Of one list. Each list reads all designs that were changed lately, so that it is read once for so many pictures. */
const mostListed = 50

/**
 * Designs whose pictures are due, of all brands in turn. A changed one is due when it has rested for five seconds, or five minutes
 * after its last picture where members go on changing it, and never twice a minute. One of a brand whose colours, logos or fonts
 * changed, whose guide did while its logo is only drafted there, or of whose files an operator removed one, is looked at again at most
 * once an hour. What was changed longer
 * ago than a week, while no node drew, waits for a change.
 * Of more brands than fit, chance decides.
 */
export async function listDueDesigns(db: Kysely<DB>): Promise<readonly DueDesign[]> {
  const { rows } = await sql<DueDesign>`
    with changed as (
      select room.brand_id, room.document, drawn.tried_at, room.updated_at, false as is_redressed
      from doc_room room
      join brand_document made on made.brand_id = room.brand_id and made.document = room.document
      left join design_thumbnail drawn on drawn.brand_id = room.brand_id and drawn.document = room.document
      where room.document like 'design/%' and room.updated_at > now() - interval '7 days'
        and room.last_seq > coalesce(drawn.drawn_seq, 0)
        and (drawn.tried_at is null or drawn.tried_at < now() - interval '1 minute')
        and (room.updated_at < now() - interval '5 seconds'
          or coalesce(drawn.tried_at, made.created_at) < now() - interval '5 minutes')
        and made.trashed_at is null and made.purging_at is null
    ), look as (
      select brand_id, updated_at from brand_visual
      union all
      select brand_id, updated_at from doc_room guide
      where document = 'guide' and not exists (
        select from brand_visual visual
        where visual.brand_id = guide.brand_id and jsonb_path_exists(visual.logo, '$.*.idFile ? (@ != null)')
      )
      union all
      select brand_id, removed_at from file where removed_at is not null
    ), dress as (
      select brand_id, max(updated_at) as updated_at from look
      where updated_at > now() - interval '1 day' and updated_at < now() - interval '1 minute'
      group by brand_id
    ), redressed as (
      select drawn.brand_id, drawn.document, drawn.tried_at, dress.updated_at, true as is_redressed
      from dress
      join design_thumbnail drawn on drawn.brand_id = dress.brand_id
      join brand_document made on made.brand_id = drawn.brand_id and made.document = drawn.document
      where drawn.stored_at is not null and coalesce(drawn.dressed_at, drawn.stored_at) < dress.updated_at
        and drawn.tried_at < now() - interval '1 hour'
        and made.trashed_at is null and made.purging_at is null
    ), due as (
      select brand_id, document, tried_at, row_number() over (
        partition by brand_id order by is_redressed, tried_at nulls first, updated_at
      ) as turn
      from (select * from changed union all select * from redressed) as each
    )
    select brand_id, document, tried_at::text from due order by turn, random() limit ${mostListed}
  `.execute(db)
  return rows
}

/** Takes one of the list for one node; undefined: another node has taken it since, or it is not there any more. */
export async function takeDesign(
  db: Kysely<DB>,
  { brand_id, document, tried_at }: DueDesign,
): Promise<TakenDesign | undefined> {
  const { rows } = await sql<TakenDesign>`
    with due as (
      select made.id, room.last_seq
      from doc_room room
      join brand_document made on made.brand_id = room.brand_id and made.document = room.document
      where room.brand_id = ${brand_id} and room.document = ${document}
        and made.trashed_at is null and made.purging_at is null
    ), taken as (
      insert into design_thumbnail (brand_id, document, tries)
      select ${brand_id}::bigint, ${document}, 1 from due
      on conflict (brand_id, document) do update
      set tried_at = now(), tries = design_thumbnail.tries + 1
      where design_thumbnail.tried_at = ${tried_at}::timestamptz
      returning brand_id, document, tries, case when stored_at is not null then shown end as shown, drawn_seq
    )
    select taken.brand_id, taken.document, due.id, due.last_seq, taken.tries,
      case when taken.drawn_seq >= due.last_seq then taken.shown end as shown
    from taken, due
  `.execute(db)
  return rows[0]
}
