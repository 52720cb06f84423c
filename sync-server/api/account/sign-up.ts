import type { Transaction } from 'kysely'
import type { signUp } from '#contract/account.ts'
import type { GivenOf } from '#contract/call.ts'
import { languages } from '#model/language/languages.ts'
import type { DB } from '#server/database/schema.ts'
import { isUniqueViolation } from '#server/database/transaction.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { isFreeEmail } from './email.ts'
import { spendConfirmation } from './email-code.ts'
import { checkNewPassword } from './new-passwords.ts'
import { hashPassword } from './passwords.ts'

type SignUp = GivenOf<typeof signUp>['body']

/** Opens an account for an address whose code was confirmed, with the terms that were agreed to. */
export async function openAccount(context: CallContext, given: SignUp) {
  const { db, language } = context
  checkNewPassword(context, 'password', given.password, [given.email, given.fullName])
  if (given.termsAgree && !(given.termsAgree.taService && given.termsAgree.taPrivacy)) {
    throw refuseField('termsAgree', 'TERMS_NEEDED')
  }
  const state = await isFreeEmail(db, given.email)
  if (!state.ok) throw refuseField('email', state.code)
  const passwordHash = await hashPassword(given.password)
  try {
    return await context.transact(async (transaction) => {
      if (!(await spendConfirmation(transaction, given.email, 'SIGNUP'))) throw new Refusal('CERT_NEEDED')
      const account = await insertAccount(transaction, given, passwordHash, restLocaleOf(language))
      await storeAgreements(transaction, account.id, given.termsAgree)
      return account
    })
  } catch (error) {
    if (isUniqueViolation(error, 'account_email_key')) throw refuseField('email', 'ALREADY_EXIST_USER')
    throw error
  }
}

function insertAccount(db: Transaction<DB>, given: SignUp, passwordHash: string, locale: string) {
  return db
    .insertInto('account')
    .values({
      email: given.email,
      password_hash: passwordHash,
      full_name: given.fullName,
      image: given.image ?? null,
      locale,
      email_consent: given.termsAgree?.emailRcv ?? false,
      email_consent_at: given.termsAgree ? new Date() : null,
      country_code: given.termsAgree?.countryCode ?? null,
      invited_code: given.invitedCode ?? null,
      password_changed_at: new Date(),
      last_login_at: new Date(),
    })
    .returning(['id', 'email', 'full_name', 'image'])
    .executeTakeFirstOrThrow()
}

/** With the version that was in force, so that it can be shown later what somebody agreed to. */
async function storeAgreements(db: Transaction<DB>, accountId: number, terms: SignUp['termsAgree']) {
  if (!terms) return
  const inForce = await db
    .selectFrom('policy_document')
    .select(['type', (select) => select.fn.max('version').as('version')])
    .where('is_latest', '=', true)
    .groupBy('type')
    .execute()
  const answers = { TERM: terms.taService, PRIVACY: terms.taPrivacy, MARKETING: terms.emailRcv }
  await db
    .insertInto('terms_agreement')
    .values(
      Object.entries(answers).map(([type, agreed]) => ({
        account_id: accountId,
        type,
        version: inForce.find((policy) => policy.type === type)?.version ?? 1,
        agreed,
      })),
    )
    .execute()
}

function restLocaleOf(language: string): string {
  return languages.find(({ key }) => key === language)?.rest ?? 'ko'
}
