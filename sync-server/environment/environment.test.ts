import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EnvironmentError } from './environment-error.ts'
import { readEnvironment } from './read-environment.ts'
import { environmentVariables } from './variables.ts'

let dataDir: string

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'saegim-environment-'))
})

afterAll(() => rmSync(dataDir, { recursive: true }))

const read = (env: Record<string, string>) => readEnvironment({ DATA_DIR: dataDir, ...env })

test('without variables everything has its default', () => {
  expect(read({})).toMatchObject({
    port: 4180,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4180',
    databaseUrl: null,
    smtpUrl: null,
    devMode: false,
    apiUrl: null,
    supportUrl: 'http://localhost:4180/contact',
    support: { hours: null, kakaoChannel: null },
    company: {},
    relay: { maxMessageBytes: 4 * 1024 * 1024 },
    writeback: { delayMs: 1000, maxDelayMs: 5000 },
  })
})

test('an empty value counts as absent, and surrounding spaces are removed', () => {
  expect(read({ PORT: '', DATABASE_URL: '  ', HOST: ' 0.0.0.0 ' })).toMatchObject({
    port: 4180,
    databaseUrl: null,
    host: '0.0.0.0',
  })
})

test('addresses contain the port and lose a trailing slash', () => {
  expect(read({ PORT: '5000' }).publicUrl).toBe('http://localhost:5000')
  expect(read({ PUBLIC_URL: 'https://saegim.example/' }).supportUrl).toBe('https://saegim.example/contact')
})

test('cookies are for the host alone, or for a domain that it is in', () => {
  const publicUrl = { PUBLIC_URL: 'https://app.saegim.example' }
  expect(read(publicUrl).cookieDomain).toBeNull()
  expect(read({ ...publicUrl, COOKIE_DOMAIN: '.Saegim.example' }).cookieDomain).toBe('saegim.example')
  for (const COOKIE_DOMAIN of ['im.example', 'example', 'other.example'])
    expect(() => read({ ...publicUrl, COOKIE_DOMAIN })).toThrow(/^COOKIE_DOMAIN: /)
  expect(() => read({ PUBLIC_URL: 'http://app.saegim.example', COOKIE_DOMAIN: 'saegim.example' })).toThrow(
    /https/,
  )
})

test('the service secret is created once, readable by its owner only', () => {
  const { serviceToken } = read({})
  expect(serviceToken).toMatch(/^[0-9a-f]{64}$/)
  expect(read({}).serviceToken).toBe(serviceToken)
  expect(statSync(join(dataDir, 'service.secret')).mode & 0o777).toBe(0o600)
  expect(read({ SERVICE_TOKEN: 'x'.repeat(40) }).serviceToken).toBe('x'.repeat(40))
})

test('a credential that could be guessed stops the start', () => {
  for (const name of ['SERVICE_TOKEN', 'API_TOKEN', 'PREVIOUS_SERVICE_TOKENS'])
    expect(() => read({ [name]: 'x'.repeat(31) })).toThrow(name)
})

test('earlier secrets are listed with commas, in their order', () => {
  const [newer, older] = ['n'.repeat(32), 'o'.repeat(32)]
  expect(read({}).previousServiceTokens).toEqual([])
  const previous = { PREVIOUS_SERVICE_TOKENS: `${newer}, ${older}` }
  expect(read(previous).previousServiceTokens).toEqual([newer, older])
  expect([newer, older]).not.toContain(read(previous).serviceToken)
})

