import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::', '2001:db8:1::/48'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::', '2001:db8::/48'],
  ['::', '::/48'],
  ['', ''],
])('of %s only the network %s is kept', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
