import type { PaymentServices } from '../api/billing/payment-services.ts'
import { beginDay, renewSubscriptions } from '../api/billing/renewals.ts'
import type { Tasks } from './jobs.ts'

/** Ends subscriptions at 00:05 in Seoul, and charges renewals at 09:10, when no card company is maintained. */
export function renewSubscriptionsTask(services: PaymentServices): Tasks {
  return {
    'begin-subscription-day': { cron: '5 15 * * *', run: () => beginDay(services) },
    'renew-subscriptions': { cron: '10 0 * * *', run: () => renewSubscriptions(services) },
  }
}
