import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react/pure'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { closeDocument, documentAt } from '#engine/documents/engine/open-documents.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { useTextBinding } from '#engine/documents/react/useTextBinding.ts'
import { storeLanguage } from '#engine/identity/language.ts'
import { endSession, startSession } from '#engine/identity/session.ts'
import { loadWorkbook } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { brandVoiceOf } from '#model/voice/brand-voice.ts'
import { noteTaken } from '../drafts/taken-state.ts'
import UnderAnswer from '../UnderAnswer.tsx'
import ModelWays from './ModelWays.tsx'
import type { ModelAccess } from './useModelAccess.ts'

const { background, what } = guide.core
const model = { kind: 'on', idBrand: 5, provider: '글벗' } as const
const story = '그릇을 빚습니다.'
const voice = brandVoiceOf({})
let people = 700
let open: OpenDocument
let calls: Call[]

/** A call of the model that this test answers. */
interface Call {
  readonly path: string
  readonly body: Record<string, unknown>
  readonly signal: AbortSignal | null
  send(name: string, data: unknown): Promise<void>
  end(): Promise<void>
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  storeLanguage('ko')
  noteTaken(null)
  people += 1
  startSession({ idAccount: people, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'a token')
  await loadWorkbook('core')
  calls = []
  vi.stubGlobal('fetch', answerByEvents)
})

afterEach(async () => {
  cleanup()
  endSession()
  vi.unstubAllGlobals()
  await Promise.all(openDocuments.get().map(closeDocument))
})

