import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import type { Message, Thread } from '#model/comments/threads.ts'
import type { CommentLists } from '#model/documents/define-document.ts'

/** A document of any kind that takes comments, with its lists of them. */
export interface CommentedView {
  readonly document: Pick<OpenDocument, 'edit'>
  readonly lists: CommentLists
}

export type NewMessage = Omit<Message, 'key' | 'thread'>

/*
 * Edits of the threads of one document. They work offline; each is one step of undo. A function that returns a boolean returns
 * false, without a change, while the document is not read.
 */

export function startThread({ document, lists }: CommentedView, field: string, first: NewMessage): boolean {
  return isDone(
    document.edit((doc) => {
      const thread = lists.threads.add(doc, { field })
      return lists.messages.add(doc, { thread, ...first })
    }),
  )
}

export function addReply({ document, lists }: CommentedView, thread: string, message: NewMessage): boolean {
  return isDone(document.edit((doc) => lists.messages.add(doc, { thread, ...message })))
}

export function rewriteMessage(
  { document, lists }: CommentedView,
  key: string,
  { body, mentions }: Pick<NewMessage, 'body' | 'mentions'>,
): boolean {
  const { properties } = lists.messages
  return isDone(
    document.edit((doc) => {
      properties.body.at(key).write(doc, body)
      properties.mentions.at(key).write(doc, mentions)
      return key
    }),
  )
}

/**
 * Deletes a message, and its thread if it was the only one. Returns a function that restores both in their places; null if
 * nothing was deleted.
 */
export function removeMessage(
  { document, lists }: CommentedView,
  thread: Thread,
  message: Message,
): (() => void) | null {
  const { threads, messages } = lists
  const at = document.edit((doc) => {
    const index = messages.keys(doc).indexOf(message.key)
    messages.remove(doc, message.key)
    if (thread.messages.length === 1) threads.remove(doc, thread.key)
    return index
  })
  if (at === null) return null
  return () =>
    void document.edit((doc) => {
      if (!threads.has(doc, thread.key) && thread.field !== '')
        threads.add(doc, { field: thread.field }, { key: thread.key })
      if (!messages.has(doc, message.key)) messages.add(doc, message, { key: message.key, at })
    })
}

/** `by`: who resolves it; null opens it again. */
export function resolveThread(
  { document, lists }: CommentedView,
  key: string,
  by: Pick<Message, 'by' | 'name'> | null,
): boolean {
  const { resolvedBy, resolvedName, resolvedAt } = lists.threads.properties
  return isDone(
    document.edit((doc) => {
      resolvedBy.at(key).write(doc, by?.by ?? null)
      resolvedName.at(key).write(doc, by?.name ?? null)
      resolvedAt.at(key).write(doc, by ? new Date().toISOString() : null)
      return key
    }),
  )
}

function isDone(written: string | null): boolean {
  return written !== null
}
