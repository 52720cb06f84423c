import { syncLemons } from '../api/billing/dollars/lemon.ts'
import type { PaymentServices } from '../api/billing/payment-services.ts'
import { announce, announcePrices } from '../api/billing/subscriptions/announce.ts'
import { beginDay, renewSubscriptions } from '../api/billing/subscriptions/renewal-jobs.ts'
import type { Tasks } from './jobs.ts'

/**
 * Ends subscriptions at 00:05 in Seoul, announces at 09:00 what is ahead of others, and charges renewals at 09:10, when no card
 * company is maintained. Owners are asked about higher prices every hour of the day, so that who is charged the next morning is
 * asked as well. Subscriptions in dollars are read every hour, because their webhooks are sent three times at most.
 */
export function renewSubscriptionsTask(services: PaymentServices): Tasks {
  return {
    'begin-subscription-day': { lane: 'money', cron: '5 15 * * *', run: () => beginDay(services) },
    'announce-renewals': { lane: 'money', cron: '0 0 * * *', run: () => announce(services) },
    'ask-about-prices': { lane: 'money', cron: '25 0-12 * * *', run: () => announcePrices(services) },
    'read-dollar-subscriptions': { lane: 'money', cron: '17 * * * *', run: () => syncLemons(services) },
    'renew-subscriptions': { lane: 'money', cron: '10 0 * * *', run: () => renewSubscriptions(services) },
  }
}
