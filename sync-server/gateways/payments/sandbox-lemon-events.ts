import type { Selectable } from 'kysely'
import type { SandboxSubscriptionTable } from '#server/database/tables/payments.ts'

/* Webhooks of subscriptions in the form of Lemon Squeezy. */

type Subscription = Selectable<SandboxSubscriptionTable>

/** When a subscription that is not billed any more is over. */
export const endsAtOf = ({ status, renews_at }: Pick<Subscription, 'status' | 'renews_at'>): Date | null =>
  status === 'cancelled' || status === 'expired' ? renews_at : null

export const subscriptionEvent = (event: string, subscription: Subscription) => ({
  meta: metaOf(event, subscription),
  data: {
    type: 'subscriptions',
    id: subscription.id,
    attributes: {
      status: subscription.status,
      variant_id: subscription.id_variant,
      created_at: subscription.created_at.toISOString(),
      updated_at: subscription.updated_at.toISOString(),
      renews_at: subscription.renews_at.toISOString(),
      ends_at: endsAtOf(subscription)?.toISOString() ?? null,
      test_mode: true,
    },
  },
})

export const invoiceEvent = (
  subscription: Subscription,
  {
    id,
    amount,
    reason,
    at,
    isPaid,
  }: {
    readonly id: string
    readonly amount: number
    readonly reason: string
    readonly at: Date
    readonly isPaid: boolean
  },
) => ({
  meta: metaOf(isPaid ? 'subscription_payment_success' : 'subscription_payment_failed', subscription),
  data: {
    type: 'subscription-invoices',
    id,
    attributes: {
      subscription_id: subscription.id,
      status: isPaid ? 'paid' : 'pending',
      total_usd: amount,
      refunded_amount_usd: 0,
      billing_reason: reason,
      created_at: at.toISOString(),
      test_mode: true,
    },
  },
})

const metaOf = (event: string, { id_brand }: Subscription) => ({
  event_name: event,
  test_mode: true,
  custom_data: { idBrand: String(id_brand) },
})
