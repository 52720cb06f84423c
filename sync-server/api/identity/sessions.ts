import type { Kysely } from 'kysely'
import { closeCode } from '#model/sync/protocol.ts'
import type { SecurityEventTable } from '#server/database/tables/accounts.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { CallContext } from '#server/http/context.ts'
import { hasSignedIn, rememberBrowser } from '#server/http/known-browser.ts'
import { closeSessions, openSession } from '#server/http/tokens.ts'
import { recordLogin } from './queries.ts'
import { noteSecurityEvent } from './security-events.ts'
import { distrustBrowsers } from './trusted-browser.ts'

interface SignedIn {
  readonly id: number
  readonly email: string
  readonly full_name: string
  readonly image: string | null
  readonly locale: string | null
}

interface Begun {
  readonly kind: 'SIGN_UP' | 'LOGIN'
  readonly way: NonNullable<SecurityEventTable['way']>
  /** A code of the second factor was given. */
  readonly isSteppedUp?: boolean
}

/** Creates a session and returns the answer of sign-up and login. The client stores the token in its cookie. */
export async function startSession(
  context: CallContext,
  account: SignedIn,
  { kind, way, isSteppedUp = false }: Begun,
) {
  const { cookies, userAgent } = context
  const isKnown = hasSignedIn(cookies, account.email)
  const accessToken = await context.transact(async (db) => {
    await recordLogin(db, account.id)
    await noteSecurityEvent(db, account.id, { kind, way, isKnownBrowser: isKnown }, context)
    return openSession(db, account.id, userAgent, { isSteppedUp })
  })
  rememberBrowser(cookies, account.email)
  const { id, full_name: fullName, email, image, locale } = account
  return { id, accessToken, fullName, email, image, locale }
}

/** Ends all sessions of an account and closes their sockets. Its second factor is asked in every browser again. */
export async function endAllSessions(context: CallContext, db: Kysely<DB>, idAccount: number): Promise<void> {
  await closeSessions(db, idAccount)
  await distrustBrowsers(db, idAccount)
  context.afterwards(() =>
    context.services.revocations.emit({
      idAccount,
      code: closeCode.unauthorized,
      reason: 'logged out everywhere',
    }),
  )
}

/**
 * Ends all sessions of the caller's account but the current one, and closes their sockets. Its second factor is asked in every
 * browser again.
 */
export async function endOtherSessions(context: CallContext, db: Kysely<DB>): Promise<void> {
  const { account, tokenHash } = context.session
  const closed = await closeSessions(db, account.id, tokenHash)
  await distrustBrowsers(db, account.id)
  for (const hash of closed) closeSessionSockets(context, hash)
}

/** Closes the sockets of one session after the commit. */
export function closeSessionSockets(context: CallContext, tokenHash: Buffer): void {
  context.afterwards(() =>
    context.services.revocations.emit({ tokenHash, code: closeCode.unauthorized, reason: 'logged out' }),
  )
}