test('another machine gets no credential but API_TOKEN, and this process and machine the own one', () => {
  const SERVICE_TOKEN = 's'.repeat(40)
  const API_TOKEN = 'a'.repeat(40)
  const tokenFor = (variables: Record<string, string>) => read({ SERVICE_TOKEN, ...variables }).apiToken
  expect(tokenFor({})).toBe(SERVICE_TOKEN)
  expect(tokenFor({ API_TOKEN })).toBe(SERVICE_TOKEN)
  expect(tokenFor({ API_URL: 'http://127.0.0.1:4181' })).toBe(SERVICE_TOKEN)
  expect(tokenFor({ API_URL: 'http://127.0.0.1:4181', API_TOKEN })).toBe(API_TOKEN)
  expect(tokenFor({ API_URL: 'https://rest.example', API_TOKEN })).toBe(API_TOKEN)
  for (const API_URL of ['https://rest.example', 'http://10.0.0.7:4180', 'http://127.0.0.1.rest.example'])
    expect(reasonOf(() => tokenFor({ API_URL }))).toMatch(/^API_TOKEN: is needed /)
})

test('an empty secret file stops the start, because an empty credential must not be accepted', () => {
  const own = mkdtempSync(join(tmpdir(), 'saegim-environment-'))
  writeFileSync(join(own, 'service.secret'), '')
  expect(reasonOf(() => read({ DATA_DIR: own }))).toMatch(/^DATA_DIR: .+ is empty/)
  rmSync(own, { recursive: true })
})

test('processes that start at once on one directory read the same secret', async () => {
  const directories = Array.from({ length: 50 }, () => mkdtempSync(join(dataDir, 'shared-')))
  const workerData = { arrivals: new Int32Array(new SharedArrayBuffer(4)), directories, siblings: 2 }
  const workers = [1, 2].map(
    () => new Worker(new URL('./test-secret-reader.ts', import.meta.url), { workerData }),
  )
  const [first, second] = (await Promise.all(workers.map((worker) => once(worker, 'message')))).flat()
  expect(first).toHaveLength(directories.length)
  expect(second).toEqual(first)
})

test.each([
  ['PORT', '70000'],
  ['PORT', '41.8'],
  ['PORT', '4190'],
  ['PUBLIC_URL', 'saegim.example'],
  ['DATABASE_URL', 'mysql://app:secret-word@host/db'],
  ['REDIS_URL', 'http://host'],
  ['SMTP_URL', 'mail.example:25'],
  ['DEV_MODE', 'maybe'],
  ['UNSPLASH_BASE_URL', 'http://photos.example'],
  ['UNSPLASH_BASE_URL', 'http://127.0.0.1.photos.example'],
  ['IMAGE_HOSTS', 'https://images.example'],
  ['IMAGE_HOSTS', 'http://127.0.0.1.images.example'],
  ['IMAGE_HOSTS', 'images.example,'],
  ['LOG_LEVEL', 'loud'],
  ['SERVICE_TOKEN', 'short'],
  ['SERVICE_TOKEN', 'long enough, but with spaces in between'],
  ['API_TOKEN', 'short'],
  ['PREVIOUS_SERVICE_TOKENS', `${'x'.repeat(40)},short`],
  ['PREVIOUS_SERVICE_TOKENS', `${'x'.repeat(40)},`],
  ['RELAY_MAX_MESSAGE_BYTES', '-1'],
  ['MAIL_CODES_PER_HOUR', '0'],
])('an invalid %s stops the start with one line that contains its name but not its value', (name, value) => {
  const line = reasonOf(() => read({ [name]: value }))
  expect(line).toMatch(new RegExp(`^${name}: .+`))
  expect(line).not.toContain('\n')
  expect(line).not.toContain('secret-word')
})

