import type { Kysely } from 'kysely'
import type { AnswerOf } from '#contract/call.ts'
import type { readInvitation } from '#contract/member.ts'
import { findAccount } from '#server/api/identity/queries.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { hashToken } from '#server/http/tokens.ts'
import { findLinkByToken, type LinkRow } from '../link-queries.ts'
import { findByToken, type MemberRow } from '../queries.ts'
import { isExpired, isPending, toInvitation } from '../rows.ts'
import { checkOpen } from './invite-link.ts'
import { findLogo } from './logo.ts'

/** An invitation that was mailed to one address, or a link for several people. */
type OpenInvitation =
  | { readonly kind: 'mailed'; readonly row: MemberRow }
  | { readonly kind: 'link'; readonly row: LinkRow }

/** The open invitation of a link. Rejects with what has become of it where it is not open. */
export async function findOpenInvitation(db: Kysely<DB>, token: string): Promise<OpenInvitation> {
  const tokenHash = hashToken(token)
  const mailed = await findByToken(db, tokenHash)
  if (mailed) {
    if (!isPending(mailed)) throw new Refusal('INVITATION_USED')
    if (isExpired(mailed)) throw new Refusal('INVITATION_EXPIRED')
    return { kind: 'mailed', row: mailed }
  }
  const link = await findLinkByToken(db, tokenHash)
  if (!link) throw new Refusal('NOT_FOUND')
  checkOpen(link)
  return { kind: 'link', row: link }
}

export async function toLinked(
  db: Kysely<DB>,
  found: OpenInvitation,
): Promise<AnswerOf<typeof readInvitation>> {
  const idBrand = found.row.brand_id
  const hasLogo = (await findLogo(db, idBrand)) !== undefined
  if (found.kind === 'mailed') {
    const inviteEmail = found.row.invite_email ?? ''
    const hasAccount = (await findAccount(db, inviteEmail)) !== undefined
    return { ...toInvitation(found.row), idBrand, inviteEmail, hasAccount, hasLogo }
  }
  const { brand_name: brandName, role: brandRole, maker, expires_at } = found.row
  return {
    idBrand,
    idBrandMember: null,
    brandName,
    brandRole,
    // A withdrawn account has an empty name.
    inviter: maker || null,
    expiresAt: expires_at.toISOString(),
    inviteEmail: null,
    hasAccount: null,
    hasLogo,
  }
}
