import type { AnswerOf } from '#contract/call.ts'
import type { countMembers, readMember } from '#contract/member.ts'
import type { Failure, Result } from '#engine/rest/rest.ts'
import type { BrandRole } from '#model/access/roles.ts'

export type Member = AnswerOf<typeof readMember>
export type Seats = AnswerOf<typeof countMembers>
/** Roles that can be given: all but the owner's. */
export type GivenRole = Exclude<BrandRole, 'BRAND_ROLE_OWNER'>

/** What of a removed member passes to the owner. Files stay otherwise, and share links end. */
export interface Inheritance {
  readonly files: boolean
  readonly links: boolean
}

export interface Team {
  readonly members: readonly Member[]
  readonly seats: Seats
}

/** Why inviting is not possible: the paid plan has ended, or no seat is free. */
export type WhyNoInvitation = 'ended' | 'full' | null

export function whyNoInvitation({ count, invited, max, hasPlanEnded }: Seats): WhyNoInvitation {
  if (hasPlanEnded) return 'ended'
  return count + invited >= max ? 'full' : null
}

export async function askReinvite(idBrand: number, id: number): Promise<Result<Member>> {
  const { rest, calls } = await load()
  return rest(calls.reinviteMember, { params: { id } }, { idBrand })
}

/** The caller makes the idempotency key before the first attempt, so that a repeated request invites once. */
export async function askInvite(
  idBrand: number,
  body: { inviteEmail: string; brandRole: GivenRole },
  idempotencyKey: string,
): Promise<Result<Member>> {
  const { rest, calls } = await load()
  return rest(calls.inviteMember, { body }, { idBrand, idempotencyKey })
}

export async function askRole(idBrand: number, id: number, brandRole: GivenRole): Promise<Result<Member>> {
  const { rest, calls } = await load()
  return rest(calls.changeRole, { body: { idBrandMember: id, brandRole } }, { idBrand })
}

export async function askRemoval(
  idBrand: number,
  id: number,
  { files, links }: Inheritance,
): Promise<{ ok: true } | Failure> {
  const { rest, calls } = await load()
  const query = { moveToOwner: files ? 'true' : 'false', links: links ? 'pass' : 'end' } as const
  return rest(calls.removeMember, { params: { id }, query }, { idBrand })
}

export async function askLeaving(idBrand: number): Promise<{ ok: true } | Failure> {
  const { rest, calls } = await load()
  return rest(calls.leaveBrand, { query: { idBrand } })
}

async function load() {
  const [{ rest }, calls] = await Promise.all([import('#engine/rest/rest.ts'), import('#contract/member.ts')])
  return { rest, calls }
}
