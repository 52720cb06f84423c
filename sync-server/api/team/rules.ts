import type { Transaction } from 'kysely'
import { type BrandRole, manages } from '#model/access/roles.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findMembershipOf, listMemberRows, lockTeam, type MemberRow } from './queries.ts'
import { isExpired, isPending } from './rows.ts'

export interface Team {
  readonly seats: number
  readonly hasPlanEnded: boolean
  /** The caller's role at this moment; it may have changed since the call was authorized. */
  readonly role: BrandRole
}

/**
 * Locks the team and reads the caller's current role. Rejects with NOT_FOUND where the caller is no member
 * any more.
 */
export async function readLockedTeam(context: CallContext, db: Transaction<DB>): Promise<Team> {
  const team = await lockTeam(db, context.idBrand)
  if (!team) throw new Refusal('NOT_FOUND')
  if (context.caller.kind !== 'account') return { ...team, role: context.role }
  const me = await findMembershipOf(db, context.idBrand, context.account.id)
  if (!me) throw new Refusal('NOT_FOUND')
  return { ...team, role: me.role }
}

/**
 * Throws where the caller may not manage a role: OWNER_STAYS where an owner manages the owner, else
 * FORBIDDEN_ROLE.
 */
export function checkManages({ role }: Team, target: BrandRole): void {
  if (manages(role, target)) return
  const isOwnOwner = role === 'BRAND_ROLE_OWNER' && target === 'BRAND_ROLE_OWNER'
  if (isOwnOwner) throw new Refusal('OWNER_STAYS')
  // The usual text tells to ask an admin, which the caller is.
  throw new Refusal('FORBIDDEN_ROLE', {
    wordsOf: role === 'BRAND_ROLE_ADMIN' ? 'OWNER_ONLY' : 'FORBIDDEN_ROLE',
  })
}

/**
 * Rejects with NO_MORE_MEMBERS where the plan has no free seat. `counts`: which rows take one, `hasSeat` or
 * `hasJoined`.
 */
export async function checkFreeSeat(
  db: Transaction<DB>,
  idBrand: number,
  { seats }: Pick<Team, 'seats'>,
  counts: (row: MemberRow) => boolean,
): Promise<void> {
  const taken = (await listMemberRows(db, idBrand)).filter(counts).length
  if (taken >= seats) throw new Refusal('NO_MORE_MEMBERS')
}

/** Rejects with NO_MORE_MEMBERS after a paid plan has ended: seats stay taken, and no new member is invited. */
export function checkInviting({ hasPlanEnded }: Pick<Team, 'hasPlanEnded'>): void {
  if (hasPlanEnded) throw new Refusal('NO_MORE_MEMBERS', { wordsOf: 'INVITING_ENDED' })
}

/** Members and invitations that have not expired. */
export function hasSeat(row: MemberRow): boolean {
  return !isExpired(row)
}

export function hasJoined(row: MemberRow): boolean {
  return !isPending(row)
}
