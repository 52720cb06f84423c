import type * as Y from 'yjs'
import type { Call } from '#contract/call.ts'
import type { ServerRoomHandle } from '#server/relay/rooms/room-access.ts'
import type { KnownValues } from '../rest/known-rest.ts'
import type { RestClient } from '../rest/rest-client.ts'
import type {
  Applying,
  Creation,
  ItemShadow,
  Refusal,
  RestValue,
  RestValues,
  Shadow,
} from '../shadow/shadow.ts'
import type { ReplacedValue } from '../shadow/shadow-store.ts'
import type { Pauses } from './pauses.ts'

/** REST does not know the brand any more. */
export class BrandGone extends Error {
  override readonly name = 'BrandGone'
}

/**
 * One pass over one room: the document, REST and the shadow, and what both sides have agreed on so far.
 *
 * Paths are those of fields (`core.purpose`) or item properties (`core.values/<key>/keyword`). Methods that return a
 * promise store the shadow first and reject when that fails, or when another node has the lease of the room by now.
 */
export interface Pass {
  readonly room: ServerRoomHandle
  /** Changes are refused with `RestChanged` where another client changed REST since the pass began to read. */
  readonly rest: RestClient
  /** As it was when the pass began, with an earlier process's edit that a device has brought since. */
  readonly shadow: Shadow
  /** Makes a call that reads. Rejects with `BrandGone` where REST does not know the brand, else with `RestUnavailable`. */
  read(call: Call): Promise<Record<string, unknown>>
  /**
   * The common ancestor of document and REST: the value they agreed on, or one that was sent without an answer and that
   * REST turns out to have. A text that REST changed further is compared with both. undefined: never settled.
   */
  baseOf(path: string, agreed: RestValue | undefined, rest: RestValue, isText: boolean): RestValue | undefined
  /** Both sides have this value; a problem of the path is resolved. */
  agree(path: string, value: RestValue): void
  /** REST has this value and the document has considered it. */
  agreeRest(path: string, rest: RestValue): void
  agreeList(path: string, items: Readonly<Record<string, ItemShadow>>): void
  agreeOrder(path: string, ids: readonly number[]): void
  /** Applies values of REST to the document, exactly once even if the process is killed: stored, edited, then agreed. */
  apply(known: { values?: RestValues; lists?: Applying['lists'] }, edit: (doc: Y.Doc) => void): Promise<void>
  /** Stores, before REST is asked, that a row is being created; null once it is created or given up. */
  noteCreation(path: string, key: string, creation: Creation | null): Promise<void>
  /** Stores, before they are sent, values whose answer may get lost. Without values it stores what was agreed so far. */
  noteSending(values: readonly { path: string; value: RestValue }[]): Promise<void>
  /** REST was not changed by the sending that was noted last: it was refused because REST had changed. */
  noteNotSent(values: readonly { path: string; value: RestValue }[]): void
  /** Whether the value was sent before and its answer got lost. */
  wasSent(path: string, value: RestValue): boolean
  /**
   * Whether REST may have had a value that was sent without an answer, and a member who saw it may have put back the one that
   * both sides had agreed on. REST tells only that something changed since.
   */
  mayBePutBack(path: string, rest: RestValue): boolean
  /** What REST has for the path now was compared with the document: it is not put back any more. */
  noteCompared(path: string): void
  /** REST answered for this value. `kept` is what it stored; undefined where it did not say, or refused. */
  noteAnswer(path: string, value: RestValue, kept?: RestValue): void
  /** The value that was sent where REST only spells it differently, else what REST has. */
  asSent(path: string, rest: RestValue): RestValue
  keepReplaced(value: ReplacedValue): void
  isRefused(path: string, value: RestValue): boolean
  refuse(path: string, value: RestValue, why: Refusal): void
  resolve(path: string): void
  /** Tells clients that a list has more items than REST takes (`atMost`), or null: that it has no longer. */
  reportLimit(path: string, atMost: number | null): void
  /** Resolves problems and forgets unanswered values of a list's items, all but these. */
  forgetOtherItems(path: string, keys: ReadonlySet<string>): void
  /** Between two pieces of work, so that a long pass does not keep the process from serving people. */
  readonly pauses: Pauses
  /** The document holds a value there that this release cannot read. Neither side is changed. */
  leaveUnreadable(path: string): void
  /** Works on one field, or one list. Where a value breaks it, everything else is settled all the same. */
  attempt(work: () => void | Promise<void>): Promise<void>
}

export interface PassOptions {
  readonly room: ServerRoomHandle
  readonly rest: RestClient
  /** What an earlier pass knew of REST; left out or null: nothing. */
  readonly known?: KnownValues | null
  readonly shadow: Shadow
  /** Stores the shadow and the replaced values in one transaction. Rejects when it could not. */
  save(shadow: Shadow, replaced: readonly ReplacedValue[]): Promise<void>
  /** Paths of problems that this process has told clients of. */
  readonly told: Set<string>
  /** An admin requested that refused values be sent again. */
  readonly again?: boolean
}

/** The document holds values that this release cannot read, most likely those of a newer one. */
export class ValuesUnreadable extends Error {
  override readonly name = 'ValuesUnreadable'
}