test('a provider is off without keys, and one key without the other stops the start', () => {
  const off = { google: null, kakao: null, naver: null, facebook: null }
  expect(read({})).toMatchObject({
    signIn: off,
    sns: { facebook: null, instagram: null },
    captcha: null,
    chat: null,
    kakaoShare: null,
  })
  const kakao = { KAKAO_CLIENT_ID: 'app', KAKAO_CLIENT_SECRET: 'word' }
  expect(read(kakao).signIn).toEqual({
    ...off,
    kakao: {
      clientId: 'app',
      clientSecret: 'word',
      baseUrl: 'https://kauth.kakao.com',
      apiUrl: 'https://kapi.kakao.com',
      adminKey: null,
    },
  })
  for (const [given, missing] of [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['KAKAO_CLIENT_SECRET', 'KAKAO_CLIENT_ID'],
    ['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'],
    ['FACEBOOK_CLIENT_SECRET', 'FACEBOOK_CLIENT_ID'],
    ['FACEBOOK_PAGES_CLIENT_ID', 'FACEBOOK_PAGES_CLIENT_SECRET'],
    ['INSTAGRAM_CLIENT_SECRET', 'INSTAGRAM_CLIENT_ID'],
    ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
    ['PAPAGO_KEY_ID', 'PAPAGO_KEY'],
  ] as const) {
    expect(reasonOf(() => read({ [given]: 'half' }))).toBe(`${missing}: is needed with ${given}`)
  }
  const naver = { NAVER_CLIENT_ID: 'app', NAVER_CLIENT_SECRET: 'word' }
  const open = { ...naver, NAVER_API_BASE_URL: 'http://api.example' }
  expect(reasonOf(() => read(open))).toMatch(/^NAVER_API_BASE_URL: .+/)
})

test('the photo service is off without a key, and needs https except on this machine', () => {
  expect(read({}).unsplash).toBeNull()
  expect(read({ UNSPLASH_ACCESS_KEY: 'k' }).unsplash).toEqual({
    accessKey: 'k',
    baseUrl: 'https://api.unsplash.com',
  })
  const here = { UNSPLASH_ACCESS_KEY: 'k', UNSPLASH_BASE_URL: 'http://127.0.0.1:8080/' }
  expect(read(here).unsplash?.baseUrl).toBe('http://127.0.0.1:8080')
})

test('texts by a language model need its address and its name, and a key only where it asks for one', () => {
  expect(read({})).toMatchObject({ ai: null, papago: null })
  const here = { AI_BASE_URL: 'http://127.0.0.1:11434/v1/', AI_TEXT_MODEL: 'small-ko' }
  expect(read(here).ai).toEqual({
    baseUrl: 'http://127.0.0.1:11434/v1',
    key: null,
    provider: '127.0.0.1:11434',
    textModel: 'small-ko',
    tokenField: 'max_tokens',
    monthlyTokens: null,
  })
  expect(read({ ...here, AI_PROVIDER: '글벗 주식회사' }).ai?.provider).toBe('글벗 주식회사')
  expect(reasonOf(() => read({ AI_BASE_URL: here.AI_BASE_URL }))).toBe(
    'AI_TEXT_MODEL: is needed with AI_BASE_URL',
  )
  expect(reasonOf(() => read({ AI_KEY: 'half' }))).toMatch(/^AI_BASE_URL: is needed/)
  expect(reasonOf(() => read({ ...here, AI_BASE_URL: 'http://models.example/v1' }))).toMatch(
    /^AI_BASE_URL: .+/,
  )
})

test('pictures by a model need its address and its name, with or without a language model', () => {
  expect(read({}).images).toBeNull()
  const here = { AI_BASE_URL: 'http://127.0.0.1:11434/v1/', AI_IMAGE_MODEL: 'small-image' }
  expect(read(here)).toMatchObject({
    ai: null,
    images: {
      baseUrl: 'http://127.0.0.1:11434/v1',
      key: null,
      provider: '127.0.0.1:11434',
      model: 'small-image',
      sizes: { SQUARE: '1024x1024', PORTRAIT: '1024x1536', LANDSCAPE: '1536x1024' },
      isModerated: true,
      monthlyTokens: null,
    },
  })
  const both = { ...here, AI_TEXT_MODEL: 'small-ko', AI_PROVIDER: '글벗 주식회사', AI_MODERATION: 'off' }
  expect(read(both)).toMatchObject({
    ai: { textModel: 'small-ko' },
    images: { provider: '글벗 주식회사', isModerated: false },
  })
  expect(read({ ...here, AI_IMAGE_SIZES: '512x512, 512x768,768x512' }).images?.sizes.PORTRAIT).toBe('512x768')
  for (const AI_IMAGE_SIZES of ['1024x1024', '1024,1024,1024', '1024x1024,2x2,1024x1024'])
    expect(reasonOf(() => read({ ...here, AI_IMAGE_SIZES }))).toMatch(/^AI_IMAGE_SIZES: /)
  expect(reasonOf(() => read({ AI_IMAGE_MODEL: 'small-image' }))).toMatch(/^AI_BASE_URL: is needed/)
})

