import type { Transaction } from 'kysely'
import type { AnswerOf } from '#contract/call.ts'
import type { joinByLink } from '#contract/member.ts'
import { readProfile } from '#server/api/identity/me/queries.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashToken } from '#server/http/tokens.ts'
import { countUse, findLinkByToken, type LinkRow } from '../link-queries.ts'
import {
  deleteMember,
  findMembershipOf,
  insertMember,
  joinTeam,
  listMemberRows,
  lockTeam,
  type MemberRow,
} from '../queries.ts'
import { isExpired, isPending, toMember } from '../rows.ts'
import { checkFreeSeat, checkInviting, hasSeat } from '../rules.ts'
import { checkOpen } from './invite-link.ts'

/**
 * Joins the team of a link. A member stays what they are, so that a repeated call answers the same. Who was invited by mail as well
 * joins by that invitation, whose seat and role they have already; then the link is not counted.
 */
export async function join(context: CallContext, token: string): Promise<AnswerOf<typeof joinByLink>> {
  const { account } = context
  const { email } = await readProfile(context.db, account.id)
  const tokenHash = hashToken(token)
  const joined = await context.transact(async (db) => {
    const seen = await findLinkByToken(db, tokenHash)
    const team = seen && (await lockTeam(db, seen.brand_id))
    // Once more under the lock: others may have joined meanwhile.
    const link = await findLinkByToken(db, tokenHash)
    if (!team || !link) throw new Refusal('NOT_FOUND')
    const known = await findMembershipOf(db, link.brand_id, account.id)
    if (known) return known
    checkOpen(link)
    checkInviting(team)
    const invited = (await listMemberRows(db, link.brand_id)).find((row) => isInvitationTo(row, email))
    if (invited && !isExpired(invited)) {
      await joinTeam(db, link.brand_id, invited.id, account.id)
    } else {
      await checkFreeSeat(db, link.brand_id, team, hasSeat)
      if (invited) await deleteMember(db, link.brand_id, invited.id)
      await takeSeat(db, link, account.id)
    }
    return findMembershipOf(db, link.brand_id, account.id)
  })
  if (!joined) throw new Error('The member was not kept.')
  return { idBrand: joined.brand_id, member: toMember(joined, joined.role) }
}

async function takeSeat(db: Transaction<DB>, link: LinkRow, accountId: number): Promise<void> {
  await insertMember(db, link.brand_id, { accountId, role: link.role, inviterId: link.account_id })
  await countUse(db, link.brand_id, link.id)
}

function isInvitationTo(row: MemberRow, email: string): boolean {
  return isPending(row) && row.invite_email?.toLowerCase() === email.toLowerCase()
}
