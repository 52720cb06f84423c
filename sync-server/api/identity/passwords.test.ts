import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, isPasswordOf } from './passwords.ts'

test('passwords are hashed by argon2id with at least the memory and passes that OWASP asks for, each with its own salt', async () => {
  const [one, two] = [await hashPassword('ongi-demo-1'), await hashPassword('ongi-demo-1')]
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$[\w+/]{22}\$[\w+/]{43}$/.exec(one) ?? []
  expect(Number(memory)).toBeGreaterThanOrEqual(19 * 1024)
  expect(Number(passes)).toBeGreaterThanOrEqual(2)
  expect(one).not.toBe(two)
})

test('a hash of other parameters is still compared, so that they can be raised', async () => {
  const stored = await hash('ongi-demo-1', { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  expect([await isPasswordOf(stored, 'ongi-demo-1'), await isPasswordOf(stored, 'ongi-demo-2')]).toEqual([
    true,
    false,
  ])
})
