import { expect, test } from 'vitest'
import { decodeMessage } from './messages.ts'

test('[R11] a wrong length does not read beyond its message', () => {
  const shared = new TextEncoder().encode(
    '\x00\x02\x30' + 'secret of another room, right behind the message',
  ).buffer
  expect(() => decodeMessage(new Uint8Array(shared, 0, 10))).toThrow()
})
