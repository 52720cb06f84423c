import { pagePayments } from '#contract/payment.ts'
import { rest } from '#engine/rest/rest.ts'

/** The number of the newest payment of a brand, where it is paid: Lemon Squeezy does not tell the number of what it took. Never rejects. */
export async function newestPayment(idBrand: number): Promise<string | null> {
  const result = await rest(pagePayments, { query: { size: 1 } }, { idBrand })
  const newest = result.ok ? result.answer._embedded.payments[0] : undefined
  return newest?.status === 'PAID' ? newest.pid : null
}
