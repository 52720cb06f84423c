import {
  acceptInvitation,
  changeRole,
  countMembers,
  declineInvitation,
  inviteMember,
  leaveBrand,
  listInvitations,
  pageMembers,
  readMember,
  reinviteMember,
  removeMember,
} from '#contract/member.ts'
import { type Implementation, implement, implementPrepared } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { accept, decline, listMyInvitations } from './accept.ts'
import { changeRoleOf, leave, remove } from './change.ts'
import { invite, reinvite } from './invite.ts'
import { findMember, hasPlanEnded, listMemberRows, readSeatsOf } from './queries.ts'
import { isPending, managesTeam, toMember } from './rows.ts'
import { hasSeat } from './rules.ts'
import { selectMembers } from './team-page.ts'

export const memberRoutes: readonly Implementation[] = [
  implement(pageMembers, async ({ db, idBrand, role }, { query }) => {
    const { page, size } = query
    const chosen = selectMembers(await listMemberRows(db, idBrand), role, query)
    const shown = chosen.slice(page * size, (page + 1) * size)
    return {
      ...listing(
        'members',
        shown.map((row) => toMember(row, role)),
      ),
      page: { number: page, size, totalPages: Math.ceil(chosen.length / size) },
    }
  }),

  implement(countMembers, async ({ db, idBrand }) => {
    const seated = (await listMemberRows(db, idBrand)).filter(hasSeat)
    const invited = seated.filter(isPending).length
    return {
      count: seated.length - invited,
      invited,
      max: await readSeatsOf(db, idBrand),
      hasPlanEnded: await hasPlanEnded(db, idBrand),
    }
  }),

  implement(readMember, async ({ db, idBrand, role }, { params }) => {
    const row = await findMember(db, idBrand, params.id)
    if (!row || (isPending(row) && !managesTeam(role))) throw new Refusal('NOT_FOUND')
    return toMember(row, role)
  }),

  implementPrepared(
    inviteMember,
    async ({ db }) => db,
    async (context, { body }, base) => toMember(await invite(context, body, base), context.role),
  ),

  implement(reinviteMember, async (context, { params }) =>
    toMember(await reinvite(context, params.id), context.role),
  ),

  implement(changeRole, async (context, { body }) =>
    toMember(await changeRoleOf(context, body.idBrandMember, body.brandRole), context.role),
  ),

  implement(removeMember, async (context, { params, query }) => {
    const { moveToOwner, links } = query
    await remove(context, params.id, { files: moveToOwner === 'true' ? 'pass' : 'stay', links })
    return {}
  }),

  implement(leaveBrand, async (context, { query }) => {
    await leave(context, query.idBrand)
    return {}
  }),

  implement(acceptInvitation, (context, { params, body }) => accept(context, params.id, body.token)),

  implement(declineInvitation, async (context, { params }) => {
    await decline(context, params.id)
    return {}
  }),

  implement(listInvitations, async (context) => listing('invitations', await listMyInvitations(context))),
]
