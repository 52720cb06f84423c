import { msg } from '@lingui/core/macro'
import { listProducts, payLogo } from '#contract/logo.ts'
import { command } from '#engine/queue/command.ts'
import { cardAsking } from '../facts/held-facts.ts'
import { lanesOf } from '../facts/held-lanes.ts'

/** A logo with a card of the brand, at the prices of the logo and of its options that were shown. */
export const payLogoCommand = command({
  call: payLogo,
  words: msg`로고 주문`,
  asks: {
    call: listProducts,
    input: () => ({}),
    facts: ({ _embedded: { products } }, { body }) =>
      logoFacts(products, { idProduct: Number(body.idProduct), options: body.options ?? [] }),
    also: { card: cardAsking },
    replaces: lanesOf('logo'),
  },
})

interface Priced {
  readonly idProduct: number
  readonly price: number
  readonly options: readonly { readonly idOption: number; readonly price: number }[]
}

interface Chosen {
  readonly idProduct: number
  readonly options?: readonly number[]
}

/** The price of what is ordered, and of each option in the order of the list; null: it is not on sale. */
export function logoFacts(products: readonly Priced[], { idProduct, options = [] }: Chosen) {
  const product = products.find((one) => one.idProduct === idProduct)
  if (!product) return null
  const picked = product.options.filter(({ idOption }) => options.includes(idOption))
  const amount = picked.reduce((sum, { price }) => sum + price, product.price)
  return { amount, options: picked.map(({ idOption, price }) => [idOption, price] as const) }
}
