import { expect, test } from 'vitest'
import { openKeyRing } from '#server/keys/key-ring.ts'
import { stateOf } from './rows.ts'
import { openToken, sealToken } from './sealed-token.ts'

const [old, current] = ['a'.repeat(32), 'b'.repeat(32)]

test('a token is opened for its brand alone, also after the secret of the server was replaced', () => {
  const sealed = sealToken('facebook-long-1', 3, openKeyRing(old, []))
  expect(sealed).not.toContain('facebook')
  expect(openToken(sealed, 3, openKeyRing(current, [old]))).toBe('facebook-long-1')
  expect(openToken(sealed, 4, openKeyRing(current, [old]))).toBeNull()
  expect(openToken(sealed, 3, openKeyRing(current, []))).toBeNull()
})

const now = Date.parse('2026-11-30T00:00:00Z')
const inDays = (days: number) => new Date(now + days * 86_400_000)

test.each([
  [false, inDays(60), 'OK'],
  [false, inDays(7.1), 'OK'],
  [false, inDays(7), 'EXPIRING'],
  [false, inDays(0.1), 'EXPIRING'],
  [false, inDays(0), 'BROKEN'],
  [false, null, 'OK'],
  [true, inDays(60), 'BROKEN'],
  [true, null, 'BROKEN'],
] as const)('refused %s, with an end at %s: %s', (is_broken, expires_at, state) => {
  expect(stateOf({ is_broken, expires_at }, now)).toBe(state)
})
