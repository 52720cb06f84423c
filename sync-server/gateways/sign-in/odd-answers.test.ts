import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { Refusal } from '#server/http/refusal.ts'
import { createLog } from '#server/logging.ts'
import { openSignIn, type Provider } from './sign-in.ts'

/** The answer to each request; anything but a string is sent as JSON. */
let answers: { readonly token: unknown; readonly user: unknown; readonly status: number }
let server: Server
let providers: readonly (readonly [string, Provider])[]

beforeAll(async () => {
  server = createServer((request, response) => {
    const isToken = /token$/.test(request.url ?? '')
    const answer = isToken ? answers.token : answers.user
    response.writeHead(answers.status, { 'content-type': 'application/json' })
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = (name: string) => ({
    [`${name}_CLIENT_ID`]: 'app',
    [`${name}_CLIENT_SECRET`]: 'word',
    [`${name}_BASE_URL`]: url,
    [`${name}_API_BASE_URL`]: url,
  })
  const environment = readEnvironment({
    SERVICE_TOKEN: 'x'.repeat(40),
    ...keys('NAVER'),
    ...keys('FACEBOOK'),
  })
  const signIn = openSignIn(environment, createLog('silent'))
  providers = (['NAVER', 'FACEBOOK'] as const).map((type) => [type, signIn.provider(type)])
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

const request = {
  redirectUri: 'http://localhost/oauth2/x',
  state: 'state',
  nonce: 'nonce',
  verifier: 'v'.repeat(43),
}
const token = { access_token: 'a', token_type: 'bearer', expires_in: '3600' }
const odd = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '<html>',
  0,
  [],
  {},
  { access_token: 7 },
  { error: null },
  { error: { message: 'm', code: 'x'.repeat(100) } },
  { error: 'e', error_description: '박민아' },
  { resultcode: '00', response: null },
  { resultcode: '00', response: { id: '' } },
  { resultcode: '00', response: { id: 'x'.repeat(65) } },
  { resultcode: '024', message: 'no' },
  { id: 12 },
  { id: '../me' },
  { id: null, email: 'a@b.example' },
  { __proto__: { id: '1' } },
]

test.each(odd.map((answer) => [JSON.stringify(answer), answer] as const))(
  'an answer like %s is refused as SNS_EXCHANGE_FAILED, whichever call it answers',
  async (_, answer) => {
    for (const [, provider] of providers) {
      for (const status of [200, 400, 401]) {
        for (const given of [
          { token: answer, user: {}, status },
          { token, user: answer, status },
        ]) {
          answers = given
          const end = await provider.exchangeCode(request, 'code').catch((error: unknown) => error)
          expect(end).toBeInstanceOf(Refusal)
          expect(end).toMatchObject({ code: 'SNS_EXCHANGE_FAILED' })
          expect(String((end as Refusal).cause)).not.toContain('박민아')
        }
      }
    }
  },
)

test.each([
  ['NAVER', { resultcode: '00', response: { id: 77 } }, '77'],
  ['NAVER', { resultcode: '00', response: { id: 'a=', email: 7, name: {}, profile_image: 'no url' } }, 'a='],
  ['FACEBOOK', { id: '77', name: ['x'], email: 'no e-mail', picture: 'x' }, '77'],
] as const)('of %s only the id is required: %o', async (type, user, subject) => {
  answers = { token, user, status: 200 }
  const provider = providers.find(([name]) => name === type)?.[1]
  expect((await provider?.exchangeCode(request, 'code'))?.person).toEqual({
    subject,
    email: null,
    emailVerified: false,
    name: null,
    image: null,
  })
})
