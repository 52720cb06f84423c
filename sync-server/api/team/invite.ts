import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { GivenOf } from '#contract/call.ts'
import type { inviteMember } from '#contract/member.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { isUniqueViolation } from '#server/database/transactions/transaction.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { hashToken } from '#server/http/tokens.ts'
import { mailInvitation } from './mails.ts'
import {
  countInvitationsTo,
  findMember,
  insertInvitation,
  listMemberRows,
  type MemberRow,
  markMailed,
  renewInvitation,
} from './queries.ts'
import { invitationDays, isExpired, isPending } from './rows.ts'
import { checkFreeSeat, checkInviting, checkManages, hasSeat, readLockedTeam } from './rules.ts'

const betweenMailsMs = 60_000

/**
 * Invites an e-mail, or returns the existing invitation. `base` is the database outside of the call's transaction, to
 * record after it that the mail was sent.
 */
export async function invite(
  context: CallContext,
  { inviteEmail, brandRole }: GivenOf<typeof inviteMember>['body'],
  base: Kysely<DB>,
): Promise<MemberRow> {
  const { idBrand } = context
  const link = newLink()
  const made = await context
    .transact(async (db) => {
      const team = await readLockedTeam(context, db)
      checkManages(team, brandRole)
      const known = (await listMemberRows(db, idBrand)).find((row) => isOf(row, inviteEmail))
      if (known && !isPending(known)) throw refuseField('inviteEmail', 'ALREADY_MEMBER')
      if (known && !isExpired(known)) throw refuseField('inviteEmail', 'ALREADY_INVITED')
      if (known) checkManages(team, known.role)
      checkInviting(team)
      await checkFreeSeat(db, idBrand, team, hasSeat)
      await checkMailsTo(context, inviteEmail)
      const invitation = { role: brandRole, inviterId: inviterOf(context), ...link.stored }
      if (known) await renewInvitation(db, idBrand, known.id, invitation)
      const id = known?.id ?? (await insertInvitation(db, idBrand, inviteEmail, invitation))
      return findOrThrow(db, idBrand, id)
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'brand_member_invite_key')) {
        throw refuseField('inviteEmail', 'ALREADY_INVITED')
      }
      throw error
    })
  mailAfterwards(context, made, link.token, 'invitation', base)
  return made
}

/** Mails an invitation again with a new link. Rejects within a minute after the previous mail. */
export async function reinvite(context: CallContext, id: number): Promise<MemberRow> {
  const { idBrand } = context
  const link = newLink()
  const renewed = await context.transact(async (db) => {
    const team = await readLockedTeam(context, db)
    const known = await findMember(db, idBrand, id)
    if (!known) throw new Refusal('NOT_FOUND')
    checkManages(team, known.role)
    if (!isPending(known)) throw new Refusal('ALREADY_MEMBER')
    checkInviting(team)
    await checkFreeSeat(db, idBrand, team, (row) => row.id !== id && hasSeat(row))
    checkPause(known)
    await checkMailsTo(context, known.invite_email ?? '')
    await renewInvitation(db, idBrand, id, {
      role: known.role,
      inviterId: inviterOf(context),
      ...link.stored,
    })
    return findOrThrow(db, idBrand, id)
  })
  mailAfterwards(context, renewed, link.token, 'reinvitation', context.db)
  return renewed
}

/** The token is only in the mail; the database has its hash. */
function newLink() {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + invitationDays * 24 * 60 * 60 * 1000)
  return { token, stored: { tokenHash: hashToken(token), expiresAt } }
}

function isOf({ email, invite_email, account_id }: MemberRow, address: string): boolean {
  const own = account_id === null ? invite_email : email
  return own?.toLowerCase() === address.toLowerCase()
}

/** null for the service credential. */
function inviterOf({ caller }: CallContext): number | null {
  return caller.kind === 'account' ? caller.account.id : null
}

/** Limits the invitations mailed to one address by all brands: open ones on all nodes, and those that were withdrawn, too. */
async function checkMailsTo({ db, services, countMailTo }: CallContext, email: string): Promise<void> {
  if ((await countInvitationsTo(db, email)) >= services.environment.mailCodesPerHour)
    throw new Refusal('RATE_LIMITED', { retryAfterSeconds: 3600 })
  await countMailTo(email)
}

function checkPause({ invited_at }: MemberRow): void {
  const waitMs = (invited_at?.getTime() ?? 0) + betweenMailsMs - Date.now()
  if (waitMs > 0) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

async function findOrThrow(db: Kysely<DB>, idBrand: number, id: number): Promise<MemberRow> {
  const row = await findMember(db, idBrand, id)
  if (!row) throw new Error('The invitation was not kept.')
  return row
}

/** Mails after the commit. Where that fails, the invitation stays; the team page shows it, and it can be sent again. */
function mailAfterwards(
  context: CallContext,
  row: MemberRow,
  token: string,
  kind: 'invitation' | 'reinvitation',
  base: Kysely<DB>,
): void {
  context.afterwards(() => {
    mailInvitation(context, row, token, kind, base)
      .then(() => markMailed(base, row.brand_id, row.id, hashToken(token)))
      .catch((err: unknown) => context.services.log.error({ err }, 'an invitation could not be mailed'))
  })
}
