import type { GivenOf } from '#contract/call.ts'
import type { signUp } from '#contract/sign-in.ts'
import { cutText } from '#model/text/cut-text.ts'
import { isUniqueViolation } from '#server/database/transactions/transaction.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { consumeConfirmation } from '../email-code.ts'
import { insertAccount } from '../insert-account.ts'
import { checkSignUpIsOpen } from '../sign-up-open.ts'
import { checkEmailIsFree } from './log-in.ts'
import { readNewcomer } from './newcomer.ts'
import { copyProviderPicture } from './picture.ts'
import { snsTypeOf } from './provider-of.ts'
import { insertLogin } from './queries.ts'

type SignUp = GivenOf<typeof signUp>['body']

/**
 * Creates an account for the person that a provider identified. An e-mail that the provider has not verified needs a
 * confirmed code.
 */
export async function signUpByProvider(context: CallContext, word: string, given: SignUp) {
  checkSignUpIsOpen(context)
  const { db, language } = context
  const snsType = snsTypeOf(word, given.snsType)
  const { termsAgree, image, invitedCode } = given
  // Before the proof is read, because a redirect can be used once.
  if (!(termsAgree.taService && termsAgree.taPrivacy)) throw refuseField('termsAgree', 'TERMS_NEEDED')
  const newcomer = await readNewcomer(context, word, given)
  const email = given.email ?? newcomer.email
  if (email === null) throw refuseField('email', 'INVALID_EMAIL')
  const fullName = given.fullName ?? cutText(newcomer.name?.trim() ?? '', 40)
  if (!fullName) throw refuseField('fullName', 'INVALID_VALUE')
  const isVerified = newcomer.emailVerified && email === newcomer.email
  await checkEmailIsFree(context, email)
  try {
    const account = await context.transact(async (transaction) => {
      await newcomer.spend(transaction)
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
      await insertLogin(transaction, { account_id: opened.id, provider: snsType, subject: newcomer.subject })
      return opened
    })
    newcomer.forget()
    if (account.image !== null || newcomer.image === null) return account
    const kept = await copyProviderPicture(context.services, account.id, snsType, newcomer.image)
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
