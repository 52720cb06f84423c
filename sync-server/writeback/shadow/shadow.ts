import * as Y from 'yjs'
import type { Problem } from '#model/sync/protocol.ts'

/** A value as REST has it; nothing, whether null, absent or an empty text, is null. One of several parts is JSON. */
export type RestValue = string | number | boolean | null

export type RestValues = Readonly<Record<string, RestValue>>

/** What clients are told of a field. */
export type Told = Pick<Problem, 'code' | 'message' | 'words'>

/** A list item as it last agreed with its row. */
export interface ItemShadow {
  readonly id: number
  readonly values: RestValues
  /** REST is being asked to delete the row: that it is gone is our own doing. */
  readonly isLeaving?: true
}

/** A row that is being created; noted before REST is asked, so that the question can be repeated as it was. */
export interface Creation {
  readonly body: RestValues
  /** The row that the item had before, part of the idempotency key. */
  readonly after: number | null
}

/** A value that REST was sent and whose answer did not come: REST may have it or not. */
export interface Unheard {
  readonly value: RestValue
  readonly at: number
}

/** What REST says and the document is about to take over; noted before the edit. */
export interface Taking {
  /** Whose edit it is, and how much it had written before: more says that the document has taken it over. */
  readonly client: number
  readonly clock: number
  readonly values: RestValues
  readonly lists: Readonly<Record<string, Readonly<Record<string, ItemShadow>>>>
}

/** The REST state last known to agree with a document, what REST would not take, and what is under way. */
export interface Shadow {
  /** By field path. A path that was never settled is absent. */
  readonly values: RestValues
  /** By field path, then item key. */
  readonly lists: Readonly<Record<string, Readonly<Record<string, ItemShadow>>>>
  /** By field path, the order of ids on which both sides agreed. */
  readonly orders: Readonly<Record<string, readonly number[]>>
  /** By field path, then item key. */
  readonly creating: Readonly<Record<string, Readonly<Record<string, Creation>>>>
  /** By path of field or item property: the value that REST refused, so that it is not offered again unchanged. */
  readonly refused: RestValues
  /** By the same paths, what the clients are told of it. */
  readonly problems: Readonly<Record<string, Told>>
  readonly unheard: Readonly<Record<string, readonly Unheard[]>>
  /** By the same paths, how REST keeps what it was sent where it keeps it otherwise: trimmed, in another spelling. */
  readonly forms: Readonly<Record<string, { readonly sent: RestValue; readonly kept: RestValue }>>
  readonly taking: Taking | null
}

export const emptyShadow: Shadow = {
  values: {},
  lists: {},
  orders: {},
  creating: {},
  refused: {},
  problems: {},
  unheard: {},
  forms: {},
  taking: null,
}

/** A stored shadow, of whatever version wrote it. */
export function toShadow(stored: unknown): Shadow {
  return typeof stored === 'object' && stored !== null ? { ...emptyShadow, ...stored } : emptyShadow
}

/** A pass may have been killed between its edit and its note of it; the document itself says whether it was made. */
export function recallTaking(shadow: Shadow, doc: Y.Doc): Shadow {
  const { taking } = shadow
  if (taking === null) return shadow
  if (Y.getState(doc.store, taking.client) <= taking.clock) return { ...shadow, taking: null }
  const lists = { ...shadow.lists }
  for (const [path, items] of Object.entries(taking.lists)) lists[path] = { ...lists[path], ...items }
  return { ...shadow, taking: null, values: { ...shadow.values, ...taking.values }, lists }
}

export function toRestValue(value: unknown): RestValue {
  if (value === '' || value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  return JSON.stringify(inOrder(value))
}

/** Equal values read equal, in whatever order their keys came. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, inOrder(part)]),
  )
}
