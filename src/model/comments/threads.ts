import {
  type DocumentKind,
  type DocumentName,
  documentKinds,
  documentNames,
  kindOf,
  type SingleKind,
  traitsOf,
} from '../document-kinds/names.ts'
import type { documentTraits } from '../document-kinds/traits.ts'
import type { CommentLists } from '../documents/define-document.ts'
import { documents } from '../documents/documents.ts'
import { type Answers, itemsOf, textOf } from '../fields/answers.ts'

type Traits = typeof documentTraits

/** Kinds of documents that take comments, by their traits. */
export type CommentedKind = {
  [Kind in DocumentKind]: Traits[Kind]['comments'] extends string ? Kind : never
}[DocumentKind]

/** Those of them that every brand has. */
export type CommentedDocument = Extract<CommentedKind, SingleKind>

export function takesComments(kind: DocumentKind): kind is CommentedKind {
  return traitsOf(kind).comments !== null
}

function isCommentedDocument(name: SingleKind): name is CommentedDocument {
  return takesComments(name)
}

const commentedKinds: readonly CommentedKind[] = documentKinds.filter(takesComments)
export const commentedDocuments: readonly CommentedDocument[] = documentNames.filter(isCommentedDocument)

export interface Message {
  readonly key: string
  readonly thread: string
  readonly body: string
  /** Account id; 0 for messages written before there was an account. */
  readonly by: number
  readonly name: string
  /** ISO 8601 by the clock of the author's device: for display and the order on screen only. */
  readonly at: string | null
  readonly mentions: readonly number[]
}

export interface Thread {
  readonly key: string
  readonly document: CommentedKind
  /** Path of the field; '' if the thread itself is deleted and only replies are left. */
  readonly field: string
  readonly resolved: { readonly name: string; readonly at: string } | null
  /** In order; at least one. */
  readonly messages: readonly Message[]
}

/** The lists of threads and messages of each kind of document with comments. */
export const commentsOf = Object.fromEntries(
  commentedKinds.map((kind) => [kind, documents[kind].$.comments]),
) as Readonly<Record<CommentedKind, CommentLists>>

/** All threads of the documents that every brand has, as far as they are open, in the order of `newestFirst`. */
export function readThreads(answers: Answers): Thread[] {
  return newestFirst(commentedDocuments.flatMap((document) => threadsIn(document, answers)))
}

/**
 * By the time of the first message, which is shown beside it. Of threads with the same time, or none, the one added last is
 * first. Replies to a deleted thread are kept as a thread of their own. `threads` are in the order of their documents.
 */
export function newestFirst(threads: readonly Thread[]): Thread[] {
  return threads.toReversed().sort((a, b) => startOf(b) - startOf(a))
}

/** Epoch ms of the first message; 0 where it has no valid time. */
function startOf({ messages }: Thread): number {
  return Date.parse(messages[0]?.at ?? '') || 0
}

/**
 * The threads of one document, oldest first; needs the answers of that document only. Empty if it takes no
 * comments.
 */
export function threadsIn(name: DocumentName | DocumentKind, answers: Answers): Thread[] {
  const document = kindOf(name)
  if (!takesComments(document)) return []
  const { threads, messages } = commentsOf[document]
  const said = new Map<string, Message[]>()
  for (const item of itemsOf(answers, messages.path)) {
    const message = readMessage(item)
    const ofThread = said.get(message.thread)
    if (ofThread) ofThread.push(message)
    else said.set(message.thread, [message])
  }
  const found = itemsOf(answers, threads.path).map((item): Thread => {
    const key = textOf(item, 'key')
    const at = textOf(item, 'resolvedAt')
    const ofThread = said.get(key) ?? []
    said.delete(key)
    const resolved = at === '' ? null : { name: textOf(item, 'resolvedName'), at }
    return { key, document, field: textOf(item, 'field'), resolved, messages: ofThread }
  })
  const left = [...said].map(
    ([key, ofThread]): Thread => ({ key, document, field: '', resolved: null, messages: ofThread }),
  )
  return [...left, ...found].filter(({ messages: ofThread }) => ofThread.length > 0)
}

function readMessage(item: Answers): Message {
  const by = item.by
  const mentions = item.mentions
  return {
    key: textOf(item, 'key'),
    thread: textOf(item, 'thread'),
    body: textOf(item, 'body'),
    by: typeof by === 'number' ? by : 0,
    name: textOf(item, 'name'),
    at: textOf(item, 'at') || null,
    mentions: Array.isArray(mentions) ? mentions.filter((id) => typeof id === 'number') : [],
  }
}

/** Number of open threads by field path. */
export function countOpen(threads: readonly Thread[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { field, resolved } of threads) {
    if (resolved === null && field !== '') counts.set(field, (counts.get(field) ?? 0) + 1)
  }
  return counts
}
