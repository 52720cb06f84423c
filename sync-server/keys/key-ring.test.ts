import { createHmac, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { openKeyRing } from './key-ring.ts'

const [a, b, c] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)] as const
const derived = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('hex')
const hex = (keys: readonly Buffer[]) => keys.map((key) => key.toString('hex'))

test('keys are derived by purpose, newest first, and after them the secrets themselves', () => {
  expect(hex(openKeyRing(c, [b, a]).all('cookie'))).toEqual([
    derived(c, 'cookie'),
    derived(b, 'cookie'),
    derived(a, 'cookie'),
    ...hex([c, b, a].map((secret) => Buffer.from(secret))),
  ])
})

test('a purpose that releases without key rings did not have has no other keys than derived ones', () => {
  expect(hex(openKeyRing(b, [a]).all('share link'))).toEqual([
    derived(b, 'share link'),
    derived(a, 'share link'),
  ])
})

test('the current key is the first one, of 32 bytes, and never the secret itself', () => {
  const keys = openKeyRing(a, [b])
  expect(keys.current('cookie')).toEqual(keys.all('cookie')[0])
  expect(keys.current('cookie')).toHaveLength(32)
  expect(keys.current('cookie').equals(Buffer.from(a))).toBe(false)
})

test('purposes and secrets have different keys', () => {
  const ring = openKeyRing(a, [])
  const keys = [ring.current('cookie'), ring.current('limit'), openKeyRing(b, []).current('cookie')]
  expect(new Set(hex(keys)).size).toBe(3)
})

test('what a release without key rings hashed by the secret is found', () => {
  const hashOf = (key: string | Buffer) =>
    createHmac('sha256', key).update('left EMAIL a@b.example').digest('hex')
  const candidates = openKeyRing(b, [a]).all('withdrawn account').map(hashOf)
  expect(candidates).toContain(hashOf(a))
  expect(candidates).toContain(hashOf(b))
})

test('nodes with the same two secrets in either order read what the other writes', () => {
  const before = openKeyRing(a, [b])
  const after = openKeyRing(b, [a])
  expect(hex(before.all('cookie'))).toContain(after.current('cookie').toString('hex'))
  expect(hex(after.all('cookie'))).toContain(before.current('cookie').toString('hex'))
})

test('a secret that is listed twice has its keys once', () => {
  expect(openKeyRing(a, [a, b, a]).all('limit')).toHaveLength(2)
})
