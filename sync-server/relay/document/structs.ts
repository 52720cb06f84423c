import * as Y from 'yjs'

export type Struct = Y.Item | Y.GC

/** A deleted range of one Yjs client. In lists they are sorted, and touching ranges are merged. */
export interface Range {
  readonly clock: number
  readonly len: number
}

/** The structs of a document, in memory or read from a snapshot. */
export interface Structs {
  /** By Yjs client id: its structs from clock 0 on, without a gap. */
  readonly clients: ReadonlyMap<number, Struct[]>
  deleted(): ReadonlyMap<number, readonly Range[]>
}

/** The live structs of a document in memory: later changes are included. */
export function structsOf({ store }: Y.Doc): Structs {
  return { clients: store.clients, deleted: () => Y.createDeleteSetFromStructStore(store).clients }
}

/** The clock of a client: how much of it there is. */
export function clockOf({ clients }: Pick<Structs, 'clients'>, client: number): number {
  const last = clients.get(client)?.at(-1)
  return last ? last.id.clock + last.length : 0
}
