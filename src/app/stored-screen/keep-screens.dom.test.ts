import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setOpenDocuments } from '#engine/documents/engine/registry.ts'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import { FakeCaches } from '#engine/store/caches.fixture.ts'
import { storedScreenAt } from '#engine/store/stored-screens.ts'
import { keepScreens } from './keep-screens.ts'

const build = '/assets/a1b2c3d.js'
const path = '/work-book/core/story/what'
let end: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })

  vi.stubGlobal('caches', new FakeCaches())
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1))
  vi.stubGlobal('cancelIdleCallback', () => {})
  withWorker(Promise.resolve())
  startSession({ idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  openBrand(12)
  history.replaceState(null, '', path)
  const script = Object.assign(document.createElement('script'), { type: 'module' })
  script.setAttribute('src', build)
  const root = Object.assign(document.createElement('div'), { id: 'app' })
  root.append(document.createElement('main'))
  document.body.replaceChildren(script, root)
  end = keepScreens()
})
afterEach(() => {
  end()
  endSession()
  setOpenDocuments([])
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a screen is stored when it has rested for two seconds, and again after a change', async () => {
  await show('먼저')
  await vi.advanceTimersByTimeAsync(1_500)
  expect(await stored()).toBeNull()
  await vi.advanceTimersByTimeAsync(600)
  expect(await stored()).toContain('먼저')
  await show('나중')
  await vi.advanceTimersByTimeAsync(2_100)
  expect(await stored()).toContain('나중')
})

test('a screen that is hidden is stored at once, unless it is just changing', async () => {
  await show('먼저')
  hide()
  await vi.advanceTimersByTimeAsync(10)
  expect(await stored()).toBeNull()
  await vi.advanceTimersByTimeAsync(400)
  hide()
  await vi.advanceTimersByTimeAsync(10)
  expect(await stored()).toContain('먼저')
})

test.each([
  ['of payments', () => history.replaceState(null, '', '/brand/setting/payment')],
  ['with a query', () => history.replaceState(null, '', `${path}?comment=1`)],
  [
    'before there is a worker',
    () => {
      end()
      withWorker(new Promise(() => {}))
      end = keepScreens()
    },
  ],
  ['of an account that has signed out', endSession],
  [
    'of a page that the browser has translated',
    () => document.documentElement.classList.add('translated-ltr'),
  ],
])('a screen %s is not stored', async (_, change) => {
  change()
  await show('글')
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await caches.keys()).toEqual([])
  document.documentElement.className = ''
})

test('of a brand that the account was removed from nothing stays', async () => {
  await show('글')
  await vi.advanceTimersByTimeAsync(2_100)
  expect(await stored()).not.toBeNull()
  setOpenDocuments([{ sync: { get: () => ({ reason: 'roleLost' }) } } as never])
  await show('다른 글')
  await vi.advanceTimersByTimeAsync(2_100)
  expect(await caches.keys()).toEqual([])
})

function withWorker(ready: Promise<void>): void {
  Object.defineProperty(navigator, 'serviceWorker', { value: { ready }, configurable: true })
}

async function show(words: string): Promise<void> {
  const main = document.querySelector('main')
  if (main) main.textContent = words
  // Observers of changes are called in a microtask.
  await Promise.resolve()
}

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

function stored(): Promise<string | null> {
  return storedScreenAt(build, path)
}
