import { expect, test } from 'vitest'
import { isServiceAddress } from './service-access.ts'

test('the service credential counts from this machine and the given addresses and networks', () => {
  const allowed = ['10.1.0.0/16', '192.0.2.7', '2001:db8::/32']
  for (const address of [
    '127.0.0.1',
    '127.8.8.8',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '192.0.2.7',
    '2001:db8::5',
  ])
    expect(isServiceAddress(address, allowed), address).toBe(true)
  for (const address of ['10.2.0.1', '192.0.2.8', '2001:db9::1', '::ffff:10.2.0.1', '203.0.113.1', undefined])
    expect(isServiceAddress(address, allowed), address).toBe(false)
  expect(isServiceAddress('10.1.2.3', [])).toBe(false)
})
