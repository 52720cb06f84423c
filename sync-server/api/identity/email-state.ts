import { email as emailShape } from '#contract/shapes/basic.ts'
import type { CallContext } from '#server/http/context.ts'
import { findAccount } from './queries.ts'
import { hashesOfWithdrawnEmail, hasWithdrawn } from './withdrawn-accounts.ts'

type EmailState =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'INVALID_EMAIL' | 'ALREADY_EXIST_USER' | 'LEAVED_USER' }

/**
 * Whether an account may be created with an e-mail. That of a withdrawn account stays unavailable for `rememberedDays`.
 */
export async function readEmailState(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  email: string,
): Promise<EmailState> {
  if (!emailShape.safeParse(email).success) return { ok: false, code: 'INVALID_EMAIL' }
  const account = await findAccount(db, email)
  if (account)
    return { ok: false, code: account.withdrawn_at === null ? 'ALREADY_EXIST_USER' : 'LEAVED_USER' }
  const isLeft = await hasWithdrawn(db, hashesOfWithdrawnEmail(services.keys, email))
  return isLeft ? { ok: false, code: 'LEAVED_USER' } : { ok: true }
}
