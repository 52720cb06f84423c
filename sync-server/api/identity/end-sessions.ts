import { closeCode } from '#model/sync/protocol.ts'
import type { CallContext } from '#server/http/context.ts'
import { closeSessions } from '#server/http/tokens.ts'

/** Every login of an account ends, with its sockets. */
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

/** Every login but the caller's own. */
export async function endOtherSessions(context: CallContext): Promise<void> {
  const { account, tokenHash } = context.session
  const closed = await closeSessions(context.db, account.id, tokenHash)
  for (const hash of closed) sayLoggedOut(context, hash)
}

/** The sockets of one login close when the call is through. */
export function sayLoggedOut(context: CallContext, tokenHash: Buffer): void {
  context.afterwards(() =>
    context.services.revocations.emit({ tokenHash, code: closeCode.unauthorized, reason: 'logged out' }),
  )
}
