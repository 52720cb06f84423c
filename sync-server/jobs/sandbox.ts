import type { PaymentServices } from '../api/billing/payment-services.ts'
import { Failures } from './failures.ts'
import type { Tasks } from './jobs.ts'

/** What Lemon Squeezy and PayPal do by themselves, at the sandbox: it bills what is due, and tells what has happened. */
export function sandboxTask({
  payments: { sandbox },
  log,
  now,
}: Pick<PaymentServices, 'payments' | 'log' | 'now'>): Tasks {
  if (!sandbox) return {}
  return {
    'run-sandbox': {
      lane: 'money',
      cron: '* * * * *',
      async run() {
        const failures = new Failures(log, 'the sandbox could not bill or tell')
        await failures.attempt({ step: 'renewals' }, async () => sandbox.lemonSqueezy?.renew(now()))
        await failures.attempt({ step: 'webhooks' }, () => sandbox.webhooks.send())
        failures.end()
      },
    },
  }
}
