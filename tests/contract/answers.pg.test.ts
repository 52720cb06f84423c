import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { contract } from '#contract/contract.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { hashToken } from '#server/http/tokens.ts'
import { goodCase, goodStatus, openWorld, sentAs } from './fixtures.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi({
    LOGIN_ATTEMPTS_PER_MINUTE: '10000',
    CHANNEL_TALK_PLUGIN_KEY: 'plugin',
    CHANNEL_TALK_SECRET_KEY: '4629de5def93d6a2abea6afa9bd5476d',
  })
})

afterAll(() => api.close())

const calls = contract.map((call) => [call.name, call] as const)

/** What answers files: devices show one again for an hour at most, and a portrait, whose address changes with it, for a year. */
const caching: Readonly<Record<string, string>> = {
  'market.templates': 'private, no-cache',
  'bundle.collections': 'private, no-cache',
  'file.readProfileImage': 'private, max-age=31536000, immutable',
  'file.read': 'private, max-age=3600',
  'file.thumbnail': 'private, max-age=3600',
  'document.thumbnail': 'private, max-age=3600',
  'file.readImage': 'private, max-age=3600',
  'brandShare.file': 'private, max-age=3600',
  'member.readInvitationLogo': 'private, max-age=3600',
  'campaign.readImage': 'private, max-age=3600',
  'operator.file': 'private, max-age=3600',
  'operator.applicationPhoto': 'private, max-age=3600',
  'operator.reportedFile': 'private, max-age=3600',
}

test.each(calls)('%s returns the declared answer, which no cache stores', async (name, call) => {
  const world = await openWorld(api)
  const answer = await api.send(call, await sentAs('BRAND_ROLE_OWNER', call, world))
  expect(answer).toMatchObject({ status: goodStatus(call) })
  expect(answer.headers['cache-control']).toBe(caching[name] ?? 'no-store')
  if (goodStatus(call) !== 200) return
  const read = (call.answer as unknown as z.ZodType).safeParse(answer.body)
  expect(read.error?.issues).toBeUndefined()
})

test.each(calls.filter(([, { listTag }]) => listTag))(
  '%s is 304 with the tag of an unchanged list, to who may read it alone',
  async (_, call) => {
    const world = await openWorld(api)
    const sent = await sentAs('BRAND_ROLE_OWNER', call, world)
    const { headers } = await api.send(call, sent)
    const held = { ...sent, headers: { 'if-none-match': String(headers.etag) } }
    expect(await api.send(call, held)).toMatchObject({ status: 304, text: '' })
    expect((await api.send(call, { ...held, token: world.stranger })).status).toBe(404)
  },
)

const guarded = calls.filter(([, { access }]) => access !== 'public')

test.each(guarded)(
  '%s is refused to a visitor, and to a token that is wrong, forged, over or withdrawn',
  async (_, call) => {
    const world = await openWorld(api)
    const { token = '', ...sent } = await sentAs('BRAND_ROLE_OWNER', call, world)
    const refused = { status: 401, body: { code: 'UNAUTHORIZED', message: expect.stringMatching(/\S/) } }
    const expired = { status: 401, body: { code: 'TOKEN_EXPIRED' } }
    expect(await api.send(call, sent)).toMatchObject(refused)
    for (const other of [
      'not-a-token',
      forged(),
      unsigned(token),
      `${token}A`,
      api.environment.serviceToken.slice(1),
    ]) {
      expect(await api.send(call, { ...sent, token: other })).toMatchObject(refused)
    }
    const tokenHash = hashToken(token)
    const change = (statement: string) => api.database.pool.query(statement, [tokenHash])
    // The desk has sessions of its own.
    const table = call.staff === undefined ? 'session' : 'staff_session'
    await change(`update ${table} set expires_at = now() where token_hash = $1`)
    expect(await api.send(call, { ...sent, token })).toMatchObject(expired)
    await change(`update ${table} set expires_at = now() + interval '1 day' where token_hash = $1`)
    await change(
      `update account set withdrawn_at = now() where id = (select account_id from ${table} where token_hash = $1)`,
    )
    expect(await api.send(call, { ...sent, token })).toMatchObject(refused)
  },
)

/** Well-formed tokens that belong to no account. */
function forged(): string {
  return randomBytes(32).toString('base64url')
}

/** Tokens that break servers which trust a token's own contents. */
function unsigned(token: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ sub: 1, role: 'BRAND_ROLE_OWNER', token })}.`
}

const open = calls.filter(([, { access }]) => access === 'public')

test.each(open)('%s needs no token, and ignores an invalid one', async (_, call) => {
  const world = await openWorld(api)
  const sent = { ...(await goodCase(call, world)), token: 'not-a-token' }
  expect(await api.send(call, sent)).toMatchObject({ status: call.errorPage === undefined ? 200 : 302 })
})
