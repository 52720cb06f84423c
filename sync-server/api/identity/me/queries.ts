import { type Kysely, sql, type Transaction } from 'kysely'
import { brandRoles, isAtLeast } from '#model/access/roles.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { listLogins } from '../sign-in/queries.ts'

export async function readProfile(db: Kysely<DB>, accountId: number) {
  const profile = await db
    .selectFrom('account')
    .select(['id', 'email', 'full_name as fullName', 'image', 'locale', 'email_consent as emailConsent'])
    .select(({ eb }) => eb('password_hash', 'is not', null).as('hasPassword'))
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { ...profile, hasPassword: Boolean(profile.hasPassword), logins: await listLogins(db, accountId) }
}

interface ProfileChange {
  readonly fullName?: string | undefined
  readonly image?: string | null | undefined
  readonly locale?: string | undefined
}

export async function changeMyProfile(
  db: Kysely<DB>,
  accountId: number,
  { fullName, image, locale }: ProfileChange,
): Promise<void> {
  const set = {
    ...(fullName !== undefined && { full_name: fullName }),
    ...(image !== undefined && { image }),
    ...(locale !== undefined && { locale }),
  }
  if (Object.keys(set).length === 0) return
  await db.updateTable('account').set(set).where('id', '=', accountId).execute()
}

/** Stores the consent to advertising and returns it with its date, which only changes with the answer. */
export async function setEmailConsent(db: Kysely<DB>, accountId: number, active: boolean) {
  await db
    .updateTable('account')
    .set({ email_consent: active, email_consent_at: sql<Date>`now()` })
    .where('id', '=', accountId)
    .where('email_consent', '!=', active)
    .execute()
  const { email_consent, email_consent_at } = await db
    .selectFrom('account')
    .select(['email_consent', 'email_consent_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { active: email_consent, changedAt: email_consent_at?.toISOString() ?? null }
}

/**
 * The brands that an account owns, with plan and number of other members. Locks their rows, so that no account joins or
 * subscribes meanwhile.
 */
export async function listOwnedBrands(db: Transaction<DB>, accountId: number) {
  const owned = await db
    .selectFrom('brand')
    .select(['id', 'plan'])
    .where('deleted_at', 'is', null)
    .where('id', 'in', (owned) =>
      owned
        .selectFrom('brand_member')
        .select('brand_id')
        .where('account_id', '=', accountId)
        .where('role', '=', 'BRAND_ROLE_OWNER'),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  return Promise.all(
    owned.map(async (brand) => {
      const { others } = await db
        .selectFrom('brand_member')
        .select((select) => select.fn.countAll<number>().as('others'))
        .where('brand_id', '=', brand.id)
        .where('account_id', '!=', accountId)
        .executeTakeFirstOrThrow()
      return { ...brand, others }
    }),
  )
}

/**
 * Marks an account as withdrawn and deletes its memberships, invitations and codes. E-mail and password stay for a few
 * days, so that a login can be told about the withdrawal.
 */
export async function closeAccount(
  db: Transaction<DB>,
  accountId: number,
  email: string,
  leaveReason: string,
): Promise<void> {
  await db
    .deleteFrom('brand_member')
    .where((or) =>
      or.or([
        or('account_id', '=', accountId).and('role', '!=', 'BRAND_ROLE_OWNER'),
        or(sql`lower(invite_email)`, '=', email.toLowerCase()).and('account_id', 'is', null),
      ]),
    )
    .execute()
  await db.deleteFrom('email_code').where('email', '=', email.toLowerCase()).execute()
  await db
    .updateTable('account')
    .set({
      withdrawn_at: sql<Date>`now()`,
      leave_reason: leaveReason,
      image: null,
      email_consent: false,
      email_consent_at: sql<Date>`now()`,
    })
    .where('id', '=', accountId)
    .execute()
}

/**
 * Ends the links by which others join teams that an account has made, or has seen because it manages the team: by one of those it
 * could come back.
 */
export async function endInviteLinksOf(db: Transaction<DB>, accountId: number): Promise<void> {
  const managing = brandRoles.filter((role) => isAtLeast(role, 'BRAND_ROLE_ADMIN'))
  await db
    .updateTable('brand_invite_link')
    .set({ revoked_at: sql<Date>`now()`, sealed_token: null })
    .where('revoked_at', 'is', null)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('account_id', '=', accountId),
        eb(
          'brand_id',
          'in',
          selectFrom('brand_member')
            .select('brand_member.brand_id')
            .where('brand_member.account_id', '=', accountId)
            .where('brand_member.role', 'in', managing),
        ),
      ]),
    )
    .execute()
}
