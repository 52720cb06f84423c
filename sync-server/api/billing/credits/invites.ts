import { type Kysely, sql, type Transaction } from 'kysely'
import { accountOfInviteCode } from '#model/access/invite-code.ts'
import { mailboxOf } from '#model/access/mailbox.ts'
import { type InviteMilestone, type InviteSide, inviteRewards, rewardDays } from '#model/money/credits.ts'
import { endOfDays } from '#model/time/seoul-day.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { endLots, grantCredits, readLotsOf } from './ledger.ts'

/*
 * Invitations of friends. An account that signed up with a code is judged once; both accounts then earn rewards, each once for
 * a milestone, which are paid as soon as the recipient owns a brand.
 */

const kinds = { JOINED: 'inviteJoined', PAID: 'invitePaid' } as const
const keyWords = { JOINED: 'verify', PAID: 'paid' } as const
const rewardKey = (invitee: number, milestone: InviteMilestone, side: InviteSide) =>
  `reward:${invitee}:${keyWords[milestone]}:${side.toLowerCase()}`

/** Accounts that came with a code and are not judged yet: of all releases, so that old ones are paid, too. */
export async function listUnjudged(db: Kysely<DB>, limit: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('account')
    .leftJoin('invite', 'invite.invitee_id', 'account.id')
    .select('account.id')
    .where('account.invited_code', 'is not', null)
    .where('account.withdrawn_at', 'is', null)
    .where('invite.invitee_id', 'is', null)
    .orderBy('account.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Decides whether an invited account counts. It has verified its e-mail, because sign-up needs it. */
export async function judgeInvite(db: Transaction<DB>, invitee: number, at: Date): Promise<void> {
  const account = await db
    .selectFrom('account')
    .select(['email', 'invited_code'])
    .where('id', '=', invitee)
    .executeTakeFirst()
  if (!account?.invited_code) return
  const inviter = await findInviter(db, account.invited_code, invitee)
  const isOwn = inviter !== null && (await listMailboxes(db, inviter)).includes(mailboxOf(account.email))
  const refused = inviter === null ? 'UNKNOWN_CODE' : isOwn ? 'OWN_ADDRESS' : null
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('invite')
    .values({ invitee_id: invitee, inviter_id: inviter, refused })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (inserted && refused === null) await earnRewards(db, invitee, 'JOINED', at)
}

/** Notes what both earn at a milestone of the invited account; once. Nothing for an account that was not invited. */
export async function earnRewards(
  db: Transaction<DB>,
  invitee: number,
  milestone: InviteMilestone,
  at: Date,
): Promise<void> {
  const invite = await db
    .selectFrom('invite')
    .select('inviter_id')
    .where('invitee_id', '=', invitee)
    .where('refused', 'is', null)
    .executeTakeFirst()
  if (!invite?.inviter_id) return
  const reward = { invitee_id: invitee, milestone, amount: inviteRewards[milestone], earned_at: at }
  await db
    .insertInto('invite_reward')
    .values([
      { ...reward, side: 'INVITER', recipient_id: invite.inviter_id },
      { ...reward, side: 'INVITEE', recipient_id: invitee },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Accounts with rewards that can be paid: they own a brand. */
export async function listPayable(db: Kysely<DB>, limit: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('invite_reward')
    .innerJoin('brand_member', 'brand_member.account_id', 'invite_reward.recipient_id')
    .innerJoin('brand', 'brand.id', 'brand_member.brand_id')
    .select('invite_reward.recipient_id')
    .distinct()
    .where('invite_reward.paid_at', 'is', null)
    .where('brand_member.role', '=', 'BRAND_ROLE_OWNER')
    .where('brand.deleted_at', 'is', null)
    .limit(limit)
    .execute()
  return rows.map(({ recipient_id }) => recipient_id)
}

/** Pays the waiting rewards of an account to the oldest brand that it owns. */
export async function payRewards(db: Transaction<DB>, recipient: number, at: Date): Promise<void> {
  const waiting = await db
    .selectFrom('invite_reward')
    .select(['invitee_id', 'milestone', 'side', 'amount'])
    .where('recipient_id', '=', recipient)
    .where('paid_at', 'is', null)
    .orderBy('earned_at')
    .forUpdate()
    .execute()
  const brand = await db
    .selectFrom('brand_member')
    .innerJoin('brand', 'brand.id', 'brand_member.brand_id')
    .select('brand.id')
    .where('brand_member.account_id', '=', recipient)
    .where('brand_member.role', '=', 'BRAND_ROLE_OWNER')
    .where('brand.deleted_at', 'is', null)
    .orderBy('brand.id')
    .executeTakeFirst()
  if (!brand) return
  for (const { invitee_id, milestone, side, amount } of waiting) {
    await grantCredits(db, {
      brand: brand.id,
      key: rewardKey(invitee_id, milestone, side),
      at,
      kind: kinds[milestone],
      type: 'REWARD',
      amount,
      expiresAt: endOfDays(at, rewardDays),
    })
    await db
      .updateTable('invite_reward')
      .set({ paid_at: at, paid_to: brand.id })
      .where('invitee_id', '=', invitee_id)
      .where('milestone', '=', milestone)
      .where('side', '=', side)
      .execute()
  }
}

/**
 * Takes back what both got for the first payment of an owner, because it was refunded as a whole and nothing else was paid. Credits
 * that are spent stay spent. A reward that was not paid yet can be earned again.
 */
export async function takeBackRewards(
  db: Transaction<DB>,
  { brand, pid, at }: { readonly brand: number; readonly pid: string; readonly at: Date },
): Promise<void> {
  const rewards = await db
    .selectFrom('invite_reward')
    .innerJoin('brand_member', 'brand_member.account_id', 'invite_reward.invitee_id')
    .select(['invitee_id', 'side', 'paid_to'])
    .where('brand_member.brand_id', '=', brand)
    .where('brand_member.role', '=', 'BRAND_ROLE_OWNER')
    .where('milestone', '=', 'PAID')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('billing_order')
            .innerJoin('brand_member as owned', 'owned.brand_id', 'billing_order.brand_id')
            .select('pid')
            .whereRef('owned.account_id', '=', 'invite_reward.invitee_id')
            .where('owned.role', '=', 'BRAND_ROLE_OWNER')
            .where('lane', '=', 'plan')
            .where('status', 'in', ['PAID', 'PART_REFUNDED'])
            .where('amount', '>', 0)
            .where('pid', '<>', pid),
        ),
      ),
    )
    .execute()
  for (const { invitee_id, side, paid_to } of rewards) {
    if (paid_to === null) {
      await db
        .deleteFrom('invite_reward')
        .where('invitee_id', '=', invitee_id)
        .where('milestone', '=', 'PAID')
        .where('side', '=', side)
        .where('paid_at', 'is', null)
        .execute()
      continue
    }
    const lots = await readLotsOf(db, paid_to, { exact: [rewardKey(invitee_id, 'PAID', side)] })
    await endLots(db, lots, { brand: paid_to, at, kind: 'refund', ref: pid })
  }
}

/** The invitations of an account, as inviter and as invited, with their rewards for it; newest first. */
export async function listInvites(db: Kysely<DB>, account: number) {
  const invites = await db
    .selectFrom('invite')
    .innerJoin('account', 'account.id', 'invite.invitee_id')
    .select(['invite.invitee_id', 'invite.inviter_id', 'invite.refused', 'account.created_at as joined_at'])
    .where('invite.inviter_id', 'is not', null)
    .where((or) => or.or([or('invite.inviter_id', '=', account), or('invite.invitee_id', '=', account)]))
    .orderBy('invite.invitee_id', 'desc')
    .limit(200)
    .execute()
  const rewards = await db
    .selectFrom('invite_reward')
    .leftJoin('brand', 'brand.id', 'invite_reward.paid_to')
    .select(['invitee_id', 'milestone', 'side', 'paid_at', 'brand.name as brandName'])
    .where('recipient_id', '=', account)
    .execute()
  return invites.map(({ invitee_id, refused, joined_at }) => {
    const side = invitee_id === account ? ('INVITEE' as const) : ('INVITER' as const)
    const of = (milestone: InviteMilestone) =>
      rewards.find(
        (reward) =>
          reward.invitee_id === invitee_id && reward.side === side && reward.milestone === milestone,
      )
    return { side, refused, joinedAt: joined_at, joined: of('JOINED'), paid: of('PAID') }
  })
}

/** An account that was there before the invited one and still is. */
async function findInviter(db: Transaction<DB>, code: string, invitee: number): Promise<number | null> {
  const id = accountOfInviteCode(code)
  if (id === null || id >= invitee) return null
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return found?.id ?? null
}

/** Mailboxes that are the inviter's: of the account, and of the brands that it owns. */
async function listMailboxes(db: Transaction<DB>, inviter: number): Promise<string[]> {
  const { rows } = await sql<{ email: string | null }>`
    select email from account where id = ${inviter}
    union all select brand.email from brand join brand_member on brand_member.brand_id = brand.id
    where brand_member.account_id = ${inviter} and brand_member.role = 'BRAND_ROLE_OWNER'
  `.execute(db)
  return rows.flatMap(({ email }) => (email ? [mailboxOf(email)] : []))
}
