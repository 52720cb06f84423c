import { payByLink, readPaymentLink } from '#contract/payment-link.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { pay, showLink } from './pay-by-link.ts'

/** For payers without an account. */
export const linkRoutes: readonly Implementation[] = [
  implement(readPaymentLink, (context, { params, query }) =>
    showLink(context, params.idPaymentLink, query.pid),
  ),
  implement(payByLink, (context, { body }) => pay(context, body)),
]
