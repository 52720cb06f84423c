import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../database/open.ts'
import { writeAllPolicyFacts } from '../database/seed/test-policy-facts.ts'
import { openTestCluster, type TestCluster } from '../database/test-cluster.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { databaseUrl, onServer, randomName } from '../database/test-template.ts'
import { readEnvironment } from '../environment/read-environment.ts'
import { openTestGatewayServer } from '../gateways/payments/test-gateway-server.ts'
import { openTestBucket } from '../gateways/storage/test-object-server.ts'
import { createLog } from '../logging.ts'
import { startServer } from '../main.ts'
import { checkPayments } from './check-payments.ts'
import { examine, runDoctor } from './doctor.ts'

const token = 'a-token-of-the-test-that-is-long-enough'
// The PostgreSQL of the other tests does not wait for the disk; this one is set up as a deployment's.
let cluster: TestCluster
let database: Database
let dataDir: string
beforeAll(async () => {
  cluster = await openTestCluster()
  database = await createTestDatabase({ serverUrl: cluster.url })
  dataDir = mkdtempSync(join(tmpdir(), 'saegim-doctor-'))
})
afterAll(async () => {
  await database.close()
  await cluster.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const settings = (given: Record<string, string> = {}) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  SERVICE_TOKEN: token,
  ...given,
})

/** The findings with verdict `bad`, as `about: words`. */
async function problemsOf(given: Record<string, string> = {}, now?: () => number): Promise<string[]> {
  const findings = await examine(settings(given), now)
  return findings.filter(({ verdict }) => verdict === 'bad').map(({ about, words }) => `${about}: ${words}`)
}

test('a correct deployment has no bad finding and exits with 0', async () => {
  const lines: string[] = []
  const code = await runDoctor(settings(), (line) => lines.push(line))
  expect([code, lines.at(-1)]).toEqual([0, 'Nothing to mend.'])
  for (const about of ['database', 'language', 'migrations', 'durability', 'clock', 'redis', 'files', 'mail'])
    expect(lines.join('\n')).toContain(about)
  expect(lines.join('\n')).not.toContain(token)
})

test('the sign-in providers that are on are listed with the addresses to register', async () => {
  const keys = {
    GOOGLE_CLIENT_ID: 'app',
    GOOGLE_CLIENT_SECRET: token,
    KAKAO_CLIENT_ID: 'app',
    KAKAO_CLIENT_SECRET: token,
  }
  const found = await examine(settings({ ...keys, PUBLIC_URL: 'http://localhost:4180' }))
  const words = found
    .filter(({ about }) => about === 'sign-in')
    .map((each) => `${each.verdict}: ${each.words}`)
  expect(words).toEqual([
    'ok: google is on; http://localhost:4180/oauth2/google has to be registered there.',
    'ok: kakao is on; http://localhost:4180/oauth2/kakao has to be registered there.',
    'note: naver, facebook off: no keys are set, and no button is drawn.',
    expect.stringContaining('KAKAO_ADMIN_KEY is not set'),
  ])
})

test('documents that the write-back has given up are named with why', async () => {
  const { pool } = database
  const { rows } = await pool.query(`insert into brand (name) values ('온기') returning id`)
  const idBrand = Number(rows[0].id)
  await pool.query(
    `insert into settle_outbox (brand_id, document, fault, gave_up_at)
     values ($1, 'guide', 'DOCUMENT_SET_ASIDE', now()), ($1, 'strategy', null, null)`,
    [idBrand],
  )
  onTestFinished(async () => void (await pool.query('delete from settle_outbox')))
  expect(await problemsOf()).toEqual([
    expect.stringContaining(`1 are not brought to REST any more: ${idBrand}/guide (DOCUMENT_SET_ASIDE).`),
  ])
})

test('an invalid variable is named, and the exit code is 1', async () => {
  const lines: string[] = []
  expect(await runDoctor(settings({ PORT: 'many' }), (line) => lines.push(line))).toBe(1)
  expect(lines.join('\n')).toMatch(/bad +environment +PORT: must be/)
})

test('an unreachable database, or one that refuses the login, is reported with the reason', async () => {
  expect(await problemsOf({ DATABASE_URL: 'postgres://app@127.0.0.1:1/postgres' })).toEqual([
    'database: PostgreSQL at 127.0.0.1:1 cannot be reached: no server listens there. See DATABASE_URL.',
  ])
  const gone = new URL(database.url)
  gone.pathname = '/nothing_here'
  expect((await problemsOf({ DATABASE_URL: gone.href }))[0]).toContain('there is no such database')
  const wrong = new URL(database.url)
  wrong.password = 'guessed'
  expect((await problemsOf({ DATABASE_URL: wrong.href }))[0]).toContain('it refuses the password')
})

