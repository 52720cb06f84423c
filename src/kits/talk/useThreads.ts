import { useLingui } from '@lingui/react/macro'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocumentView, useDocumentViews } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useSession } from '#engine/identity/session.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import {
  type CommentedKind,
  commentedDocuments,
  commentsOf,
  type Message,
  newestFirst,
  readThreads,
  type Thread,
  threadsIn,
} from '#model/comments/threads.ts'
import type { Answers } from '#model/fields/answers.ts'
import { cutText } from '#model/text/cut-text.ts'
import {
  addReply,
  type CommentedView,
  removeMessage,
  resolveThread,
  rewriteMessage,
  startThread,
} from './edit-threads.ts'
import { type Mentioned, mentionsIn } from './mentions.ts'
import { usePeople } from './usePeople.ts'
import { useSeenMembers } from './useSeenMembers.ts'
import { useTeamMembers } from './useTeamMembers.ts'

export interface Threads {
  readonly threads: readonly Thread[]
  /** All whose name is known: the team, those who are or were in the room, and those who wrote comments. */
  readonly people: readonly Mentioned[]
  /** Those of them who can be mentioned: not who has left the team, once the team is known. */
  readonly mentionable: readonly Mentioned[]
  /**
   * Why nothing can be written, as text; null if it can. The functions below return whether they wrote
   * something.
   */
  readonly refusal: string | null
  nameOf(message: Pick<Message, 'by' | 'name'>): string
  isMine(message: Message): boolean
  isMe(id: number): boolean
  /** `field`: its path, or `path/item/property` inside a list. */
  start(document: CommentedKind, field: string, body: string): boolean
  reply(thread: Thread, body: string): boolean
  rewrite(thread: Thread, message: Message, body: string): boolean
  /**
   * Deletes an own message, and the thread if it was the only one. Returns a function that restores it; null
   * if nothing was deleted.
   */
  remove(thread: Thread, message: Message): (() => void) | null
  resolve(thread: Thread, isResolved: boolean): boolean
}

const nameLength = 40

/** The threads of the documents of the brand that are open around. All changes are edits of these, so they work offline. */
export function useThreads(): Threads {
  const answers = useAnswers()
  const isFull = commentedDocuments.some((document) => isFullIn(document, answers))
  return useTalk(readThreads(answers), { isFull })
}

/**
 * The threads of the one document of a kind that is open around, of which no answers are stored. Undo of the document takes back
 * none of their changes.
 */
export function useThreadsOf(kind: CommentedKind): Threads {
  const { document } = useDocumentView(kind)
  const { threads, messages } = commentsOf[kind]
  const answers = {
    [threads.path]: useWatched(document.items(threads)),
    [messages.path]: useWatched(document.items(messages)),
  }
  return useTalk(newestFirst(threadsIn(kind, answers)), { isFull: isFullIn(kind, answers), isBeside: true })
}

function isFullIn(document: CommentedKind, answers: Answers): boolean {
  const count = (list: 'threads' | 'messages') => {
    const stored = answers[commentsOf[document][list].path]
    return Array.isArray(stored) ? stored.length : 0
  }
  const { threads, messages } = commentsOf[document]
  return count('threads') >= threads.atMost || count('messages') >= messages.atMost
}

interface TalkOptions {
  readonly isFull: boolean
  /** Changes are no steps of undo. */
  readonly isBeside?: boolean
}

function useTalk(threads: readonly Thread[], { isFull, isBeside = false }: TalkOptions): Threads {
  const { t } = useLingui()
  const { current, byName } = useDocumentViews()
  const { session } = useSession()
  const here = usePeople()
  const seen = useSeenMembers()
  const { brand } = current.document
  const team = useTeamMembers(brand)
  const role = useBrandRole(brand)
  const isAlone = isLocal(brand) || session === null
  const me = isAlone ? { id: 0, name: '' } : { id: session.idAccount, name: session.fullName }
  const author = { by: me.id, name: cutText(me.name.toWellFormed(), nameLength) }
  const people = knownPeople(threads, team, [...seen, ...here], me)
  // A member who is present may have joined after the list was read.
  const mentionable = team.length > 0 ? knownPeople([], team, here, me) : people

  const refusal = current.isReadOnly
    ? t`보기 권한으로는 의견을 남길 수 없어요.`
    : isFull
      ? t`의견은 500개, 말은 5,000개까지 둘 수 있어요. 다 본 것을 지우면 다시 남길 수 있어요.`
      : null

  const writable = (kind: CommentedKind): CommentedView | null => {
    const view = byName[kind]
    if (!view || view.isReadOnly) return null
    const { edit, editBeside } = view.document
    return { document: { edit: isBeside ? editBeside : edit }, lists: commentsOf[kind] }
  }
  const newMessage = (body: string) => ({
    ...author,
    body: body.toWellFormed(),
    at: new Date().toISOString(),
    mentions: mentionsIn(body, mentionable),
  })

  return {
    threads,
    people,
    mentionable,
    refusal,
    nameOf: ({ by, name }) =>
      by === 0 ? (isAlone ? t`나` : t`가입 전의 소유자`) : name || t`이름 없는 사람`,
    isMine: ({ by }) => by === me.id || (by === 0 && role === 'BRAND_ROLE_OWNER'),
    isMe: (id) => id !== 0 && id === me.id,
    start: (document, field, body) => {
      const view = refusal === null ? writable(document) : null
      return view !== null && startThread(view, field, newMessage(body))
    },
    reply: ({ key, document }, body) => {
      const view = refusal === null ? writable(document) : null
      return view !== null && addReply(view, key, newMessage(body))
    },
    rewrite: ({ document }, { key }, body) => {
      const view = writable(document)
      const mentions = mentionsIn(body, people)
      return view !== null && rewriteMessage(view, key, { body: body.toWellFormed(), mentions })
    },
    remove: (thread, message) => {
      const view = writable(thread.document)
      return view && removeMessage(view, thread, message)
    },
    resolve: ({ key, document }, isResolved) => {
      const view = writable(document)
      return view !== null && resolveThread(view, key, isResolved ? author : null)
    },
  }
}

/** The team first, which is what a list without a search begins with. */
function knownPeople(
  threads: readonly Thread[],
  team: readonly Mentioned[],
  seen: readonly Mentioned[],
  me: Mentioned,
): readonly Mentioned[] {
  const known = new Map(team.map(({ id, name }) => [id, name]))
  for (const { messages } of threads) for (const { by, name } of messages) if (by !== 0) known.set(by, name)
  for (const { id, name } of [...seen, ...team]) known.set(id, name)
  if (me.id !== 0) known.set(me.id, me.name)
  return [...known].map(([id, name]) => ({ id, name })).filter(({ name }) => name !== '')
}
