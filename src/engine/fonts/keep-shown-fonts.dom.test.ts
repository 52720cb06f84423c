import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const origin = 'http://localhost:3000'
const slice = `${origin}/fonts/gowun-batang/files/a-700.woff2?v=1`
const own = `${origin}/assets/PretendardVariable.subset.12-a1.woff2`
const sheet = `${origin}/fonts/gowun-batang/700.css`

let workers: EventTarget & { controller: object | null }
let workerStart: number
let fetched: string[]

beforeEach(() => {
  vi.resetModules()
  workers = Object.assign(new EventTarget(), { controller: null })
  workerStart = 0
  fetched = []
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true })
  performance.setResourceTimingBufferSize = () => {}
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    (type === 'navigation'
      ? [{ workerStart }]
      : [slice, own, `${origin}/assets/a1.js`].map((name) => ({ name }))
    ).map((entry) => entry as unknown as PerformanceEntry),
  )
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return new Response()
  })
  document.head.innerHTML =
    '<link rel="stylesheet" href="/fonts/gowun-batang/700.css"><link rel="stylesheet">'
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('requests the fonts of a first visit again once the worker controls the page', async () => {
  const { keepShownFonts } = await import('./keep-shown-fonts.ts')
  const kept = keepShownFonts()
  expect(keepShownFonts()).toBe(kept)
  expect(fetched).toEqual([])
  takeOver()
  await kept
  expect(fetched.sort()).toEqual([own, slice, sheet].sort())
})

it('a worker that already controls the page is used at once', async () => {
  takeOver()
  const { keepShownFonts } = await import('./keep-shown-fonts.ts')
  await keepShownFonts()
  expect(fetched).toContain(slice)
})

it('requests nothing if the worker controlled the page from the start', async () => {
  takeOver()
  workerStart = 12
  const { keepShownFonts } = await import('./keep-shown-fonts.ts')
  await keepShownFonts()
  expect(fetched).toEqual([])
})

function takeOver(): void {
  workers.controller = {}
  workers.dispatchEvent(new Event('controllerchange'))
}
