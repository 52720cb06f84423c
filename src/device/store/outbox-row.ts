/** A command that waits for the server. Holds neither passwords nor tokens: only calls declared `replay` come here. */
export interface OutboxRow {
  readonly n?: number
  /** Name of the call, for the words of the sync panel. */
  readonly name: string
  readonly method: string
  readonly url: string
  /** Content type, brand and language; never authorization, which is the cookie's at the time of sending. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Blob | null
  /** A file of this device that goes with the body as multipart, and is told its id by the answer. */
  readonly idBlob?: string
  /** Idempotency key, made when the person pressed the button. */
  readonly key: string
  /** Rows of one lane go one after the other; a stuck lane stops no other. */
  readonly lane: string
  readonly createdAt: number
  readonly state: 'waiting' | 'failed'
  readonly tries: number
  /** Not before this time; a time of the device's clock. */
  readonly notBefore: number
  readonly lastStatus: number | null
  /** Words of the server for a failed row. */
  readonly message: string | null
}

export const rowLifeMs = 7 * 24 * 60 * 60 * 1000
