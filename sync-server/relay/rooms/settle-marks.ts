import type pg from 'pg'
import type { DocId } from '../log/update-log.ts'
import type { RoomAccess } from './room-access.ts'

/** How far the write-back has settled each room, as the `seq` of a row of the log. */
export function openSettleMarks(pool: pg.Pool): Pick<RoomAccess, 'unsettled' | 'markSettled' | 'storedSeq'> {
  return {
    async unsettled() {
      const { rows } = await pool.query<DocId>(
        `select brand_id as "idBrand", document from doc_room where last_seq > settled_seq order by updated_at`,
      )
      return rows
    },
    async markSettled(idBrand, document, seq) {
      await pool.query(
        `update doc_room set settled_seq = greatest(settled_seq, $3) where brand_id = $1 and document = $2`,
        [idBrand, document, seq],
      )
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
