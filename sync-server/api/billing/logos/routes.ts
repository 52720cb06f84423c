import type { AnswerOf } from '#contract/call.ts'
import { confirmPaypal, listProducts, payLogo, payLogoByPaypal, readProduct } from '#contract/logo.ts'
import {
  assetMonths,
  type LogoProduct,
  logoOptions,
  logoProducts,
  passMonths,
} from '#model/money/logo-products.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { confirmLogo, orderLogo, orderLogoByPaypal, readLogoProduct } from './logo-orders.ts'
import { logoTitle, optionTitle } from './words.ts'

export const logoRoutes: readonly Implementation[] = [
  implement(listProducts, async (context) =>
    listing(
      'products',
      logoProducts.map((product) => toProduct(context, product)),
    ),
  ),
  implement(readProduct, async (context, { params }) => toProduct(context, readLogoProduct(params.id))),
  implement(payLogo, (context, { body }) => orderLogo(context, body)),
  implement(payLogoByPaypal, (context, { body }) => orderLogoByPaypal(context, body)),
  implement(confirmPaypal, (context, { body }) => confirmLogo(context, body)),
]

function toProduct(
  { language, services }: Pick<CallContext, 'language' | 'services'>,
  product: LogoProduct,
): AnswerOf<typeof readProduct> {
  const pricesOf = ({ KRW, USD }: LogoProduct['price']) => ({
    price: KRW,
    priceUsd: services.payments.paypal ? USD : null,
  })
  const { id, key: _, price, ...facts } = product
  return {
    idProduct: id,
    title: logoTitle(language, product),
    ...pricesOf(price),
    ...facts,
    highResolution: true,
    commercialUse: true,
    passMonths,
    assetMonths,
    options: logoOptions.map((option) => ({
      idOption: option.id,
      title: optionTitle(language, option.key),
      ...pricesOf(option.price),
    })),
  }
}
