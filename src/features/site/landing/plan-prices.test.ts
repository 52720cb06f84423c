import { expect, test } from 'vitest'
import { planSeed, savingOfYear } from './plan-prices.ts'

test('a year of Basic saves two months, a free plan saves nothing', () => {
  expect(planSeed.map(savingOfYear)).toEqual([0, 59_800, 170_800])
})

test('a year that costs more than twelve months saves nothing', () => {
  expect(savingOfYear({ level: 10, title: 'Basic', price: 10, priceOfYear: 200, storageBytes: 0 })).toBe(0)
})
