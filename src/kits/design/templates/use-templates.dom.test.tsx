import 'fake-indexeddb/auto'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import type { Language } from '#model/language/languages.ts'
import { templateOf } from './template.fixture.ts'
import { useTemplates } from './useTemplates.ts'

const person = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
const cafe = { query: 'ㅋㅍ' }

let host: HTMLElement
let isOffline: boolean
let asked: URL[]

beforeEach(() => {
  startSession(person, 'token')
  isOffline = false
  asked = []
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (address: string) => {
    if (isOffline) throw new TypeError('no network')
    const url = new URL(address, 'http://localhost')
    asked.push(url)
    return Response.json(pageOf(Number(url.searchParams.get('page')), url.searchParams.get('language')))
  })
  show('ko')
})

afterEach(async () => {
  hide()
  await accountStore(person.idAccount).answers.clear()
  endSession()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('all pages are asked for in the language of the content, and searched on the device', async () => {
  await vi.waitFor(() => expect(host.textContent).toBe('fresh 쿠폰 ko'))
  expect(asked.map(({ searchParams }) => [searchParams.get('page'), searchParams.get('language')])).toEqual([
    ['0', 'ko'],
    ['1', 'ko'],
  ])
  hide()
  show('ja')
  await vi.waitFor(() => expect(host.textContent).toBe('fresh 쿠폰 ja'))
})

test('without a network the templates are those of this device', async () => {
  await vi.waitFor(() => expect(host.textContent).toBe('fresh 쿠폰 ko'))
  hide()
  isOffline = true
  show('ko')
  await vi.waitFor(() => expect(host.textContent).toContain('쿠폰 ko'))
})

function show(content: Language): void {
  host = document.body.appendChild(document.createElement('div'))
  render(<Screen content={content} />, { container: host })
}

function hide(): void {
  cleanup()
}

function Screen({ content }: { content: Language }) {
  const { templates, all, state } = useTemplates(content, cafe)
  if (!templates || all?.length !== 2) return 'nothing'
  return `${state.kind} ${templates.map(({ name, purpose }) => `${name} ${purpose}`).join()}`
}

function pageOf(number: number, language: string | null) {
  const template = templateOf(number + 1, { name: number === 0 ? '메뉴판' : '쿠폰', purpose: language ?? '' })
  return { _embedded: { resTemplateLists: [template] }, page: { number, size: 60, totalPages: 2 } }
}
