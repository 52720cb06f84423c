import type { AnswerOf, InputOf } from '#contract/call.ts'
import { confirmPaypal, listProducts, payLogoByPaypal } from '#contract/logo.ts'
import { cachedRead } from '#engine/reads/cached-read.ts'
import { type Result, rest } from '#engine/rest/rest.ts'

export type LogoProduct = AnswerOf<typeof listProducts>['_embedded']['products'][number]

/** The logos that are on sale, in the language of the page. */
export const logosRead = cachedRead({ call: listProducts, scope: 'device', maxAge: 0, isTranslated: true })

/** Orders in dollars; the same key has the same page of PayPal. */
export function orderByPaypal(
  idBrand: number,
  body: InputOf<typeof payLogoByPaypal>['body'],
  idempotencyKey: string,
): Promise<Result<AnswerOf<typeof payLogoByPaypal>>> {
  return rest(payLogoByPaypal, { body }, { idBrand, idempotencyKey })
}

/** What has become of the order that was approved at PayPal under this token. */
export function confirmAtPaypal(
  idBrand: number,
  token: string,
): Promise<Result<AnswerOf<typeof confirmPaypal>>> {
  return rest(confirmPaypal, { body: { token } }, { idBrand })
}