test('a database that ignores Korean letters is bad, with an instruction for creating one', async () => {
  const server = database.url
  const name = randomName()
  await onServer(server, [
    `create database ${name} template template0 encoding 'UTF8' locale_provider libc lc_collate 'C' lc_ctype 'C'`,
  ])
  onTestFinished(() => onServer(server, [`drop database ${name} with (force)`]))
  expect(await problemsOf({ DATABASE_URL: databaseUrl(server, name) })).toEqual([
    expect.stringMatching(/^language: no Korean can be searched: lc_ctype is C\. Create the database with/),
  ])
})

test('pending migrations are a note', async () => {
  const empty = await createTestDatabase({ empty: true, serverUrl: cluster.url })
  onTestFinished(() => empty.close())
  const findings = await examine(settings({ DATABASE_URL: empty.url }))
  expect(findings.find(({ about }) => about === 'migrations')).toMatchObject({
    verdict: 'note',
    words: expect.stringContaining('0001-accounts-and-brands'),
  })
})

test('a database that acknowledges before it is durable is bad', async () => {
  const hasty = await createTestDatabase({ empty: true, serverUrl: cluster.url })
  onTestFinished(() => hasty.close())
  const name = new URL(hasty.url).pathname.slice(1)
  await hasty.pool.query(`alter database ${name} set synchronous_commit = off`)
  expect(await problemsOf({ DATABASE_URL: hasty.url })).toEqual([
    'durability: synchronous_commit is off: words that people were told are safe can be lost.',
  ])
})

test('a database that does not wait for the disk is bad', async () => {
  await onServer(cluster.url, ['alter system set fsync = off', 'select pg_reload_conf()'])
  await expect
    .poll(() => problemsOf())
    .toEqual(['durability: fsync is off: words that people were told are safe can be lost.'])
  await onServer(cluster.url, ['alter system reset fsync', 'select pg_reload_conf()'])
  await expect.poll(() => problemsOf()).toEqual([])
})

test("a clock that differs from the database's is bad", async () => {
  expect(await problemsOf({}, () => Date.now() - 60_000)).toEqual([
    expect.stringMatching(/^clock: .* (59|60)\d\d\d ms apart/),
  ])
})

test('more connections than the database allows are bad', async () => {
  expect(await problemsOf({ DATABASE_POOL_SIZE: '200' })).toEqual([
    expect.stringMatching(/^connections: one node takes/),
  ])
})

test('a Redis that does not answer is bad', async () => {
  expect(await problemsOf({ REDIS_URL: 'redis://127.0.0.1:1' })).toEqual([
    'redis: it cannot be reached: no server listens there. Nodes would not hear of each other.',
  ])
})

test('the doctor leaves no files or directories behind', async () => {
  const nowhere = join(dataDir, 'not', 'made', 'yet')
  expect(await problemsOf({ DATA_DIR: nowhere })).toEqual([])
  expect(await problemsOf()).toEqual([])
  expect(readdirSync(dataDir)).toEqual([])
})

test('files that cannot be written are bad, in a directory and in a bucket', async () => {
  const file = join(dataDir, 'no-directory')
  writeFileSync(file, '')
  expect(await problemsOf({ DATA_DIR: file })).toEqual([
    expect.stringMatching(/^files: nothing can be put into/),
  ])
  const bucket = await openTestBucket('ongi')
  onTestFinished(() => bucket.close())
  const at = { S3_BUCKET: 'ongi', S3_ENDPOINT: bucket.endpoint, S3_ACCESS_KEY_ID: 'ONGI' }
  expect(await problemsOf({ ...at, S3_SECRET_ACCESS_KEY: 'guessed' })).toEqual([
    'files: nothing can be put into bucket ongi: The object storage answered 403 to PUT.',
  ])
  expect(await problemsOf({ ...at, S3_SECRET_ACCESS_KEY: 'a secret of the test' })).toEqual([])
  expect(bucket.objects.size).toBe(0)
})

test('an unreachable mail server is bad, and so is none with a public address', async () => {
  expect(await problemsOf({ SMTP_URL: 'smtp://127.0.0.1:1' })).toEqual([
    'mail: 127.0.0.1:1 takes no mail from us: no server listens there.',
  ])
  const POLICY_FACTS = writeAllPolicyFacts(dataDir)
  expect(await problemsOf({ PUBLIC_URL: 'https://saegim.invalid', POLICY_FACTS })).toEqual([
    expect.stringMatching(/^mail: SMTP_URL is not set.*Sign-up would fail/),
  ])
  const SMTP_URL = 'smtp://127.0.0.1:1'
  expect(await problemsOf({ PUBLIC_URL: 'https://saegim.invalid', SMTP_URL, POLICY_FACTS })).toEqual([
    expect.stringMatching(/^mail: MAIL_FROM .* is no address that other servers take mail from/),
  ])
})

