import type pg from 'pg'
import * as Y from 'yjs'
import type { DocId, PastEpoch } from './update-log.ts'

/** The epochs before the present one, oldest first, with the Yjs client ids that wrote in each. */
export async function loadPastEpochs(
  pool: pg.Pool,
  { idBrand, document }: DocId,
): Promise<readonly PastEpoch[]> {
  const { rows } = await pool.query<{ rebuilds: number; vector: Buffer }>(
    'select rebuilds, vector from doc_past where brand_id = $1 and document = $2 order by rebuilds',
    [idBrand, document],
  )
  return rows.map(({ rebuilds, vector }) => ({
    rebuilds,
    clients: new Set(Y.decodeStateVector(vector).keys()),
  }))
}

/** The last state of an epoch as an update (V1); null where there is none of that number. */
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
