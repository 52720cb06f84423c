import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Language } from '#model/language/languages.ts'
import { languages } from '#model/language/languages.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { mailFromTemplate } from '#server/gateways/mail/template.ts'
import type { CallContext, Services } from '#server/http/context.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
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
  await checkMailLimit(db, email, services.environment.mailCodesPerHour)
  const account = mode === 'SIGNUP' ? undefined : await findAccount(db, email)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await storeCode(context, email, mode, code)
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
      .set(isRight ? { confirmed_at: sql<Date>`now()` } : { tries: newest.tries + 1 })
      .where('id', '=', newest.id)
      .execute()
    return isRight ? { ok: true as const } : { ok: false as const, code: 'CODE_WRONG' as const }
  })
}

/** Uses up the confirmation of an e-mail; false where there is none or it has expired. */
export async function consumeConfirmation(db: Kysely<DB>, email: string, mode: CodeMode): Promise<boolean> {
  const spent = await db
    .updateTable('email_code')
    .set({ used_at: sql<Date>`now()` })
    .where('email', '=', email.toLowerCase())
    .where('mode', '=', mode)
    .where('used_at', 'is', null)
    .where('confirmed_at', '>', sql<Date>`now() - make_interval(mins => ${signUpMinutes})`)
    .returning('id')
    .execute()
  return spent.length > 0
}

async function checkMailLimit(db: Kysely<DB>, email: string, perHour: number) {
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

async function storeCode({ db, services }: CallContext, email: string, mode: CodeMode, code: string) {
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
