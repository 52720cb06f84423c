import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import PhotoSearch from './PhotoSearch.tsx'
import type { FoundPhoto } from './photo-service.ts'

const doc = vi.hoisted(() => ({ current: null as Y.Doc | null }))
const keepAdded = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('#kits/pictures/photo-credit.ts', () => ({ keepAdded }))
vi.mock('#engine/documents/react/useDocument.ts', () => ({
  useDocumentView: () => ({
    isReadOnly: false,
    document: { account: 3, brand: 7, edit: (change: (doc: Y.Doc | null) => unknown) => change(doc.current) },
  }),
}))

let box: HTMLElement
let sent: { method: string; path: string; query: URLSearchParams; body: unknown; key: string | null }[]
let answer: (path: string, body: { id?: string }) => Response

const photo = (id: string, description: string | null = `picture ${id}`): FoundPhoto => ({
  id,
  description,
  width: 4,
  height: 3,
  color: '#C08040',
  previewUrl: `https://images.unsplash.com/${id}`,
  credit: { service: 'UNSPLASH', name: 'Mina Park', url: 'https://unsplash.com/@mina?utm_source=saegim' },
})

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  doc.current = new Y.Doc()
  sent = []
  answer = (_path, { id }) =>
    id
      ? Response.json({ idFile: Number(id) + 100, credit: photo(id).credit })
      : Response.json({ photos: ['1', '2', '3'].map((one) => photo(one)), total: 6, pages: 2 })
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://here')
    const body = JSON.parse(String(request.body ?? '{}')) as { id?: string }
    const key = new Headers(request.headers).get('Idempotency-Key')
    sent.push({ method: request.method ?? '', path: pathname, query: searchParams, body, key })
    return answer(pathname, body)
  })
  box = document.body.appendChild(document.createElement('div'))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('searches on submit, not while typing or at the end of a composition', async () => {
  await show()
  await type('따뜻한 그릇')
  const composing = new KeyboardEvent('keydown', {
    key: 'Enter',
    bubbles: true,
    cancelable: true,
    keyCode: 229,
  })
  await act(async () => void field().dispatchEvent(composing))
  expect(composing.defaultPrevented).toBe(true)
  expect(sent).toEqual([])
  await press('찾기')
  expect(sent.map(({ path, query }) => [path, query.get('query'), query.get('page')])).toEqual([
    ['/api/v1/photo/search', '따뜻한 그릇', '1'],
  ])
  expect(status()).toBe('사진 3장을 찾았어요. 담을 사진을 골라 주세요.')
  expect([...box.querySelectorAll('li a')].map((link) => link.getAttribute('href')).slice(0, 2)).toEqual([
    'https://unsplash.com/@mina?utm_source=saegim',
    'https://unsplash.com/?utm_source=saegim&utm_medium=referral',
  ])
  expect(box.querySelector('li p')?.textContent).toBe('사진: Mina Park / Unsplash')
})

it('appends the next page without duplicates', async () => {
  await show()
  await search()
  answer = () => Response.json({ photos: [photo('3'), photo('4')], total: 6, pages: 2 })
  await press('사진 더 보기')
  expect(boxes()).toHaveLength(4)
  expect(sent.at(-1)?.query.get('page')).toBe('2')
  expect([...box.querySelectorAll('button')].some(({ textContent }) => textContent === '사진 더 보기')).toBe(
    false,
  )
})

