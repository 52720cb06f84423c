import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeAi, translate, translateText, writeText } from '#contract/ai.ts'
import { readBrand } from '#contract/brand.ts'
import { headers } from '#contract/errors.ts'
import { readProviders } from '#contract/reference.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openAi } from '#server/gateways/ai/ai.ts'
import { openTestChatServer, replies, type TestChatServer } from '#server/gateways/ai/test-chat-server.ts'
import { createLog } from '#server/logging.ts'

let model: TestChatServer
let api: TestApi
/** An API without a model. */
let off: TestApi
let address: string
let owner: { readonly id: number; readonly token: string; readonly idBrand: number }
const lines: string[] = []

beforeAll(async () => {
  model = await openTestChatServer()
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const variables = {
    AI_BASE_URL: model.url,
    AI_TEXT_MODEL: 'small-ko',
    AI_KEY: 'the key of a test',
    AI_PROVIDER: '글벗',
  }
  api = await openTestApi({ ...variables, AI_MONTHLY_TOKENS: '1000000' }, { ai: openAi, log })
  off = await openTestApi({}, { ai: openAi })
  address = await api.app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await off.close()
  await api.close()
  await model.close()
})

beforeEach(async () => {
  owner = await api.owner()
  await api.send(changeAi, { ...owner, body: { aiText: true } })
  model.answerAlways(replies.says(drafts('쌀을 빻아 빵을 구워요.')))
  lines.length = 0
})

const drafts = (...texts: readonly string[]) => JSON.stringify({ drafts: texts.map((text) => ({ text })) })
const body = {
  job: 'story',
  language: 'ko',
  answers: { brandName: '모락빵집', background: '쌀을 빻아 빵을 굽던 할머니', what: '쌀로 구운 빵' },
}
const jobs = () =>
  api.database.kysely.selectFrom('ai_job').selectAll().where('brand_id', '=', owner.idBrand).execute()

