import { expect, it } from 'vitest'
import type { Upload } from '#kits/drive/queue/uploads-in.ts'
import { percentOf, secondsFor, sumUploads } from './upload-sum.ts'

it('what is left counts bytes that were not sent, without refused files', () => {
  const uploads = [
    upload({ size: 100, sent: 40, state: 'sending', bytesPerSecond: 10 }),
    upload({ size: 50, state: 'waiting' }),
    upload({ size: 1_000, state: 'failed' }),
  ]
  const sum = sumUploads({ uploads, isPaused: false }, [{ key: 'done', name: 'done.png', size: 50 }])
  expect(sum).toEqual({
    ...{ all: 4, done: 1, failed: 1, left: 2, bytesLeft: 110, percent: 45 },
    ...{ bytesPerSecond: 10, secondsLeft: 11 },
  })
})

it('a percentage is 100 only when all is sent', () => {
  expect(percentOf(999_999, 1_000_000)).toBe(99)
  expect(percentOf(10, 10)).toBe(100)
  expect(percentOf(0, 0)).toBe(0)
})

it('the time that is left is unknown without a speed', () => {
  expect(secondsFor(100, null)).toBeNull()
  expect(secondsFor(100, 0.2)).toBeNull()
  expect(secondsFor(100, 30)).toBe(4)
})

function upload(values: Partial<Upload>): Upload {
  const rest = { n: 1, key: crypto.randomUUID(), name: 'a.png', sent: 0, bytesPerSecond: null }
  return { ...rest, size: 10, state: 'waiting', waitsFor: null, reason: null, isUnreadable: false, ...values }
}
