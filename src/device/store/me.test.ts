import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession, endSession, startSession } from '../identity/session.ts'
import { accountStore } from './account-store.ts'
import { changeMe, pullMe } from './me.ts'

const session = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
const said = {
  id: 7,
  email: session.email,
  fullName: '이지우',
  image: '/api/v1/file/profileImage/7/a',
  locale: 'ko',
  emailConsent: true,
  hasPassword: true,
  logins: [],
}
const kept = async () => (await accountStore(7).answers.get('me.read'))?.answer

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'http:' })
  startSession(session, 'token-of-ji')
  vi.stubGlobal('fetch', async () => Response.json(said))
})
afterEach(async () => {
  await accountStore(7).answers.clear()
  await accountStore(7).outbox.clear()
  endSession()
  vi.unstubAllGlobals()
})

test('what the server says of the person is kept, and shown as theirs', async () => {
  await pullMe()
  expect(await kept()).toEqual(said)
  expect(currentSession()?.image).toBe(said.image)
  await changeMe({ emailConsent: false })
  expect(await kept()).toEqual({ ...said, emailConsent: false })
})

test('a change that still waits is not undone by what the server does not know yet', async () => {
  await pullMe()
  await changeMe({ emailConsent: false })
  await accountStore(7).outbox.add({
    name: 'me.subscribeEmail',
    method: 'POST',
    url: '/api/v1/me/subscribe/email',
    headers: {},
    body: null,
    key: 'k',
    lane: 'me.subscribeEmail',
    createdAt: 0,
    state: 'waiting',
    tries: 0,
    notBefore: 0,
    lastStatus: null,
    message: null,
  })
  await pullMe()
  expect(await kept()).toMatchObject({ emailConsent: false })
})
