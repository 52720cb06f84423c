import type pg from 'pg'
import type { DocId } from '../log/update-log.ts'
import type { Violation } from './guard.ts'

export type ReplacedInField = NonNullable<Violation['replaced']>

/** Stores what somebody wrote without the right to, so that those who have it can take it over. */
export type KeepReplaced = (id: DocId, editor: number, replaced: readonly ReplacedInField[]) => Promise<void>

/** Beside what the write-back replaces: the same list of a brand shows both. */
export function openReplacedValues(pool: pg.Pool): KeepReplaced {
  return async ({ idBrand, document }, editor, replaced) => {
    await pool.query(
      `insert into settle_history (brand_id, document, field, kept, other, side, editor)
       select $1, $2, field, kept, other, 'document', $3
       from unnest($4::text[], $5::jsonb[], $6::jsonb[]) as replaced (field, kept, other)`,
      [
        idBrand,
        document,
        editor,
        replaced.map(({ field }) => field),
        replaced.map(({ kept }) => JSON.stringify(kept)),
        replaced.map(({ other }) => JSON.stringify(other)),
      ],
    )
  }
}
