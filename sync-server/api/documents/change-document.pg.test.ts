import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeCore, createCoreValue, readCore } from '#contract/brand-core.ts'
import { headers } from '#contract/errors.ts'
import { changePersonality } from '#contract/personality.ts'
import { readRevision } from '#contract/sync.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

type Who = Awaited<ReturnType<TestApi['owner']>>

async function revisionOf(who: Who, document: 'guide' | 'strategy' = 'guide') {
  const { body } = await api.send(readRevision, { ...who, query: { document } })
  return String(body.revision)
}

/** How often a pass was requested for a document. */
async function requestsOf({ idBrand }: Who, document: string) {
  const row = await api.database.kysely
    .selectFrom('settle_outbox')
    .select('version')
    .where('brand_id', '=', idBrand)
    .where('document', '=', document)
    .executeTakeFirst()
  return row?.version ?? 0
}

test('of changes at once that are based on the same revision one is made, and the others change nothing', async () => {
  const who = await api.owner()
  const ifMatch = await revisionOf(who)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      api.send(changeCore, { ...who, body: { what: `그릇 ${at}` }, headers: { [headers.ifMatch]: ifMatch } }),
    ),
  )
  const made = answers.filter(({ status }) => status === 200)
  expect(made).toHaveLength(1)
  for (const { status, body } of answers.filter((each) => each !== made[0])) {
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'CONFLICT', details: [{ field: headers.ifMatch }] })
  }
  expect((await api.send(readCore, who)).body.what).toBe(made[0]?.body.what)
  expect(made[0]?.headers.etag).toBe(await revisionOf(who))
})

test('every change has a revision of its own, by document; without If-Match it is made in any case', async () => {
  const who = await api.owner()
  const before = await revisionOf(who)
  const changed = await api.send(changeCore, { ...who, body: { what: '그릇' } })
  const made = await api.send(createCoreValue, { ...who, body: { keyword: '정직' } })
  expect(new Set([before, changed.headers.etag, made.headers.etag])).toHaveProperty('size', 3)
  expect(await revisionOf(who)).toBe(made.headers.etag)
  const strategy = await revisionOf(who, 'strategy')
  await api.send(changePersonality, { ...who, body: { tagline1: '오늘도 온기' } })
  expect(await revisionOf(who)).toBe(made.headers.etag)
  expect(await revisionOf(who, 'strategy')).not.toBe(strategy)
})

test('[W50] the request for a pass is stored with the change, and not with one that fails', async () => {
  const who = await api.owner()
  const before = await requestsOf(who, 'guide')
  await api.send(changeCore, { ...who, body: { what: '그릇' } })
  expect(await requestsOf(who, 'guide')).toBe(before + 1)
  await api.send(changeCore, { ...who, body: { what: '잔' }, headers: { [headers.ifMatch]: '"0"' } })
  expect(await requestsOf(who, 'guide')).toBe(before + 1)
  expect(await requestsOf(who, 'strategy')).toBe(0)
})
