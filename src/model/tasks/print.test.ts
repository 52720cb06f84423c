import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PrintChoice, phonePattern, printPrice, printProducts, printProductsFor } from './print.ts'

const menu: PrintChoice = {
  kind: 'menu',
  paper: 'rendezvous240',
  finish: 'none',
  amount: 50,
  width: 297,
  height: 210,
  sides: 2,
}

test('a price is that of the list, in whole tens', () => {
  expect(printPrice(menu)).toBe(1_340)
  expect(printPrice({ ...menu, sides: 1 })).toBe(1_030)
  expect(printPrice({ ...menu, kind: 'card', paper: 'snow250', amount: 200, width: 90, height: 50 })).toBe(
    1_580,
  )
})

test('what is not on the list has no price', () => {
  for (const more of [
    { amount: 51 },
    { paper: 'fabric' },
    { finish: 'rods' },
    { width: 421 },
    { kind: 'sticker', paper: 'stickerArt', amount: 100, width: 50, height: 50 },
  ] as const)
    expect(printPrice({ ...menu, ...more })).toBeNull()
})

test('a design turned by a quarter is printed as the same products', () => {
  const kinds = (width: number, height: number) => printProductsFor(width, height, 1).map(({ kind }) => kind)
  expect(kinds(90, 50)).toEqual(kinds(50, 90))
  expect(kinds(600, 1800)).toEqual(['banner'])
  expect(kinds(1920, 6001)).toEqual([])
  expect(printProductsFor(90, 50, 2).map(({ kind }) => kind)).toEqual(['card', 'flyer', 'menu'])
})

test('more costs more: each amount, the second side', () => {
  fc.assert(
    fc.property(fc.constantFrom(...printProducts), fc.integer({ min: 30, max: 150 }), (product, side) => {
      const paper = Object.keys(product.papers)[0] as PrintChoice['paper']
      const [width, height] = [side, Math.min(side, product.most[1])]
      if (printProductsFor(width, height, 1).every(({ kind }) => kind !== product.kind)) return
      const priceOf = (amount: number, sides: 1 | 2) =>
        printPrice({ kind: product.kind, paper, finish: 'none', amount, width, height, sides })
      const prices = product.amounts.map((amount) => priceOf(amount, 1) ?? 0)
      expect(prices).toEqual(prices.toSorted((one, other) => one - other))
      expect(prices.every((price) => price > 0 && price % 10 === 0)).toBe(true)
      if (product.sides === 2)
        expect(priceOf(product.amounts[0] ?? 0, 2)).toBeGreaterThanOrEqual(prices[0] ?? 0)
    }),
  )
})

test('phone numbers are digits with what stands between them', () => {
  for (const phone of ['010-1234-5678', '02 123 4567', '+82 (0)10-1234-5678'])
    expect(phone).toMatch(phonePattern)
  for (const phone of ['12345', '010-1234-5678 (엄마)', 'abc', '']) expect(phone).not.toMatch(phonePattern)
})
