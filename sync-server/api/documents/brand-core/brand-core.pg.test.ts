import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changeCore,
  changeCoreValue,
  createCoreValue,
  deleteCoreValue,
  draftPurpose,
  draftStory,
  draftValues,
  draftVision,
  listCoreValues,
  readCore,
  searchCoreKeywords,
} from '#contract/brand-core.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

async function valuesOf(sent: { token: string; idBrand: number }) {
  const { body } = await api.send(listCoreValues, sent)
  const { coreValues } = body._embedded as { coreValues: { idBrandCoreValue: number; keyword: string }[] }
  return coreValues
}

test('every answer is null until it is given, and null deletes it', async () => {
  const who = await api.owner()
  const empty = (await api.send(readCore, who)).body
  expect(Object.keys(empty)).toHaveLength(20)
  expect(new Set(Object.values(empty))).toEqual(new Set([null]))
  const background = '할머니는 금이 간 사발 하나를\n평생 쓰셨어요. 🍚'
  await api.send(changeCore, { ...who, body: { background, companySize: 'MICRO', what: '그릇' } })
  const changed = await api.send(changeCore, { ...who, body: { what: null } })
  expect(changed.body).toEqual({ ...empty, background, companySize: 'MICRO' })
  expect((await api.send(readCore, who)).body).toEqual(changed.body)
})

test('two answers written at once are both kept', async () => {
  const who = await api.owner()
  await Promise.all([
    api.send(changeCore, { ...who, body: { ideal: '정성껏 차리는 세상' } }),
    api.send(changeCore, { ...who, body: { aspiration: '먼저 떠오르는 공방' } }),
  ])
  expect((await api.send(readCore, who)).body).toMatchObject({
    ideal: '정성껏 차리는 세상',
    aspiration: '먼저 떠오르는 공방',
  })
})

test('an answer that is too long is refused with the field, and the message contains the limit', async () => {
  const who = await api.owner()
  const answer = await api.send(changeCore, {
    ...who,
    body: { what: '가'.repeat(101), memo: '나'.repeat(2001) },
  })
  expect(answer).toMatchObject({
    status: 400,
    body: {
      code: 'TOO_LONG',
      details: [
        { field: 'what', code: 'TOO_LONG', message: '100자까지 쓸 수 있어요.' },
        { field: 'memo', code: 'TOO_LONG', message: '2000자까지 쓸 수 있어요.' },
      ],
    },
  })
})

test('values keep their order, are appended without one, and are ten at most', async () => {
  const who = await api.owner()
  for (const keyword of ['정직', '기다림']) await api.send(createCoreValue, { ...who, body: { keyword } })
  await api.send(createCoreValue, { ...who, body: { keyword: '편안함', orderAscending: 0 } })
  expect((await valuesOf(who)).map(({ keyword }) => keyword)).toEqual(['정직', '편안함', '기다림'])
  const [first] = await valuesOf(who)
  const params = { id: first?.idBrandCoreValue ?? 0 }
  const moved = await api.send(changeCoreValue, { ...who, params, body: { orderAscending: 9 } })
  expect(moved.body).toMatchObject({ keyword: '정직', orderAscending: 9, description: null })
  expect((await valuesOf(who)).at(-1)?.keyword).toBe('정직')

  const more = Array.from({ length: 9 }, (_, i) => ({ keyword: `가치 ${i}` }))
  const answers = await Promise.all(more.map((body) => api.send(createCoreValue, { ...who, body })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: { code: 'LIMIT_EXCEEDED' },
  })
  expect(await valuesOf(who)).toHaveLength(10)
})

