import { expect, test } from 'vitest'
import { countedAs, thisMachineAnd } from './networks.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:0:1::7', '2001:db8:0:1::'],
  ['2001:0DB8:0000:0001:ffff::', '2001:db8:0:1::'],
  ['2001:db8::1', '2001:db8::'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['::1', '::'],
  ['fe80::1%eth0', 'fe80::'],
  ['unknown', 'unknown'],
  [undefined, ''],
])('%s counts as %s', (address, counted) => {
  expect(countedAs(address)).toBe(counted)
})

test('this machine and what is given are meant, and nothing that is no address', () => {
  const isProxy = thisMachineAnd(['10.0.0.7', '192.168.0.0/16', 'fd00::/8'])
  for (const address of [
    '127.0.0.1',
    '127.1.2.3',
    '::1',
    '::ffff:127.0.0.1',
    '10.0.0.7',
    '192.168.3.4',
    'fd00::9',
  ])
    expect(isProxy(address), address).toBe(true)
  for (const address of ['10.0.0.8', '203.0.113.7', '2001:db8::1', 'unknown', '10.0.0.7:80', '', undefined])
    expect(isProxy(address), address).toBe(false)
})
