import type { Kysely } from 'kysely'
import { addCard } from '../api/billing/cards.ts'
import { claimOrder } from '../api/billing/orders.ts'
import { sendCharge } from '../api/billing/pay.ts'
import type { PaymentServices } from '../api/billing/payment-services.ts'
import { itemOf } from '../api/billing/payment-words.ts'
import { quote } from '../api/billing/subscribe.ts'
import { readPlanOf, readSubscriptionOf } from '../api/billing/subscriptions.ts'
import type { DB } from '../database/tables/schema.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import { openSandbox } from '../gateways/payments/sandbox.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import type { Logger } from '../logging.ts'

interface Buyer {
  readonly idBrand: number
  readonly idAccount: number
}

/** A card that the sandbox always charges. */
const card = {
  number: '4242424242424242',
  expireDate: '2039-12',
  identity: '900131',
  pw2Digit: '12',
  title: '',
  biz: false,
  defaultSet: true,
}

/**
 * The free plan has not enough seats for a team of four: the owner buys Basic by the month with a card of the sandbox, as
 * anybody does, so that plan, card, payment and receipt are there.
 */
export async function buyOngiPlan(
  kysely: Kysely<DB>,
  { idBrand, idAccount }: Buyer,
  { keys, log }: { readonly keys: KeyRing; readonly log: Logger },
): Promise<void> {
  const sandbox = openSandbox(kysely)
  const services: PaymentServices = {
    kysely,
    payments: {
      forNewCards: sandbox,
      named: (name) => (name === sandbox.name ? sandbox : null),
      paypal: null,
      lemonSqueezy: null,
    },
    keys,
    log,
    now: () => new Date(),
  }
  const added = await addCard(services, idBrand, card, async () => {})
  const { claim, order } = await inTransaction(kysely, async (db) => {
    const { subscription } = await readSubscriptionOf(db, idBrand)
    const { snapshot, amount } = await quote(db, subscription, await readPlanOf(db, 'BASIC'), 'MONTHLY')
    const claim = await claimOrder(db, {
      brand: idBrand,
      kind: snapshot.event,
      lane: 'plan',
      snapshot,
      amount,
      account: idAccount,
      clientKey: null,
      card: added,
      isSandbox: true,
      at: services.now(),
    })
    return { claim, order: { amount, name: itemOf('ko', snapshot) } }
  })
  await sendCharge(services, claim, added, order)
}
