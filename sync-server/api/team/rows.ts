import type { AnswerOf } from '#contract/call.ts'
import type { listInvitations, readMember } from '#contract/member.ts'
import { type BrandRole, isAtLeast } from '#model/access/roles.ts'
import type { MemberRow } from './queries.ts'

export type MemberAnswer = AnswerOf<typeof readMember>
type InvitationAnswer = AnswerOf<typeof listInvitations>['_embedded']['invitations'][number]

/** Days that an invitation is valid. */
export const invitationDays = 14

/** Whether a role sees e-mails and invitations. */
export function managesTeam(role: BrandRole): boolean {
  return isAtLeast(role, 'BRAND_ROLE_ADMIN')
}

/** Members who do not manage the team get no e-mails and no facts of invitations. */
export function toMember(row: MemberRow, reader: BrandRole): MemberAnswer {
  const isTold = managesTeam(reader)
  return {
    idBrandMember: row.id,
    brandRole: row.role,
    state: stateOf(row),
    idAccount: row.account_id,
    fullName: row.full_name,
    image: row.image,
    email: isTold ? row.email : null,
    inviteEmail: isTold ? row.invite_email : null,
    inviter: isTold ? nameOfInviter(row) : null,
    date: dateOf(row).toISOString(),
    expiresAt: isTold ? (row.invite_expires_at?.toISOString() ?? null) : null,
    mailedAt: isTold ? (row.invite_mailed_at?.toISOString() ?? null) : null,
  }
}

export function toInvitation(row: MemberRow): InvitationAnswer {
  return {
    idBrandMember: row.id,
    brandName: row.brand_name,
    brandRole: row.role,
    inviter: nameOfInviter(row),
    expiresAt: (row.invite_expires_at ?? row.created_at).toISOString(),
  }
}

export function isPending(row: MemberRow): boolean {
  return row.account_id === null
}

export function isExpired(row: MemberRow): boolean {
  return isPending(row) && (row.invite_expires_at?.getTime() ?? 0) <= Date.now()
}

/** When the member joined; before that, the latest invitation. */
export function dateOf(row: MemberRow): Date {
  return row.joined_at ?? row.invited_at ?? row.created_at
}

/** null for a withdrawn account, whose name is empty. */
function nameOfInviter(row: MemberRow): string | null {
  return row.inviter || null
}

function stateOf(row: MemberRow): MemberAnswer['state'] {
  if (!isPending(row)) return 'JOINED'
  return isExpired(row) ? 'EXPIRED' : 'INVITED'
}
