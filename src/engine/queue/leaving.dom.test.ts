import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '../identity/session.ts'
import { sendWaiting } from './outbox.ts'

const warn = vi.fn()

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warn)
  // As Chromium answers where the page is gone before it gives the lock.
  const request = () => Promise.reject(new DOMException('The callback is no longer runnable.'))
  vi.stubGlobal('navigator', { onLine: true, locks: { request } })
  startSession({ idAccount: 1, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
})

afterEach(() => {
  endSession()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what waits and cannot be read is no fault of a page that goes away, but is one of a page that came back', async () => {
  dispatchEvent(new Event('pagehide'))
  await sendWaiting()
  expect(warn).not.toHaveBeenCalled()
  dispatchEvent(new Event('pageshow'))
  await sendWaiting()
  expect(warn).toHaveBeenCalled()
})
