import { type Kysely, sql, type UpdateObject } from 'kysely'
import { snsAccountTypes } from '#contract/shapes/sns.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { SnsAccountType, SnsToken } from '#server/gateways/sns/sns.ts'
import type { Services } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { Failures } from '#server/jobs/failures.ts'
import { copyAccountPicture } from './picture.ts'
import { openToken, sealToken } from './sealed-token.ts'

type Needed = Pick<Services, 'sns' | 'keys' | 'log'>

const batch = 100
/** Age from which a token is renewed. */
const renewDays = 30

/**
 * Looks at every connected account once a day: takes over its name, renews an old token, and notes that access was withdrawn. What
 * a provider does not answer, and what it would be too busy for, is left for the next hour. Rejects only where the database fails.
 */
export async function refreshDue(db: Kysely<DB>, needed: Needed): Promise<void> {
  const failures = new Failures(needed.log, 'what became of an account of a brand could not be noted')
  for (;;) {
    const due = await takeDue(db, open(needed))
    for (const row of due)
      if (open(needed).includes(row.type))
        await failures.attempt({ account: row.id }, () => refresh(db, needed, row))
    if (due.length < batch) return failures.end()
  }
}

/** Providers that may be asked now. */
function open({ sns }: Needed): SnsAccountType[] {
  return snsAccountTypes.filter((type) => sns.isOn(type) && !sns.provider(type).isBusy())
}

/** Reserves due rows until the next hour, so that no other job or node looks at them. */
async function takeDue(db: Kysely<DB>, types: readonly SnsAccountType[]) {
  if (types.length === 0) return []
  return db
    .updateTable('sns_account')
    .set({ next_at: sql<Date>`now() + interval '50 minutes'` })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('sns_account')
        .select('id')
        .where('removed_at', 'is', null)
        .where('is_broken', '=', false)
        .where('type', 'in', types)
        .where('next_at', '<=', sql<Date>`now()`)
        .orderBy('next_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'brand_id', 'type', 'subject', 'sealed_token', 'expires_at'])
    .returning(sql<boolean>`refreshed_at < now() - make_interval(days => ${renewDays})`.as('is_old'))
    .execute()
}

type Due = Awaited<ReturnType<typeof takeDue>>[number]

async function refresh(db: Kysely<DB>, needed: Needed, row: Due): Promise<void> {
  const { id, brand_id: idBrand, type, subject, sealed_token: sealed } = row
  const { sns, keys, log } = needed
  const provider = sns.provider(type)
  const token = sealed === null ? null : openToken(sealed, idBrand, keys)
  if (token === null) return note(db, row, { is_broken: true })
  try {
    const renewed = row.is_old ? await provider.refresh(token) : undefined
    const current = renewed?.token ?? token
    const access = renewed === null ? null : await provider.read(current)
    const profile = access?.profiles.find((each) => each.subject === subject)
    if (!profile) return note(db, row, { is_broken: true })
    const picture = renewed ? await copyAccountPicture(needed, idBrand, provider, profile.image) : null
    await note(db, row, {
      name: profile.name,
      ...(picture && { picture }),
      // Again with the current key as well: older keys are dropped after a year.
      sealed_token: sealToken(current, idBrand, keys),
      ...(renewed &&
        isLater(renewed, row) && { expires_at: renewed.expiresAt, refreshed_at: sql<Date>`now()` }),
    })
  } catch (err) {
    if (!(err instanceof Refusal)) throw err
    log.warn({ err, account: id, provider: type }, 'an account of a brand could not be looked at')
  }
}

/** false: the provider gave the same time again, so that it is asked for more on the next day. */
function isLater({ expiresAt }: SnsToken, { expires_at }: Due): boolean {
  return expiresAt === null || expires_at === null || expiresAt > expires_at
}

/** Leaves a row alone that was connected again or disconnected meanwhile. */
async function note(
  db: Kysely<DB>,
  { id, sealed_token }: Due,
  facts: UpdateObject<DB, 'sns_account'>,
): Promise<void> {
  await db
    .updateTable('sns_account')
    .set({ ...facts, next_at: sql<Date>`now() + interval '1 day'` })
    .where('id', '=', id)
    .where('sealed_token', 'is not distinct from', sealed_token)
    .execute()
}
