import * as z from 'zod'
import { call } from './call.ts'
import { email, id, listOf, nothing } from './shapes.ts'

const base = '/api/v1/brand/member'

/** Nobody is made an owner: a brand has the one who created it. */
const brandRole = z.enum(['BRAND_ROLE_ADMIN', 'BRAND_ROLE_DESIGNER', 'BRAND_ROLE_MEMBER'])

/** Addresses and invitations are told to those who manage the team; to the others they are null, or left out. */
const member = z
  .object({
    idBrandMember: z.number(),
    brandRole: z.string(),
    state: z.enum(['JOINED', 'INVITED', 'EXPIRED']),
    /** null: invited, and not here yet. */
    idAccount: z.number().nullable(),
    fullName: z.string().nullable(),
    image: z.string().nullable(),
    email: z.string().nullable(),
    inviteEmail: z.string().nullable(),
    inviter: z.string().nullable(),
    /** When they joined, or else when they were invited last. */
    date: z.string(),
    /** Until when the invitation can be accepted. */
    expiresAt: z.string().nullable(),
    /** When the mail of the invitation left; null: it did not. */
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

export const pageMembers = call({
  name: 'member.page',
  method: 'GET',
  path: `${base}/page`,
  summary: 'The team: by name or address, by date, in an order',
  access: 'BRAND_ROLE_MEMBER',
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
})

export const countMembers = call({
  name: 'member.count',
  method: 'GET',
  path: `${base}/count`,
  summary: 'How many are in the team, how many are invited, and how many seats the plan has',
  access: 'BRAND_ROLE_MEMBER',
  answer: z.object({ count: z.number(), invited: z.number(), max: z.number() }),
})

export const readMember = call({
  name: 'member.read',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One of the team',
  access: 'BRAND_ROLE_MEMBER',
  params: z.object({ id }),
  answer: member,
})

export const inviteMember = call({
  name: 'member.invite',
  method: 'POST',
  path: `${base}/invite`,
  summary: 'Invites somebody by e-mail; the invitation is good for 14 days',
  access: 'BRAND_ROLE_ADMIN',
  body: z.object({ inviteEmail: email, brandRole }),
  answer: member,
  errors: ['ALREADY_INVITED', 'ALREADY_MEMBER', 'NO_MORE_MEMBERS', 'FORBIDDEN_ROLE'],
  limit: 'mail',
  queueing: 'replay',
  idempotent: true,
})

export const reinviteMember = call({
  name: 'member.reinvite',
  method: 'POST',
  path: `${base}/{id}/invite`,
  summary: 'Mails an invitation again: a new link, and 14 days from now',
  access: 'BRAND_ROLE_ADMIN',
  params: z.object({ id }),
  answer: member,
  errors: ['ALREADY_MEMBER', 'NO_MORE_MEMBERS', 'FORBIDDEN_ROLE'],
  limit: 'mail',
  extension: true,
})

export const changeRole = call({
  name: 'member.changeRole',
  method: 'PATCH',
  path: `${base}/role`,
  summary: 'Gives a member, or an invitation, another role',
  access: 'BRAND_ROLE_ADMIN',
  body: z.object({ idBrandMember: id, brandRole }),
  answer: member,
  errors: ['FORBIDDEN_ROLE', 'OWNER_STAYS'],
})

export const removeMember = call({
  name: 'member.remove',
  method: 'DELETE',
  path: `${base}/{id}`,
  summary: 'Removes a member, or takes an invitation back',
  access: 'BRAND_ROLE_ADMIN',
  params: z.object({ id }),
  query: z.object({ moveToOwner: z.enum(['true', 'false']).default('false') }),
  answer: nothing,
  errors: ['FORBIDDEN_ROLE', 'OWNER_STAYS'],
})

export const leaveBrand = call({
  name: 'member.leave',
  method: 'DELETE',
  path: `${base}/leave`,
  summary: 'Leaves the team of a brand',
  access: 'token',
  query: z.object({ idBrand: id }),
  answer: nothing,
  errors: ['NOT_FOUND', 'OWNER_STAYS'],
  extension: true,
})

export const acceptInvitation = call({
  name: 'member.accept',
  method: 'PATCH',
  path: `${base}/{id}`,
  summary: 'Accepts an invitation that came to the address of the account',
  access: 'token',
  params: z.object({ id }),
  body: z.object({ token: token.optional() }),
  answer: z.object({ idBrand: z.number(), member }),
  errors: ['NOT_FOUND', 'ALREADY_MEMBER', 'NO_MORE_MEMBERS', 'INVITATION_EXPIRED', 'INVITATION_OF_ANOTHER'],
})

export const declineInvitation = call({
  name: 'member.decline',
  method: 'DELETE',
  path: `${base}/invitation/{id}`,
  summary: 'Declines an invitation that came to the address of the account',
  access: 'token',
  params: z.object({ id }),
  answer: nothing,
  errors: ['NOT_FOUND'],
  extension: true,
})

export const listInvitations = call({
  name: 'member.received',
  method: 'GET',
  path: `${base}/invitation/list`,
  summary: 'The open invitations to the address of the account',
  access: 'token',
  answer: listOf('invitations', invitation),
  extension: true,
})

export const readInvitation = call({
  name: 'member.readInvitation',
  method: 'POST',
  path: `${base}/invitation`,
  summary: 'What the link of a mailed invitation is about',
  access: 'public',
  body: z.object({ token }),
  answer: invitation.extend({
    /** Without its middle: who has the link knows it anyway. */
    inviteEmail: z.string(),
  }),
  errors: ['NOT_FOUND', 'INVITATION_EXPIRED'],
  limit: 'login',
  extension: true,
})
