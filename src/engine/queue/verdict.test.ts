import { expect, it } from 'vitest'
import { computeVerdict } from './verdict.ts'

const minute = 60_000

it.each([
  [200, 'done'],
  [204, 'done'],
  [401, 'signIn'],
  [400, 'failed'],
  [403, 'failed'],
  [404, 'failed'],
  [409, 'failed'],
  [413, 'failed'],
  [0, 'wait'],
  [408, 'wait'],
  [429, 'wait'],
  [500, 'wait'],
  [503, 'wait'],
])('an answer of %i means: %s', (status, kind) => {
  expect(computeVerdict(status, 0, null).kind).toBe(kind)
})

it('the pause grows with every try, to five minutes at most', () => {
  const pauses = [0, 1, 2, 5, 6, 50].map((tries) => computeVerdict(0, tries, null))
  expect(pauses).toEqual(
    [5_000, 10_000, 20_000, 160_000, 5 * minute, 5 * minute].map((forMs) => ({ kind: 'wait', forMs })),
  )
})

it('the pause is `Retry-After`, unless that is no number or too long', () => {
  const verdictFor = (retryAfter: string) => computeVerdict(429, 0, retryAfter)
  expect(verdictFor('42')).toEqual({ kind: 'wait', forMs: 42_000 })
  expect(verdictFor('86400')).toEqual({ kind: 'wait', forMs: 5 * minute })
  for (const odd of ['', '0', '-3', 'Sat, 21 Nov 2026 13:00:00 GMT'])
    expect(verdictFor(odd)).toEqual({ kind: 'wait', forMs: 5_000 })
})
