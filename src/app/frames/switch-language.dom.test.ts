import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentLanguage, storeLanguage, takeLanguageOf } from '#engine/identity/language.ts'
import { endSession, startSession } from '#engine/identity/session.ts'
import { switchLanguage } from './switch-language.ts'

const queued = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('#engine/queue/queue-command.ts', () => ({ queueCommand: queued }))
vi.mock('#engine/words/interface.ts', () => ({ withWords: (loading: Promise<unknown>) => loading }))

const reload = vi.fn()

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'http:', reload })
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  storeLanguage('ko')
  startSession({ idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
})
afterEach(() => {
  endSession()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('a choice stays when the account is read with its earlier language meanwhile', async () => {
  queued.mockImplementation(async () => takeLanguageOf('ko_KR'))
  await switchLanguage('en')
  expect(queued).toHaveBeenCalledOnce()
  expect(currentLanguage()).toBe('en')
  expect(reload).toHaveBeenCalledOnce()
})

test('the page is loaded in the chosen language also where the account cannot be changed', async () => {
  queued.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  await switchLanguage('en')
  expect(currentLanguage()).toBe('en')
  expect(reload).toHaveBeenCalledOnce()
})