it('adds the chosen photographs in the order of choosing, with caption and credit', async () => {
  const { onClose } = await show({ room: 5, added: new Set(['1']) })
  await search()
  expect(boxes().map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
  await tick(2)
  await tick(1)
  await press('2장 담기')
  expect(items()).toMatchObject([
    { idUnsplash: '3', description: 'picture 3', file: { idFile: 103 } },
    { idUnsplash: '2', description: 'picture 2', file: { idFile: 102 } },
  ])
  expect(onClose).toHaveBeenCalledOnce()
  expect(keepAdded).toHaveBeenCalledWith(3, 7, { idFile: 103, credit: photo('3').credit })
})

it('no more can be chosen than there is room for', async () => {
  await show({ room: 1 })
  await search()
  await tick(0)
  expect(boxes().map(({ disabled }) => disabled)).toEqual([false, true, true])
  expect(status()).toContain('더 담을 자리가 없어요')
  await tick(0)
  expect(boxes().map(({ disabled }) => disabled)).toEqual([false, false, false])
})

it('added photographs stay when a later one fails; that one stays chosen, and is retried under the same key', async () => {
  const { onClose } = await show()
  await search()
  await tick(0)
  await tick(1)
  const good = answer
  answer = (path, body) =>
    body.id === '2'
      ? Response.json({ code: 'PROVIDER_DOWN', message: '…' }, { status: 502 })
      : good(path, body)
  await press('2장 담기')
  expect(items().map(({ idUnsplash }) => idUnsplash)).toEqual(['1'])
  expect(box.querySelector('[role=alert]')?.textContent).toContain('사진 서비스가 잠시 응답하지 않아요')
  expect(boxes()[1]?.checked).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
  answer = good
  await press('1장 담기')
  expect(items().map(({ idUnsplash }) => idUnsplash)).toEqual(['1', '2'])
  const keys = sent.filter(({ body }) => (body as { id?: string }).id === '2').map(({ key }) => key)
  expect(keys).toEqual([expect.stringMatching(/./), keys[0]])
})

it('a dialog that was closed while photographs are added does not close the one opened after it', async () => {
  const { onClose } = await show()
  await search()
  await tick(0)
  const added = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => added.promise)
  const add = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === '1장 담기')
  await act(async () => add?.click())
  await act(async () => render(null, { container: box }))
  await act(async () => {
    await vi.dynamicImportSettled()
    added.resolve(Response.json({ idFile: 101, credit: photo('1').credit }))
  })
  await vi.waitFor(() => expect(items().map(({ idUnsplash }) => idUnsplash)).toEqual(['1']))
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
  expect(onClose).not.toHaveBeenCalled()
})

it('reports an empty result and errors', async () => {
  await show()
  answer = () => Response.json({ photos: [], total: 0, pages: 0 })
  await search()
  expect(box.textContent).toContain('다른 말로 찾아보세요')
  answer = () => Response.json({ code: 'RATE_LIMITED', message: '요청이 너무 많아요.' }, { status: 429 })
  await press('찾기')
  expect(box.querySelector('[role=alert]')?.textContent).toBe('요청이 너무 많아요.')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await press('찾기')
  expect(box.querySelector('[role=alert]')?.textContent).toContain('서버에 연결하지 못했어요')
})

it('a long caption is cut at the end of a word', async () => {
  await show()
  answer = (_path, { id }) =>
    id
      ? Response.json({ idFile: 1, credit: null })
      : Response.json({ photos: [photo('1', 'a bowl '.repeat(30))], total: 1, pages: 1 })
  await search()
  await tick(0)
  await press('1장 담기')
  const [{ description = '' } = {}] = items() as { description?: string }[]
  expect(description.length).toBeLessThanOrEqual(100)
  expect(description).toMatch(/(a|bowl)$/)
})

it('offline no search is possible', async () => {
  await show({ reason: '인터넷에 연결되어야 할 수 있어요' })
  await type('그릇')
  await press('찾기')
  expect(sent).toEqual([])
  expect(box.textContent).toContain('인터넷에 연결되어야 할 수 있어요')
})

function items() {
  if (!doc.current) throw new Error('there is no document')
  const { photography } = guide.visual
  return photography.read(doc.current)
}

async function show(given: { room?: number; added?: ReadonlySet<string>; reason?: string } = {}) {
  const onClose = vi.fn()
  const { room = 10, added = new Set<string>(), reason } = given
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <PhotoSearch idBrand={7} room={room} added={added} reason={reason} onClose={onClose} />
      </I18nProvider>,
      { container: box },
    ),
  )
  return { onClose }
}

async function search() {
  await type('bowl')
  await press('찾기')
}

function field(): HTMLInputElement {
  const found = box.querySelector<HTMLInputElement>('input[type=search]')
  if (!found) throw new Error('there is no field')
  return found
}

async function type(words: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    set?.call(field(), words)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function press(words: string) {
  const button = [...box.querySelectorAll('button')].find(({ textContent }) => textContent === words)
  if (!button) throw new Error(`there is no ${words}`)
  await act(async () => button.click())
  // The client is loaded first, then its requests are answered: repeat until none is pending.
  await vi.waitFor(async () => {
    await act(() => vi.dynamicImportSettled())
    expect(box.querySelector('[aria-busy=true]')).toBeNull()
  })
}

function boxes(): HTMLInputElement[] {
  return [...box.querySelectorAll<HTMLInputElement>('li input')]
}

async function tick(at: number) {
  await act(async () => boxes()[at]?.click())
}

function status(): string | null | undefined {
  return box.querySelector('[role=status]')?.textContent
}
