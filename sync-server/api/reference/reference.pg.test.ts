import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Call } from '#contract/call.ts'
import {
  listActivityPeriods,
  listCountries,
  listIndustries,
  listKeywords,
  listLanguages,
  listMemberCounts,
  listPlans,
  listPolicies,
  listPolicyTypes,
  readPolicy,
  readProviders,
} from '#contract/reference.ts'
import { openTestApi, type Sent, type TestApi } from '../test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi({ COMPANY_NAME: '새김 주식회사', COMPANY_EMAIL: 'hello@saegim.example' })
})

afterAll(() => api.close())

async function list(call: Call, name: string, sent: Sent = {}) {
  const { status, body } = await api.send(call, sent)
  expect(status).toBe(200)
  return (body._embedded as Record<string, Record<string, unknown>[]>)[name] ?? []
}

const english = { headers: { 'accept-language': 'en-GB' } }

test('there are seven industries with branches, filtered by category', async () => {
  const industries = await list(listIndustries, 'industries')
  expect(industries).toHaveLength(7)
  expect(industries[3]).toMatchObject({ key: 'ECOMMERCE', value: '온라인 쇼핑', idCategory: 4 })
  const [one, ...others] = await list(listIndustries, 'industries', { query: { idCategory: 4 }, ...english })
  expect(others).toEqual([])
  expect(one?.children).toContainEqual({ key: 'ECOMMERCE_CRAFT', value: expect.stringMatching(/handmade/i) })
})

test("options keep their order and are in the caller's language", async () => {
  const periods = await list(listActivityPeriods, 'options')
  expect(periods[0]).toEqual({ key: 'PREPARING', value: '준비 중' })
  expect((await list(listMemberCounts, 'options')).map(({ key }) => key)).toEqual([
    'M1',
    'M2_4',
    'M5_9',
    'M10_29',
    'M30_99',
    'M100',
  ])
})

test('there are 120 keywords, found by initial consonants', async () => {
  expect(await list(listKeywords, 'keywords')).toHaveLength(120)
  const found = await list(listKeywords, 'keywords', { query: { query: 'ㄸㄸㅎ' } })
  expect(found).toEqual([{ idBrandKeyword: expect.any(Number), key: 'warm', keyword: '따뜻한' }])
})

test('a plan says whether its owner may make more brands here, and whether most brands pay for it', async () => {
  const said = async (at: TestApi) =>
    ((await at.send(listPlans, {})).body._embedded as { plans: Record<string, unknown>[] }).plans
      .filter(({ currency }) => currency === 'KRW')
      .map(({ title, manyBrands, mostChosen }) => [title, manyBrands, mostChosen])
  expect(await said(api)).toEqual([
    ['Free', true, false],
    ['Basic', true, false],
    ['Plus', true, false],
  ])
  const selling = await openTestApi({ MORE_BRANDS_NEED_PLAN: 'on' }, { database: api.database })
  await api.database.pool.query(
    `with made as (insert into brand (name) select '온기' from generate_series(1, 21) returning id)
     insert into subscription (brand_id, phase, plan_key, period_type, anchor, period_start, period_end, renew_price)
     select id, 'ACTIVE', 'BASIC', 'MONTHLY', '2026-11-01', '2026-11-01', '2026-12-01', 29900 from made`,
  )
  expect(await said(selling)).toEqual([
    ['Free', false, false],
    ['Basic', true, true],
    ['Plus', true, false],
  ])
  await selling.close()
})

test('brands that pay are counted once in ten minutes, however often prices are read', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { pool } = api.database
  const server = await openTestApi({}, { database: api.database })
  const chosen = async () =>
    ((await server.send(listPlans, {})).body._embedded as { plans: { mostChosen: boolean }[] }).plans.some(
      ({ mostChosen }) => mostChosen,
    )
  await pool.query('delete from subscription')
  expect(await chosen()).toBe(false)
  await pool.query(
    `with made as (insert into brand (name) select '온기' from generate_series(1, 21) returning id)
     insert into subscription (brand_id, phase, plan_key, period_type, anchor, period_start, period_end, renew_price)
     select id, 'ACTIVE', 'BASIC', 'MONTHLY', '2026-11-01', '2026-11-01', '2026-12-01', 29900 from made`,
  )
  vi.setSystemTime(Date.now() + 9 * 60_000)
  expect(await chosen()).toBe(false)
  vi.setSystemTime(Date.now() + 61_000)
  expect(await chosen()).toBe(true)
  await server.close()
})

