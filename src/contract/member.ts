import { call } from './call.ts'
import type * as shapes from './shapes/member.ts'

const base = '/api/v1/brand/member'

export const pageMembers = call<typeof shapes.pageMembers>({
  name: 'member.page',
  method: 'GET',
  path: `${base}/page`,
  summary: 'The team, filtered by name or e-mail and by date, sorted, page by page',
  access: 'BRAND_ROLE_READER',
  answerHash: '0744be9b',
})

export const countMembers = call<typeof shapes.countMembers>({
  name: 'member.count',
  method: 'GET',
  path: `${base}/count`,
  summary: 'How many are in the team, how many are invited, and how many seats the plan has',
  access: 'BRAND_ROLE_READER',
  answerHash: '29b740f6',
})

export const readMember = call<typeof shapes.readMember>({
  name: 'member.read',
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One member or invitation of the team',
  access: 'BRAND_ROLE_READER',
})

export const inviteMember = call<typeof shapes.inviteMember>({
  name: 'member.invite',
  method: 'POST',
  path: `${base}/invite`,
  summary: 'Invites a person by e-mail; the invitation is valid for 14 days',
  access: 'BRAND_ROLE_ADMIN',
  errors: ['ALREADY_INVITED', 'ALREADY_MEMBER', 'NO_MORE_MEMBERS', 'FORBIDDEN_ROLE'],
  limit: 'mail',
  queueing: 'replay',
  idempotent: true,
})

export const reinviteMember = call<typeof shapes.reinviteMember>({
  name: 'member.reinvite',
  method: 'POST',
  path: `${base}/{id}/invite`,
  summary: 'Mails an invitation again, with a new link that is valid for 14 days',
  access: 'BRAND_ROLE_ADMIN',
  errors: ['ALREADY_MEMBER', 'NO_MORE_MEMBERS', 'FORBIDDEN_ROLE'],
  limit: 'mail',
  extension: true,
})

export const changeRole = call<typeof shapes.changeRole>({
  name: 'member.changeRole',
  method: 'PATCH',
  path: `${base}/role`,
  summary: 'Gives a member, or an invitation, another role',
  access: 'BRAND_ROLE_ADMIN',
  errors: ['FORBIDDEN_ROLE', 'OWNER_STAYS'],
  // The member is told by mail.
  limit: 'mail',
})

export const removeMember = call<typeof shapes.removeMember>({
  name: 'member.remove',
  method: 'DELETE',
  path: `${base}/{id}`,
  summary: 'Removes a member, or withdraws an invitation',
  access: 'BRAND_ROLE_ADMIN',
  errors: ['FORBIDDEN_ROLE', 'OWNER_STAYS'],
})

export const leaveBrand = call<typeof shapes.leaveBrand>({
  name: 'member.leave',
  method: 'DELETE',
  path: `${base}/leave`,
  summary: 'Leaves the team of a brand',
  access: 'token',
  errors: ['NOT_FOUND', 'OWNER_STAYS'],
  extension: true,
})

export const acceptInvitation = call<typeof shapes.acceptInvitation>({
  name: 'member.accept',
  method: 'PATCH',
  path: `${base}/{id}`,
  summary: 'Accepts an invitation to the e-mail address of the account',
  access: 'token',
  errors: ['NOT_FOUND', 'ALREADY_MEMBER', 'NO_MORE_MEMBERS', 'INVITATION_EXPIRED', 'INVITATION_OF_ANOTHER'],
})

export const declineInvitation = call<typeof shapes.declineInvitation>({
  name: 'member.decline',
  method: 'DELETE',
  path: `${base}/invitation/{id}`,
  summary: 'Declines an invitation to the e-mail address of the account',
  access: 'token',
  errors: ['NOT_FOUND'],
  extension: true,
})

export const listInvitations = call<typeof shapes.listInvitations>({
  name: 'member.received',
  method: 'GET',
  path: `${base}/invitation/list`,
  summary: 'The open invitations to the e-mail address of the account',
  access: 'token',
  extension: true,
})

export const readInvitation = call<typeof shapes.readInvitation>({
  name: 'member.readInvitation',
  method: 'POST',
  path: `${base}/invitation`,
  summary: 'The invitation of a link, mailed or for several people, for a visitor who has the link',
  access: 'public',
  errors: ['NOT_FOUND', 'INVITATION_EXPIRED', 'INVITATION_USED', 'INVITATION_WITHDRAWN'],
  limit: 'login',
  extension: true,
})

export const readInvitationLogo = call<typeof shapes.readInvitationLogo>({
  name: 'member.readInvitationLogo',
  method: 'POST',
  path: `${base}/invitation/logo`,
  summary: 'The logo of the brand that an invitation is to, as a small picture',
  access: 'public',
  content: 'application/octet-stream',
  errors: ['NOT_FOUND', 'INVITATION_EXPIRED', 'INVITATION_USED', 'INVITATION_WITHDRAWN'],
  limit: 'making',
  extension: true,
})

export const listInviteLinks = call<typeof shapes.listInviteLinks>({
  name: 'member.links',
  method: 'GET',
  path: `${base}/link`,
  summary:
    'The links by which several people may join the team, and how many have; newest first, without revoked ones',
  access: 'BRAND_ROLE_ADMIN',
  extension: true,
})

export const createInviteLink = call<typeof shapes.createInviteLink>({
  name: 'member.createLink',
  method: 'POST',
  path: `${base}/link`,
  summary: 'Makes a link by which several people may join the team; twenty open ones at most',
  access: 'BRAND_ROLE_ADMIN',
  errors: ['LIMIT_EXCEEDED', 'NO_MORE_MEMBERS', 'FORBIDDEN_ROLE'],
  idempotent: true,
  extension: true,
})

export const revokeInviteLink = call<typeof shapes.revokeInviteLink>({
  name: 'member.revokeLink',
  method: 'DELETE',
  path: `${base}/link/{idLink}`,
  summary: 'Ends such a link for good; who has joined by it stays',
  access: 'BRAND_ROLE_ADMIN',
  errors: ['FORBIDDEN_ROLE'],
  extension: true,
})

export const joinByLink = call<typeof shapes.joinByLink>({
  name: 'member.join',
  method: 'POST',
  path: `${base}/link/join`,
  summary: 'Joins the team of such a link; a member stays what they are',
  access: 'token',
  errors: ['NOT_FOUND', 'NO_MORE_MEMBERS', 'INVITATION_EXPIRED', 'INVITATION_USED', 'INVITATION_WITHDRAWN'],
  limit: 'login',
  extension: true,
})
