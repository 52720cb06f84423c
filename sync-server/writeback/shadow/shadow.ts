import * as Y from 'yjs'
import { toStorableText } from '#model/fields/plain-text.ts'
import type { Problem } from '#model/sync/protocol.ts'

/** A value as REST has it. Null, an absent property and an empty text are all null; a value of several parts is JSON. */
export type RestValue = string | number | boolean | null

export type RestValues = Readonly<Record<string, RestValue>>

/** Why REST refused a field, as clients are told. */
export type Refusal = Pick<Problem, 'code' | 'message' | 'words'>

/** A list item as it last agreed with its row. */
export interface ItemShadow {
  readonly id: number
  readonly values: RestValues
  /** The pass has asked REST to delete the row, so a missing row is not taken for a deletion by REST. */
  readonly isLeaving?: true
}

/** A row that is being created. Stored before REST is asked, so that the same call can be repeated. */
export interface Creation {
  readonly body: RestValues
  /** The id of the row that the item had before, part of the idempotency key; null for its first row. */
  readonly after: number | null
}

/** A value that was sent to REST without an answer: REST may have it or not. */
export interface Unconfirmed {
  readonly value: RestValue
  /** When it was sent, epoch ms. */
  readonly at: number
  /** Revision of REST's values before; absent where REST has none. */
  readonly revision?: string
}

/** Values of REST that are about to be applied to the document. Stored before the edit. */
export interface Applying {
  /** The Yjs client id that makes the edit. */
  readonly client: number
  /** That client's clock before the edit: a higher clock in the document proves that the document has the edit. */
  readonly clock: number
  readonly values: RestValues
  readonly lists: Readonly<Record<string, Readonly<Record<string, ItemShadow>>>>
}

/** The REST state last known to agree with a document, what REST refused, and the calls that may still be on their way. */
export interface Shadow {
  /** By field path. A path that was never settled is absent. */
  readonly values: RestValues
  /** By field path, then item key. */
  readonly lists: Readonly<Record<string, Readonly<Record<string, ItemShadow>>>>
  /** By field path: the order of row ids on which both sides agreed. */
  readonly orders: Readonly<Record<string, readonly number[]>>
  /** By field path, then item key. */
  readonly creating: Readonly<Record<string, Readonly<Record<string, Creation>>>>
  /** By path of a field or item property: the value that REST refused; it is not sent again unchanged. */
  readonly refused: RestValues
  /** By the same paths: why it was refused. */
  readonly problems: Readonly<Record<string, Refusal>>
  /** By the same paths: values that were sent and not answered, oldest first. */
  readonly sentUnconfirmed: Readonly<Record<string, readonly Unconfirmed[]>>
  /** By the same paths: what REST made of a sent value where it stores it differently, trimmed for example. */
  readonly restSpelling: Readonly<Record<string, { readonly sent: RestValue; readonly kept: RestValue }>>
  readonly applying: Applying | null
}

/** The shadow as the column `doc_shadow.shadow` has it: three parts have older names there. */
export type StoredShadow = Omit<Shadow, 'sentUnconfirmed' | 'restSpelling' | 'applying'> & {
  readonly unheard: Shadow['sentUnconfirmed']
  readonly forms: Shadow['restSpelling']
  readonly taking: Shadow['applying']
}

export const emptyShadow: Shadow = {
  values: {},
  lists: {},
  orders: {},
  creating: {},
  refused: {},
  problems: {},
  sentUnconfirmed: {},
  restSpelling: {},
  applying: null,
}

/** Reads a stored shadow. Parts that the release which wrote it did not know are empty. */
export function toShadow(stored: unknown): Shadow {
  if (typeof stored !== 'object' || stored === null) return emptyShadow
  const { unheard = {}, forms = {}, taking = null, ...others } = stored as Partial<StoredShadow>
  return { ...emptyShadow, ...others, sentUnconfirmed: unheard, restSpelling: forms, applying: taking }
}

export function toStoredShadow({ sentUnconfirmed, restSpelling, applying, ...others }: Shadow): StoredShadow {
  return { ...others, unheard: sentUnconfirmed, forms: restSpelling, taking: applying }
}

/**
 * A process may have been killed between an edit and the note that it was made. The document tells whether it has the
 * edit: if so, its values are part of the shadow. If not, a device may still bring it where an earlier release made it, which
 * sent edits before they were stored; so the note is kept. A document with the same Yjs client is the one that should have made the edit.
 */
export function resumeApplying(shadow: Shadow, doc: Y.Doc): Shadow {
  const { applying } = shadow
  if (applying === null) return shadow
  if (Y.getState(doc.store, applying.client) <= applying.clock)
    return applying.client === doc.clientID ? { ...shadow, applying: null } : shadow
  const lists = { ...shadow.lists }
  for (const [path, items] of Object.entries(applying.lists)) lists[path] = { ...lists[path], ...items }
  return { ...shadow, applying: null, values: { ...shadow.values, ...applying.values }, lists }
}

/**
 * Nothing in any spelling is null; objects and arrays become JSON with sorted keys, so that equal values are equal. Texts
 * are without the characters that PostgreSQL cannot store, which a document may hold.
 */
export function toRestValue(value: unknown): RestValue {
  if (value === undefined || value === null) return null
  if (typeof value === 'string') return toStorableText(value) || null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return JSON.stringify(withSortedKeys(value))
}

function withSortedKeys(value: unknown): unknown {
  if (typeof value === 'string') return toStorableText(value)
  if (Array.isArray(value)) return value.map(withSortedKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, withSortedKeys(part)]),
  )
}
