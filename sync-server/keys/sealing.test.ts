import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal, unseal, unsealWithAny } from './sealing.ts'

const [key, other] = [randomBytes(32), randomBytes(32)]

test('a sealed text is opened with its key, and with no other', () => {
  const sealed = seal('비밀', key)
  expect(sealed).not.toContain('비밀')
  expect([unseal(sealed, key), unseal(sealed, other)]).toEqual(['비밀', null])
  expect([unsealWithAny(sealed, [other, key]), unsealWithAny(sealed, [other])]).toEqual(['비밀', null])
})

test('a text is sealed differently each time', () => {
  expect(seal('same', key)).not.toBe(seal('same', key))
})

test('a change of any byte, and a shorter text, is noticed', () => {
  const bytes = Buffer.from(seal('a secret', key), 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal(changed.toString('base64url'), key)).toBeNull()
    expect(unseal(bytes.subarray(0, at).toString('base64url'), key)).toBeNull()
  }
})

test('a key of another length cannot be used', () => {
  for (const length of [0, 16, 24, 31, 33]) expect(() => seal('text', randomBytes(length))).toThrow()
})
