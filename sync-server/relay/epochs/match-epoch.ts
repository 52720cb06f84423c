import * as Y from 'yjs'
import type { PastHistory } from '../log/update-log.ts'

type Decoded = ReturnType<typeof Y.decodeUpdate>

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
