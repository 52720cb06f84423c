import type { AnswerOf, GivenOf } from '#contract/call.ts'
import type { createInviteLink } from '#contract/member.ts'
import { manages } from '#model/access/roles.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { endLinks, findLink, insertLink, type LinkRow, listLinkRows } from '../link-queries.ts'
import { checkInviting, checkManages, readLockedTeam } from '../rules.ts'
import { createLinkToken, openLinkToken } from './link-token.ts'

export type InviteLink = AnswerOf<typeof createInviteLink>

const openAtMost = 20
const dayMs = 24 * 60 * 60 * 1000

/** Makes a link for the roles that the caller manages. */
export async function makeLink(
  context: CallContext,
  { brandRole, days, maxUses }: GivenOf<typeof createInviteLink>['body'],
): Promise<LinkRow> {
  const { idBrand, caller, services } = context
  const { stored } = createLinkToken(idBrand, services.keys)
  return context.transact(async (db) => {
    const team = await readLockedTeam(context, db)
    checkManages(team, brandRole)
    checkInviting(team)
    const open = (await listLinkRows(db, idBrand)).filter((row) => !hasEnded(row))
    if (open.length >= openAtMost) throw new Refusal('LIMIT_EXCEEDED')
    const id = await insertLink(db, {
      brand_id: idBrand,
      ...stored,
      role: brandRole,
      account_id: caller.kind === 'account' ? caller.account.id : null,
      max_uses: maxUses,
      expires_at: new Date(Date.now() + days * dayMs),
    })
    const row = await findLink(db, idBrand, id)
    if (!row) throw new Error('The link was not kept.')
    return row
  })
}

/** Rejects with NOT_FOUND where it was revoked before. */
export async function revokeLink(context: CallContext, id: number): Promise<void> {
  const { idBrand } = context
  await context.transact(async (db) => {
    const team = await readLockedTeam(context, db)
    const link = await findLink(db, idBrand, id)
    if (!link || link.revoked_at !== null) throw new Refusal('NOT_FOUND')
    checkManages(team, link.role)
    await endLinks(db, idBrand, { id })
  })
}

/** The address only for who may give its role: a visitor who has it can join with that. */
export function toInviteLink({ services, role }: CallContext, row: LinkRow): InviteLink {
  const token = manages(role, row.role) ? openLinkToken(row, services.keys) : null
  return {
    idLink: row.id,
    url: token === null ? '' : `${services.environment.publicUrl}/invite#invitation=${token}`,
    brandRole: row.role,
    expiresAt: row.expires_at.toISOString(),
    maxUses: row.max_uses,
    uses: row.uses,
    // A withdrawn account has an empty name.
    createdBy: row.maker || null,
    createdAt: row.created_at.toISOString(),
  }
}

/** Rejects with why the link lets no visitor join by a link any more. */
export function checkOpen(row: LinkRow): void {
  if (row.revoked_at !== null) throw new Refusal('INVITATION_WITHDRAWN')
  if (row.expires_at.getTime() <= Date.now()) throw new Refusal('INVITATION_EXPIRED')
  if (row.uses >= row.max_uses) throw new Refusal('INVITATION_USED', { wordsOf: 'INVITE_LINK_USED' })
}

function hasEnded({ expires_at, uses, max_uses }: LinkRow): boolean {
  return expires_at.getTime() <= Date.now() || uses >= max_uses
}
