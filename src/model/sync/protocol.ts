import type { DocumentName } from '../document-kinds/names.ts'
import type { SlotWords } from '../language/fill-slots.ts'

/** Subprotocol of clients that support `durable`, `problem` and `mark`. */
export const subprotocol = 'saegim.v1'
/** The access token is sent as a second subprotocol, never in a URL. */
export const bearerPrefix = 'bearer.'

/** The address of a room; a document of which a brand has many adds its id as one more part. */
export function syncPath(idBrand: number, document: DocumentName): string {
  return `/sync/${idBrand}/${document}`
}

/** Outer message kinds, the first varint of every message. 0 to 3 are those of y-websocket. */
export const messageKind = {
  sync: 0,
  awareness: 1,
  auth: 2,
  queryAwareness: 3,
  /**
   * Server: one byte string, the state vector that is stored in PostgreSQL. In a document with many clients
   * it has only the entries of clients whose content was added or deleted.
   */
  durable: 100,
  /** Server: JSON of a `Problem`. */
  problem: 101,
  /**
   * Client: a varint. The server returns it once everything sent before on this socket is stored. A state
   * vector cannot acknowledge deletions; this can.
   */
  mark: 102,
  /**
   * Server, before it closes with `rebuilt`: a varint, the number of the current epoch, and a byte string,
   * all updates of the client's epoch at its end. Changes that the client has beyond it exist on the client
   * only.
   */
  past: 103,
} as const

/** 4400 to 4499 are final: a retry alone does not help. After 4529 and 1013 clients retry later. */
export const closeCode = {
  unauthorized: 4401,
  forbidden: 4403,
  notFound: 4404,
  /**
   * The document has a new epoch; the client's state belongs to an earlier one and must not be merged into
   * it.
   */
  rebuilt: 4409,
  tooLarge: 4413,
  invalidUpdate: 4422,
  tooFast: 4529,
  overloaded: 1013,
} as const

export type CloseCode = (typeof closeCode)[keyof typeof closeCode]

/**
 * Reason text with 1013 after a change of role: clients that know it reconnect at once with their new rights.
 */
export const roleChanged = 'the role was changed'

/** Something the server could not accept: a field that REST refused, or an update of a reader. */
export interface Problem {
  readonly document: DocumentName
  /** Field path, or null for the whole document. */
  readonly field: string | null
  /** A key of `locales/<language>/errors.json`; `RESOLVED` withdraws an earlier problem of the field. */
  readonly code: string
  /** In Korean; clients that know the code show it in the person's language. */
  readonly message: string
  /** Values for the slots of the code's words. */
  readonly words?: SlotWords
}
