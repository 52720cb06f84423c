import { afterEach, expect, test } from 'vitest'
import { inviteKey, inviteRow, isInviteCode } from '#model/access/invite-row.ts'
import { inviteScript } from './invite-script.ts'

afterEach(() => localStorage.clear())

test.each(['k3', '1e5', 'ㄱ&=', '', 'k'.repeat(64), 'k'.repeat(65)])(
  'the code "%s" is kept as the app reads it',
  (code) => {
    history.replaceState(null, '', `/?invite=${encodeURIComponent(code)}`)
    const from = Date.now()
    new Function(inviteScript)()
    const kept = localStorage.getItem(inviteKey)
    if (!isInviteCode(code)) return expect(kept).toBe(null)
    const at = Number(kept?.split(':')[0])
    expect(at).toBeGreaterThanOrEqual(from)
    expect(kept).toBe(inviteRow(code, at))
  },
)

test('an address without a code leaves an earlier one', () => {
  localStorage.setItem(inviteKey, inviteRow('k3', 1))
  history.replaceState(null, '', '/?other=1')
  new Function(inviteScript)()
  expect(localStorage.getItem(inviteKey)).toBe(inviteRow('k3', 1))
})
