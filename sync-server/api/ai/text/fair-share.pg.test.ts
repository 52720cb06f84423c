import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { changeAi, writeText } from '#contract/ai.ts'
import { headers } from '#contract/errors.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openAi } from '#server/gateways/ai/ai.ts'
import { openTestChatServer, type TestChatServer } from '#server/gateways/ai/test-chat-server.ts'

let model: TestChatServer
let api: TestApi
let address: string
/** Requests that the model works on now, the most at once, and all that have come. */
const working = { now: 0, most: 0, all: 0 }

beforeAll(async () => {
  model = await openTestChatServer()
  const variables = { AI_BASE_URL: model.url, AI_TEXT_MODEL: 'small-ko', AI_KEY: 'the key of a test' }
  api = await openTestApi(variables, { ai: openAi })
  address = await api.app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await api.close()
  await model.close()
})

beforeEach(() => {
  Object.assign(working, { now: 0, most: 0, all: 0 })
  // It never answers: a place is free again when the caller leaves.
  model.answerAlways(async (response, { closed }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': still here\n\n')
    working.now += 1
    working.all += 1
    working.most = Math.max(working.most, working.now)
    await closed
    working.now -= 1
  })
})

/** Resolves once so many requests have come to the model. */
const reached = (count: number) => vi.waitFor(() => expect(working.all).toBe(count), { timeout: 5_000 })

/** The owner of a brand that allows texts by the model. */
async function allowing() {
  const owner = await api.owner()
  await api.send(changeAi, { ...owner, body: { aiText: true } })
  return owner
}

interface Member {
  readonly token: string
}

/** A call over a socket; `leave` closes it. */
function ask({ token }: Member, idBrand: number) {
  const leaving = new AbortController()
  const answer = fetch(`${address}${writeText.path}`, {
    method: 'POST',
    signal: leaving.signal,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      [headers.brand]: String(idBrand),
    },
    body: JSON.stringify({
      job: 'story',
      language: 'ko',
      answers: { brandName: '모락빵집', background: '쌀을 빻아 빵을 굽던 할머니', what: '쌀로 구운 빵' },
    }),
  })
  const code = answer.then(
    async (response) => ((await response.json()) as { readonly code: string }).code,
    () => 'left',
  )
  return { code, leave: () => leaving.abort() }
}

const outcomes = async (idBrand: number) =>
  (
    await api.database.kysely
      .selectFrom('ai_job')
      .select('outcome')
      .where('brand_id', '=', idBrand)
      .orderBy('outcome')
      .execute()
  ).map(({ outcome }) => outcome)

const counted = async (idBrand: number) =>
  (
    await api.database.kysely
      .selectFrom('ai_day')
      .select('calls')
      .where('counted_as', '=', `brand ${idBrand}`)
      .executeTakeFirstOrThrow()
  ).calls

test('an account has two texts written at once, and gets another place as soon as a caller of its own leaves', async () => {
  const owner = await allowing()
  const [one, two] = [ask(owner, owner.idBrand), ask(owner, owner.idBrand)]
  await reached(2)
  expect(await ask(owner, owner.idBrand).code).toBe('AI_BUSY')
  expect(working.most).toBe(2)
  const next = ask(owner, owner.idBrand)
  one.leave()
  await reached(3)
  two.leave()
  next.leave()
  await api.app.runningCalls.ended()
})

test('a brand has four texts written at once, and another brand has places of its own', async () => {
  const owner = await allowing()
  const [second, third] = await Promise.all([api.person('지우'), api.person('하나')])
  for (const { id } of [second, third]) await api.join(owner.idBrand, id, 'BRAND_ROLE_MEMBER')
  const calls = [owner, owner, second, second].map((member) => ask(member, owner.idBrand))
  await reached(4)
  expect(await ask(third, owner.idBrand).code).toBe('AI_BUSY')
  expect(working.most).toBe(4)
  const stranger = await allowing()
  const apart = ask(stranger, stranger.idBrand)
  await reached(5)
  for (const { leave } of [...calls, apart]) leave()
  await api.app.runningCalls.ended()
})

test('a caller who leaves while it waits has asked the model nothing, and its call is not counted', async () => {
  const owner = await allowing()
  const [one, two] = [ask(owner, owner.idBrand), ask(owner, owner.idBrand)]
  await reached(2)
  const waiting = ask(owner, owner.idBrand)
  await vi.waitFor(async () => expect(await counted(owner.idBrand)).toBe(3))
  waiting.leave()
  await vi.waitFor(async () => expect(await outcomes(owner.idBrand)).toEqual(['AI_STOPPED']))
  expect([working.all, await counted(owner.idBrand)]).toEqual([2, 2])
  one.leave()
  two.leave()
  await api.app.runningCalls.ended()
})
