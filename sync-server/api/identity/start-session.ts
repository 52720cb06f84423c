import type { CallContext } from '#server/http/context.ts'
import { openSession } from '#server/http/tokens.ts'

interface SignedIn {
  readonly id: number
  readonly email: string
  readonly full_name: string
  readonly image: string | null
}

/** What sign-up and login answer. The client keeps the token in its cookie. */
export async function startSession({ db, userAgent }: CallContext, account: SignedIn) {
  const accessToken = await openSession(db, account.id, userAgent)
  const { id, full_name: fullName, email, image } = account
  return { id, accessToken, fullName, email, image }
}