test('plans, languages and countries are as seeded', async () => {
  const plans = await list(listPlans, 'plans')
  expect(plans.filter(({ currency }) => currency === 'KRW').map(({ price }) => price)).toEqual([
    0, 29_900, 85_400,
  ])
  expect((await list(listLanguages, 'languages')).map(({ value }) => value)).toEqual([
    'ko-KR',
    'en-US',
    'ja-JP',
    'zh-CN',
    'zh-TW',
  ])
  const countries = await list(listCountries, 'countries')
  expect(countries[0]).toEqual({ code: 'KR', name: '대한민국' })
  expect(countries[1]?.name).toBe('가나')
  expect((await list(listCountries, 'countries', english)).slice(0, 2).map(({ name }) => name)).toEqual([
    'South Korea',
    'Afghanistan',
  ])
})

test("policies are in the caller's language, with the operator's facts", async () => {
  expect(await list(listPolicyTypes, 'types')).toEqual(['TERM', 'PRIVACY', 'MARKETING'])
  const korean = await api.send(readPolicy, { params: { type: 'TERM' } })
  expect(korean).toMatchObject({ status: 200, body: { type: 'TERM', version: 1, language: 'ko' } })
  expect(korean.body.body).toContain('새김 주식회사')
  expect(korean.body.body).not.toContain('{{company')
  const japanese = await api.send(readPolicy, {
    params: { type: 'PRIVACY' },
    headers: { 'accept-language': 'ja-JP' },
  })
  expect(japanese.body.language).toBe('ja')
  expect(japanese.body.body).toContain('Unsplash Inc.')
  expect(await list(listPolicies, 'documents', { params: { type: 'MARKETING' } })).toMatchObject([
    { type: 'MARKETING', version: 1 },
  ])
  expect((await api.send(readPolicy, { params: { type: 'COOKIES' } })).status).toBe(400)
})

test('the contact address of the operator is answered, null where none is configured', async () => {
  expect((await api.send(readProviders)).body.contactEmail).toBe('hello@saegim.example')
  const bare = await openTestApi()
  expect((await bare.send(readProviders)).body.contactEmail).toBeNull()
  await bare.close()
})

test('ways to a person and the payment agency are answered as far as the operator has set them', async () => {
  const nothing = { contact: { phone: null, kakaoChannel: null }, paymentAgency: null }
  expect((await api.send(readProviders)).body).toMatchObject(nothing)
  const phone = { COMPANY_PHONE: '02-123-4567' }
  for (const [variables, answer] of [
    [phone, nothing],
    [
      { ...phone, SUPPORT_HOURS: '평일 10:00–17:00', KAKAO_CHANNEL_URL: 'https://pf.kakao.com/_saegim' },
      {
        contact: {
          phone: { number: '02-123-4567', hours: '평일 10:00–17:00' },
          kakaoChannel: 'https://pf.kakao.com/_saegim',
        },
      },
    ],
    [{ TOSS_SECRET_KEY: 'test_sk_toss' }, { paymentAgency: '토스페이먼츠 (Toss Payments)' }],
    [{ TOSS_SECRET_KEY: 'test_sk_toss', PAYMENT_AGENCY: 'KG이니시스' }, { paymentAgency: 'KG이니시스' }],
    // The sandbox takes no money.
    [{ PAYMENT_AGENCY: 'KG이니시스' }, { paymentAgency: null }],
  ] as const) {
    const other = await openTestApi(variables, { database: api.database })
    expect((await other.send(readProviders)).body).toMatchObject(answer)
    await other.close()
  }
})
