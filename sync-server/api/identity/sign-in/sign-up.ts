import type { GivenOf } from '#contract/call.ts'
import type { signUp } from '#contract/sign-in.ts'
import { isUniqueViolation } from '#server/database/transactions/transaction.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { consumeConfirmation } from '../email-code.ts'
import { insertAccount } from '../insert-account.ts'
import { checkSignUpIsOpen } from '../sign-up-open.ts'
import { checkEmailIsFree } from './log-in.ts'
import { copyProviderPicture } from './picture.ts'
import { snsTypeOf } from './provider-of.ts'
import { insertLogin } from './queries.ts'
import { ticketCookie } from './secrets.ts'
import { consumeTicket, readTicket } from './tickets.ts'

type SignUp = GivenOf<typeof signUp>['body']

/**
 * Creates an account for the person of a ticket. An e-mail that the provider has not verified needs a confirmed code.
 */
export async function signUpByProvider(context: CallContext, word: string, given: SignUp) {
  checkSignUpIsOpen(context)
  const { db, cookies, language } = context
  const snsType = snsTypeOf(word, given.snsType)
  const ticket = await readTicket(context, given.snsCode, { snsType })
  const { termsAgree, fullName, image, invitedCode } = given
  if (!(termsAgree.taService && termsAgree.taPrivacy)) throw refuseField('termsAgree', 'TERMS_NEEDED')
  const email = given.email ?? ticket.email
  if (email === null) throw refuseField('email', 'INVALID_EMAIL')
  const isVerified = ticket.email_verified && email === ticket.email
  await checkEmailIsFree(context, email)
  try {
    const account = await context.transact(async (transaction) => {
      await consumeTicket(transaction, ticket.key_hash)
      if (!isVerified && !(await consumeConfirmation(context, transaction, email, 'SIGNUP'))) {
        throw new Refusal('CERT_NEEDED')
      }
      const opened = await insertAccount(transaction, {
        email,
        passwordHash: null,
        fullName,
        image,
        termsAgree,
        invitedCode,
        language,
      })
      await insertLogin(transaction, { account_id: opened.id, provider: snsType, subject: ticket.subject })
      return opened
    })
    cookies.clear(ticketCookie)
    if (account.image !== null || ticket.image === null) return account
    const kept = await copyProviderPicture(context.services, account.id, snsType, ticket.image)
    if (kept === null) return account
    await db.updateTable('account').set({ image: kept }).where('id', '=', account.id).execute()
    return { ...account, image: kept }
  } catch (error) {
    throw refusalOf(error)
  }
}

/** For two concurrent sign-ups: what the first one has taken. */
function refusalOf(error: unknown): unknown {
  if (isUniqueViolation(error, 'account_email_key')) return refuseField('email', 'ALREADY_EXIST_USER')
  if (isUniqueViolation(error, 'account_login_subject')) return new Refusal('SNS_ALREADY_LINKED')
  return error
}