/** An answer whose pieces this test sends: jsdom has no streams. */
function answerByEvents(path: string, { body, signal }: RequestInit): Promise<Response> {
  type Piece = { readonly done: boolean; readonly value: Uint8Array | undefined }
  const pieces: Piece[] = []
  let reading: ((piece: Piece) => void) | null = null
  const put = (piece: Piece) =>
    act(async () => {
      if (reading) reading(piece)
      else pieces.push(piece)
      reading = null
      await isRead()
    })
  const read = () => {
    const next = pieces.shift()
    if (next) return Promise.resolve(next)
    return new Promise<Piece>((resolve) => {
      reading = resolve
    })
  }
  const reader = { read, cancel: () => Promise.resolve() }
  calls.push({
    path,
    body: JSON.parse(String(body)) as Record<string, unknown>,
    signal: signal ?? null,
    send: (name, data) =>
      put({ done: false, value: Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`) }),
    end: () => put({ done: true, value: undefined }),
  })
  const answer = { ok: true, status: 200, body: { getReader: () => reader } }
  return Promise.resolve(answer as unknown as Response)
}

/** What was sent is read in the tasks before this one. */
const isRead = () => new Promise((read) => setImmediate(read))

const done = (...texts: readonly string[]) => ({
  drafts: texts.map((text) => ({ text, title: null, action: null, key: null })),
  source: 'AI',
  model: 'small-ko',
  promptVersion: 'story@1',
  left: 12,
})

async function show({ access = model as ModelAccess, isTold = true, text = story } = {}): Promise<void> {
  render(
    <I18nProvider i18n={i18n}>
      <DocumentProvider brand="local-1" document="guide" account={null} fallback="…">
        <div data-field={background.path}>
          <Field />
        </div>
        <UnderAnswer step="core/story/background" />
        <ModelWays handle={background} voice={voice} access={access} model={model} onMeant={() => {}} />
      </DocumentProvider>
    </I18nProvider>,
  )
  open = documentAt({ account: null, brand: 'local-1', name: 'guide' })
  await waitFor(() => expect(open.phase.get()).toBe('ready'))
  await act(async () => {
    background.write(open.doc, text)
    what.write(open.doc, '매일 쓰는 그릇')
  })
  await waitFor(() => expect(field().value).toBe(text))
  if (!isTold || access.kind !== 'on') return
  press('확인했어요')
  await screen.findByRole('button', { name: text === '' ? '새 초안' : '더 짧게' })
}

function Field() {
  const { ref } = useTextBinding(background)
  return <textarea ref={ref} />
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')
const button = (name: string | RegExp) => screen.queryByRole('button', { name })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const card = (name: string) => within(screen.getByRole('region', { name }))
const taken = () => guide.suggestions.taken.read(open.doc)
const call = () => calls.at(-1) as Call

test('before the first use on a device it is said what is sent and to whom, and nothing can be asked', async () => {
  await show({ isTold: false })
  expect(screen.getByText(/받는 곳: 글벗/)).toBeTruthy()
  expect(screen.getByText(/가리고/)).toBeTruthy()
  expect(button('새 초안')).toBeNull()
  press('확인했어요')
  expect(button('새 초안')).not.toBeNull()
  cleanup()
  await show({ isTold: false })
  expect(button('새 초안')).not.toBeNull()
  expect(calls).toEqual([])
})

test('a text is asked for by a press alone, of the brand, and is unchecked and outside of the field while it comes', async () => {
  await show()
  expect(calls).toEqual([])
  press('더 짧게')
  expect(call()).toMatchObject({
    path: '/api/v1/ai/text',
    body: { job: 'rewrite', way: 'shorter', text: story, language: 'ko', register: 'HAPNIDA' },
  })
  await call().send('part', { at: 0, of: 'text', text: '그릇을' })
  await waitFor(() => expect(screen.getByText('그릇을')).toBeTruthy())
  expect(screen.queryByRole('button', { name: /받기/ })).toBeNull()
  expect(field().value).toBe(story)
  await call().send('restart', {})
  await waitFor(() => expect(screen.queryByText('그릇을')).toBeNull())
})

test('a draft that came is taken in one step of undo, with its origin in the history and who pressed', async () => {
  await show()
  press('새 초안')
  await call().send('done', done('그릇을 빚어요. 매일 써요.'))
  await waitFor(() => expect(card('새 초안').getByText('AI 제안')).toBeTruthy())
  expect(field().value).toBe(story)
  expect(screen.getByText(/12번 더/)).toBeTruthy()
  fireEvent.click(card('새 초안').getByRole('button', { name: '모두 받기' }))
  await waitFor(() => expect(field().value).toBe('그릇을 빚어요. 매일 써요.'))
  await waitFor(() => expect(screen.getByText(/AI 제안에서 받았어요/)).toBeTruthy())
  expect(taken()).toMatchObject([
    { field: background.path, source: 'AI', by: people, name: '이지우', at: expect.stringMatching(/Z$/) },
  ])
  fireEvent.click(await screen.findByRole('button', { name: '받은 것 실행 취소' }))
  await waitFor(() => expect(field().value).toBe(story))
  expect(taken()).toEqual([])
})

test('sentences that a draft adds to an empty field keep their order', async () => {
  await show({ text: '' })
  press('새 초안')
  await call().send('done', done('하나예요. 둘이에요. 셋이에요.'))
  fireEvent.click(await screen.findByRole('button', { name: '모두 받기' }))
  await waitFor(() => expect(field().value).toBe('하나예요. 둘이에요. 셋이에요.'))
})

test('while a syllable is composed nothing moves: neither the field nor what comes', async () => {
  await show()
  press('더 쉽게')
  await call().send('part', { at: 0, of: 'text', text: '그릇을' })
  await waitFor(() => expect(screen.getByText('그릇을')).toBeTruthy())
  await compose('하')
  await call().send('part', { at: 0, of: 'text', text: ' 만들어요.' })
  await call().send('done', done('그릇을 만들어요.'))
  await call().end()
  expect(screen.getByText('그릇을')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /받기/ })).toBeNull()
  await endComposing()
  await screen.findByRole('button', { name: '모두 받기' })
  expect(field().value).toBe(`${story}하`)
})

test('a draft that is taken while a syllable is composed is taken once it has ended, and noted then', async () => {
  await show()
  press('더 쉽게')
  await call().send('done', done('그릇을 만들어요.'))
  const take = await screen.findByRole('button', { name: '모두 받기' })
  await compose('하')
  fireEvent.click(take)
  expect([field().value, taken().length]).toEqual([`${story}하`, 0])
  await endComposing()
  await waitFor(() => expect(field().value).toBe('그릇을 만들어요.하'))
  await waitFor(() => expect(taken()).toMatchObject([{ source: 'AI' }]))
})

test('a stop keeps what came as a text that is not checked, and takes its whole sentences once they are', async () => {
  await show()
  press('더 공손하게')
  await call().send('part', { at: 0, of: 'text', text: '그릇을 빚습니다. 매일 쓰기' })
  await waitFor(() => expect(screen.getByText(/매일 쓰기/)).toBeTruthy())
  press('AI 글쓰기 멈추기')
  expect(call().signal?.aborted).toBe(true)
  expect(screen.getByText(/아직 확인하지 않았어요/)).toBeTruthy()
  expect(button('복사')).not.toBeNull()
  expect(button('모두 받기')).toBeNull()
  press('확인하고 받기')
  expect(card('더 공손하게').queryByText(/매일 쓰기/)).toBeNull()
  expect(card('더 공손하게').getByText('더 받을 문장이 없어요')).toBeTruthy()
})

test('a stopped text that says what the brand has not written is not taken', async () => {
  await show()
  press('더 공손하게')
  await call().send('part', { at: 0, of: 'text', text: '1998년부터 그릇을 빚습니다. 매일' })
  await waitFor(() => expect(screen.getByText(/1998/)).toBeTruthy())
  press('AI 글쓰기 멈추기')
  press('확인하고 받기')
  expect(screen.getByText(/적지 않은 숫자/)).toBeTruthy()
  expect(button('모두 받기')).toBeNull()
  expect(field().value).toBe(story)
})

test('leaving the field ends the call', async () => {
  await show()
  press('더 짧게')
  await call().send('part', { at: 0, of: 'text', text: '그' })
  cleanup()
  expect(call().signal?.aborted).toBe(true)
})

test('a call that fails says why, or which answers it needs first', async () => {
  await show()
  press('더 짧게')
  await call().send('part', { at: 0, of: 'text', text: '그릇을 빚' })
  await call().send('failed', { code: 'AI_BUSY', message: '지금은 붐벼요.' })
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('지금은 붐벼요.'))
  expect(card('더 짧게').getByText(/아직 확인하지 않았어요/)).toBeTruthy()
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json(
        {
          code: 'BAD_REQUEST',
          message: '',
          details: [{ field: 'answers.background', code: 'INVALID_VALUE' }],
        },
        { status: 400 },
      ),
    ),
  )
  press('다시')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('먼저 답해 주세요: '))
})

test('without a network nothing can be asked', async () => {
  await show({ access: { kind: 'off', why: 'network' } })
  expect(button('더 짧게')).toBeNull()
  expect(button('확인했어요')).toBeNull()
})

async function compose(letter: string): Promise<void> {
  await act(async () => {
    field().focus()
    field().setSelectionRange(field().value.length, field().value.length)
    field().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    field().setRangeText(letter, field().value.length, field().value.length, 'end')
    const typed = { data: letter, inputType: 'insertCompositionText', isComposing: true, bubbles: true }
    field().dispatchEvent(new InputEvent('input', typed))
  })
}

async function endComposing(): Promise<void> {
  await act(async () => {
    field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  })
}
