import * as Y from 'yjs'
import type { DocumentKind } from '#model/document-kinds/names.ts'
import type { CommentLists } from '#model/documents/define-document.ts'
import { factsOf } from '#model/documents/documents.ts'
import { cutText } from '#model/text/cut-text.ts'
import type { Before } from './before.ts'
import { type ChangedItem, changedItems } from './changed-items.ts'
import type { Author, Guard, GuardedChange, Violation } from './guard.ts'
import { isPlainText, restoreText, setOrDelete } from './plain-values.ts'

/** As long as devices write it. */
const nameLength = 40
/** How far the clock of a device may be ahead. */
const aheadMs = 5 * 60_000
/** Adding an item can give a new place to those behind it, whichever account wrote them. */
const placeOfItem = 'order'

/**
 * Comments are written by the account of the socket that brings them: a new message gets its id and name, and only its
 * author changes or removes it; the owner does so with those from before there was an account (author 0). A thread stays
 * with its field and stays at all while it has messages of others, and is resolved in the name of who resolves it.
 */
export function guardComments(kind: DocumentKind): Guard | null {
  const { comments } = factsOf(kind)
  if (!comments) return null
  const [messages, threads] = [comments.messages.path, comments.threads.path]
  return (change) => {
    const changed = changedItems(change.transaction, [messages, threads])
    if (changed.size === 0) return null
    const check = new CommentCheck(change, comments)
    return [
      ...(changed.get(messages) ?? []).flatMap((item) => check.message(item)),
      ...(changed.get(threads) ?? []).flatMap((item) => check.thread(item)),
    ]
  }
}

class CommentCheck {
  readonly #author: Author
  readonly #before: Before
  readonly #messages: Y.Map<unknown>
  readonly #threads: Y.Map<unknown>
  readonly #latest = Date.now() + aheadMs
  #othersIn: ReadonlySet<unknown> | null = null

  constructor({ author, before, transaction }: GuardedChange, { messages, threads }: CommentLists) {
    this.#author = author
    this.#before = before
    this.#messages = transaction.doc.getMap(messages.path)
    this.#threads = transaction.doc.getMap(threads.path)
  }

  message({ key, properties }: ChangedItem): Violation[] {
    const before = this.#before.value(this.#messages, key)
    const now = this.#messages.get(key)
    if (before instanceof Y.Map && !this.#isOwn(before))
      return this.#keepAsItWas(this.#messages, key, properties)
    if (!(now instanceof Y.Map)) return []
    const moved =
      before instanceof Y.Map && properties?.has('thread')
        ? this.#keepProperties(this.#messages, key, ['thread'])
        : []
    return [...moved, ...this.#stamp(this.#messages, key, now, { by: 'by', name: 'name', at: 'at' })]
  }

  thread({ key, properties }: ChangedItem): Violation[] {
    const before = this.#before.value(this.#threads, key)
    const now = this.#threads.get(key)
    if (before instanceof Y.Map && properties === null)
      return this.#hasMessagesOfOthers(key) ? this.#keepAsItWas(this.#threads, key, null) : []
    if (!(now instanceof Y.Map)) return []
    const moved =
      before instanceof Y.Map && properties?.has('field')
        ? this.#keepProperties(this.#threads, key, ['field'])
        : []
    const isResolution = properties === null || [...properties].some((name) => name.startsWith('resolved'))
    const isResolved = (now.get('resolvedBy') ?? null) !== null || (now.get('resolvedAt') ?? null) !== null
    if (!isResolution || !isResolved) return moved
    const names = { by: 'resolvedBy', name: 'resolvedName', at: 'resolvedAt' }
    return [...moved, ...this.#stamp(this.#threads, key, now, names)]
  }

  #isOwn(message: Y.Map<unknown>): boolean {
    const by = this.#before.value(message, 'by')
    const { id, role } = this.#author
    return by === id || ((by ?? 0) === 0 && role === 'BRAND_ROLE_OWNER')
  }

  /** Read once for a change, because one can remove very many threads. */
  #hasMessagesOfOthers(thread: string): boolean {
    this.#othersIn ??= new Set(
      [...this.#before.values(this.#messages).values()].flatMap((message) =>
        message instanceof Y.Map && !this.#isOwn(message) ? [this.#before.value(message, 'thread')] : [],
      ),
    )
    return this.#othersIn.has(thread)
  }

  #keepAsItWas(list: Y.Map<unknown>, key: string, properties: ReadonlySet<string> | null): Violation[] {
    if (properties !== null)
      return this.#keepProperties(
        list,
        key,
        [...properties].filter((name) => name !== placeOfItem),
      )
    const before = this.#before.value(list, key) as Y.Map<unknown>
    const stored = [...this.#before.values(before)].map(
      ([name, value]) => [name, this.#plain(value)] as const,
    )
    const putBack = () => {
      const item = new Y.Map<unknown>()
      for (const [name, { words, value }] of stored)
        if (words === null) setOrDelete(item, name, value)
        else item.set(name, new Y.Text(words))
      list.set(key, item)
    }
    return [{ field: null, putBack }]
  }

  #keepProperties(list: Y.Map<unknown>, key: string, names: readonly string[]): Violation[] {
    const item = list.get(key)
    if (!(item instanceof Y.Map) || names.length === 0) return []
    const stored = names.map((name) => [name, this.#plain(this.#before.value(item, name))] as const)
    const putBack = (doc: Y.Doc) => {
      for (const [name, { words, value }] of stored) {
        const now = item.get(name)
        if (words === null) setOrDelete(item, name, value)
        else if (isPlainText(now)) restoreText(doc, now, words)
        else item.set(name, new Y.Text(words))
      }
    }
    return [{ field: null, putBack }]
  }

  #plain(value: unknown): { readonly words: string | null; readonly value: unknown } {
    return value instanceof Y.Text ? { words: this.#before.text(value), value: null } : { words: null, value }
  }

  #stamp(
    list: Y.Map<unknown>,
    key: string,
    item: Y.Map<unknown>,
    names: { readonly by: string; readonly name: string; readonly at: string },
  ): Violation[] {
    const name = cutText(this.#author.name.toWellFormed(), nameLength)
    const at = item.get(names.at)
    const isAhead = typeof at === 'string' && Date.parse(at) > this.#latest
    if (item.get(names.by) === this.#author.id && item.get(names.name) === name && !isAhead) return []
    const putBack = () => {
      const stamped = list.get(key)
      if (!(stamped instanceof Y.Map)) return
      stamped.set(names.by, this.#author.id)
      stamped.set(names.name, name)
      if (isAhead) stamped.set(names.at, new Date().toISOString())
    }
    return [{ field: null, putBack }]
  }
}
