import {
  createInviteLink,
  joinByLink,
  listInviteLinks,
  readInvitation,
  readInvitationLogo,
  revokeInviteLink,
} from '#contract/member.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { findLink, listLinkRows } from '../link-queries.ts'
import { type InviteLink, makeLink, revokeLink, toInviteLink } from './invite-link.ts'
import { join } from './join.ts'
import { serveLogo } from './logo.ts'
import { findOpenInvitation, toLinked } from './read-invitation.ts'

/** Links of invitations: what a visitor who has one sees, with or without an account, and those that several people join by. */
export const invitationLinkRoutes: readonly Implementation[] = [
  implement(readInvitation, async ({ db }, { body }) =>
    toLinked(db, await findOpenInvitation(db, body.token)),
  ),

  implement(readInvitationLogo, async (context, { body }) => {
    const { row } = await findOpenInvitation(context.db, body.token)
    return serveLogo(context, row.brand_id)
  }),

  implement(listInviteLinks, async (context) => {
    const rows = await listLinkRows(context.db, context.idBrand)
    return listing(
      'links',
      rows.map((row) => toInviteLink(context, row)),
    )
  }),

  {
    ...implement(createInviteLink, async (context, { body }) =>
      toInviteLink(context, await makeLink(context, body)),
    ),
    // The address is not in the stored answers of repeated calls.
    repetition: {
      toStored: (answer) => ({ ...(answer as InviteLink), url: '' }),
      async toAnswer(context, stored) {
        const row = await findLink(context.db, context.idBrand, (stored as InviteLink).idLink)
        return row ? { ...(stored as InviteLink), url: toInviteLink(context, row).url } : stored
      },
    },
  },

  implement(revokeInviteLink, async (context, { params }) => {
    await revokeLink(context, params.idLink)
    return {}
  }),

  implement(joinByLink, (context, { body }) => join(context, body.token)),
]
