import { expect, it } from 'vitest'
import { computeExpiries } from './expiries.ts'

it('shows the last day in Seoul of each lot, those of one day and type together, and which end within a week', () => {
  const now = Date.parse('2026-11-25T12:00:00+09:00')
  const lot = (type: 'PLAN' | 'REWARD' | 'CHARGE', credit: number, expiresAt: string) => ({
    type,
    credit,
    expiresAt,
  })
  expect(
    computeExpiries(
      [
        lot('PLAN', 30, '2026-12-02T15:00:00.000Z'),
        lot('PLAN', 12, '2026-12-02T15:00:00.000Z'),
        lot('REWARD', 5, '2026-12-02T15:00:00.000Z'),
        lot('CHARGE', 1000, '2026-12-03T15:00:00.000Z'),
      ],
      now,
    ),
  ).toEqual([
    { day: '2026-12-02', type: 'PLAN', credit: 42, isSoon: true },
    { day: '2026-12-02', type: 'REWARD', credit: 5, isSoon: true },
    { day: '2026-12-03', type: 'CHARGE', credit: 1000, isSoon: false },
  ])
})
