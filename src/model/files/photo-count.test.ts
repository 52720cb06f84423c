import { expect, test } from 'vitest'
import { photosIn } from './photo-count.ts'

const mega = 1024 ** 2

test.each([
  [0, 0],
  [3 * mega - 1, 0],
  [3 * mega, 1],
  [29 * mega, 9],
  [100 * mega, 30],
  [10 * 1024 * mega, 3_400],
  [100 * 1024 * mega, 34_000],
  [-1, 0],
])('%i bytes are about %i photographs', (bytes, count) => {
  expect(photosIn(bytes)).toBe(count)
})
