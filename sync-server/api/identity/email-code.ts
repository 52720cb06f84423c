import { randomInt, timingSafeEqual } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Language } from '#model/language/languages.ts'
import { languages } from '#model/language/languages.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { mailFromTemplate } from '#server/gateways/mail/template.ts'
import type { CallContext, Services } from '#server/http/context.ts'
import { isKnownBrowser } from '#server/http/known-browser.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { keyedHash, keyedHashes } from '#server/keys/keyed-hash.ts'
import { type Asker, type CodeHolder, markHolder, ownerOf, ownersOf, readHolder } from './code-holder.ts'
import { checkMailLimit, checkTries, lockCodes, noteWrongTry } from './code-limits.ts'
import { readEmailState } from './email-state.ts'
import { type AccountRow, findAccount, isDormant } from './queries.ts'
import { checkSignUpIsOpen } from './sign-up-open.ts'

export type CodeMode = 'SIGNUP' | 'PASSWORD' | 'DORMANCY'

const minutes = 10
const signUpMinutes = 30
const triesAllowed = 5

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
  const asker = { ...markHolder(context), isKnown: isKnownBrowser(context.cookies, email) }
  await context.transact(async (transaction) => {
    await lockCodes(transaction, email)
    await checkMailLimit(transaction, email, asker, services.environment.mailCodesPerHour)
    await storeCode(transaction, services, { email, mode, code, asker })
  })
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
 * Checks a code against the newest one that the caller has asked for, or, where they have asked for none, as in another
 * browser, against the newest of the e-mail. Five wrong tries end a code of the caller's own: no client spends those of someone
 * else. A wrong try is counted, so the result is returned instead of thrown, which would roll the count back. Rejects where
 * the caller's network, or all together, gave too many wrong codes.
 */
export async function confirmEmailCode(
  context: CallContext,
  { email, code, mode }: { email: string; code: string; mode: CodeMode },
): Promise<{ ok: true } | { ok: false; code: 'CODE_WRONG' | 'CODE_EXPIRED' }> {
  const { keys } = context.services
  const hashes = keyedHashes(keys, 'mailed code', textOf(email, mode, code))
  const holder = readHolder(context)
  return context.transact(async (db) => {
    await lockCodes(db, email)
    const own = await newestCode(db, email, mode, holder)
    await checkTries(db, keys, { email, mode }, { ...holder, hasOwn: own !== undefined })
    const newest = own ?? (await newestCode(db, email, mode))
    if (!newest || newest.used_at !== null || newest.expires_at.getTime() <= Date.now()) {
      return { ok: false as const, code: 'CODE_EXPIRED' as const }
    }
    if (newest.tries >= triesAllowed) return { ok: false as const, code: 'CODE_EXPIRED' as const }
    const change = hashes.some((hash) => timingSafeEqual(newest.code_hash, hash))
      ? { confirmed_at: sql<Date>`now()`, confirmed_by: ownerOf(holder) }
      : own && { tries: newest.tries + 1 }
    if (change) await db.updateTable('email_code').set(change).where('id', '=', newest.id).execute()
    if (change && 'confirmed_by' in change) return { ok: true as const }
    await noteWrongTry(db, keys, { email, mode }, holder)
    return { ok: false as const, code: 'CODE_WRONG' as const }
  })
}

/** `asker`: only of those that this browser, or a client without cookies in this network, has asked for. */
function newestCode(db: Transaction<DB>, email: string, mode: CodeMode, asker?: CodeHolder) {
  let codes = db
    .selectFrom('email_code')
    .select(['id', 'code_hash', 'tries', 'expires_at', 'confirmed_at', 'used_at'])
    .where('email', '=', email.toLowerCase())
    .where('mode', '=', mode)
  if (asker)
    codes =
      asker.browser === null
        ? codes.where('asked_from', 'in', asker.network)
        : codes.where('asked_by', 'in', asker.browser)
  return codes.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1).forUpdate().executeTakeFirst()
}

/**
 * Uses up the confirmation of an e-mail; false where there is none, it has expired, or another client gave the code: who knows
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
    .where('confirmed_by', 'in', ownersOf(readHolder(context)))
    .where('confirmed_at', '>', sql<Date>`now() - make_interval(mins => ${signUpMinutes})`)
    .returning('id')
    .execute()
  return spent.length > 0
}

interface NewCode {
  readonly email: string
  readonly mode: CodeMode
  readonly code: string
  readonly asker: Asker & { readonly isKnown: boolean }
}

async function storeCode(db: Transaction<DB>, services: Services, { email, mode, code, asker }: NewCode) {
  await db
    .insertInto('email_code')
    .values({
      email: email.toLowerCase(),
      mode,
      asked_by: asker.browser[0],
      asked_from: asker.network[0],
      is_known: asker.isKnown,
      code_hash: keyedHash(services.keys, 'mailed code', textOf(email, mode, code)),
      expires_at: new Date(Date.now() + minutes * 60_000),
    })
    .execute()
}

/** What is hashed with a key: with a plain hash, all million codes could be tried in a second on a stolen table. */
function textOf(email: string, mode: CodeMode, code: string): string {
  return `${mode} ${email.toLowerCase()} ${code}`
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
