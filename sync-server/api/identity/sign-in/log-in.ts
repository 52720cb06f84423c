import type { GivenOf } from '#contract/call.ts'
import type { logIn } from '#contract/sign-in.ts'
import type { SnsType } from '#server/database/tables/accounts.ts'
import type { SnsPerson } from '#server/gateways/sign-in/sign-in.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readEmailState } from '../email-state.ts'
import { isDormant } from '../queries.ts'
import { startSession } from '../sessions.ts'
import { hashesOfWithdrawn, hasWithdrawn } from '../withdrawn-accounts.ts'
import { finishAttempt } from './attempts.ts'
import { findLogin } from './queries.ts'
import { giveTicket } from './tickets.ts'

/**
 * Signs in the provider's person, or begins a sign-up. An equal e-mail never links the person to an existing account.
 */
export async function logInByProvider(
  context: CallContext,
  word: string,
  body: GivenOf<typeof logIn>['body'],
) {
  const { snsType } = body
  const { person } = await finishAttempt(context, word, 'login', body)
  const account = await findLogin(context.db, snsType, person.subject)
  if (!account) return beginSignUp(context, snsType, person)
  if (account.withdrawn_at !== null) throw new Refusal('LEAVED_USER')
  if (isDormant(account)) throw new Refusal('DORMANT_USER')
  const session = await startSession(context, account, { kind: 'LOGIN', way: snsType })
  return { snsAuthType: 'LOGIN' as const, ...session }
}

async function beginSignUp(context: CallContext, snsType: SnsType, person: SnsPerson) {
  const { db, services } = context
  const { subject, email, emailVerified, name, image } = person
  if (await hasWithdrawn(db, hashesOfWithdrawn(services.keys, snsType, subject)))
    throw new Refusal('LEAVED_USER')
  // The state of an unverified e-mail is not shown, because it may belong to another person.
  if (email !== null && emailVerified) await checkEmailIsFree(context, email)
  return {
    snsAuthType: 'SIGNUP' as const,
    snsUserData: { snsType, id: subject, email, name, image },
    emailVerified,
    ...(await giveTicket(context, { snsType, person })),
  }
}

export async function checkEmailIsFree(context: CallContext, email: string): Promise<void> {
  const state = await readEmailState(context, email)
  if (state.ok) return
  const { code } = state
  throw new Refusal(code, {
    wordsOf: code === 'ALREADY_EXIST_USER' ? 'SNS_EMAIL_EXISTS' : code,
    fields: [{ field: 'email', code }],
  })
}
