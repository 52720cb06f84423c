import { Secret, TOTP } from 'otpauth'
import type { PlanKey } from '#model/access/plans.ts'
import type { StaffRole } from '#model/access/staff.ts'
import { addMonths } from '#model/time/periods.ts'
import { addDays, endOfDays, seoulDayOf } from '#model/time/seoul-day.ts'
import { grantCredits } from '#server/api/billing/credits/ledger.ts'
import { openCluster } from '#server/database/embedded/cluster.ts'
import { connect } from '#server/database/open.ts'
import type { BrandRole } from '#server/database/tables/brands.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { createLog } from '#server/logging.ts'
import type { AppServer } from './app-server.ts'

/** A person with an account, opened by script. */
export interface Person {
  readonly fullName: string
  readonly email: string
  readonly password: string
  readonly idAccount: number
  readonly token: string
}

/** A brand as scripts name it: who looks, and at which. */
export interface BrandOf {
  readonly app: AppServer
  readonly person: Person
  readonly idBrand: number
}

export const password = 'saegim-2026'

/** An address that no other account has. */
export function freshEmail(): string {
  return `person-${crypto.randomUUID().slice(0, 12)}@example.com`
}

/** `headers`: the proof of a captcha, where the server has one. */
export async function openAccount(
  app: AppServer,
  fullName: string,
  headers: Record<string, string> = {},
): Promise<Person> {
  const email = freshEmail()
  await post(app, '/api/v1/account/cert/email', { email, mode: 'SIGNUP' }, headers)
  const code = app.mailedCode(email)
  await post(app, '/api/v1/account/cert/email/confirm', { email, code, mode: 'SIGNUP' })
  const termsAgree = { taService: true, taPrivacy: true, emailRcv: false, countryCode: 'KR' }
  const opened = await post(app, '/api/v1/account/signup', { email, password, fullName, termsAgree })
  return { fullName, email, password, idAccount: Number(opened.id), token: String(opened.accessToken) }
}

export async function logIn(app: AppServer, email: string, fullName = ''): Promise<Person> {
  const { id, accessToken } = await post(app, '/api/v1/account/login', { email, password })
  return { fullName, email, password, idAccount: Number(id), token: String(accessToken) }
}

export async function createBrand(app: AppServer, person: Person, name: string): Promise<BrandOf> {
  const { id } = await post(app, '/api/v1/brand', { name }, bearer(person))
  return { app, person, idBrand: Number(id) }
}

/** What the REST API says of a brand: `core`, `core/value`, or the brand itself for an empty path. */
export async function readBrand(
  { app, person, idBrand }: BrandOf,
  path = '',
): Promise<Record<string, unknown>> {
  const address = `${app.url}/api/v1/brand${path === '' ? '' : `/${path}`}`
  return answer(await fetch(address, { headers: { ...bearer(person), idBrandHeader: String(idBrand) } }))
}

/** The row of a design, whose document is empty; returns its id. */
export async function makeDesign({ app, person, idBrand }: BrandOf): Promise<string> {
  const id = crypto.randomUUID()
  const headers = { ...bearer(person), idBrandHeader: String(idBrand) }
  await post(app, '/api/v1/brand/document', { document: `design/${id}`, title: '새 디자인' }, headers)
  return id
}

/** Puts a design into the trash, where its room does not open. */
export async function trashDesign({ app, person, idBrand }: BrandOf, id: string): Promise<void> {
  const headers = { ...bearer(person), idBrandHeader: String(idBrand) }
  await post(app, `/api/v1/brand/document/${encodeURIComponent(`design/${id}`)}/trash`, {}, headers)
}

export async function listBrands(app: AppServer, person: Person): Promise<{ id: number; name: string }[]> {
  const listed = await answer(await fetch(`${app.url}/api/v1/brand/list`, { headers: bearer(person) }))
  return (listed._embedded as { brands: { id: number; name: string }[] }).brands
}

/** The language of the account, as REST names it; every device of the account takes it over. */
export async function chooseLanguage(app: AppServer, person: Person, locale: string): Promise<void> {
  await post(app, '/api/v1/me/update/profile', { locale }, bearer(person))
}

/** Ends a session at the server, as its expiry would. */
export async function endSession(app: AppServer, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  await answer(await fetch(`${app.url}/api/v1/account/logout`, { method: 'POST', headers }))
}

/** Takes a person into a brand. There is no call for it yet, so it is written where an accepted invitation would be. */
export async function joinBrand({ app, idBrand }: BrandOf, person: Person, role: BrandRole): Promise<void> {
  await inDatabase(app, ({ kysely }) =>
    kysely
      .insertInto('brand_member')
      .values({ brand_id: idBrand, account_id: person.idAccount, role, joined_at: new Date() })
      .execute(),
  )
}

/** Gives the brand credits as if they had been bought. */
export async function giveCredits({ app, idBrand }: BrandOf, amount: number): Promise<void> {
  const at = new Date()
  const key = `charge:${crypto.randomUUID()}`
  await inDatabase(app, ({ kysely }) =>
    inTransaction(kysely, (db) =>
      grantCredits(db, {
        brand: idBrand,
        key,
        at,
        kind: 'charge',
        type: 'CHARGE',
        amount,
        expiresAt: endOfDays(at, 365),
      }),
    ),
  )
}

