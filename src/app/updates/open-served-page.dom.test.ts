import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openServedPage, type PageState } from './open-served-page.ts'

const sitePage = '<!doctype html><head><link rel="canonical" href="https://saegim.example/price"></head>'
const appPage = '<!doctype html><body><div id="app"></div></body>'

const reload = vi.fn()
const answer = vi.fn<(url: URL) => Promise<Response>>()
let worker: ReturnType<typeof fakeWorker>

beforeEach(() => {
  worker = fakeWorker()
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  vi.stubGlobal('location', { href: 'https://saegim.example/price', reload })
  vi.stubGlobal('navigator', { serviceWorker: worker.container })
  vi.stubGlobal('fetch', answer)
  answer.mockImplementation(async () => new Response(sitePage))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  sessionStorage.clear()
})

test('a page of the server is opened by the newer worker, which is activated first', async () => {
  worker.newer = 'installed'
  expect(await open()).toEqual(['opening'])
  expect(answer.mock.calls[0]?.[0].href).toBe('https://saegim.example/price?lang=en&served=1')
  expect(worker.messages).toEqual([{ type: 'SKIP_WAITING' }])
  expect(reload).toHaveBeenCalledOnce()
})

test('without a newer worker the page is reloaded; one that comes again is reloaded twice more after pauses, and then said to be stuck', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: 1_000_000 })
  for (const [reloads, pauseMs] of [0, 1000, 4000].entries()) {
    const states = open()
    if (pauseMs > 0) await vi.advanceTimersByTimeAsync(pauseMs - 1)
    if (pauseMs > 0) expect(reload).toHaveBeenCalledTimes(reloads)
    await vi.advanceTimersByTimeAsync(1)
    expect(await states).toEqual(['opening'])
    expect(reload).toHaveBeenCalledTimes(reloads + 1)
  }
  expect(worker.messages).toEqual([])
  expect(await open()).toEqual(['stuck'])
  expect(reload).toHaveBeenCalledTimes(3)
  vi.setSystemTime(1_070_000)
  expect(await open()).toEqual(['opening'])
  expect(reload).toHaveBeenCalledTimes(4)
})

test('a newer worker that cannot be installed leaves the page as it is', async () => {
  worker.newer = 'redundant'
  expect(await open()).toEqual(['opening', 'stuck'])
  expect(reload).not.toHaveBeenCalled()
})

test('an address where the server has no page, or cannot be asked, is not reloaded', async () => {
  answer.mockResolvedValueOnce(new Response(appPage))
  expect(await open()).toEqual(['absent'])
  answer.mockResolvedValueOnce(new Response(sitePage, { status: 404 }))
  expect(await open()).toEqual(['absent'])
  answer.mockResolvedValueOnce(new Response(null, { status: 503 }))
  expect(await open()).toEqual(['failing'])
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await open()).toEqual(['unreachable'])
  expect(reload).not.toHaveBeenCalled()
})

async function open(): Promise<PageState[]> {
  const states: PageState[] = []
  await openServedPage('/price?lang=en', (state) => states.push(state))
  return states
}

/** A registration whose update finds a worker that ends in the state `newer`; none where it is null. */
function fakeWorker() {
  const container = new EventTarget()
  const messages: unknown[] = []
  const fake = { newer: null as ServiceWorkerState | null, messages, container }
  const registration = { installing: null as EventTarget | null, waiting: null as object | null }
  const update = async () => {
    const { newer } = fake
    if (newer === null) return
    const installing = Object.assign(new EventTarget(), { state: newer })
    registration.installing = installing
    setTimeout(() => {
      registration.installing = null
      if (newer === 'installed') registration.waiting = { postMessage }
      installing.dispatchEvent(new Event('statechange'))
    })
  }
  const postMessage = (message: unknown) => {
    messages.push(message)
    queueMicrotask(() => container.dispatchEvent(new Event('controllerchange')))
  }
  Object.assign(container, { getRegistration: async () => Object.assign(registration, { update }) })
  return fake
}
