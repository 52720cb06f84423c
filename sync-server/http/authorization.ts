import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { CallWithShapes } from '#contract/call.ts'
import { type ErrorCode, headers } from '#contract/errors.ts'
import { type BrandRole, isAtLeast, toBrandRole } from '#model/access/roles.ts'
import { isStaffAtLeast, type StaffRole } from '#model/access/staff.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Caller } from './authentication.ts'
import { isBrand, readMembership } from './membership.ts'
import { Refusal } from './refusal.ts'
import { serviceCalls } from './service-access.ts'
import { checkStepUp } from './step-up.ts'

export interface BrandAccess {
  readonly id: number
  readonly role: BrandRole
}

/**
 * Checks access by the call's declaration, before its handler runs. Throws a `Refusal` where it is denied. null: the
 * call is not about a brand.
 */
export async function authorize(
  call: CallWithShapes,
  caller: Caller,
  request: FastifyRequest,
  db: Kysely<DB>,
): Promise<BrandAccess | null> {
  const { access, stepUp } = call
  if (access === 'public') return null
  if (caller.kind === 'visitor') throw new Refusal(caller.reason)
  // Calls that only need a token are about the caller's account, and the service credential belongs to none.
  if (caller.kind === 'service' && !serviceCalls.has(call.name)) throw new Refusal('UNAUTHORIZED')
  if (access === 'token') {
    if (call.staff !== undefined) checkStaff(caller, call.staff)
    if (stepUp && caller.kind === 'account') await checkStepUp(db, caller.session)
    return null
  }
  const id = readBrandId(request, call)
  const role = await roleOf(caller, id, db)
  if (role === null) throw new Refusal('NOT_FOUND')
  if (!isAtLeast(role, access)) throw new Refusal('FORBIDDEN_ROLE', { wordsOf: wordsForRole[access] })
  // After the role, so that a caller without the right is not asked for a code.
  if (stepUp && caller.kind === 'account') await checkStepUp(db, caller.session)
  return { id, role }
}

/** What the answer says to a role that is too low, by the role that is needed. */
const wordsForRole: Readonly<Record<BrandRole, ErrorCode>> = {
  BRAND_ROLE_OWNER: 'OWNER_ONLY',
  BRAND_ROLE_ADMIN: 'ADMIN_ONLY',
  BRAND_ROLE_DESIGNER: 'DESIGNER_ONLY',
  BRAND_ROLE_MEMBER: 'FORBIDDEN_ROLE',
  BRAND_ROLE_READER: 'FORBIDDEN_ROLE',
}

function checkStaff(caller: Caller, needed: StaffRole): void {
  const role = caller.kind === 'account' ? caller.staff : undefined
  if (role === undefined) throw new Refusal('UNAUTHORIZED')
  if (!isStaffAtLeast(role, needed)) throw new Refusal('FORBIDDEN_ROLE')
}

async function roleOf(caller: Caller, idBrand: number, db: Kysely<DB>): Promise<BrandRole | null> {
  if (caller.kind === 'service') return (await isBrand(db, idBrand)) ? 'BRAND_ROLE_OWNER' : null
  if (caller.kind === 'visitor') return null
  const membership = await readMembership(db, idBrand, caller.account.id)
  return membership?.role ? toBrandRole(membership.role) : null
}

/** The id is in the header. Where the query may contain it as well, the two have to be equal. */
function readBrandId(request: FastifyRequest, { query }: CallWithShapes): number {
  const header = request.headers[headers.brand.toLowerCase()]
  const inQuery = query === undefined ? undefined : (request.query as Record<string, unknown>).idBrand
  const id = toBrandId(header ?? inQuery)
  if (id === null) throw badBrand(headers.brand)
  if (inQuery !== undefined && toBrandId(inQuery) !== id) throw badBrand('idBrand')
  return id
}

export function toBrandId(text: unknown): number | null {
  const id = typeof text === 'string' && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

function badBrand(field: string) {
  return new Refusal('BAD_REQUEST', { fields: [{ field, code: 'INVALID_VALUE' }] })
}
