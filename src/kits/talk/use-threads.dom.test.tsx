import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { commentsOf } from '#model/comments/threads.ts'
import { guide } from '#model/documents/guide.ts'
import { type Threads, useThreads } from './useThreads.ts'

const team = vi.hoisted(() => ({ current: [] as { id: number; name: string }[] }))
vi.mock('./useTeamMembers.ts', () => ({ useTeamMembers: () => team.current }))

const ref = { account: null, brand: 'local-1', name: 'guide' } as const
let host: HTMLElement
let comments: Threads | null = null

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  globalThis.indexedDB = new IDBFactory()
  host = document.body.appendChild(document.createElement('div'))
  const document_ = documentAt(ref)
  await act(() =>
    render(
      <I18nProvider i18n={i18n}>
        <DocumentProvider brand={ref.brand} document="guide" account={null}>
          <Screen />
        </DocumentProvider>
      </I18nProvider>,
      { container: host },
    ),
  )
  await act(() => vi.waitFor(() => expect(document_.phase.get()).toBe('ready')))
})
afterEach(async () => {
  cleanup()
  await Promise.all(openDocuments.get().map(closeDocument))
})

test('a local brand has comments: start, reply, edit, resolve, undo', async () => {
  await does((now) => expect(now.start('guide', 'core.target', '더 좁혀 볼까요?')).toBe(true))
  const [thread] = now().threads
  if (!thread) throw new Error('no thread')
  expect(thread).toMatchObject({ field: 'core.target', messages: [{ body: '더 좁혀 볼까요?', by: 0 }] })
  expect(now().nameOf(thread.messages[0] ?? { by: 1, name: '' })).toBe('나')

  await does(({ reply }) => reply(thread, '네'))
  await does(({ rewrite }) => rewrite(first(), first().messages[1] ?? must(), '네, 좁혀요'))
  expect(first().messages.map(({ body }) => body)).toEqual(['더 좁혀 볼까요?', '네, 좁혀요'])

  await does(({ resolve }) => resolve(first(), true))
  expect(first().resolved).not.toBeNull()
  await does(({ resolve }) => resolve(first(), false))
  expect(first().resolved).toBeNull()
})

test('the team can be mentioned, whether or not any of its members was seen', async () => {
  team.current = [{ id: 8, name: '박도현' }]
  await does(({ start }) => start('guide', 'core.target', '시작'))
  expect(now().people).toEqual(team.current)
  await does(({ reply }) => reply(first(), '@박도현 봐 주세요'))
  expect(first().messages[1]?.mentions).toEqual([8])
})

test('who has left the team is still named in comments, but cannot be mentioned any more', async () => {
  team.current = [{ id: 8, name: '박도현' }]
  await does(() =>
    documentAt(ref).edit((doc) => {
      const { threads, messages } = commentsOf.guide
      const thread = threads.add(doc, { field: 'core.target' })
      const author = { by: 9, name: '최서연', at: new Date().toISOString() }
      messages.add(doc, { thread, body: '먼저 갑니다', mentions: [], ...author })
    }),
  )
  expect(now().people.map(({ name }) => name)).toContain('최서연')
  expect(now().mentionable.map(({ name }) => name)).toEqual(['박도현'])
  await does(({ reply }) => reply(first(), '@최서연 고마워요'))
  expect(first().messages[1]?.mentions).toEqual([])
})

test('deleted messages can be restored in place, and the thread with the last of them', async () => {
  await does(({ start }) => start('guide', 'core.what', '하나'))
  await does(({ reply }) => reply(first(), '둘'))
  let bringBack: (() => void) | null = null
  await does(({ remove }) => {
    bringBack = remove(first(), first().messages[0] ?? must())
  })
  expect(first().messages.map(({ body }) => body)).toEqual(['둘'])
  await does(() => bringBack?.())
  expect(first().messages.map(({ body }) => body)).toEqual(['하나', '둘'])

  for (const _ of [1, 2])
    await does(({ remove }) => {
      bringBack = remove(first(), first().messages[0] ?? must())
    })
  expect(now().threads).toEqual([])
  await does(() => bringBack?.())
  expect(first()).toMatchObject({ field: 'core.what', messages: [{ body: '둘' }] })
})

test('refuses a thread over the limit of five hundred', async () => {
  const { doc } = documentAt(ref)
  await act(async () => {
    doc.transact(() => {
      for (let n = 0; n < commentsOf.guide.threads.atMost; n++)
        guide.comments.threads.add(doc, { field: 'core.what' })
    })
    await new Promise((done) => requestAnimationFrame(done))
  })
  expect(now().refusal).toContain('500개')
  await does(({ start }) => expect(start('guide', 'core.what', '하나 더')).toBe(false))
})

function Screen() {
  comments = useThreads()
  return null
}

function now(): Threads {
  return comments ?? must()
}

function first() {
  return now().threads[0] ?? must()
}

function must(): never {
  throw new Error('it is not there')
}

/** Answers update once per animation frame. */
async function does(act_: (comments: Threads) => unknown) {
  await act(async () => {
    act_(now())
    await new Promise((done) => requestAnimationFrame(done))
  })
}