test('pictures outside are those of one photo service, of the given hosts or of none', () => {
  expect(read({}).imageHosts).toEqual(['images.unsplash.com'])
  expect(read({ IMAGE_HOSTS: 'none' }).imageHosts).toEqual([])
  const hosts = 'A.example, *.b.example,*,http://127.0.0.1:8080'
  expect(read({ IMAGE_HOSTS: hosts }).imageHosts).toEqual([
    'a.example',
    '*.b.example',
    '*',
    'http://127.0.0.1:8080',
  ])
})

test('contradicting values stop the start with the name of the one to change', () => {
  expect(reasonOf(() => read({ WRITEBACK_DELAY_MS: '9000' }))).toMatch(/^WRITEBACK_MAX_DELAY_MS: /)
  expect(reasonOf(() => read({ S3_BUCKET: 'files' }))).toMatch(/^S3_ACCESS_KEY_ID: is needed with S3_BUCKET/)
})

test('an impossible data directory is named, and a refused environment creates nothing', () => {
  const file = join(dataDir, 'a-file')
  writeFileSync(file, '')
  expect(reasonOf(() => readEnvironment({ DATA_DIR: join(file, 'below') }))).toMatch(/^DATA_DIR: /)
  const never = join(dataDir, 'never')
  reasonOf(() => readEnvironment({ DATA_DIR: never, PORT: 'x' }))
  expect(existsSync(never)).toBe(false)
})

test('every variable is described for the README', () => {
  expect(environmentVariables.length).toBeGreaterThan(30)
  for (const { name, default: byDefault, meaning } of environmentVariables) {
    expect(name).toMatch(/^[A-Z][A-Z0-9_]+$/)
    expect(byDefault).not.toBe('')
    expect(meaning).not.toBe('')
  }
})

function reasonOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
  throw new Error('It was accepted.')
}

test('new cards go to the gateway with keys, to the sandbox on this machine alone, and nowhere without', () => {
  const gatewayOf = (variables: Record<string, string>) => read(variables).payments.gateway
  const site = { PUBLIC_URL: 'https://saegim.example' }
  const portone = { PORTONE_API_SECRET: 'a', PORTONE_CHANNEL_KEY: 'b' }
  expect(gatewayOf({})).toBe('sandbox')
  expect(gatewayOf(site)).toBe(null)
  expect(gatewayOf({ ...site, ...portone, TOSS_SECRET_KEY: 'c' })).toBe('portone')
  expect(gatewayOf({ ...site, ...portone, TOSS_SECRET_KEY: 'c', PAYMENT_GATEWAY: 'toss' })).toBe('toss')
  expect(() => gatewayOf({ PAYMENT_GATEWAY: 'nicepay' })).toThrow('PAYMENT_GATEWAY')
})

test('further brands need a plan on a public server, unless its operator says otherwise', () => {
  const site = { PUBLIC_URL: 'https://saegim.example' }
  expect(read({}).moreBrandsNeedPlan).toBe(false)
  expect(read({ MORE_BRANDS_NEED_PLAN: 'on' }).moreBrandsNeedPlan).toBe(true)
  expect(read(site).moreBrandsNeedPlan).toBe(true)
  expect(read({ ...site, MORE_BRANDS_NEED_PLAN: 'off' }).moreBrandsNeedPlan).toBe(false)
})
