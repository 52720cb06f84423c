import { sql, type Transaction } from 'kysely'
import type { DB } from '#server/database/tables/schema.ts'
import { lockBrandRow } from '#server/database/transactions/lock-brand.ts'
import type { SnsAccountType, SnsProfile } from '#server/gateways/sns/sns.ts'
import { Refusal } from '#server/http/refusal.ts'
import { nextLook } from './next-look.ts'
import { deleteRemoved, listAccounts, mostAccounts } from './queries.ts'

interface Connected {
  readonly idBrand: number
  readonly idAccount: number
  readonly type: SnsAccountType
  readonly owner: string
  readonly sealedToken: string
  readonly expiresAt: Date | null
  /** By the clock of the database. */
  readonly issuedAt: Date
  readonly profiles: readonly (SnsProfile & { readonly picture: Buffer | null })[]
}

/** Who connected an account at the provider, and here. */
interface Person {
  readonly owner: string
  readonly account_id: number | null
}

/**
 * Connects accounts, one row each. Of two tokens for one account the newer stays, whichever is saved first; where the other is of
 * another person, their access is withdrawn by `cutDue`, unless another account needs it. What waits for the access of this person
 * to be withdrawn is forgotten. Rejects with LIMIT_EXCEEDED where the brand would have too many.
 */
export async function saveAccounts(db: Transaction<DB>, connected: Connected): Promise<void> {
  const { idBrand, idAccount, type, owner, sealedToken, expiresAt, issuedAt, profiles } = connected
  // Saves of one brand wait for each other here.
  if (!(await lockBrandRow(db, idBrand))) throw new Refusal('NOT_FOUND')
  await deleteRemoved(db, type, owner)
  const facts = {
    owner,
    account_id: idAccount,
    sealed_token: sealedToken,
    expires_at: expiresAt,
    is_broken: false,
    refreshed_at: issuedAt,
    next_at: nextLook(),
  }
  for (const { subject, name, picture } of profiles) {
    const before = await readConnected(db, connected, subject)
    const isNewer = before === null || before.is_broken || before.refreshed_at <= issuedAt
    if (isNewer)
      await db
        .insertInto('sns_account')
        .values({ brand_id: idBrand, type, subject, name, picture, ...facts })
        .onConflict((conflict) =>
          conflict
            .columns(['brand_id', 'type', 'subject'])
            .where('removed_at', 'is', null)
            .doUpdateSet({ name, picture, ...facts }),
        )
        .execute()
    const given = { owner, account_id: idAccount }
    if (before && before.owner !== owner)
      await withdrawLater(db, connected, { subject, name, ...(isNewer ? before : given) })
  }
  if ((await listAccounts(db, idBrand)).length > mostAccounts) throw new Refusal('LIMIT_EXCEEDED')
}

async function readConnected(db: Transaction<DB>, { idBrand, type }: Connected, subject: string) {
  const row = await db
    .selectFrom('sns_account')
    .select(['owner', 'account_id', 'is_broken', 'refreshed_at'])
    .where('brand_id', '=', idBrand)
    .where('type', '=', type)
    .where('subject', '=', subject)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** A row without a token, which waits for the access of a person to be withdrawn. */
async function withdrawLater(
  db: Transaction<DB>,
  { idBrand, type }: Connected,
  { subject, name, owner, account_id }: Person & { readonly subject: string; readonly name: string },
): Promise<void> {
  const now = sql<Date>`now()`
  await db
    .insertInto('sns_account')
    .values({ brand_id: idBrand, type, subject, name, owner, account_id, removed_at: now, next_at: now })
    .execute()
}