test('blanks in the policies are bad with a public address, by name, and a note on this machine', async () => {
  const lines: string[] = []
  expect(
    await runDoctor(settings({ PUBLIC_URL: 'https://saegim.invalid' }), (line) => lines.push(line)),
  ).toBe(1)
  expect(lines.join('\n')).toMatch(/bad +policies +Sign-up is closed.*privacy\.officerName/)
  const findings = await examine(settings())
  expect(findings.find(({ about }) => about === 'policies')).toMatchObject({ verdict: 'note' })
  const complete = await examine(settings({ POLICY_FACTS: writeAllPolicyFacts(dataDir) }))
  expect(complete.find(({ about }) => about === 'policies')).toMatchObject({ verdict: 'ok' })
})

test.each([
  ['http://saegim.invalid', 'is not https'],
  ['https://saegim.invalid/app', 'has a path'],
])('a public address such as %s is bad', async (address, why) => {
  expect((await problemsOf({ PUBLIC_URL: address })).join()).toContain(why)
})

test('a server that listens publicly with a local PUBLIC_URL is bad', async () => {
  expect(await problemsOf({ HOST: '0.0.0.0' })).toEqual([
    expect.stringMatching(/^public address: HOST 0\.0\.0\.0 lets/),
  ])
})

test('developer pages with a public address are bad', async () => {
  const words = await problemsOf({ DEV_MODE: 'on', PUBLIC_URL: 'https://saegim.invalid' })
  expect(words.join()).toContain('every visitor can read every mail')
})

test('a service secret that nodes cannot share or that others can read is bad, and the doctor creates none', async () => {
  const own = mkdtempSync(join(tmpdir(), 'saegim-doctor-'))
  onTestFinished(() => rmSync(own, { recursive: true, force: true }))
  const without = { DATA_DIR: own, SERVICE_TOKEN: '' }
  expect(await problemsOf(without)).toEqual([])
  expect(await problemsOf({ ...without, REDIS_URL: 'redis://127.0.0.1:1' })).toContain(
    'service token: REDIS_URL joins several nodes, and SERVICE_TOKEN is not set: give all of them the same one.',
  )
  expect(await problemsOf({ ...without, API_URL: 'http://127.0.0.1:1' })).toContain(
    'service token: API_URL leads to another server, and neither API_TOKEN nor SERVICE_TOKEN is set: it would let nothing in.',
  )
  readEnvironment({ DATA_DIR: own })
  expect(await problemsOf(without)).toEqual([])
  chmodSync(join(own, 'service.secret'), 0o644)
  expect(await problemsOf(without)).toEqual([expect.stringMatching(/can be read by others on this machine/)])
})

test('earlier secrets, and a credential of another machine that is our own secret, are noted without being printed', async () => {
  const API_URL = 'http://rest.invalid'
  const notesOf = async (given: Record<string, string>) =>
    (await examine(settings(given)))
      .filter(({ about, verdict }) => about === 'service token' && verdict === 'note')
      .map(({ words }) => words)
  expect(await notesOf({})).toEqual([])
  expect(await notesOf({ API_URL, API_TOKEN: `another-${token}` })).toEqual([])
  expect(await notesOf({ API_URL, API_TOKEN: token })).toEqual([expect.stringMatching(/^API_TOKEN is our/)])
  const previous = [`first-${token}`, `second-${token}`]
  const words = await notesOf({ PREVIOUS_SERVICE_TOKENS: previous.join() })
  expect(words).toEqual([expect.stringMatching(/^2 in PREVIOUS_SERVICE_TOKENS/)])
  expect(words.join()).not.toContain(token)
})

test('calls and sync through the public address are checked, and the REST API of another server', async () => {
  const own = mkdtempSync(join(tmpdir(), 'saegim-doctor-'))
  const environment = readEnvironment({
    ...settings(),
    DATA_DIR: own,
    PORT: '0',
    PUBLIC_URL: 'http://localhost:0',
  })
  const server = await startServer(environment, { appDirectory: null, log: createLog('silent') })
  onTestFinished(async () => {
    await server.close()
    rmSync(own, { recursive: true, force: true })
  })
  const address = `http://127.0.0.1:${server.port}`
  expect(await problemsOf({ PUBLIC_URL: address, API_URL: address })).toEqual([])
  expect(await problemsOf({ API_URL: address, SERVICE_TOKEN: `another-${token}` })).toEqual([
    `REST API: ${address} does not take our credential: set API_TOKEN to its SERVICE_TOKEN, and name this machine in its SERVICE_ADDRESSES.`,
  ])
  const proxy = await listen(createServer((_, answer) => answer.end('ok\n')))
  expect(await problemsOf({ PUBLIC_URL: proxy })).toEqual([
    expect.stringMatching(/^way in: .* for calls, but not for websockets/),
  ])
  const stranger = await listen(createServer((_, answer) => answer.end('<h1>Welcome</h1>')))
  expect(await problemsOf({ PUBLIC_URL: stranger, API_URL: stranger })).toEqual([
    `REST API: ${stranger} answers 200, not as the REST API of Saegim does.`,
    `way in: ${stranger} is answered by something else than Saegim (200).`,
  ])
})

