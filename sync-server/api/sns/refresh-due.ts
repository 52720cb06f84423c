import { type Kysely, sql, type UpdateObject } from 'kysely'
import { snsAccountTypes } from '#contract/shapes/sns.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import type { SnsAccountType, SnsToken } from '#server/gateways/sns/sns.ts'
import type { Services } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { Failures } from '#server/jobs/failures.ts'
import { nextLook } from './next-look.ts'
import { copyAccountPicture } from './picture.ts'
import { openToken, sealToken } from './sealed-token.ts'

type Needed = Pick<Services, 'sns' | 'keys' | 'log'>

/** Age from which a token is renewed. */
const renewDays = 30
/** What one run does at most; the next goes on with what is due longest. */
const usualBudget = { accounts: 2_000, ms: 10 * 60_000 }
/** Accounts that are reserved at once, and tokens that are asked about at once. */
const page = 100
const atOnce = 4

/**
 * Looks at every connected account once a day, at those of one token together: takes over their names, renews an old token, and notes
 * that access was withdrawn. What a provider does not answer, and what it would be too busy for, is left for the next hour. Rejects
 * only where the database fails.
 */
export async function refreshDue(db: Kysely<DB>, needed: Needed, budget = usualBudget): Promise<void> {
  const failures = new Failures(needed.log, 'what became of an account of a brand could not be noted')
  const until = performance.now() + budget.ms
  for (let left = budget.accounts; left > 0 && performance.now() < until; ) {
    const most = Math.min(page, left)
    const due = await takeDue(db, open(needed), most)
    const tokens = Map.groupBy(due, ({ sealed_token }) => sealed_token).values()
    const work = async () => {
      // All of them take from one iterator.
      for (const rows of tokens)
        if (rows[0] && open(needed).includes(rows[0].type))
          await failures.attempt({ accounts: rows.map(({ id }) => id) }, () => refresh(db, needed, rows))
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    left -= due.length
    if (due.length < most) break
  }
  failures.end()
}

/** Providers that may be asked now. */
function open({ sns }: Needed): SnsAccountType[] {
  return snsAccountTypes.filter((type) => sns.isOn(type) && !sns.provider(type).isBusy())
}

/** Reserves due rows until the next hour, so that no other job or node looks at them. */
async function takeDue(db: Kysely<DB>, types: readonly SnsAccountType[], most: number) {
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
        .orderBy('id')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'brand_id', 'type', 'subject', 'sealed_token', 'expires_at'])
    .returning(sql<boolean>`refreshed_at < now() - make_interval(days => ${renewDays})`.as('is_old'))
    .execute()
}

type Due = Awaited<ReturnType<typeof takeDue>>[number]

/** `rows` have one token, and so one brand and provider. */
async function refresh(db: Kysely<DB>, needed: Needed, rows: readonly Due[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const { brand_id: idBrand, type, sealed_token: sealed } = first
  const { sns, keys, log } = needed
  const provider = sns.provider(type)
  const token = sealed === null ? null : openToken(sealed, idBrand, keys)
  const next_at = nextLook()
  const broken = { is_broken: true, next_at }
  if (token === null) return noteAll(db, rows, () => broken)
  try {
    const renewed = rows.some(({ is_old }) => is_old) ? await provider.refresh(token) : undefined
    const current = renewed?.token ?? token
    const access = renewed === null ? null : await provider.read(current)
    const profiles = new Map(access?.profiles.map((profile) => [profile.subject, profile]))
    // Again with the current key as well: older keys are dropped after a year.
    const sealedAgain = sealToken(current, idBrand, keys)
    await noteAll(db, rows, async (row) => {
      const profile = profiles.get(row.subject)
      if (!profile) return broken
      const picture = renewed ? await copyAccountPicture(needed, idBrand, provider, profile.image) : null
      return {
        name: profile.name,
        ...(picture && { picture }),
        sealed_token: sealedAgain,
        next_at,
        ...(renewed &&
          isLater(renewed, row) && { expires_at: renewed.expiresAt, refreshed_at: sql<Date>`now()` }),
      }
    })
  } catch (err) {
    if (!(err instanceof Refusal)) throw err
    const accounts = rows.map(({ id }) => id)
    log.warn({ err, accounts, provider: type }, 'accounts of a brand could not be looked at')
  }
}

/** false: the provider gave the same time again, so that it is asked for more on the next day. */
function isLater({ expiresAt }: SnsToken, { expires_at }: Due): boolean {
  return expiresAt === null || expires_at === null || expiresAt > expires_at
}

type Facts = UpdateObject<DB, 'sns_account'>

/** In one transaction, so that they are due together again. Leaves rows alone that were connected again or disconnected meanwhile. */
async function noteAll(
  db: Kysely<DB>,
  rows: readonly Due[],
  factsOf: (row: Due) => Facts | Promise<Facts>,
): Promise<void> {
  const noted: { readonly row: Due; readonly facts: Facts }[] = []
  for (const row of rows) noted.push({ row, facts: await factsOf(row) })
  await inTransaction(db, async (transaction) => {
    for (const { row, facts } of noted)
      await transaction
        .updateTable('sns_account')
        .set(facts)
        .where('id', '=', row.id)
        .where('brand_id', '=', row.brand_id)
        .where('sealed_token', 'is not distinct from', row.sealed_token)
        .execute()
  })
}
