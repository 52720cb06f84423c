import * as Y from 'yjs'
import type { PastEpoch } from '../log/update-log.ts'

type Decoded = ReturnType<typeof Y.decodeUpdate>

/**
 * The earlier epoch that a document with this state vector has something of; null: none. An epoch is recognised by the
 * Yjs client ids that wrote in it: everything that builds on it comes together with some of them.
 */
export function pastEpochOfVector(past: readonly PastEpoch[], vector: Uint8Array): PastEpoch | null {
  return pastOfClients(past, Y.decodeStateVector(vector).keys())
}

export function pastEpochOfUpdate(past: readonly PastEpoch[], { structs, ds }: Decoded): PastEpoch | null {
  const clients = new Set(ds.clients.keys())
  for (const struct of structs) if (!(struct instanceof Y.Skip)) clients.add(struct.id.client)
  return pastOfClients(past, clients)
}

function pastOfClients(past: readonly PastEpoch[], ids: Iterable<number>): PastEpoch | null {
  const clients = [...ids]
  return past.find((epoch) => clients.some((id) => epoch.clients.has(id))) ?? null
}
