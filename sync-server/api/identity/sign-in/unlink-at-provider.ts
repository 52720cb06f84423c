import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { backoffMs } from '#model/time/backoff.ts'
import type { SnsType } from '#server/database/tables/accounts.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext, Services } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { Failures } from '#server/jobs/failures.ts'
import { noteToUnlink } from './queries.ts'

type Outside = Pick<Services, 'signIn' | 'log'>

const giveUpDays = 7
const backoff = { firstMs: 60_000, longestMs: 6 * 60 * 60_000 }

/** Queues unlinking an account at a provider, and does it after the commit. */
export async function unlinkSoon(
  context: CallContext,
  db: Kysely<DB>,
  provider: SnsType,
  subject: string,
): Promise<void> {
  if (!canUnlink(context.services, provider)) return
  await noteToUnlink(db, provider, subject)
  context.afterwards(() => {
    // What fails is retried by the cron task that also calls `unlinkDue`.
    unlinkDue(context.db, context.services).catch((err: unknown) => {
      context.services.log.warn({ err, provider }, 'a provider could not be told that an account has left')
    })
  })
}

/** Whether the provider can be told without a token of the person. */
export function canUnlink({ signIn }: Pick<Services, 'signIn'>, provider: SnsType): boolean {
  return signIn.isOn(provider) && signIn.provider(provider).unlink !== null
}

/**
 * Revokes the consent by the person's token. Tries three times at once, because the token is not stored for later.
 * Returns whether the provider accepted it. Never rejects.
 */
export async function revokeNow(
  { signIn, log }: Outside,
  provider: SnsType,
  token: string,
): Promise<boolean> {
  for (const waitMs of [0, 500, 2_000]) {
    await pause(waitMs)
    try {
      if (!signIn.isOn(provider)) return false
      const { revoke } = signIn.provider(provider)
      await revoke?.(token)
      return revoke !== null
    } catch (err) {
      log.warn({ err, provider }, 'a provider could not be told that an account has left')
      if (!(err instanceof Refusal) || err.code !== 'PROVIDER_DOWN') return false
    }
  }
  return false
}

/**
 * Unlinks at the providers whatever is due. An entry is deleted when that has succeeded, or has failed for a
 * week. One that fails keeps no other. Rejects only where the database fails.
 */
export async function unlinkDue(db: Kysely<DB>, { signIn, log }: Outside): Promise<void> {
  const due = await takeDue(db)
  const failures = new Failures(log, 'what became of an unlinking could not be noted')
  for (const { provider, subject, tries, is_over } of due)
    await failures.attempt({ provider }, async () => {
      const row = () => ({ provider, subject })
      try {
        if (signIn.isOn(provider)) await signIn.provider(provider).unlink?.(subject)
        await forget(db, row())
      } catch (err) {
        log.warn({ err, provider, tries }, 'a provider could not be told that an account has left')
        if (is_over) await forget(db, row())
        else await putOff(db, row(), tries)
      }
    })
  failures.end()
}

/** Reserves due entries for ten minutes, so that no other job or node processes them. */
function takeDue(db: Kysely<DB>) {
  return db
    .updateTable('login_to_cut')
    .set({ next_at: sql<Date>`now() + interval '10 minutes'` })
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('provider', 'subject'),
        'in',
        selectFrom('login_to_cut')
          .select(['provider', 'subject'])
          .where('next_at', '<=', sql<Date>`now()`)
          .limit(100)
          .forUpdate()
          .skipLocked()
          .$asTuple('provider', 'subject'),
      ),
    )
    .returning(['provider', 'subject', 'tries'])
    .returning(sql<boolean>`created_at < now() - make_interval(days => ${giveUpDays})`.as('is_over'))
    .execute()
}

interface ToUnlink {
  readonly provider: SnsType
  readonly subject: string
}

async function forget(db: Kysely<DB>, { provider, subject }: ToUnlink): Promise<void> {
  await db
    .deleteFrom('login_to_cut')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute()
}

async function putOff(db: Kysely<DB>, { provider, subject }: ToUnlink, tries: number): Promise<void> {
  const waitSeconds = backoffMs(tries, backoff) / 1000
  await db
    .updateTable('login_to_cut')
    .set({ tries: tries + 1, next_at: sql<Date>`now() + make_interval(secs => ${waitSeconds})` })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute()
}
