import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { CallWithShapes } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { valuesOf } from './arbitrary-values.ts'
import { goodStatus, openWorld, sentAs } from './fixtures.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

const calls = contract.filter(({ idempotent }) => idempotent).map((call) => [call.name, call] as const)

describe.each(calls)('%s', (_, call: CallWithShapes) => {
  test('the same key and body return the first answer, concurrently or later', async () => {
    const world = await openWorld(api)
    const sent = { ...(await sentAs('BRAND_ROLE_OWNER', call, world)), headers: { 'idempotency-key': 'k-1' } }
    const [first, ...close] = await Promise.all([1, 2, 3].map(() => api.send(call, sent)))
    expect(first).toMatchObject({ status: goodStatus(call) })
    const later = await api.send(call, sent)
    for (const { status, body } of [...close, later])
      expect([status, body]).toEqual([goodStatus(call), first?.body])
  })

  test.skipIf(call.method === 'DELETE')('the same key with another body is a conflict', async () => {
    const world = await openWorld(api)
    const sent = { ...(await sentAs('BRAND_ROLE_OWNER', call, world)), headers: { 'idempotency-key': 'k-2' } }
    expect(await api.send(call, sent)).toMatchObject({ status: goodStatus(call) })
    const other = await api.send(call, { ...sent, body: otherBody(call, sent.body) })
    expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } })
  })

  test('keys are separate per account', async () => {
    const one = await openWorld(api)
    const two = await openWorld(api)
    const headers = { 'idempotency-key': 'k-3' }
    for (const world of [one, two]) {
      const sent = { ...(await sentAs('BRAND_ROLE_OWNER', call, world)), headers }
      expect(await api.send(call, sent)).toMatchObject({ status: goodStatus(call) })
    }
  })

  test('an invalid key is refused with its name', async () => {
    const world = await openWorld(api)
    const sent = await sentAs('BRAND_ROLE_OWNER', call, world)
    for (const key of ['', 'with space', 'x'.repeat(201)]) {
      const answer = await api.send(call, { ...sent, headers: { 'idempotency-key': key } })
      expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'Idempotency-Key' }] } })
    }
  })
})

/** Another body that the shape of the call takes. */
function otherBody({ name, body }: CallWithShapes, sent: unknown): unknown {
  if (body === undefined) return { again: true }
  const shape = body as unknown as z.ZodType
  const { data: first } = shape.safeParse(sent)
  const found = fc.sample(valuesOf(body), { seed: 1, numRuns: 500 }).find((candidate) => {
    const { success, data } = shape.safeParse(candidate)
    return success && isStorable(candidate) && !isDeepStrictEqual(data, first)
  })
  if (found === undefined) throw new Error(`${name} takes no other body.`)
  return found
}

/** A database stores neither a NUL nor half of a surrogate pair. */
function isStorable(value: unknown): boolean {
  const text = JSON.stringify(value)
  return !/\\u0000|\\ud[89a-f]/i.test(text)
}
