import * as Y from 'yjs'

export type Struct = Y.Item | Y.GC

/** What was deleted of one client: sorted, and touching ranges are one. */
export interface Range {
  readonly clock: number
  readonly len: number
}

/** What a document is made of, alive or not. */
export interface Structs {
  /** Of each client, from 0 on and without a hole. */
  readonly clients: ReadonlyMap<number, Struct[]>
  deleted(): ReadonlyMap<number, readonly Range[]>
}

/** Of a living document: what is written later is among them. */
export function structsOf({ store }: Y.Doc): Structs {
  return { clients: store.clients, deleted: () => Y.createDeleteSetFromStructStore(store).clients }
}

/** How much of a client there is. */
export function clockOf({ clients }: Pick<Structs, 'clients'>, client: number): number {
  const last = clients.get(client)?.at(-1)
  return last ? last.id.clock + last.length : 0
}
