import 'fake-indexeddb/auto'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, expect, test, vi } from 'vitest'
import { endSession, startSession } from '../identity/session.ts'
import { accountStore } from '../store/account-store.ts'
import { useOutbox } from './useOutbox.ts'

const session = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  endSession()
})

test('where the device cannot be read the outbox counts as empty, so that a logout does not wait for it', async () => {
  startSession(session, 'token-of-ji')
  const { outbox } = accountStore(session.idAccount)
  vi.spyOn(outbox, 'orderBy').mockReturnValue({
    toArray: () => Promise.reject(new Error('the disk is broken')),
  } as never)
  const host = document.body.appendChild(document.createElement('div'))
  render(<Count />, { container: host })
  await vi.waitFor(() => expect(host.textContent).toBe('0'))
})

function Count() {
  return useOutbox()?.length ?? 'unknown'
}
