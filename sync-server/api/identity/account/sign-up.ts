import type { Transaction } from 'kysely'
import type { signUp } from '#contract/account.ts'
import type { GivenOf } from '#contract/call.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { isUniqueViolation } from '#server/database/transactions/transaction.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { consumeConfirmation } from '../email-code.ts'
import { readEmailState } from '../email-state.ts'
import { insertAccount } from '../insert-account.ts'
import { isInvited } from '../invited-email.ts'
import { checkNewPassword, hashPassword } from '../passwords.ts'
import { checkSignUpIsOpen } from '../sign-up-open.ts'

type SignUp = GivenOf<typeof signUp>['body']

/** Creates an account for an e-mail that a code or an invitation has confirmed, with the agreed terms. */
export async function openAccount(context: CallContext, given: SignUp) {
  const { language } = context
  checkNewPassword(context, 'password', given.password, [given.email, given.fullName])
  checkSignUpIsOpen(context)
  if (given.termsAgree && !(given.termsAgree.taService && given.termsAgree.taPrivacy)) {
    throw refuseField('termsAgree', 'TERMS_NEEDED')
  }
  const state = await readEmailState(context, given.email)
  if (!state.ok) throw refuseField('email', state.code)
  const passwordHash = await hashPassword(given.password)
  try {
    return await context.transact(async (transaction) => {
      if (!(await isConfirmed(context, transaction, given))) throw new Refusal('CERT_NEEDED')
      return insertAccount(transaction, { ...given, passwordHash, language })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'account_email_key')) throw refuseField('email', 'ALREADY_EXIST_USER')
    throw error
  }
}

async function isConfirmed(
  context: CallContext,
  db: Transaction<DB>,
  { email, invitation }: SignUp,
): Promise<boolean> {
  if (invitation !== undefined && (await isInvited(db, email, invitation))) return true
  return consumeConfirmation(context, db, email, 'SIGNUP')
}
