import { expect, test } from 'vitest'
import { type LogoCurrency, logoOptions, optionsOfSum, sumOfOptions } from './logo-products.ts'

test.each(['KRW', 'USD'] as const)(
  'a sum in %s names exactly one set of options',
  (currency: LogoCurrency) => {
    const sums = new Map<number, readonly number[]>()
    for (let set = 0; set < 2 ** logoOptions.length; set += 1) {
      const ids = logoOptions.filter((_, index) => set & (1 << index)).map(({ id }) => id)
      const sum = sumOfOptions(ids, currency)
      expect(optionsOfSum(sum, currency)).toEqual(ids)
      sums.set(sum, ids)
    }
    expect(sums.size).toBe(2 ** logoOptions.length)
    expect(optionsOfSum(1, currency)).toBe(null)
    expect(optionsOfSum(sumOfOptions([1, 2, 3, 4, 5], currency) + 1, currency)).toBe(null)
  },
)
