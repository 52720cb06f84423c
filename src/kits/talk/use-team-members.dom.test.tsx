import 'fake-indexeddb/auto'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { useTeamMembers } from './useTeamMembers.ts'

const session = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }
const member = (idAccount: number | null, fullName: string | null, state = 'JOINED') => ({
  idBrandMember: 1,
  brandRole: 'BRAND_ROLE_MEMBER',
  state,
  idAccount,
  fullName,
})
let host: HTMLElement

beforeEach(() => {
  startSession(session, 'token')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(async () => {
  cleanup()
  await accountStore(session.idAccount).answers.clear()
  endSession()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('members who were never online at the same time are known, also without a network', async () => {
  const members = [member(7, '이지우'), member(8, '박도현'), member(null, null, 'INVITED')]
  const page = { size: 200, totalElements: 3, totalPages: 1, number: 0 }
  vi.stubGlobal('fetch', async () => Response.json({ _embedded: { members }, page }))
  render(<Screen />, { container: host })
  await shows('이지우 박도현')

  cleanup()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  document.body.append(host)
  render(<Screen />, { container: host })
  await shows('이지우 박도현')
})

async function shows(names: string) {
  await vi.waitFor(() => expect(host.textContent).toBe(names))
}

function Screen() {
  return useTeamMembers(12)
    .map(({ name }) => name)
    .join(' ')
}
