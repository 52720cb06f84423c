import { expect, test } from 'vitest'
import { TokenBucket } from './rate.ts'

test('[R12] a bucket gives its burst, then its rate', () => {
  const bucket = new TokenBucket({ perSecond: 10, burstSeconds: 2 })
  expect(Array.from({ length: 25 }, () => bucket.take(1, 0)).filter(Boolean).length).toBe(20)
  expect(bucket.take(1, 99)).toBe(false)
  expect(bucket.take(1, 200)).toBe(true)
  expect(bucket.take(20, 60_000)).toBe(true)
})
