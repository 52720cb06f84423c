import type pg from 'pg'
import * as Y from 'yjs'
import type { DocId, PastHistory } from './update-log.ts'

export async function loadPast(pool: pg.Pool, { idBrand, document }: DocId): Promise<readonly PastHistory[]> {
  const { rows } = await pool.query<{ rebuilds: number; vector: Buffer }>(
    'select rebuilds, vector from doc_past where brand_id = $1 and document = $2 order by rebuilds',
    [idBrand, document],
  )
  return rows.map(({ rebuilds, vector }) => ({
    rebuilds,
    clients: new Set(Y.decodeStateVector(vector).keys()),
  }))
}

export async function loadPastState(
  pool: pg.Pool,
  { idBrand, document }: DocId,
  rebuilds: number,
): Promise<Uint8Array | null> {
  const { rows } = await pool.query<{ state: Buffer }>(
    'select state from doc_past where brand_id = $1 and document = $2 and rebuilds = $3',
    [idBrand, document, rebuilds],
  )
  const [row] = rows
  return row ? Y.convertUpdateFormatV2ToV1(row.state) : null
}