async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a payment gateway is asked for a payment that it cannot have: its keys are tried, and nothing is charged', async () => {
  const server = await openTestGatewayServer()
  onTestFinished(() => server.close())
  const toss = { TOSS_BASE_URL: server.addressOf('toss'), TOSS_SECRET_KEY: 'test_sk_toss' }
  const words = async (given: Record<string, string>) =>
    (await examine(settings(given)))
      .filter(({ about }) => about === 'payments')
      .map(({ verdict, words }) => [verdict, words])
  expect(await words(toss)).toEqual([['ok', 'toss takes our keys; new cards are registered there.']])
  expect(await words({ ...toss, TOSS_SECRET_KEY: 'test_sk_other' })).toEqual([
    ['bad', expect.stringContaining('toss does not take a question of ours')],
  ])
  expect(await words({ ...toss, TOSS_BASE_URL: 'http://127.0.0.1:9' })).toEqual([
    ['bad', expect.stringContaining('no answer')],
  ])
  expect(await words({})).toEqual([['note', 'the sandbox is on: what is bought takes no money.']])
})

test('the keys of PayPal and Lemon Squeezy are tried as well, also where nothing else is sold', async () => {
  const server = await openTestGatewayServer()
  onTestFinished(() => server.close())
  const paypal = {
    PAYPAL_CLIENT_ID: 'paypal-client',
    PAYPAL_CLIENT_SECRET: 'paypal-secret',
    PAYPAL_BASE_URL: server.addressOf('paypal'),
  }
  const lemon = {
    LEMONSQUEEZY_API_KEY: 'lemon-key',
    LEMONSQUEEZY_STORE_ID: '7',
    LEMONSQUEEZY_WEBHOOK_SECRET: 'lemon-secret',
    LEMONSQUEEZY_BASE_URL: server.addressOf('lemonsqueezy'),
    LEMONSQUEEZY_TEST_MODE: 'off',
  }
  const noCards = ['note', 'no gateway for cards is configured: nothing is sold for won.']
  const words = async (given: Record<string, string>) =>
    (await checkPayments(readEnvironment(settings({ PUBLIC_URL: 'https://saegim.invalid', ...given })))).map(
      ({ verdict, words }) => [verdict, words],
    )
  const refused = (name: string, why: string) => [
    'bad',
    `${name} does not take a question of ours: ${why}. Check its keys and its address.`,
  ]
  const nowhere = 'http://127.0.0.1:9'
  expect(await words({})).toEqual([['note', 'no gateway is configured: nothing is sold.']])
  expect(await words({ ...paypal, ...lemon })).toEqual([
    noCards,
    ['ok', 'paypal takes our keys; logos are paid in dollars there.'],
    ['ok', 'lemonsqueezy takes our keys; plans are paid in dollars there.'],
  ])
  expect(await words({ ...lemon, LEMONSQUEEZY_TEST_MODE: 'on' })).toEqual([
    noCards,
    ['ok', 'lemonsqueezy takes our keys; plans are paid in dollars there, with test cards alone.'],
  ])
  expect(await words({ ...paypal, PAYPAL_CLIENT_SECRET: 'other' })).toEqual([
    noCards,
    refused('paypal', '401'),
  ])
  expect(await words({ ...paypal, PAYPAL_BASE_URL: nowhere })).toEqual([
    noCards,
    refused('paypal', 'no answer'),
  ])
  expect(await words({ ...lemon, LEMONSQUEEZY_API_KEY: 'other' })).toEqual([
    noCards,
    refused('lemonsqueezy', '401'),
  ])
  expect(await words({ ...lemon, LEMONSQUEEZY_STORE_ID: '8' })).toEqual([
    noCards,
    refused('lemonsqueezy', 'it has no store of that number'),
  ])
  expect(await words({ ...lemon, LEMONSQUEEZY_BASE_URL: nowhere })).toEqual([
    noCards,
    refused('lemonsqueezy', 'no answer'),
  ])
  // Nothing was ordered or charged.
  expect(server.unauthorized).toHaveLength(2)
})
