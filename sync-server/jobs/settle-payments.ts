import type { Kysely } from 'kysely'
import { deleteCardKeys, resealCardKeys } from '../api/billing/cards/card-key-jobs.ts'
import type { PaymentServices } from '../api/billing/payment-services.ts'
import { audit } from '../api/billing/reconciliation/audit.ts'
import { listDueAttempts, reconcile } from '../api/billing/reconciliation/reconcile.ts'
import { workWebhooks } from '../api/billing/reconciliation/webhooks.ts'
import { listDueRefunds, sendRefund } from '../api/billing/refunds/refunds.ts'
import { beginGraceOfUnknown, renewUnsent } from '../api/billing/subscriptions/renewal-jobs.ts'
import type { DB } from '../database/tables/schema.ts'
import { defineJob, noPayload } from './define-job.ts'
import { Failures } from './failures.ts'
import type { Tasks } from './jobs.ts'

const settlePayments = defineJob({
  name: 'settle-payments',
  lane: 'money',
  // A gateway that does not answer must not hold up renewals.
  runsAtOnce: 2,
  cron: '* * * * *',
  payload: noPayload,
})

/**
 * Looks up payments whose result is not known, and sends refunds, every minute and once a webhook has come. Runs may overlap:
 * each row has a lease. At night all of it is compared.
 */
export function settlePaymentsTask(services: PaymentServices): Tasks {
  return {
    ...settlePayments.task(async () => {
      const failures = new Failures(services.log, 'a payment could not be settled; it is tried again')
      await failures.attempt({ step: 'webhooks' }, () => workWebhooks(services))
      await failures.attempt({ step: 'attempts' }, async () => {
        for (const orderRef of await listDueAttempts(services))
          await failures.attempt({ orderRef }, () => reconcile(services, orderRef))
      })
      await failures.attempt({ step: 'renewals' }, () => renewUnsent(services))
      await failures.attempt({ step: 'grace' }, () => beginGraceOfUnknown(services))
      await failures.attempt({ step: 'refunds' }, async () => {
        for (const refundRef of await listDueRefunds(services))
          await failures.attempt({ refundRef }, () => sendRefund(services, refundRef))
      })
    }),
    'audit-payments': {
      lane: 'money',
      cron: '40 18 * * *',
      async run() {
        await audit(services)
      },
    },
    'seal-card-keys': {
      lane: 'money',
      cron: '22 4 * * *',
      run: () => resealCardKeys(services),
    },
    'delete-card-keys': {
      lane: 'money',
      cron: '37 * * * *',
      run: () => deleteCardKeys(services),
    },
  }
}

/** Looks up a charge whose answer was lost at the instant when it is due, which the run of every minute would be late for. */
export const queueLookUpAt = (db: Kysely<DB>, orderRef: string, runAt: Date): Promise<void> =>
  settlePayments.add(db, {}, { key: `look-up:${orderRef}`, runAt })

/** Settles at once, because a payer waits for what a webhook is about. Webhooks that come meanwhile share one run. */
export const queueSettling = (db: Kysely<DB>): Promise<void> => settlePayments.addOnce(db, {})
