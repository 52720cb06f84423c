import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { headers } from '#contract/errors.ts'
import { cookies } from '#model/access/cookies.ts'
import type { StaffRole } from '#model/access/staff.ts'
import type { DB } from '../database/tables/schema.ts'
import type { Environment } from '../environment/environment.ts'
import { isSameSecret } from './same-secret.ts'
import { isServiceAddress } from './service-access.ts'
import { readStaffSession } from './staff-session.ts'
import { type Account, readSession, type Session } from './tokens.ts'

/**
 * Who is calling: a visitor without a valid token, an account, or the write-back with the account whose edits it sends.
 */
export type Caller =
  | { readonly kind: 'visitor'; readonly reason: 'UNAUTHORIZED' | 'TOKEN_EXPIRED' }
  | {
      readonly kind: 'account'
      readonly account: Account
      readonly session: Session
      /** In calls of the desk. */
      readonly staff?: StaffRole
    }
  | { readonly kind: 'service'; readonly editor: number | null }

type Keys = Pick<Environment, 'serviceToken' | 'serviceAddresses'>

export async function authenticate(
  request: FastifyRequest,
  db: Kysely<DB>,
  environment: Keys & Pick<Environment, 'publicUrl'>,
): Promise<Caller> {
  const bearer = bearerOf(request)
  if (isServiceToken(bearer, environment)) {
    // From elsewhere it is answered like any unknown token.
    return isService(request, environment)
      ? { kind: 'service', editor: editorOf(request) }
      : { kind: 'visitor', reason: 'UNAUTHORIZED' }
  }
  const token = tokenOf(request, environment)
  if (token === null) return { kind: 'visitor', reason: 'UNAUTHORIZED' }
  const state = await readSession(db, token)
  if (state.ok && isOfAnother(request, state.session.account))
    return { kind: 'visitor', reason: 'UNAUTHORIZED' }
  return state.ok
    ? { kind: 'account', account: state.session.account, session: state.session }
    : { kind: 'visitor', reason: state.code }
}

/** What a session of the product or the desk is read by, whether it is valid or not; null: none was sent. */
export function tokenOf(
  request: FastifyRequest,
  { publicUrl }: Pick<Environment, 'publicUrl'>,
): string | null {
  return bearerOf(request) ?? cookieOf(request, publicUrl)
}

/** Another tab may have signed in with another account since the device began to send. */
function isOfAnother({ headers: given }: FastifyRequest, { id }: Account): boolean {
  const meant = given[headers.account]
  return meant !== undefined && meant !== String(id)
}

/** For calls of the desk: only by the bearer of a session of the desk. */
export async function authenticateStaff(request: FastifyRequest, db: Kysely<DB>): Promise<Caller> {
  const bearer = bearerOf(request)
  if (bearer === null) return { kind: 'visitor', reason: 'UNAUTHORIZED' }
  const session = await readStaffSession(db, bearer)
  return typeof session === 'string'
    ? { kind: 'visitor', reason: session }
    : { kind: 'account', account: session.account, session, staff: session.role }
}

/** Whether the write-back is calling. Never by the cookie: no browser has its token. */
export function isService(request: FastifyRequest, environment: Keys): boolean {
  return (
    isServiceToken(bearerOf(request), environment) &&
    isServiceAddress(request.ip, environment.serviceAddresses)
  )
}

function isServiceToken(bearer: string | null, { serviceToken }: Keys): boolean {
  return bearer !== null && isSameSecret(bearer, serviceToken)
}

function bearerOf({ headers: { authorization } }: FastifyRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null
}

/**
 * Protection against CSRF: the cookie is ignored in requests that another site caused, and in unsafe ones that another origin
 * of our own site caused, such as another port or a sister domain.
 */
function cookieOf(request: FastifyRequest, publicUrl: string): string | null {
  if (request.headers['sec-fetch-site'] === 'cross-site') return null
  if (!['GET', 'HEAD'].includes(request.method) && isOfOtherOrigin(request, publicUrl)) return null
  return request.cookies[cookies.accessToken.name] || null
}

/**
 * Browsers send `Origin` with every unsafe request, and `Sec-Fetch-Site` where they know it; other clients send neither. Another
 * host than that of `PUBLIC_URL` may be asked, but not without TLS where that has it: an attacker in the network can write such a
 * page.
 */
function isOfOtherOrigin({ headers: given }: FastifyRequest, publicUrl: string): boolean {
  const { origin, host, 'sec-fetch-site': site } = given
  if (site === 'same-origin' || site === 'none') return false
  if (origin === undefined) return site !== undefined
  const own = new URL(publicUrl)
  if (origin === own.origin) return false
  if (!URL.canParse(origin)) return true
  const asked = new URL(origin)
  const isThisMachine = asked.hostname === 'localhost' || asked.hostname === '127.0.0.1'
  return asked.host !== host || (own.protocol === 'https:' && asked.protocol !== 'https:' && !isThisMachine)
}

function editorOf(request: FastifyRequest): number | null {
  const editor = Number(request.headers[headers.editor])
  return Number.isSafeInteger(editor) && editor > 0 ? editor : null
}
