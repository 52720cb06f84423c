import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeCookie } from '#engine/browser/cookie.ts'
import { storeLanguage } from '#engine/identity/language.ts'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import { cookies } from '#model/access/cookies.ts'
import { screenOwner } from './screen-owner.ts'

const page = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')
const script = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)[1] ?? ''
const session = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }

beforeEach(() => {
  startSession(session, 'token')
  openBrand(12)
})
afterEach(() => {
  endSession()
  openBrand(null)
  document.body.replaceChildren()
})

test('the page shows a stored screen to the account and brand that it is of', () => {
  expect(isShown(screenOwner())).toBe(true)
  storeLanguage('ja')
  expect(isShown(screenOwner())).toBe(true)
})

test('the page shows it to a visitor with a local brand', () => {
  endSession()
  openBrand('local-1')
  expect(isShown(screenOwner())).toBe(true)
})

test.each([
  ['another account', () => startSession({ ...session, idAccount: 8 }, 'token')],
  ['another brand', () => openBrand(13)],
  ['a local brand', () => openBrand('local-1')],
  ['another language', () => storeLanguage('en')],
  ['a visitor', () => endSession()],
  ['an account without its token', () => writeCookie(cookies.accessToken, null)],
  ['a session that cannot be read', () => localStorage.setItem('saegim-session', '{')],
])('the page removes it for %s', (_, change) => {
  storeLanguage('ko')
  const owner = screenOwner()
  expect(owner).not.toBeNull()
  change()
  expect(isShown(owner)).toBe(false)
  expect(document.getElementById('stored-screen')).toBeNull()
})

test('nothing is stored once another tab has changed account or brand, which this page still shows', () => {
  const shown = screenOwner()
  writeCookie(cookies.brandId, '13')
  expect(screenOwner()).toBeNull()
  writeCookie(cookies.brandId, '12')
  expect(screenOwner()).toBe(shown)
  localStorage.setItem('saegim-session', JSON.stringify({ ...session, idAccount: 8 }))
  expect(screenOwner()).toBeNull()
})

test('nothing is stored of an account without its token', () => {
  writeCookie(cookies.accessToken, null)
  expect(screenOwner()).toBeNull()
})

/** Runs the script of index.html in a page with a stored screen of that owner. */
function isShown(owner: string | null): boolean {
  const screen = document.createElement('div')
  screen.id = 'stored-screen'
  screen.hidden = true
  screen.dataset.owner = String(owner)
  const runs = document.createElement('script')
  runs.textContent = `(() => {${script}})()`
  document.body.replaceChildren(screen, runs)
  return screen.isConnected && !screen.hidden
}
