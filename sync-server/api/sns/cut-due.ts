import { type Kysely, sql } from 'kysely'
import { backoffMs } from '#model/time/backoff.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { Services } from '#server/http/context.ts'
import { Failures } from '#server/jobs/failures.ts'
import { deleteRemoved } from './queries.ts'

type Outside = Pick<Services, 'sns' | 'log'>

const giveUpDays = 7
const backoff = { firstMs: 60_000, longestMs: 6 * 60 * 60_000 }

/**
 * Withdraws our access to accounts that were disconnected, and deletes their rows. A person's access stays as long as another
 * account of theirs is connected. A row is deleted when that has succeeded, or has failed for a week; one that fails keeps no
 * other. Rejects only where the database fails.
 */
export async function cutDue(db: Kysely<DB>, { sns, log }: Outside): Promise<void> {
  const due = await takeDue(db)
  const failures = new Failures(log, 'what became of disconnecting an account could not be noted')
  for (const row of due)
    await failures.attempt({ account: row.id }, async () => {
      const { type, owner, tries } = row
      try {
        if (sns.isOn(type) && !(await isConnected(db, row))) {
          await sns.provider(type).revoke?.(owner)
          await lookSoon(db, row)
        }
        await deleteRemoved(db, type, owner)
      } catch (err) {
        log.warn(
          { err, provider: type, tries },
          'a provider could not be told that an account was disconnected',
        )
        if (row.is_over) await deleteRemoved(db, type, owner)
        else await putOff(db, row)
      }
    })
  failures.end()
}

/** Accounts that one call of `removeLeft` looks at. */
const looksAt = 5_000

/**
 * Disconnects the accounts of deleted brands, and those of who has left the team or withdrawn; deletes their tokens at once. Looks
 * at some accounts behind the id `after`, and answers the id to go on behind: 0 where all were looked at.
 */
export async function removeLeft(db: Kysely<DB>, after = 0, most = looksAt): Promise<number> {
  const looked = await db
    .selectFrom('sns_account')
    .select('id')
    .where('removed_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute()
  const last = looked.at(-1)?.id
  if (last === undefined) return 0
  await db
    .updateTable('sns_account')
    .set({ sealed_token: null, removed_at: sql<Date>`now()`, next_at: sql<Date>`now()` })
    .where('removed_at', 'is', null)
    .where('id', '>', after)
    .where('id', '<=', last)
    .where(({ or, not, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('brand')
            .select('brand.id')
            .whereRef('brand.id', '=', 'sns_account.brand_id')
            .where('brand.deleted_at', 'is not', null),
        ),
        exists(
          selectFrom('account')
            .select('account.id')
            .whereRef('account.id', '=', 'sns_account.account_id')
            .where('account.withdrawn_at', 'is not', null),
        ),
        not(
          exists(
            selectFrom('brand_member')
              .select('brand_member.id')
              .whereRef('brand_member.brand_id', '=', 'sns_account.brand_id')
              .whereRef('brand_member.account_id', '=', 'sns_account.account_id'),
          ),
        ),
      ]),
    )
    .execute()
  return looked.length < most ? 0 : last
}

/** Reserves due rows for ten minutes, so that no other job or node works on them. */
function takeDue(db: Kysely<DB>) {
  return db
    .updateTable('sns_account')
    .set({ next_at: sql<Date>`now() + interval '10 minutes'` })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('sns_account')
        .select('id')
        .where('removed_at', 'is not', null)
        .where('next_at', '<=', sql<Date>`now()`)
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'type', 'owner', 'tries'])
    .returning(sql<boolean>`removed_at < now() - make_interval(days => ${giveUpDays})`.as('is_over'))
    .execute()
}

type Removed = Awaited<ReturnType<typeof takeDue>>[number]

async function isConnected(db: Kysely<DB>, { type, owner }: Removed): Promise<boolean> {
  const other = await db
    .selectFrom('sns_account')
    .select('id')
    .where('type', '=', type)
    .where('owner', '=', owner)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return other !== undefined
}

/** What the person has connected again meanwhile may have lost its access as well: the job that looks at accounts finds out. */
async function lookSoon(db: Kysely<DB>, { type, owner }: Removed): Promise<void> {
  await db
    .updateTable('sns_account')
    .set({ next_at: sql<Date>`now()` })
    .where('type', '=', type)
    .where('owner', '=', owner)
    .where('removed_at', 'is', null)
    .execute()
}

async function putOff(db: Kysely<DB>, { id, tries }: Removed): Promise<void> {
  const waitSeconds = backoffMs(tries, backoff) / 1000
  await db
    .updateTable('sns_account')
    .set({ tries: tries + 1, next_at: sql<Date>`now() + make_interval(secs => ${waitSeconds})` })
    .where('id', '=', id)
    .execute()
}
