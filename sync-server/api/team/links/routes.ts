import { readInvitation, readInvitationLogo } from '#contract/member.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { findAccount } from '../../identity/queries.ts'
import { toInvitation } from '../rows.ts'
import { serveLogo } from './logo.ts'
import { findMailed } from './mailed.ts'

/** What whoever has the link of an invitation sees, with or without an account. */
export const invitationLinkRoutes: readonly Implementation[] = [
  implement(readInvitation, async ({ db }, { body }) => {
    const row = await findMailed(db, body.token)
    const inviteEmail = row.invite_email ?? ''
    const hasAccount = (await findAccount(db, inviteEmail)) !== undefined
    return { ...toInvitation(row), inviteEmail, hasAccount }
  }),

  implement(readInvitationLogo, async (context, { body }) => {
    const { brand_id: idBrand } = await findMailed(context.db, body.token)
    return serveLogo(context, idBrand)
  }),
]
