import { expect, test } from 'vitest'
import { logoTotalOf } from './logo-total.ts'

const product = {
  price: 330_000,
  priceUsd: 24_900,
  options: [
    { idOption: 1, title: 'card', price: 33_000, priceUsd: 2_500 },
    { idOption: 2, title: 'faster', price: 66_000, priceUsd: 5_000 },
  ],
}

test('by card the price and the options in won, at PayPal in cents', () => {
  expect(logoTotalOf(product, [2, 1], 'card')).toEqual({
    currency: 'KRW',
    options: [1, 2],
    ofProduct: 330_000,
    ofOptions: 99_000,
    amount: 429_000,
  })
  expect(logoTotalOf(product, [2], 'paypal')).toMatchObject({ currency: 'USD', amount: 29_900 })
})

test('options that are not on sale count nothing, and without PayPal it is won', () => {
  expect(logoTotalOf(product, [7], 'card')).toMatchObject({ options: [], amount: 330_000 })
  expect(logoTotalOf({ ...product, priceUsd: null }, [], 'paypal')).toMatchObject({ currency: 'KRW' })
})
