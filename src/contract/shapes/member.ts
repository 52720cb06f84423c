import * as z from 'zod'
import { inviteLinkLimits } from '#model/access/invite-links.ts'
import { email, id, listOf, nothing } from './basic.ts'

/** Roles that can be given. The owner of a brand is who created it. */
const brandRole = z.enum([
  'BRAND_ROLE_ADMIN',
  'BRAND_ROLE_DESIGNER',
  'BRAND_ROLE_MEMBER',
  'BRAND_ROLE_READER',
])

/** For members below admin, e-mail addresses are null and invitations are left out. */
const member = z
  .object({
    idBrandMember: z.number(),
    brandRole: z.string(),
    state: z.enum(['JOINED', 'INVITED', 'EXPIRED']),
    /** null: invited, not yet accepted. */
    idAccount: z.number().nullable(),
    fullName: z.string().nullable(),
    image: z.string().nullable(),
    email: z.string().nullable(),
    inviteEmail: z.string().nullable(),
    inviter: z.string().nullable(),
    /** When the member joined; before that, the latest invitation. */
    date: z.string(),
    /** End of the invitation. */
    expiresAt: z.string().nullable(),
    /** When the invitation was mailed; null: not yet, or mailing failed. */
    mailedAt: z.string().nullable(),
  })
  .meta({ id: 'BrandMember' })

const invitation = z.object({
  idBrandMember: z.number(),
  brandName: z.string(),
  brandRole: z.string(),
  inviter: z.string().nullable(),
  expiresAt: z.string(),
})

const token = z.string().max(100)

export const pageMembers = {
  query: z.object({
    query: z.string().max(100).optional(),
    startDate: z.iso.date().optional(),
    endDate: z.iso.date().optional(),
    sort: z
      .enum(['name,ASC', 'name,DESC', 'role,ASC', 'role,DESC', 'date,ASC', 'date,DESC'])
      .default('role,ASC'),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(200).default(20),
  }),
  answer: listOf('members', member),
}

export const countMembers = {
  answer: z.object({
    count: z.number(),
    invited: z.number(),
    max: z.number(),
    /** No invitation is sent then, also where seats are free. */
    hasPlanEnded: z.boolean(),
  }),
}

export const readMember = { params: z.object({ id }), answer: member }

export const inviteMember = { body: z.object({ inviteEmail: email, brandRole }), answer: member }

export const reinviteMember = { params: z.object({ id }), answer: member }

export const changeRole = { body: z.object({ idBrandMember: id, brandRole }), answer: member }

export const removeMember = {
  params: z.object({ id }),
  query: z.object({
    /** Whether the member's files pass to the owner. */
    moveToOwner: z.enum(['true', 'false']).default('false'),
    /** Open links of the member to the guide and to files end, or pass to the owner and stay open. */
    links: z.enum(['end', 'pass']).default('end'),
  }),
  answer: nothing,
}

export const leaveBrand = { query: z.object({ idBrand: id }), answer: nothing }

export const acceptInvitation = {
  params: z.object({ id }),
  body: z.object({ token: token.optional() }),
  answer: z.object({ idBrand: z.number(), member }),
}

export const declineInvitation = { params: z.object({ id }), answer: nothing }

export const listInvitations = { answer: listOf('invitations', invitation) }

export const readInvitation = {
  body: z.object({ token }),
  answer: invitation.extend({
    /** By it a device tells who is in the team already; it opens nothing by itself. */
    idBrand: z.number().optional(),
    /** null: a link for several people. */
    idBrandMember: z.number().nullable(),
    /** Whole: the link was mailed to it alone. null: a link for several people. */
    inviteEmail: z.string().nullable(),
    /** Whether it is that of an account: then its owner logs in instead of signing up. */
    hasAccount: z.boolean().nullable().optional(),
    /** Whether `member.readInvitationLogo` has a picture. */
    hasLogo: z.boolean().optional(),
  }),
}

export const readInvitationLogo = { body: z.object({ token }), answer: z.unknown() }

const inviteLink = z
  .object({
    idLink: z.number(),
    /** Empty where the reader may not give its role, and where the server cannot read it any more. */
    url: z.string(),
    brandRole: z.string(),
    expiresAt: z.string(),
    maxUses: z.number(),
    /** How many have joined by it. */
    uses: z.number(),
    createdBy: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'InviteLink' })

export const listInviteLinks = { answer: listOf('links', inviteLink) }

export const createInviteLink = {
  body: z.object({
    brandRole,
    days: z.number().int().min(1).max(inviteLinkLimits.days),
    maxUses: z.number().int().min(1).max(inviteLinkLimits.uses),
  }),
  answer: inviteLink,
}

export const revokeInviteLink = { params: z.object({ idLink: id }), answer: nothing }

export const joinByLink = {
  body: z.object({ token }),
  answer: z.object({ idBrand: z.number(), member }),
}
