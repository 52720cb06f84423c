import '../browser/browser.fixture.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OpenDocument } from '../documents/engine/open-document.ts'
import { storeLanguage } from '../identity/language.ts'
import { keepHan } from './keep-han.ts'

const sheet = (family: string, weight: string) => `
  @font-face { src: url(/fonts/${family}/files/a-${weight}.woff2?v=1); unicode-range: U+4E00-5FFF }
  @font-face { src: url(/fonts/${family}/files/b-${weight}.woff2?v=1); unicode-range: U+6000-9FFF,U+3041 }`

let kept: Set<string>
let stop: () => void
let hear: () => void
let words: Record<string, unknown>

beforeEach(() => {
  kept = new Set()
  words = {}
  stop = () => {}
  install(true)
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (url: string) => (kept.has(url) && !url.endsWith('.css') ? new Response('') : undefined),
      put: async () => {},
      add: async (url: string) => void kept.add(url),
    }),
  })
  vi.stubGlobal('fetch', async (url: string) => {
    const [, family = '', weight = ''] = /^\/fonts\/([^/]+)\/(\d+)\.css$/.exec(url) ?? []
    return new Response(sheet(family, weight))
  })
})

afterEach(() => {
  stop()
  connect({})
  vi.unstubAllGlobals()
})

it('a Korean brand gets the slices of the hanja that it writes, and no others', async () => {
  open('ko', { 'info.name': '온기 溫氣' })
  await brought(['noto-sans-tc/files/b-700', 'noto-sans-tc/files/b-400'])
  words = { 'info.name': '온기 溫氣 一' }
  hear()
  await brought([
    'noto-sans-tc/files/b-700',
    'noto-sans-tc/files/b-400',
    'noto-sans-tc/files/a-700',
    'noto-sans-tc/files/a-400',
  ])
})

it.each([
  ['ja', 'noto-sans-jp'],
  ['zh-CN', 'noto-sans-sc'],
  ['zh-TW', 'noto-sans-tc'],
] as const)('in %s all of %s comes, whatever was written', async (language, family) => {
  open(language, {})
  await brought(['a-700', 'b-700', 'a-400', 'b-400'].map((file) => `${family}/files/${file}`))
})

it('downloads what the brand does not need only with a service worker, and for the guide alone', async () => {
  install(false)
  open('ja', {})
  install(true)
  const guide = hear
  stop()
  open('ja', {}, 'strategy')
  hear()
  expect(kept.size).toBe(0)
  stop()
  open('ja', {})
  guide()
  await brought(['a-700', 'b-700', 'a-400', 'b-400'].map((file) => `noto-sans-jp/files/${file}`))
})

it('downloads only what the brand needs over a metered connection', async () => {
  connect({ type: 'cellular' })
  open('ja', { 'info.name': '器' })
  await brought(['noto-sans-jp/files/a-700', 'noto-sans-jp/files/a-400'])
})

it('downloads nothing if the browser saves data', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  connect({ saveData: true })
  open('ja', { 'info.name': '器' })
  hear()
  await vi.waitFor(() => expect(fetched).not.toHaveBeenCalled())
  expect(kept.size).toBe(0)
})

function open(
  language: Parameters<typeof storeLanguage>[0],
  written: Record<string, unknown>,
  name = 'guide',
) {
  storeLanguage(language)
  words = written
  const heard = new Set<() => void>()
  hear = () => {
    for (const listener of heard) listener()
  }
  const answers = {
    get: () => words,
    subscribe: (listener: () => void) => {
      heard.add(listener)
      return () => heard.delete(listener)
    },
  }
  const phase = { get: () => 'ready', subscribe: () => () => {} }
  stop = keepHan({ name, answers, phase } as unknown as OpenDocument, async () => {})
}

function brought(files: readonly string[]) {
  return vi.waitFor(() =>
    expect([...kept].sort()).toEqual(files.map((file) => `/fonts/${file}.woff?v=1`).sort()),
  )
}

function install(isThere: boolean) {
  const value = { controller: isThere ? {} : null }
  Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true })
}

function connect(connection: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}
