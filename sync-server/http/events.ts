import type { DocumentName } from '#model/document-kinds/names.ts'
import type { CloseCode } from '#model/sync/protocol.ts'

/** Events inside one process; `shareEvents` of the bus brings them to the other nodes. */
export interface Emitter<Event> {
  /** Calls the listeners at once, in the order in which they were added; what a listener throws is thrown here. */
  emit(event: Event): void
  /** Returns what removes the listener. */
  on(listener: (event: Event) => void): () => void
}

/** REST holds something new that the document may not have. Emitted after the commit. */
export interface Change {
  readonly idBrand: number
  readonly document: DocumentName
}

export type Changes = Emitter<Change>

/** Access that has ended: the relay closes the sockets that match every given property, at once. */
export interface Revocation {
  readonly idBrand?: number
  readonly idAccount?: number
  /** SHA-256 of the token of one session. */
  readonly tokenHash?: Uint8Array
  readonly code: CloseCode
  readonly reason: string
}

export type Revocations = Emitter<Revocation>

/** Access to one room that has ended or changed for members of its brand. */
export interface RoomRevocation {
  readonly idBrand: number
  readonly document: DocumentName
  readonly code: CloseCode
  readonly reason: string
}

export type RoomRevocations = Emitter<RoomRevocation>

export function emitter<Event>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>()
  return {
    emit(event) {
      for (const listener of [...listeners]) listener(event)
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
