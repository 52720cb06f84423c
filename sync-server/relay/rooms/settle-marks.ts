import type pg from 'pg'
import { documentsWith } from '#model/document-kinds/names.ts'
import type { DocId } from '../log/update-log.ts'
import type { RoomAccess } from './room-access.ts'

/**
 * Unknown fields are added only where something has changed since the last settle. A pass over what others have settled
 * only removes those that it knows, so that releases of which each lacks a field of the other do not take turns for ever.
 */
const markSettled = `
update doc_room set settled_seq = $3, unknown_fields = nullif(array(
  (select unnest(unknown_fields) except select unnest($4::text[]))
  union select unnest($5::text[]) where $6 or $3 > settled_seq
  order by 1
), '{}')
where brand_id = $1 and document = $2 and settled_seq <= $3`

const mostAtOnce = 1_000

/** How far the write-back has settled each room, as the `seq` of a row of the log. */
export function openSettleMarks(pool: pg.Pool): Pick<RoomAccess, 'unsettled' | 'markSettled' | 'storedSeq'> {
  return {
    async unsettled(after = null, atMost = mostAtOnce) {
      const { rows } = await pool.query<DocId>(
        `select brand_id as "idBrand", document from doc_room
         where last_seq > settled_seq and document = any($1::text[]) and (brand_id, document) > ($2, $3)
         order by brand_id, document limit $4`,
        [documentsWith('isSettled'), after?.idBrand ?? 0, after?.document ?? '', atMost],
      )
      return rows
    },
    async markSettled(idBrand, document, { seq, known, unknown, hasRestChanged }) {
      await pool.query(markSettled, [idBrand, document, seq, known, unknown, hasRestChanged])
    },
    async storedSeq(idBrand, document) {
      const { rows } = await pool.query<{ last_seq: number }>(
        'select last_seq from doc_room where brand_id = $1 and document = $2',
        [idBrand, document],
      )
      return rows[0]?.last_seq ?? 0
    },
  }
}
