import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentLanguage, storeLanguage } from '#engine/identity/language.ts'
import { currentSession, endSession, startSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { loadMe } from './load-me.ts'
import { meRead } from './me.ts'
import { completeSignIn } from './sign-in.ts'

const session = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
const me = {
  id: 7,
  email: session.email,
  fullName: '이지우 대표',
  image: null,
  locale: 'ja',
  emailConsent: true,
  hasPassword: true,
  logins: [],
}

beforeEach(() => {
  storeLanguage('en')
  vi.stubGlobal('fetch', async () => Response.json(me))
})
afterEach(async () => {
  await accountStore(7).answers.clear()
  await accountStore(7).outbox.clear()
  endSession()
  vi.unstubAllGlobals()
})

test('signing in on a new device takes the language of the account, before the choice of the device', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ _embedded: { brands: [] }, page: { number: 0, size: 200, totalPages: 1 } }),
  )
  const { id, email, fullName, image } = me
  await completeSignIn({ id, email, fullName, image, locale: 'zh_TW', accessToken: 'token-of-ji' })
  expect(currentLanguage()).toBe('zh-TW')
})

test('at a start the name and the language come from the account, which another device may have changed', async () => {
  startSession(session, 'token-of-ji')
  await loadMe()
  expect(currentSession()?.fullName).toBe('이지우 대표')
  expect(currentLanguage()).toBe('ja')
})

test('a language chosen here stays while its command is queued, and while the server is not reached', async () => {
  startSession(session, 'token-of-ji')
  await accountStore(7).outbox.add({
    name: 'me.changeProfile',
    method: 'POST',
    url: '/api/v1/me/update/profile',
    brand: null,
    headers: {},
    body: null,
    changes: [{ answer: meRead.call.name, values: { locale: 'en' } }],
    key: 'k',
    lane: 'me.changeProfile',
    createdAt: 0,
    state: 'waiting',
    tries: 0,
    notBefore: 0,
    lastStatus: null,
    message: null,
  })
  await loadMe()
  expect(currentLanguage()).toBe('en')
  await accountStore(7).outbox.clear()
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  await loadMe()
  expect(currentLanguage()).toBe('en')
})
