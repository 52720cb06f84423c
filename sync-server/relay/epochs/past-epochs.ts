import type pg from 'pg'
import * as Y from 'yjs'
import type { DocId, PastHistory } from '../log/update-log.ts'

type Decoded = ReturnType<typeof Y.decodeUpdate>

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

/**
 * Which past history a document with this state vector has something of; null: of none. A history is known by those
 * who wrote in it: everything that stands on it comes together with it.
 */
export function pastOfVector(past: readonly PastHistory[], vector: Uint8Array): PastHistory | null {
  return pastOfClients(past, Y.decodeStateVector(vector).keys())
}

export function pastOfUpdate(past: readonly PastHistory[], { structs, ds }: Decoded): PastHistory | null {
  const clients = new Set(ds.clients.keys())
  for (const struct of structs) if (!(struct instanceof Y.Skip)) clients.add(struct.id.client)
  return pastOfClients(past, clients)
}

function pastOfClients(past: readonly PastHistory[], ids: Iterable<number>): PastHistory | null {
  const clients = [...ids]
  return past.find((history) => clients.some((id) => history.clients.has(id))) ?? null
}
