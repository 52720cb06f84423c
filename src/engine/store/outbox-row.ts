import type { MirrorTableName } from '#model/mirrors/mirrors.ts'
import type { Change } from './change.ts'

/** A command that waits for the server. Holds neither passwords nor tokens: only calls declared `replay` or `ask` come here. */
export interface OutboxRow {
  readonly n?: number
  /** Name of the call, for the words of the sync panel. */
  readonly name: string
  readonly method: string
  readonly url: string
  /** The brand that it is about; null: none, or one that is only on this device. */
  readonly brand: number | null
  /** Content type, brand and language; never authorization, which is the cookie's at the time of sending. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Blob | null
  /** Its changes of stored answers, shown until the server has made them. */
  readonly changes?: readonly Change[]
  /** The key of the row of a mirror that it makes; set by `makesOf`. */
  readonly makes?: string
  /** A file of this device that goes with the body as multipart, and gets its id by the answer. */
  readonly idBlob?: string
  /** Of a file that is sent in parts, which a broken connection does not lose. */
  readonly resumable?: Resumable
  /** Refused, it is deleted: what it was to do has become needless. */
  readonly isQuiet?: true
  /**
   * Rows of a mirror whose ids the server had not given when the command was made: their keys stand in the address and
   * in the body until it is sent. It is not sent before they are known.
   */
  readonly refers?: readonly Reference[]
  /** Epoch ms of the last try. A command that was tried is not changed any more: the server may have carried it out. */
  readonly sentAt?: number
  /** Idempotency key, made when the person pressed the button. */
  readonly key: string
  /** Rows of one lane go one after the other; a stuck lane stops no other. */
  readonly lane: string
  readonly createdAt: number
  /**
   * `waiting` is sent by itself; `failed` was refused. A command that asks is `held` until the person confirms it,
   * `confirmed` while the page that they confirmed it on sends it, and `void` when it will never be sent.
   */
  readonly state: 'waiting' | 'failed' | 'held' | 'confirmed' | 'void'
  /** Of a command that asks. */
  readonly held?: Held
  /** Of a command that asks: params, query and body that it was called with. */
  readonly parts?: unknown
  readonly tries: number
  /** Not before this time; a time of the device's clock. */
  readonly notBefore: number
  /** 0 where there was no answer; of a failed row: the bytes of its file could not be read. */
  readonly lastStatus: number | null
  /** Words of the server for a failed row. */
  readonly message: string | null
}

export interface Resumable {
  /** Of the upload at the server; null: not begun. */
  readonly idUpload: number | null
  /** Bytes that the server had when it was last broken off. */
  readonly sent: number
  /** Uploads of this file that the server has ended: the next one has another key. */
  readonly ended?: number
  /** How often the server got other bytes than were sent. */
  readonly mismatches?: number
  /** All bytes are there: the server may have made the file. */
  readonly isFinishing?: true | undefined
}

export interface Reference {
  readonly table: MirrorTableName
  readonly key: string
  /** The command only has to be sent later than the one that makes the row, if that is sent at all. */
  readonly isOrder?: true
  /** The folder that the command makes a thing in which this device alone has: without the folder it is made at the top. */
  readonly isPlace?: true
}

export interface Held {
  /** What the person saw when they asked for it, as JSON. Where it is not so any more, the command is void. */
  readonly facts: unknown
  /** Input of the call that reads them. */
  readonly input: unknown
  /** Epoch ms at which a request was sent that got no answer. */
  readonly sentAt?: number
  readonly voided?: VoidWhy
  /** Which of the facts is another one: its name in `also` of the command; '' its own; `role`: it may not be asked for any more. */
  readonly differs?: string
}

/**
 * `changed`: the facts are others, nothing was sent. `unsure`: they are others, and a request had left without an answer:
 * it may have been carried out. `expired`: it was held for longer than `rowLifeMs`.
 */
export type VoidWhy = 'changed' | 'unsure' | 'expired'

/** How long a command that asks is held: what the person saw when they asked for it is too old after that. */
export const rowLifeMs = 7 * 24 * 60 * 60 * 1000
