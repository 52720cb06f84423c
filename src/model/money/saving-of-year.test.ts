import { expect, test } from 'vitest'
import { savingOfYear } from './saving-of-year.ts'

test('a year of Basic saves two months, a free plan saves nothing', () => {
  expect(savingOfYear({ price: 29_900, priceOfYear: 299_000 })).toBe(59_800)
  expect(savingOfYear({ price: 0, priceOfYear: 0 })).toBe(0)
})

test('a year that costs more than twelve months saves nothing', () => {
  expect(savingOfYear({ price: 10, priceOfYear: 200 })).toBe(0)
})
