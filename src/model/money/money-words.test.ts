import { expect, test } from 'vitest'
import { inMainUnits, moneyWords } from './money-words.ts'

test('won have no minor units, dollars have cents', () => {
  expect(moneyWords('ko', 19_000, 'KRW')).toBe('₩19,000')
  expect(moneyWords('ko', 1_990, 'USD')).toBe('$19.90')
  expect([inMainUnits(19_000, 'KRW'), inMainUnits(1_990, 'USD')]).toEqual([19_000, 19.9])
})
