import { timingSafeEqual } from 'node:crypto'
import type { AnswerOf } from '#contract/call.ts'
import type { acceptInvitation } from '#contract/member.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashToken } from '#server/http/tokens.ts'
import { readProfile } from '../identity/me/queries.ts'
import {
  deleteMember,
  findInvited,
  findMembershipOf,
  joinTeam,
  listInvitationRows,
  lockTeam,
  type MemberRow,
} from './queries.ts'
import { isExpired, isPending, toInvitation, toMember } from './rows.ts'
import { checkFreeSeat, hasJoined } from './rules.ts'

/**
 * Accepts an invitation. It is valid for the account with the invited e-mail. Another account gets a clear error only
 * with the token of the link; without it NOT_FOUND, so that the invitation is not revealed.
 */
export async function accept(
  context: CallContext,
  id: number,
  token: string | undefined,
): Promise<AnswerOf<typeof acceptInvitation>> {
  const { account } = context
  const { email } = await readProfile(context.db, account.id)
  const joined = await context.transact(async (db) => {
    const seen = await findInvited(db, id)
    const team = seen && (await lockTeam(db, seen.brand_id))
    const row = await findInvited(db, id)
    if (!team || !row) throw new Refusal('NOT_FOUND')
    // A repeated call, because the first answer was lost.
    if (row.account_id === account.id) return row
    if (!isPending(row)) throw new Refusal('NOT_FOUND')
    if (!isTo(row, email)) throw new Refusal(isLinkOf(row, token) ? 'INVITATION_OF_ANOTHER' : 'NOT_FOUND')
    if (isExpired(row)) throw new Refusal('INVITATION_EXPIRED')
    if (await findMembershipOf(db, row.brand_id, account.id)) throw new Refusal('ALREADY_MEMBER')
    await checkFreeSeat(db, row.brand_id, team, hasJoined)
    await joinTeam(db, row.brand_id, id, account.id)
    return findInvited(db, id)
  })
  if (!joined) throw new Error('The member was not kept.')
  return { idBrand: joined.brand_id, member: toMember(joined, joined.role) }
}

export async function decline(context: CallContext, id: number): Promise<void> {
  const { email } = await readProfile(context.db, context.account.id)
  await context.transact(async (db) => {
    const row = await findInvited(db, id)
    if (!row || !isPending(row) || !isTo(row, email)) throw new Refusal('NOT_FOUND')
    await deleteMember(db, row.brand_id, id)
  })
}

export async function listMyInvitations({ db, account }: CallContext) {
  const { email } = await readProfile(db, account.id)
  return (await listInvitationRows(db, email)).map(toInvitation)
}

function isTo({ invite_email }: MemberRow, email: string): boolean {
  return invite_email?.toLowerCase() === email.toLowerCase()
}

function isLinkOf({ invite_token_hash }: MemberRow, token: string | undefined): boolean {
  return (
    token !== undefined && invite_token_hash !== null && timingSafeEqual(invite_token_hash, hashToken(token))
  )
}