test('a value is deleted once, and the idempotency key of its creation still returns the first answer', async () => {
  const who = await api.owner()
  const headers = { 'idempotency-key': 'value-1' }
  const made = await api.send(createCoreValue, { ...who, body: { keyword: '정직' }, headers })
  const again = await api.send(createCoreValue, { ...who, body: { keyword: '정직' }, headers })
  expect(again.body).toEqual(made.body)
  const params = { id: Number(made.body.idBrandCoreValue) }
  expect((await api.send(deleteCoreValue, { ...who, params })).status).toBe(200)
  expect((await api.send(deleteCoreValue, { ...who, params })).status).toBe(404)
  expect(await valuesOf(who)).toEqual([])
})

test('a value of another brand is NOT_FOUND', async () => {
  const mine = await api.owner()
  const theirs = await api.owner()
  const made = await api.send(createCoreValue, { ...theirs, body: { keyword: '정직' } })
  const params = { id: Number(made.body.idBrandCoreValue) }
  expect((await api.send(changeCoreValue, { ...mine, params, body: { keyword: '남' } })).status).toBe(404)
  expect((await api.send(deleteCoreValue, { ...mine, params })).status).toBe(404)
  expect(await valuesOf(theirs)).toMatchObject([{ keyword: '정직' }])
})

test("drafts name missing answers, then compose a text in the caller's language", async () => {
  const who = await api.owner()
  expect((await api.send(draftStory, who)).body).toEqual({
    drafts: [],
    needs: ['background', 'what'],
    missing: [],
  })
  const body = {
    target: '혼자서도 잘 차려 먹고 싶은 사람',
    discomfort: '세트로 산 그릇이 혼자 쓰기에 크고 무거운 불편',
    service: '밥그릇, 국그릇, 둥근 접시',
    achieve: '누구나 하루 한 끼는 따뜻하게 차려 먹는 일상',
    what: '손으로 빚어 매일 쓰기 편한 그릇',
    ideal: '혼자 먹는 한 끼도 정성껏 차리는 세상',
  }
  await api.send(changeCore, { ...who, body })
  const purpose = (await api.send(draftPurpose, who)).body.drafts as string[]
  expect(purpose.length).toBeGreaterThanOrEqual(3)
  expect(purpose).toContain(
    '혼자서도 잘 차려 먹고 싶은 사람을 위해 온기가 있어요. ' +
      '세트로 산 그릇이 혼자 쓰기에 크고 무거운 불편을 덜어 드리려고 밥그릇, 국그릇과 둥근 접시를 빚어요. ' +
      '우리가 바라는 것은 누구나 하루 한 끼는 따뜻하게 차려 먹는 일상이에요.',
  )
  expect((await api.send(draftVision, who)).body.drafts).toContain(
    '혼자 먹는 한 끼도 정성껏 차리는 세상을 만들어 갈게요.',
  )
  const english = await api.send(draftPurpose, { ...who, headers: { 'accept-language': 'en' } })
  expect((english.body.drafts as string[])[0]).toMatch(/\b(for|we|offers?)\b/i)
})

test('values are suggested from the answers, and chosen ones get definitions', async () => {
  const who = await api.owner()
  await api.send(changeCore, { ...who, body: { problem: '누가 어떻게 만들었는지 알 수 없는 그릇' } })
  const before = (await api.send(draftValues, who)).body
  expect(before).toMatchObject({ drafts: [], needs: ['values'] })
  expect((before.keywords as { key: string }[])[0]).toEqual({ key: 'HONESTY', keyword: '정직' })
  await api.send(createCoreValue, { ...who, body: { keyword: '기다림' } })
  const after = (await api.send(draftValues, who)).body.drafts as { keyword: string; description: string }[][]
  expect(after[0]).toEqual([{ keyword: '기다림', description: expect.stringContaining('기다림') }])
})

test('keywords are found by initial consonants', async () => {
  const who = await api.owner()
  const found = await api.send(searchCoreKeywords, { ...who, query: { keyword: 'ㅈㅈ' } })
  expect(found.body._embedded).toEqual({ keywords: [{ key: 'HONESTY', keyword: '정직' }] })
  expect((await api.send(searchCoreKeywords, who)).body).toMatchObject({ page: { size: 20 } })
})
