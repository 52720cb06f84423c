import type { Transaction } from 'kysely'
import { type Language, languages } from '#model/language/languages.ts'
import type { DB } from '#server/database/tables/schema.ts'

export interface Terms {
  readonly taService: boolean
  readonly taPrivacy: boolean
  readonly emailRcv: boolean
  readonly countryCode: string
}

interface NewAccount {
  readonly email: string
  /** null: signs in by a provider. */
  readonly passwordHash: string | null
  readonly fullName: string
  readonly image?: string | null | undefined
  readonly termsAgree?: Terms | undefined
  readonly invitedCode?: string | null | undefined
  readonly language: Language
}

/** Inserts an account and its agreements. A second account with one e-mail violates `account_email_key`. */
export async function insertAccount(db: Transaction<DB>, given: NewAccount) {
  const { termsAgree } = given
  const account = await db
    .insertInto('account')
    .values({
      email: given.email,
      password_hash: given.passwordHash,
      full_name: given.fullName,
      image: given.image ?? null,
      locale: restLocaleOf(given.language),
      email_consent: termsAgree?.emailRcv ?? false,
      email_consent_at: termsAgree ? new Date() : null,
      country_code: termsAgree?.countryCode ?? null,
      invited_code: given.invitedCode ?? null,
      password_changed_at: given.passwordHash === null ? null : new Date(),
      last_login_at: new Date(),
    })
    .returning(['id', 'email', 'full_name', 'image', 'locale'])
    .executeTakeFirstOrThrow()
  await storeAgreements(db, account.id, termsAgree)
  return account
}

/** Stores the versions in force, as evidence of what was agreed to. */
async function storeAgreements(db: Transaction<DB>, accountId: number, terms: Terms | undefined) {
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

function restLocaleOf(language: Language): string {
  return languages.find(({ key }) => key === language)?.rest ?? 'ko'
}
