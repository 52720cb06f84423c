import { useLingui } from '@lingui/react/macro'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useDocumentViews } from '#device/documents/react/useDocument.ts'
import { usePeople } from '#device/documents/react/usePeople.ts'
import { isLocal } from '#device/identity/brand-ref.ts'
import { useSession } from '#device/identity/session.ts'
import { useBrandRole } from '#device/store/useBrandRole.ts'
import {
  type CommentedDocument,
  commentedDocuments,
  commentsOf,
  type Message,
  readThreads,
  type Thread,
  takesComments,
} from '#model/comments/threads.ts'
import { type DocumentName, mainDocument } from '#model/document-kinds/names.ts'
import { fieldAtPath } from '#model/workbook/field-at-path.ts'
import { type Mentioned, mentionsIn } from './mentions.ts'
import { useSeenMembers } from './useSeenMembers.ts'
import { useTeamMembers } from './useTeamMembers.ts'

export interface Comments {
  readonly threads: readonly Thread[]
  /** Everybody whose name is known: the team, those who are or were in the room, and those who wrote comments. */
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
  start(field: string, body: string): boolean
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

/** Comments of a brand. All changes are edits of the document, so they work offline. */
export function useComments(): Comments {
  const { t } = useLingui()
  const answers = useAnswers()
  const { current, byName } = useDocumentViews()
  const { session } = useSession()
  const here = usePeople()
  const seen = useSeenMembers()
  const { brand } = current.document
  const team = useTeamMembers(brand)
  const role = useBrandRole(brand)
  const isAlone = isLocal(brand) || session === null
  const me = isAlone ? { id: 0, name: '' } : { id: session.idAccount, name: session.fullName }
  const threads = readThreads(answers)
  const people = knownPeople(threads, team, [...seen, ...here], me)
  // Somebody who is here may have joined after the list was read.
  const mentionable = team.length > 0 ? knownPeople([], team, here, me) : people

  const count = (document: CommentedDocument, list: 'threads' | 'messages') => {
    const stored = answers[commentsOf[document][list].path]
    return Array.isArray(stored) ? stored.length : 0
  }
  const edit = <Result>(document: CommentedDocument, change: Parameters<typeof editing<Result>>[1]) => {
    const view = byName[document]
    return !view || view.isReadOnly ? null : editing(view.document, change)
  }
  const said = (body: string) => ({
    body: body.toWellFormed(),
    by: me.id,
    name: me.name.slice(0, nameLength).toWellFormed(),
    at: new Date().toISOString(),
    mentions: mentionsIn(body, mentionable),
  })

  const isFull = commentedDocuments.some(
    (document) =>
      count(document, 'threads') >= commentsOf[document].threads.atMost ||
      count(document, 'messages') >= commentsOf[document].messages.atMost,
  )
  const refusal = current.isReadOnly
    ? t`보기 권한으로는 의견을 남길 수 없어요.`
    : isFull
      ? t`의견은 500개, 말은 5,000개까지 둘 수 있어요. 다 본 것을 지우면 다시 남길 수 있어요.`
      : null

  return {
    threads,
    people,
    mentionable,
    refusal,
    nameOf: ({ by, name }) =>
      by === 0 ? (isAlone ? t`나` : t`가입 전의 소유자`) : name || t`이름 없는 사람`,
    isMine: ({ by }) => by === me.id || (by === 0 && role === 'BRAND_ROLE_OWNER'),
    isMe: (id) => id !== 0 && id === me.id,
    start: (field, body) => {
      const document = documentOf(field)
      const lists = commentsOf[document]
      if (refusal !== null) return false
      return (
        edit(document, (doc) => {
          const thread = lists.threads.add(doc, { field })
          return lists.messages.add(doc, { thread, ...said(body) })
        }) !== null
      )
    },
    reply: ({ key, document }, body) =>
      refusal === null &&
      edit(document, (doc) => commentsOf[document].messages.add(doc, { thread: key, ...said(body) })) !==
        null,
    rewrite: ({ document }, { key }, body) =>
      edit(document, (doc) => {
        const { properties } = commentsOf[document].messages
        properties.body.at(key).write(doc, body.toWellFormed())
        properties.mentions.at(key).write(doc, mentionsIn(body, people))
        return true
      }) === true,
    remove: (thread, message) => {
      const { document } = thread
      const lists = commentsOf[document]
      const isAll = thread.messages.length === 1
      const at = itemIndex(answers[lists.messages.path], message.key)
      const done = edit(document, (doc) => {
        lists.messages.remove(doc, message.key)
        if (isAll) lists.threads.remove(doc, thread.key)
        return true
      })
      if (!done) return null
      return () =>
        void edit(document, (doc) => {
          if (!lists.threads.has(doc, thread.key) && thread.field !== '')
            lists.threads.add(doc, { field: thread.field }, { key: thread.key })
          if (!lists.messages.has(doc, message.key))
            lists.messages.add(doc, message, { key: message.key, at })
        })
    },
    resolve: ({ key, document }, isResolved) =>
      edit(document, (doc) => {
        const { resolvedBy, resolvedName, resolvedAt } = commentsOf[document].threads.properties
        resolvedBy.at(key).write(doc, isResolved ? me.id : null)
        resolvedName.at(key).write(doc, isResolved ? me.name.slice(0, nameLength).toWellFormed() : null)
        resolvedAt.at(key).write(doc, isResolved ? new Date().toISOString() : null)
        return true
      }) === true,
  }
}

type Editable = NonNullable<ReturnType<typeof useDocumentViews>['byName'][DocumentName]>['document']

function editing<Result>(
  document: Editable,
  change: Parameters<typeof document.edit<Result>>[0],
): Result | null {
  return document.edit(change)
}

function documentOf(field: string): CommentedDocument {
  const document = fieldAtPath(field)?.field.document ?? mainDocument
  return takesComments(document) ? document : mainDocument
}

function itemIndex(items: unknown, key: string): number {
  return Array.isArray(items) ? items.findIndex((item: { key?: unknown }) => item.key === key) : -1
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
