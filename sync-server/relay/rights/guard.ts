import type * as Y from 'yjs'
import type { BrandRole } from '#model/access/roles.ts'
import type { Before } from './before.ts'

/** Who sent a change: the account of the socket, and its role in the brand. */
export interface Author {
  readonly id: number
  readonly name: string
  readonly role: BrandRole
}

/** A change that its author may not make. */
export interface Violation {
  /** Path of a field that the author is told of; null: no message is sent, because no screen of the product does this. */
  readonly field: string | null
  /** Set where what the author wrote is worth keeping. */
  readonly replaced?: { readonly field: string; readonly kept: unknown; readonly other: unknown }
  /** Restores what was there before; runs inside a transaction of the server. */
  putBack(doc: Y.Doc): void
}

export interface GuardedChange {
  readonly transaction: Y.Transaction
  readonly before: Before
  readonly author: Author
}

/** What is not allowed of a change; null: it touches nothing that this guard looks after. */
export type Guard = (change: GuardedChange) => readonly Violation[] | null
