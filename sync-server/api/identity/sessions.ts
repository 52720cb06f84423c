import { closeCode } from '#model/sync/protocol.ts'
import type { CallContext } from '#server/http/context.ts'
import { closeSessions, openSession } from '#server/http/tokens.ts'

interface SignedIn {
  readonly id: number
  readonly email: string
  readonly full_name: string
  readonly image: string | null
  readonly locale: string | null
}

/** Creates a session and returns the answer of sign-up and login. The client stores the token in its cookie. */
export async function startSession({ db, userAgent }: CallContext, account: SignedIn) {
  const accessToken = await openSession(db, account.id, userAgent)
  const { id, full_name: fullName, email, image, locale } = account
  return { id, accessToken, fullName, email, image, locale }
}

/** Ends all sessions of an account and closes their sockets. */
export async function endAllSessions(context: CallContext, idAccount: number): Promise<void> {
  await closeSessions(context.db, idAccount)
  context.afterwards(() =>
    context.services.revocations.emit({
      idAccount,
      code: closeCode.unauthorized,
      reason: 'logged out everywhere',
    }),
  )
}

/** Ends all sessions of the caller's account but the current one, and closes their sockets. */
export async function endOtherSessions(context: CallContext): Promise<void> {
  const { account, tokenHash } = context.session
  const closed = await closeSessions(context.db, account.id, tokenHash)
  for (const hash of closed) closeSessionSockets(context, hash)
}

/** Closes the sockets of one session after the commit. */
export function closeSessionSockets(context: CallContext, tokenHash: Buffer): void {
  context.afterwards(() =>
    context.services.revocations.emit({ tokenHash, code: closeCode.unauthorized, reason: 'logged out' }),
  )
}
