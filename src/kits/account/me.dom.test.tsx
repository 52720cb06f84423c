import 'fake-indexeddb/auto'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession, endSession, startSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { changeMe, meRead, useMe } from './me.ts'

const session = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
const answer = {
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
let host: HTMLElement

beforeEach(() => {
  startSession(session, 'token-of-ji')
  vi.stubGlobal('fetch', async () => Response.json(answer))
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  cleanup()
  await accountStore(7).answers.clear()
  await accountStore(7).outbox.clear()
  endSession()
  vi.unstubAllGlobals()
})

test('the server’s answer about the account is stored and shown', async () => {
  render(<Screen />, { container: host })
  await vi.waitFor(async () => expect(await kept()).toEqual(answer))
  await vi.waitFor(() => expect(currentSession()?.image).toBe(answer.image))
  await changeMe({ emailConsent: false })
  expect(await kept()).toEqual({ ...answer, emailConsent: false })
  await shows('이지우 no')
})

test('a queued change is not undone by an older answer of the server', async () => {
  await accountStore(7).outbox.add({
    name: 'me.subscribeEmail',
    method: 'POST',
    url: '/api/v1/me/subscribe/email',
    brand: null,
    headers: {},
    body: null,
    changes: [{ answer: meRead.call.name, values: { emailConsent: false } }],
    key: 'k',
    lane: 'me.subscribeEmail',
    createdAt: 0,
    state: 'waiting',
    tries: 0,
    notBefore: 0,
    lastStatus: null,
    message: null,
  })
  render(<Screen />, { container: host })
  await vi.waitFor(async () => expect(await kept()).toEqual(answer))
  await shows('이지우 no')
})

function Screen() {
  const me = useMe()
  return me ? `${me.fullName} ${me.emailConsent ? 'yes' : 'no'}` : 'signed out'
}

function shows(words: string): Promise<void> {
  return vi.waitFor(() => expect(host.textContent).toBe(words))
}
