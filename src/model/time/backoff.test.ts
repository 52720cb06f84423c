import { expect, test } from 'vitest'
import { backoffMs, jitteredBackoffMs } from './backoff.ts'

const backoff = { firstMs: 500, longestMs: 15_000 }

test('the pause doubles with each failure up to the longest', () => {
  expect([0, 1, 2, 5, 2_000].map((failures) => backoffMs(failures, backoff))).toEqual([
    500, 1_000, 2_000, 15_000, 15_000,
  ])
})

test('with jitter it is between half and all of that', () => {
  expect([0, 0.5, 1].map((random) => jitteredBackoffMs(1, backoff, random))).toEqual([500, 750, 1_000])
})
