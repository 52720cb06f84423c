import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { contract } from '#contract/contract.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { goodCase, openWorld, sentAs } from './fixtures.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi({ LOGIN_ATTEMPTS_PER_MINUTE: '10000' })
})

afterAll(() => api.close())

const calls = contract.map((call) => [call.name, call] as const)

test.each(calls)('%s answers what it declares', async (_, call) => {
  const world = await openWorld(api)
  const answer = await api.send(call, await sentAs('BRAND_ROLE_OWNER', call, world))
  expect(answer).toMatchObject({ status: 200 })
  const read = (call.answer as unknown as z.ZodType).safeParse(answer.body)
  expect(read.error?.issues).toBeUndefined()
})

const guarded = calls.filter(([, { access }]) => access !== 'public')

test.each(guarded)('%s is refused without a token and with a wrong one', async (_, call) => {
  const world = await openWorld(api)
  const { token: _token, ...sent } = await sentAs('BRAND_ROLE_OWNER', call, world)
  const refused = { status: 401, body: { code: 'UNAUTHORIZED', message: expect.stringMatching(/\S/) } }
  expect(await api.send(call, sent)).toMatchObject(refused)
  expect(await api.send(call, { ...sent, token: 'not-a-token' })).toMatchObject(refused)
})

const open = calls.filter(([, { access }]) => access === 'public')

test.each(open)('%s needs no token, and minds no wrong one', async (_, call) => {
  const world = await openWorld(api)
  const sent = { ...(await goodCase(call, world)), token: 'not-a-token' }
  expect(await api.send(call, sent)).toMatchObject({ status: 200 })
})