/**
 * Lets the Basic plan of the brand run, paid by a card of the sandbox, until so many days from now. `price`: what its month costs, in
 * won.
 */
export async function runPlan(
  { app, idBrand }: BrandOf,
  { price, days }: { readonly price: number; readonly days: number },
): Promise<void> {
  const end = addDays(seoulDayOf(Date.now()), days)
  const start = addMonths(end, -1)
  const row = { anchor: start, period_start: start, period_end: end, next_grant: end, renew_price: price }
  const plan = { phase: 'ACTIVE', plan_key: 'BASIC', period_type: 'MONTHLY', source: 'CARD' } as const
  await inDatabase(app, ({ kysely }) =>
    kysely
      .insertInto('subscription')
      .values({ brand_id: idBrand, ...plan, ...row, sandbox: true })
      .execute(),
  )
}

/** An application for the free design, also where no campaign is open. */
export async function insertApplication(app: AppServer, person: Person, shop: string): Promise<void> {
  const answers = {
    name: shop,
    industryType: 'ECOMMERCE',
    service: ['밥그릇', '국그릇'],
    target: '신혼부부',
    adPurpose: 'PRODUCT',
    keywords: ['warm'],
    logoColor: '#1C6E5A',
    adRequest: '밥그릇과 국그릇이 새로 나왔어요.',
  }
  const row = {
    campaign: 'autumn',
    account_id: person.idAccount,
    answers: JSON.stringify(answers),
    images: '[]',
    due_on: '2027-01-05',
  }
  await inDatabase(app, ({ kysely }) => kysely.insertInto('campaign_application').values(row).execute())
}

/** A staff member, with the secret of their second factor. */
export async function openStaff(
  app: AppServer,
  fullName: string,
  role: StaffRole,
  headers: Record<string, string> = {},
): Promise<Person & { secret: string }> {
  const person = await openAccount(app, fullName, headers)
  const path = '/api/v1/me/second-factor'
  const { ticket, secret } = await post(app, `${path}/begin`, { password }, bearer(person))
  const code = codeOfSecret(String(secret))
  await post(app, path, { ticket, code }, bearer(person))
  await inDatabase(app, ({ kysely }) =>
    kysely.insertInto('staff').values({ account_id: person.idAccount, role }).execute(),
  )
  return { ...person, secret: String(secret) }
}

/** The path of a link by which the payer with that e-mail pays for the Basic plan of the brand. */
export async function makePaymentLink(
  { app, idBrand }: BrandOf,
  staff: Person & { readonly secret: string },
  email: string,
): Promise<string> {
  const code = codeOfSecret(staff.secret, 1)
  const desk = await post(app, '/api/v1/operator/login', { email: staff.email, password, code })
  const listed = await answer(await fetch(`${app.url}/api/v1/subscribe/plan/list`))
  const { plans } = listed._embedded as { plans: { idPlan: number; title: string; currency: string }[] }
  const plan = plans.find(({ title, currency }) => title === 'Basic' && currency === 'KRW')
  const path = `/api/v1/operator/brand/${idBrand}/link`
  const body = { idPlan: plan?.idPlan, periodType: 'MONTHLY', email }
  const made = await post(app, path, body, { authorization: `Bearer ${desk.accessToken}` })
  return new URL(String(made.url)).pathname
}

/** The code of an authenticator app, `steps` after the current one: the server accepts the next one as well. */
export function codeOfSecret(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** As if the account had not signed in for more than a year. */
export async function fallAsleep(app: AppServer, { idAccount }: Person): Promise<void> {
  const longAgo = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000)
  await inDatabase(app, ({ kysely }) =>
    kysely.updateTable('account').set({ last_login_at: longAgo }).where('id', '=', idAccount).execute(),
  )
}

/** Lets the last code of the second factor that was given in the account's sessions be of eleven minutes ago. */
export async function passStepUp(app: AppServer, { idAccount }: Person): Promise<void> {
  const before = new Date(Date.now() - 11 * 60 * 1000)
  await inDatabase(app, ({ kysely }) =>
    kysely
      .updateTable('session')
      .set({ stepped_up_at: before })
      .where('account_id', '=', idAccount)
      .execute(),
  )
}

/** Gives the brand a plan as if it had been bought. */
export async function givePlan({ app, idBrand }: Omit<BrandOf, 'person'>, plan: PlanKey): Promise<void> {
  await inDatabase(app, ({ kysely }) =>
    kysely.updateTable('brand').set({ plan }).where('id', '=', idBrand).execute(),
  )
}

export async function inDatabase(
  app: AppServer,
  work: (database: ReturnType<typeof connect>) => Promise<unknown>,
): Promise<void> {
  const log = createLog('silent')
  const cluster = await openCluster(app.dataDir, log)
  const database = connect(cluster.url, 2, log)
  await work(database)
  await database.close()
}

function bearer({ token }: Person): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}

async function post(app: AppServer, path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return answer(response)
}

async function answer(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`)
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}
