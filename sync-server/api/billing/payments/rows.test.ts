import { expect, test } from 'vitest'
import { toRefunds } from './rows.ts'

const refund = {
  refund_ref: 'rf-1',
  brand_id: 1,
  pid: 'sg1',
  order_ref: 'sg1-1',
  amount: 1_000,
  reason: '',
  state: 'DONE',
  raw_code: null,
  created_at: new Date('2026-11-21'),
  done_at: null,
  try_at: new Date('2026-11-21'),
  tries: 1,
  outside_note: null,
} as const

test('a part of a price in dollars has no Korean tax in it, and a part of one in won has', () => {
  expect(toRefunds({ amount: 2_300, vat: 0, currency: 'USD' }, [refund])).toMatchObject([{ vat: 0 }])
  expect(toRefunds({ amount: 11_000, vat: 1_000, currency: 'KRW' }, [refund])).toMatchObject([{ vat: 91 }])
})

test('what was paid back outside is done, and what was refused is not shown', () => {
  const order = { amount: 11_000, vat: 1_000, currency: 'KRW' } as const
  const refunds = [
    { ...refund, state: 'REFUSED' },
    { ...refund, state: 'OUTSIDE' },
  ] as const
  expect(toRefunds(order, refunds)).toMatchObject([{ amount: 1_000, isDone: true }])
})
