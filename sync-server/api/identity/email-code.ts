import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Language } from '#model/language/languages.ts'
import { languages } from '#model/language/languages.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { mailFromTemplate } from '#server/gateways/mail/template.ts'
import type { CallContext, Services } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { holderOf, holdersOf, markHolder } from './code-holder.ts'
import { readEmailState } from './email-state.ts'
import { type AccountRow, findAccount, isDormant } from './queries.ts'
import { checkSignUpIsOpen } from './sign-up-open.ts'

export type CodeMode = 'SIGNUP' | 'PASSWORD' | 'DORMANCY'

const minutes = 10
const signUpMinutes = 30
const triesAllowed = 5
const hourSeconds = 3600

/**
 * Mails a code and returns for how many minutes it is valid. PASSWORD and DORMANCY do not tell whether the account
 * exists. Rejects where the e-mail cannot sign up or got too many codes.
 */
export async function sendEmailCode(
  context: CallContext,
  email: string,
  mode: CodeMode,
): Promise<{ minutes: number }> {
  const { db, services, language } = context
  if (mode === 'SIGNUP') {
    checkSignUpIsOpen(context)
    const state = await readEmailState(context, email)
    if (!state.ok) throw refuseField('email', state.code)
  }
  const account = mode === 'SIGNUP' ? undefined : await findAccount(db, email)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await context.transact(async (transaction) => {
    await checkMailLimit(transaction, email, services.environment.mailCodesPerHour)
    await storeCode(transaction, services, { email, mode, code })
  })
  markHolder(context)
  if (mode === 'SIGNUP') {
    await mailCode(services, email, code, mode, language).catch((cause: unknown) => {
      throw new Refusal('PROVIDER_DOWN', { cause })
    })
  } else if (account && account.withdrawn_at === null && (mode === 'PASSWORD' || isDormant(account))) {
    // Not awaited: the duration of the call would tell whether the account exists.
    void mailCode(services, account.email, code, mode, language, account).catch((err: unknown) =>
      services.log.error({ err }, 'a mail could not be sent'),
    )
  }
  return { minutes }
}

/**
 * Checks a code against the newest one. A wrong try is counted, so the result is returned instead of thrown, which
 * would roll the count back.
 */
export async function confirmEmailCode(
  context: CallContext,
  { email, code, mode }: { email: string; code: string; mode: CodeMode },
): Promise<{ ok: true } | { ok: false; code: 'CODE_WRONG' | 'CODE_EXPIRED' }> {
  const hash = hashCode(context.services, email, mode, code)
  const holder = holderOf(context)
  return context.transact(async (db) => {
    const newest = await db
      .selectFrom('email_code')
      .select(['id', 'code_hash', 'tries', 'expires_at', 'confirmed_at', 'used_at'])
      .where('email', '=', email.toLowerCase())
      .where('mode', '=', mode)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst()
    if (!newest || newest.used_at !== null || newest.expires_at.getTime() <= Date.now()) {
      return { ok: false as const, code: 'CODE_EXPIRED' as const }
    }
    if (newest.tries >= triesAllowed) return { ok: false as const, code: 'CODE_EXPIRED' as const }
    const isRight = timingSafeEqual(newest.code_hash, hash)
    await db
      .updateTable('email_code')
      .set(isRight ? { confirmed_at: sql<Date>`now()`, confirmed_by: holder } : { tries: newest.tries + 1 })
      .where('id', '=', newest.id)
      .execute()
    return isRight ? { ok: true as const } : { ok: false as const, code: 'CODE_WRONG' as const }
  })
}

/**
 * Uses up the confirmation of an e-mail; false where there is none, it has expired, or somebody else gave the code: who knows
 * an address could otherwise sign up with it while its owner fills in the form.
 */
export async function consumeConfirmation(
  context: CallContext,
  db: Transaction<DB>,
  email: string,
  mode: CodeMode,
): Promise<boolean> {
  const spent = await db
    .updateTable('email_code')
    .set({ used_at: sql<Date>`now()` })
    .where('email', '=', email.toLowerCase())
    .where('mode', '=', mode)
    .where('used_at', 'is', null)
    .where('confirmed_by', 'in', holdersOf(context))
    .where('confirmed_at', '>', sql<Date>`now() - make_interval(mins => ${signUpMinutes})`)
    .returning('id')
    .execute()
  return spent.length > 0
}

/** Locks the e-mail until the end of the transaction, so that calls at once do not exceed the limit together. */
async function checkMailLimit(db: Transaction<DB>, email: string, perHour: number) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`email code ${email.toLowerCase()}`}, 0))`.execute(
    db,
  )
  const { count, oldest } = await db
    .selectFrom('email_code')
    .select((select) => [select.fn.countAll<number>().as('count'), select.fn.min('created_at').as('oldest')])
    .where('email', '=', email.toLowerCase())
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  if (count < perHour) return
  const sinceSeconds = oldest === null ? 0 : (Date.now() - oldest.getTime()) / 1000
  throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.max(1, Math.ceil(hourSeconds - sinceSeconds)) })
}

async function storeCode(
  db: Transaction<DB>,
  services: Services,
  { email, mode, code }: { email: string; mode: CodeMode; code: string },
) {
  await db
    .insertInto('email_code')
    .values({
      email: email.toLowerCase(),
      mode,
      code_hash: hashCode(services, email, mode, code),
      expires_at: new Date(Date.now() + minutes * 60_000),
    })
    .execute()
}

/** A keyed hash: with a plain one, all million codes could be tried in a second on a stolen table. */
function hashCode({ environment }: Services, email: string, mode: CodeMode, code: string): Buffer {
  return createHmac('sha256', environment.serviceToken)
    .update(`${mode} ${email.toLowerCase()} ${code}`)
    .digest()
}

function mailCode(
  { mail, environment }: Services,
  to: string,
  code: string,
  mode: CodeMode,
  language: Language,
  account?: AccountRow,
): Promise<void> {
  const { supportUrl, company, publicUrl } = environment
  const name = account ? { name: account.full_name } : {}
  const variables = { code, minutes, ...name, ...variablesOf(mode, publicUrl, language, account) }
  return mail.send({ to, ...mailFromTemplate(language, kinds[mode], variables, { supportUrl, company }) })
}

const kinds = { SIGNUP: 'signupCode', PASSWORD: 'passwordReset', DORMANCY: 'dormancyRelease' } as const

function variablesOf(
  mode: CodeMode,
  publicUrl: string,
  language: Language,
  account?: AccountRow,
): Record<string, string> {
  if (mode === 'SIGNUP') return {}
  if (mode === 'PASSWORD') return { url: `${publicUrl}/account/cert/password/reset` }
  const tag = languages.find(({ key }) => key === language)?.tag ?? 'ko-KR'
  const last = account?.last_login_at ?? new Date()
  return {
    url: `${publicUrl}/account/cert/dormancy`,
    lastLogin: new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Asia/Seoul' }).format(last),
  }
}
