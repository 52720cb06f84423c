import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { createLog } from '#server/logging.ts'
import { openSignIn, type Provider } from './sign-in.ts'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
const kid = 'key-1'
const clientSecret = 'secret-of-our-app'

let server: Server
let url: string
/** What the provider says next. */
let idToken: string
let issuer: string
/** The id that Kakao's own API says. */
let subject: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const answers: Readonly<Record<string, unknown>> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/keys': {
        keys: [{ ...createPublicKey(keys.privateKey).export({ format: 'jwk' }), kid, alg: 'RS256' }],
      },
      '/token': { access_token: 'a', token_type: 'bearer', expires_in: 3600, id_token: idToken },
      '/v2/user/me': { id: Number(subject) },
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answers[request.url?.split('?')[0] ?? '']))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

beforeEach(() => {
  issuer = url
  subject = '42'
})

const request = {
  redirectUri: 'http://localhost/oauth2/x',
  state: 's',
  nonce: 'nonce-of-ours',
  verifier: 'v'.repeat(43),
}

/** New ones, which know nothing of their provider yet. */
function providers(): readonly Provider[] {
  const variablesOf = (name: string) => ({
    [`${name}_CLIENT_ID`]: 'our-app',
    [`${name}_CLIENT_SECRET`]: clientSecret,
    [`${name}_BASE_URL`]: url,
    [`${name}_API_BASE_URL`]: url,
  })
  const environment = readEnvironment({
    SERVICE_TOKEN: 'x'.repeat(40),
    ...variablesOf('GOOGLE'),
    ...variablesOf('KAKAO'),
  })
  const signIn = openSignIn(environment, createLog('silent'))
  return [signIn.provider('GOOGLE'), signIn.provider('KAKAO')]
}

const seconds = (offset = 0) => Math.floor(Date.now() / 1000) + offset
const claims = () => ({
  iss: url,
  aud: 'our-app',
  sub: '42',
  nonce: request.nonce,
  iat: seconds(),
  exp: seconds(600),
})

function encode(header: object, payload: object, signature: (text: string) => Buffer): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part(header)}.${part(payload)}`
  return `${text}.${signature(text).toString('base64url')}`
}

function signed(payload: object, key: KeyObject = keys.privateKey, header: object = {}): string {
  return encode({ alg: 'RS256', kid, ...header }, payload, (text) => sign('sha256', Buffer.from(text), key))
}

async function outcomes(): Promise<unknown[]> {
  return Promise.all(
    providers().map((provider) =>
      provider.exchangeCode(request, 'code').then(
        ({ person }) => person.subject,
        (error: unknown) => (error as { code?: unknown }).code,
      ),
    ),
  )
}

const refused = ['SNS_EXCHANGE_FAILED', 'SNS_EXCHANGE_FAILED']

test('a token of the provider for us signs in', async () => {
  idToken = signed(claims())
  expect(await outcomes()).toEqual(['42', '42'])
})

test.each([
  ['for another app', () => signed({ ...claims(), aud: 'their-app' })],
  [
    'for several apps, issued to another one',
    () => signed({ ...claims(), aud: ['our-app', 'their-app'], azp: 'their-app' }),
  ],
  ['of another issuer', () => signed({ ...claims(), iss: 'https://accounts.other.example' })],
  ['that is over', () => signed({ ...claims(), exp: seconds(-120) })],
  ['without an end', () => signed({ ...claims(), exp: undefined })],
  ['that is not valid yet', () => signed({ ...claims(), nbf: seconds(600) })],
  ['of another attempt', () => signed({ ...claims(), nonce: 'nonce-of-another' })],
  ['of no attempt', () => signed({ ...claims(), nonce: undefined })],
  ['without a subject', () => signed({ ...claims(), sub: undefined })],
  ['signed by another key', () => signed(claims(), stranger.privateKey)],
  [
    'signed by a key that it brings along',
    () => {
      const jwk = createPublicKey(stranger.privateKey).export({ format: 'jwk' })
      return signed(claims(), stranger.privateKey, {
        kid: 'key-2',
        jwk,
        jku: `${url}/keys`,
        x5u: `${url}/keys`,
      })
    },
  ],
  ['without a signature', () => encode({ alg: 'none' }, claims(), () => Buffer.alloc(0))],
  [
    'signed with our secret',
    () =>
      encode({ alg: 'HS256', kid }, claims(), (text) =>
        createHmac('sha256', clientSecret).update(text).digest(),
      ),
  ],
  [
    'signed with the public key as a secret',
    () => {
      const secret = createPublicKey(keys.privateKey).export({ type: 'spki', format: 'pem' })
      return encode({ alg: 'HS256', kid }, claims(), (text) =>
        createHmac('sha256', secret).update(text).digest(),
      )
    },
  ],
  [
    'that was changed',
    () =>
      signed(claims()).replace(
        /\.[^.]+\./,
        `.${Buffer.from(JSON.stringify({ ...claims(), sub: '7' })).toString('base64url')}.`,
      ),
  ],
  ['that is missing', () => ''],
])('a token %s is refused', async (_, make) => {
  idToken = make()
  expect(await outcomes()).toEqual(refused)
})

test('metadata of another issuer than the one that is configured is refused', async () => {
  idToken = signed({ ...claims(), iss: 'https://accounts.other.example' })
  issuer = 'https://accounts.other.example'
  expect(await outcomes()).toEqual(refused)
})

test('Kakao: an access token of another person than that of the ID token is refused', async () => {
  idToken = signed(claims())
  subject = '7'
  expect(await outcomes()).toEqual(['42', 'SNS_EXCHANGE_FAILED'])
})
