import type { PaymentServices } from '../api/billing/payment-services.ts'
import type { Tasks } from './jobs.ts'

/** What Lemon Squeezy and PayPal do by themselves, at the sandbox: it bills what is due, and tells what has happened. */
export function sandboxTask({
  payments: { sandbox },
  now,
}: Pick<PaymentServices, 'payments' | 'now'>): Tasks {
  if (!sandbox) return {}
  return {
    'run-sandbox': {
      cron: '* * * * *',
      async run() {
        await sandbox.lemonSqueezy?.renew(now())
        await sandbox.webhooks.send()
      },
    },
  }
}
