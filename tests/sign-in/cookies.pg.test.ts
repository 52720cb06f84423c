import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { logIn as logInByPassword } from '#contract/account.ts'
import { start } from '#contract/sign-in.ts'
import { cookies } from '#model/access/cookies.ts'
import { hashPassword } from '#server/api/identity/passwords.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openSignIn } from '#server/gateways/sign-in/sign-in.ts'
import { openProviders, type Providers } from '../support/providers.ts'
import { openBrowser } from './browser.ts'

let providers: Providers
/** At an address with TLS. */
let api: TestApi

beforeAll(async () => {
  providers = await openProviders()
  const variables = { ...providers.variables, PUBLIC_URL: 'https://saegim.example' }
  api = await openTestApi({ ...variables, LOGIN_ATTEMPTS_PER_MINUTE: '3' }, { signIn: openSignIn })
})

afterAll(async () => {
  await api.close()
  await providers.close()
})

beforeEach(() => providers.reset())

const password = 'kiln-and-clay-77'

async function personWithPassword() {
  const person = await api.person()
  const password_hash = await hashPassword(password)
  await api.database.kysely
    .updateTable('account')
    .set({ password_hash })
    .where('id', '=', person.id)
    .execute()
  return person
}

test('with TLS no other host can set a signed cookie, and none is sent without it', async () => {
  const begun = await api.send(start, { params: { provider: 'kakao' } })
  const { email } = await personWithPassword()
  const loggedIn = await api.send(logInByPassword, { body: { email, password } })
  const set = [begun, loggedIn].flatMap(({ headers }) => [headers['set-cookie'] ?? []].flat().map(String))
  const signed = set.filter((line) => !line.startsWith(`${cookies.snsState.name}=`))
  expect(signed.map((line) => line.split('=')[0])).toEqual([
    '__Host-saegim-sns-attempt',
    '__Host-saegim-known-browser',
  ])
  for (const line of signed) expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(set.find((line) => line.startsWith(`${cookies.snsState.name}=`))).toMatch(/; Secure; SameSite=Lax$/)
})

test('a sign-in that another host of the domain began is refused', async () => {
  const attacker = openBrowser(api)
  const back = await attacker.comeBack('GOOGLE')
  const attempt = attacker.jar.get('__Host-saegim-sns-attempt') ?? ''
  const victim = openBrowser(api)
  victim.jar.set('saegim-sns-attempt', attempt)
  expect(await victim.hand(back)).toMatchObject({ status: 400, body: { code: 'SNS_STATE_MISMATCH' } })
  expect((await attacker.logIn('GOOGLE')).status).toBe(200)
})

test('a browser that a release without the prefix knew stays known', async () => {
  const { email } = await personWithPassword()
  const known = openBrowser(api)
  expect((await known.send(logInByPassword, { body: { email, password } })).status).toBe(200)
  const mark = known.jar.get('__Host-saegim-known-browser') ?? ''
  const earlier = openBrowser(api)
  earlier.jar.set('saegim-known-browser', mark)
  const wrong = { body: { email, password: 'wrong-1234' } }
  // More tries from its address than a stranger has.
  for (let i = 0; i < 3; i += 1) await openBrowser(api).send(logInByPassword, wrong)
  expect((await openBrowser(api).send(logInByPassword, { body: { email, password } })).status).toBe(429)
  expect((await earlier.send(logInByPassword, { body: { email, password } })).status).toBe(200)
})
