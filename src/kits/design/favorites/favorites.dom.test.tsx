import 'fake-indexeddb/auto'
import '#engine/browser/page-translation.fixture.ts'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import { queueCommand } from '#engine/queue/queue-command.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import { type Favorites, useFavorites } from './useFavorites.ts'

vi.mock('#engine/queue/queue-command.ts', async (original) => {
  const actual = await original<typeof import('#engine/queue/queue-command.ts')>()
  return { queueCommand: vi.fn(actual.queueCommand) }
})

const idAccount = 7
const brand = 12

let host: HTMLElement
let shown: Favorites
let isOnline: boolean

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  openBrand(brand)
  isOnline = true
  vi.mocked(queueCommand).mockClear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (_address: string, { method = 'GET' }: RequestInit = {}) => {
    if (!isOnline || method !== 'GET') throw new TypeError('offline')
    const page = { size: 200, totalElements: 0, totalPages: 1, number: 0 }
    return new Response(JSON.stringify({ _embedded: { EditorFavorites: [] }, page }), {
      headers: { 'content-type': 'application/json' },
    })
  })
  host = document.body.appendChild(document.createElement('div'))
})

afterEach(async () => {
  cleanup()
  const store = accountStore(idAccount)
  await Promise.all([store.answers.clear(), store.outbox.clear()])
  endSession()
  openBrand(null)
  vi.unstubAllGlobals()
})

function Shown({ of }: { of: BrandRef }) {
  shown = useFavorites(of)
  return null
}

const show = (of: BrandRef) =>
  render(
    <I18nProvider i18n={i18n}>
      <Shown of={of} />
    </I18nProvider>,
    { container: host },
  )

test('a favourite shows at once without a network, and a second press within 700 ms does nothing', async () => {
  let now = 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  show(brand)
  await vi.waitFor(() => expect(shown.ids).toEqual([]))
  isOnline = false
  shown.toggle(31)
  await vi.waitFor(() => expect(shown.has(31)).toBe(true))
  now += 699
  shown.toggle(31)
  expect(queueCommand).toHaveBeenCalledTimes(1)
  now += 1
  shown.toggle(31)
  await vi.waitFor(() => expect(shown.has(31)).toBe(false))
  expect(queueCommand).toHaveBeenCalledTimes(2)
  expect(await accountStore(idAccount).outbox.count()).toBe(2)
})

test('a brand on this device alone has no favourites', async () => {
  show(`local-${freshKey()}`)
  await vi.waitFor(() => expect(shown?.isPossible).toBe(false))
  shown.toggle(31)
  expect(queueCommand).not.toHaveBeenCalled()
})
