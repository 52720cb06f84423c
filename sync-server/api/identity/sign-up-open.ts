import { isSignUpOpen } from '#server/database/seed/policy-facts.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Rejects with SIGN_UP_CLOSED as long as the policies of a public server do not name its operator. */
export function checkSignUpIsOpen({ services }: Pick<CallContext, 'services'>): void {
  if (!isSignUpOpen(services.environment)) throw new Refusal('SIGN_UP_CLOSED')
}
