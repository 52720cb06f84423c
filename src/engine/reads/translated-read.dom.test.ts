import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readProviders } from '#contract/reference.ts'
import type { Language } from '#model/language/languages.ts'
import { deviceStore } from '../store/device-store.ts'
import { cachedRead, targetOf } from './cached-read.ts'
import { readOnce } from './refresh.ts'

const page = vi.hoisted(() => ({ language: 'ko' as Language }))
vi.mock('../words/page-language.ts', () => ({ pageLanguage: () => page.language }))

const call = { ...readProviders, name: 'test.words' }
const words = cachedRead({ call, scope: 'device', maxAge: 0, isTranslated: true })
let isOffline = false

beforeEach(() => {
  isOffline = false
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    if (isOffline) throw new TypeError('no network')
    return Response.json({ in: headers['accept-language'] })
  })
})
afterEach(async () => {
  await deviceStore.answers.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('an answer is asked for in the language of the page, and stored for each language', async () => {
  expect(await readIn('ko')).toEqual({ in: 'ko' })
  expect(await readIn('zh-TW')).toEqual({ in: 'zh-TW' })
  isOffline = true
  expect(await readIn('ko')).toEqual({ in: 'ko' })
  expect(await readIn('ja')).toBeNull()
})

test('the row of a read that is the same in every language does not name one', () => {
  expect(targetOf(cachedRead({ call, scope: 'device', maxAge: 0 }), null, null)?.key).toBe('test.words')
  expect(targetOf(words, null, null)?.key).toBe(`test.words:${page.language}`)
})

function readIn(language: Language): Promise<unknown> {
  page.language = language
  const target = targetOf(words, null, null)
  if (!target) throw new Error('no target')
  return readOnce(target)
}
