import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

it.each([
  ['UTF-8', [0xea, 0xb0, 0x80], '가'],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0xea, 0xb0, 0x80], '가'],
  ['UTF-8 that is cut inside a letter', [0xea, 0xb0, 0x80, 0xea, 0xb0], '가'],
  ['UTF-16', [0xff, 0xfe, 0x00, 0xac], '가'],
  ['UTF-16 with the larger byte first', [0xfe, 0xff, 0xac, 0x00], '가'],
  ['the Korean encoding of Windows', [0xb0, 0xa1], '가'],
])('%s is read', (_, bytes, text) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(text)
})
