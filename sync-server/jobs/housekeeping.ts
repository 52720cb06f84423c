import { applicationKeptDays } from '#model/campaign/application.ts'
import { paymentLinkKeptDays } from '#model/money/payment-links.ts'
import { questKeptDays } from '#model/quest/quest.ts'
import { openDays, ticketKeptYears } from '#model/support/ticket.ts'
import { closeCode } from '#model/sync/protocol.ts'
import { addressKeptDays } from '#model/tasks/print.ts'
import { pruneSecurityEvents } from '../api/identity/security-events.ts'
import type { Database } from '../database/open.ts'
import { aiJobKeptDays, moneyYears, tablesOfMoney } from '../database/tables/retention.ts'
import type { Mail } from '../gateways/mail/mail.ts'
import type { Revocations } from '../http/events.ts'
import type { Logger } from '../logging.ts'
import { changeInBatches } from './change-in-batches.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { Failures } from './failures.ts'
import type { Tasks } from './jobs.ts'

/** Days for which mails that were written to files are kept. */
const mailDays = 30

/**
 * Deletes what has expired, see `retention.ts`. Codes are kept for a day, because the hourly limit of mails counts them.
 * Sockets of an expired session are closed by `revocations`.
 */
export function housekeepingTasks(
  { kysely, pool }: Pick<Database, 'kysely' | 'pool'>,
  revocations: Pick<Revocations, 'emit'>,
  mail: Pick<Mail, 'forget'>,
  log: Pick<Logger, 'error'>,
): Tasks {
  const failed = 'what has expired could not be deleted'
  const remove = (table: string, condition: string) => deleteInBatches(pool, table, condition)
  /** Triggers refuse to delete any other. */
  async function deleteOldMoney(failures: Failures): Promise<void> {
    const { rows } = await pool.query<{ brand_id: number }>(
      `select brand_id from (select brand_id from credit_account union select brand_id from billing_order) money
       where not exists (select from brand where brand.id = money.brand_id)
         and not exists (
           select from credit_entry entry where entry.brand_id = money.brand_id
             and entry.at > now() - make_interval(years => $1)
         )
         and not exists (
           select from billing_order billed where billed.brand_id = money.brand_id
             and billed.created_at > now() - make_interval(years => $1)
         )`,
      [moneyYears],
    )
    for (const { brand_id } of rows)
      await failures.attempt({ brand: brand_id }, async () => {
        for (const table of tablesOfMoney) await remove(table, `brand_id = ${brand_id}`)
      })
  }
  /** By table: which of its rows. */
  async function removeAll(failures: Failures, conditions: Readonly<Record<string, string>>): Promise<void> {
    for (const [table, condition] of Object.entries(conditions))
      await failures.attempt({ table }, () => remove(table, condition))
  }
  return {
    'delete-email-codes': {
      lane: 'upkeep',
      cron: '7 * * * *',
      async run() {
        const failures = new Failures(log, failed)
        await removeAll(failures, {
          email_code: `expires_at < now() - interval '1 day'`,
          email_code_try: `created_at < now() - interval '1 day'`,
          second_step_try: `created_at < now() - interval '1 day'`,
        })
        failures.end()
      },
    },
    'delete-staff-sessions': {
      lane: 'upkeep',
      cron: '17 * * * *',
      run: () => remove('staff_session', 'expires_at < now()'),
    },
    'delete-sessions': {
      lane: 'upkeep',
      cron: '17 * * * *',
      run: () =>
        deleteInBatches<{ token_hash: Buffer }>(pool, 'session', 'expires_at < now()', {
          returning: 'token_hash',
          onDeleted: ({ token_hash: tokenHash }) =>
            revocations.emit({ tokenHash, code: closeCode.unauthorized, reason: 'the session is over' }),
        }),
    },
    'prune-security-events': {
      lane: 'upkeep',
      cron: '57 * * * *',
      run: () => pruneSecurityEvents(kysely),
    },
    'delete-idempotency': {
      lane: 'upkeep',
      cron: '27 3 * * *',
      run: () => remove('idempotency', `created_at < now() - interval '30 days'`),
    },
    'delete-old': {
      lane: 'upkeep',
      cron: '7 4 * * *',
      async run() {
        const failures = new Failures(log, failed)
        const old: Readonly<Record<string, string>> = {
          // The privacy policy keeps the e-mail of an invitation until it expires, and allows five days more.
          brand_member: `account_id is null and invite_expires_at < now() - interval '4 days'`,
          brand_invite_link: `coalesce(revoked_at, expires_at) < now() - interval '30 days'`,
          // As long as it is listed.
          drive_link: `coalesce(revoked_at, ends_at) < now() - interval '30 days'`,
          file: `purged_at < now() - interval '30 days'`,
          campaign_application: `settled_at < now() - interval '${applicationKeptDays} days'`,
          support_ticket: `closed_at < now() - interval '${ticketKeptYears} years'`,
          brand_quest: `brand_id is null and created_at < now() - interval '${questKeptDays} days'`,
          payment_link: `expires_at < now() - interval '${paymentLinkKeptDays} days'`,
          payment_notice: `mail_after < now() - interval '30 days'`,
          task_address: `exists (
            select from task left join task_quote on task_quote.task_id = task.id
            where task.id = task_address.task_id
              and (task.status = 'REVIEW' or (task_quote.task_id is not null and task_quote.accepted_at is null))
              and task.updated_at < now() - interval '${addressKeptDays} days'
          )`,
          webhook_event: `received_at < now() - interval '30 days'`,
          staff_act: `at < now() - interval '${moneyYears} years'`,
          ai_job: `at < now() - interval '${aiJobKeptDays} days'`,
          ai_picture: `created_at < now() - interval '${aiJobKeptDays} days'`,
          ai_day: `day < to_char(now() - interval '3 days', 'YYYY-MM-DD')`,
          settle_history: `created_at < now() - interval '365 days'`,
        }
        await failures.attempt({ table: 'credit_account' }, () => deleteOldMoney(failures))
        await failures.attempt({ table: 'support_ticket' }, closeAnswered)
        await failures.attempt({ table: 'brand_share' }, closeEnded)
        await removeAll(failures, old)
        await failures.attempt({ table: 'jobs' }, () =>
          pool.query(
            `select count(*) from graphile_worker.complete_jobs(array(
               select id from graphile_worker.jobs
               where attempts >= max_attempts and locked_at is null and run_at < now() - interval '30 days'
             ))`,
          ),
        )
        await failures.attempt({ step: 'mails' }, () => mail.forget(mailDays))
        failures.end()
      },
    },
  }

  /** A link that is not listed any more, because it has ended, keeps neither its key nor the hash of its password. */
  async function closeEnded(): Promise<void> {
    await changeInBatches(
      pool,
      'brand_share',
      'revoked_at = ends_at, sealed_key = null, password_hash = null',
      `revoked_at is null and ends_at < now() - interval '30 days'`,
    )
  }

  /** A question that is not gone on with is closed, and deleted as others after that. */
  async function closeAnswered(): Promise<void> {
    await changeInBatches(
      pool,
      'support_ticket',
      `status = 'CLOSED', closed_at = now()`,
      `(status = 'RECEIVED' and created_at < now() - interval '${openDays.received} days')
         or (status = 'ANSWERED' and not exists (
           select from support_answer
           where ticket_id = support_ticket.id and created_at > now() - interval '${openDays.answered} days'
         ))`,
    )
  }
}
