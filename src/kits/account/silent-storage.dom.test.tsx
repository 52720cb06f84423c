import 'fake-indexeddb/auto'
import { cleanup, render } from '@testing-library/react/pure'
import { Dexie } from 'dexie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession, endSession } from '#engine/identity/session.ts'
import { useBrands, useLocalBrands } from '#engine/store/brands.ts'
import { completeSignIn } from './sign-in.ts'

const answer = {
  id: 7,
  email: 'ji@ongi.example',
  fullName: '이지우',
  image: null,
  locale: 'ko',
  accessToken: 'token',
} as unknown as Parameters<typeof completeSignIn>[0]
const brands = [{ id: 12, name: '온기', url: null, brandRole: 'BRAND_ROLE_OWNER', restricted: false }]
const real = Dexie.dependencies.indexedDB
let host: HTMLElement

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async () =>
    Response.json({ _embedded: { brands }, page: { number: 0, size: 20, totalPages: 1 } }),
  )
  Dexie.dependencies.indexedDB = {
    open: () => Object.assign(new EventTarget(), { transaction: null }),
    databases: () => new Promise(() => {}),
  } as unknown as IDBFactory
  vi.stubGlobal('indexedDB', Dexie.dependencies.indexedDB)
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  cleanup()
  endSession()
  Dexie.dependencies.indexedDB = real
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('where IndexedDB never answers, signing in ends, and the brands of the server are shown', async () => {
  // `waitFor` moves these timers on.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let opened: unknown = 'nothing'
  void completeSignIn(answer).then((brand) => {
    opened = brand
  })
  render(<Names />, { container: host })
  await vi.waitFor(() => expect(opened).toBe(12))
  expect(currentSession()?.idAccount).toBe(7)
  await vi.waitFor(() => expect(host.textContent).toBe('온기'))
})

function Names() {
  const shown = useBrands()
  const locals = useLocalBrands()
  return shown && locals ? [...shown, ...locals].map(({ name }) => name).join() : 'waiting'
}
