import type { DocumentName } from '../documents/names.ts'
import type { SlotWords } from '../language/fill-slots.ts'

/** Subprotocol of clients that also speak `durable`, `problem` and `mark`. */
export const subprotocol = 'saegim.v1'
/** The access token travels as a second subprotocol, never in a URL. */
export const bearerPrefix = 'bearer.'

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
   * Server: one byte string, the state vector that is safely stored; of a document with many clients those alone whose
   * letters were brought or deleted.
   */
  durable: 100,
  /** Server: JSON of a `Problem`. */
  problem: 101,
  /**
   * Client: a varint. The server sends the same one back once everything this socket sent before it is stored.
   * A state vector cannot say that a deletion arrived; this can.
   */
  mark: 102,
  /**
   * Server, before it closes with `rebuilt`: a varint, the number of the present history, and a byte string, as an update
   * all that the client's history held when another took its place. What the client holds beyond it only the client has.
   */
  past: 103,
} as const

/** 44xx are final for the client until something changes; 1013 means come back later. */
export const closeCode = {
  unauthorized: 4401,
  forbidden: 4403,
  notFound: 4404,
  /** The document has a new history; what the client holds belongs to an earlier one and may not be mixed with it. */
  rebuilt: 4409,
  tooLarge: 4413,
  invalidUpdate: 4422,
  tooFast: 4529,
  overloaded: 1013,
} as const

export type CloseCode = (typeof closeCode)[keyof typeof closeCode]

/** Said with 1013 where a client that knows it need not wait: it asks what it may do now, and comes back at once. */
export const roleChanged = 'the role was changed'

/** Something the server could not take over: a field that REST refused, or an update of a reader. */
export interface Problem {
  readonly document: DocumentName
  /** Field path, or null for the whole document. */
  readonly field: string | null
  /** A code of `errorCodes`; `RESOLVED` takes back what was said of the field before. */
  readonly code: string
  /** In Korean; whoever knows the code says it in the person's language. */
  readonly message: string
  /** What stands in the slots of the code's words. */
  readonly words?: SlotWords
}

/** Origins of transactions, so that nobody guesses who caused a change. */
export const origin = {
  /** Words typed into a field of this device. */
  field: 'field',
  /** A suggestion that somebody accepted. */
  suggestion: 'suggestion',
  /** The write-back, taking over what REST says. */
  settle: 'settle',
  /** A migration to the schema version of this build. */
  migration: 'migration',
} as const