/** Over a socket, with events. */
function stream(signal?: AbortSignal) {
  return fetch(`${address}${writeText.path}`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${owner.token}`,
      [headers.brand]: String(owner.idBrand),
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
}

function eventsOf(text: string) {
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((event) => {
      const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? []
      return { name, data: JSON.parse(data) as Record<string, unknown> }
    })
}

test('a text is written, with its source, its prompt and what is left of the day', async () => {
  expect(await api.send(writeText, { ...owner, body })).toMatchObject({
    status: 200,
    body: {
      drafts: [{ text: '쌀을 빻아 빵을 구워요.', title: null, action: null, key: null }],
      source: 'AI',
      model: 'small-ko',
      promptVersion: 'story@1',
      left: 29,
    },
  })
})

test('a row says what was used, and neither a row nor a line of the log has a text', async () => {
  await api.send(writeText, { ...owner, body })
  expect(await jobs()).toEqual([
    {
      id: expect.any(Number),
      brand_id: owner.idBrand,
      at: expect.any(Date),
      prompt: 'story@1',
      model: 'small-ko',
      outcome: 'AI',
      ms: expect.any(Number),
      prompt_tokens: 120,
      answer_tokens: 30,
    },
  ])
  await api.send(translate, { token: owner.token, query: { text: '비밀 레시피' } })
  expect(lines.join()).toContain('asked outside')
  expect(lines.join()).not.toMatch(/할머니|구워요|레시피|%EB|the key of a test/)
})

test('parts are sent while the model writes, and the answer at the end', async () => {
  const response = await stream()
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const events = eventsOf(await response.text())
  const parts = events.filter(({ name }) => name === 'part')
  expect(parts.map(({ data }) => data.text).join('')).toBe('쌀을 빻아 빵을 구워요.')
  expect(events.at(-1)).toMatchObject({ name: 'done', data: { source: 'AI', left: 29 } })
})

test('an error behind the first part is an event with its code and words', async () => {
  model.answerNext(replies.breaks('{"drafts":[{"text":"쌀을'))
  const events = eventsOf(await (await stream()).text())
  const parts = events.slice(0, -1)
  expect(parts.map(({ data }) => data.text).join('')).toBe('쌀을')
  expect(events.at(-1)).toEqual({
    name: 'failed',
    data: { code: 'AI_NETWORK', message: expect.stringMatching(/\S/) },
  })
})

test('an error before an answer begins has its status, with events as without', async () => {
  const { kysely } = api.database
  const day = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
  await kysely
    .insertInto('ai_day')
    .values({ counted_as: `brand ${owner.idBrand}`, day, calls: 30 })
    .execute()
  const limited = { code: 'LIMIT_EXCEEDED', message: expect.stringContaining('오늘') }
  expect(await api.send(writeText, { ...owner, body })).toMatchObject({ status: 409, body: limited })
  const response = await stream()
  expect([response.status, await response.json()]).toEqual([409, limited])
  await kysely.updateTable('brand').set({ plan: 'BASIC' }).where('id', '=', owner.idBrand).execute()
  expect(await api.send(writeText, { ...owner, body })).toMatchObject({ status: 200, body: { left: 169 } })
})

test('a client who leaves closes the connection to the model, and the call is counted', async () => {
  model.answerNext(replies.stalls('{"drafts":[{"text":"쌀을'))
  const leaving = new AbortController()
  const response = await stream(leaving.signal)
  const reader = response.body?.getReader()
  await reader?.read()
  leaving.abort()
  await model.received.at(-1)?.closed
  await api.app.runningCalls.ended()
  expect((await jobs()).map(({ outcome }) => outcome)).toEqual(['AI_STOPPED'])
  expect(await api.send(writeText, { ...owner, body })).toMatchObject({ body: { left: 28 } })
})

test('a call that fails for the host is not counted', async () => {
  model.answerNext(replies.busy(30))
  expect(await api.send(writeText, { ...owner, body })).toMatchObject({
    status: 503,
    body: { code: 'AI_BUSY' },
  })
  expect(await api.send(writeText, { ...owner, body })).toMatchObject({ status: 200, body: { left: 29 } })
  expect((await jobs()).map(({ outcome }) => outcome).sort()).toEqual(['AI', 'AI_BUSY'])
})

test('no more than the limit of a day is written by calls at once', async () => {
  const { kysely } = api.database
  const day = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
  await kysely
    .insertInto('ai_day')
    .values({ counted_as: `brand ${owner.idBrand}`, day, calls: 28 })
    .execute()
  const answers = await Promise.all(Array.from({ length: 5 }, () => api.send(writeText, { ...owner, body })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409])
})

test('what cannot be written is not counted, and is not read where the day is used up', async () => {
  const empty = { ...body, answers: {} }
  const bad = { status: 400, body: { code: 'BAD_REQUEST' } }
  expect(await api.send(writeText, { ...owner, body: empty })).toMatchObject(bad)
  expect(await api.send(writeText, { ...owner, body })).toMatchObject({ status: 200, body: { left: 29 } })
  const { kysely } = api.database
  await kysely
    .updateTable('ai_day')
    .set({ calls: 30 })
    .where('counted_as', '=', `brand ${owner.idBrand}`)
    .execute()
  const used = { status: 409, body: { code: 'LIMIT_EXCEEDED' } }
  expect(await api.send(writeText, { ...owner, body: empty })).toMatchObject(used)
})

test('where nothing of the model is right the rules write, and the answer says so', async () => {
  model.answerAlways(replies.says(drafts('1998년에 파리에서 상을 받았어요.')))
  const { body: answer } = await api.send(writeText, { ...owner, body })
  expect(answer).toMatchObject({ source: 'RULES', model: null })
  expect(JSON.stringify(answer.drafts)).toContain('모락빵집')
})

test('a month that is used up turns the model off for all brands', async () => {
  const month = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 7)
  const { kysely } = api.database
  await kysely.updateTable('ai_month').set({ tokens: 1_000_000 }).where('month', '=', month).execute()
  const before = model.received.length
  expect(await api.send(writeText, { ...owner, body })).toMatchObject({
    status: 503,
    body: { code: 'PROVIDER_OFF', message: expect.stringContaining('이번 달') },
  })
  expect(model.received.length).toBe(before)
  await kysely.updateTable('ai_month').set({ tokens: 0 }).where('month', '=', month).execute()
})

test('a brand that has not allowed it is refused, nothing is sent and nothing counted', async () => {
  const other = await api.owner()
  const before = model.received.length
  const refused = { status: 409, body: { code: 'AI_SWITCHED_OFF', message: expect.stringMatching(/\S/) } }
  expect(await api.send(writeText, { ...other, body })).toMatchObject(refused)
  await api.send(changeAi, { ...other, body: { aiText: true } })
  expect((await api.send(readBrand, other)).body).toMatchObject({ aiText: true })
  expect(await api.send(writeText, { ...other, body })).toMatchObject({ status: 200, body: { left: 29 } })
  await api.send(changeAi, { ...other, body: { aiText: false } })
  expect((await api.send(readBrand, other)).body).toMatchObject({ aiText: false })
  expect(await api.send(writeText, { ...other, body })).toMatchObject(refused)
  expect(model.received.length).toBe(before + 1)
})

test('what one brand allows is of that brand alone', async () => {
  const { id } = await api.database.kysely
    .insertInto('brand')
    .values({ name: '다른 빵집' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await api.database.kysely
    .insertInto('brand_member')
    .values({ brand_id: id, account_id: owner.id, role: 'BRAND_ROLE_OWNER', joined_at: new Date() })
    .execute()
  const there = { ...owner, idBrand: id }
  expect(await api.send(writeText, { ...there, body })).toMatchObject({ body: { code: 'AI_SWITCHED_OFF' } })
  expect(await api.send(writeText, { ...owner, body })).toMatchObject({ status: 200 })
})

describe('translations', () => {
  const sent = (text: string) => ({
    token: owner.token,
    query: { text },
    headers: { 'accept-language': 'en' },
  })

  test('a text is translated into the language of the caller', async () => {
    model.answerNext(replies.says('Bread baked with rice'))
    expect(await api.send(translate, sent('쌀로 구운 빵'))).toMatchObject({
      status: 200,
      body: { text: 'Bread baked with rice', source: 'AI' },
    })
    const [system] = model.received.at(-1)?.body.messages ?? []
    expect(system?.content).toContain('언어: 영어')
  })

  test('longer texts than 2,000 letters are refused', async () => {
    expect(await api.send(translate, sent('가'.repeat(2_001)))).toMatchObject({
      status: 400,
      body: { code: 'TOO_LONG' },
    })
  })
})

describe('translating a text of the brand', () => {
  const sent = (text: string, to: 'en' | 'ja') => ({ ...owner, body: { text, from: 'ko' as const, to } })

  test('its language is that of the request, whatever the caller speaks, and the brand pays for it', async () => {
    model.answerNext(replies.says('米で焼いたパン'))
    const answer = await api.send(translateText, {
      ...sent('쌀로 구운 빵', 'ja'),
      headers: { 'accept-language': 'en' },
    })
    expect(answer).toMatchObject({ status: 200, body: { text: '米で焼いたパン', source: 'AI' } })
    const [system] = model.received.at(-1)?.body.messages ?? []
    expect(system?.content).toContain('언어: 일본어')
    const counted = await api.database.kysely
      .selectFrom('ai_job')
      .select(['brand_id', 'prompt'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(counted).toEqual({ brand_id: owner.idBrand, prompt: 'translate@1' })
  })

  test('the model gets none of a brand that has not allowed it', async () => {
    const other = await api.owner()
    const before = model.received.length
    expect(await api.send(translateText, { ...other, body: { text: '빵', to: 'en' } })).toMatchObject({
      status: 409,
      body: { code: 'AI_SWITCHED_OFF' },
    })
    expect(model.received.length).toBe(before)
  })

  test('texts of 2,000 letters are taken, and longer ones refused', async () => {
    model.answerNext(replies.says('Rice'))
    expect((await api.send(translateText, sent('쌀'.repeat(2_000), 'en'))).status).toBe(200)
    expect(await api.send(translateText, sent('쌀'.repeat(2_001), 'en'))).toMatchObject({
      status: 400,
      body: { code: 'TOO_LONG' },
    })
  })
})

test('without a model all calls are PROVIDER_OFF, and the settings say what is on', async () => {
  const person = await off.owner()
  const refused = { status: 503, body: { code: 'PROVIDER_OFF' } }
  expect(await off.send(writeText, { ...person, body })).toMatchObject(refused)
  expect(await off.send(changeAi, { ...person, body: { aiText: true } })).toMatchObject(refused)
  expect(await off.send(changeAi, { ...person, body: { aiText: false } })).toMatchObject({ status: 200 })
  expect(await off.send(translate, { ...person, query: { text: '빵' } })).toMatchObject(refused)
  const wanted = { text: '빵', to: 'en' as const }
  expect(await off.send(translateText, { ...person, body: wanted })).toMatchObject(refused)
  expect((await off.send(readProviders)).body).toMatchObject({
    ai: { text: false, provider: null },
    translate: false,
  })
  expect((await api.send(readProviders)).body).toMatchObject({
    ai: { text: true, provider: '글벗' },
    translate: true,
  })
})
