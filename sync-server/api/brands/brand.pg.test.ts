import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changeBrand,
  changeCompany,
  changeSetting,
  createBrand,
  deleteBrand,
  listBrands,
  readBrand,
  readProgress,
  readRole,
} from '#contract/brand.ts'
import { changeCore, createCoreValue } from '#contract/brand-core.ts'
import { openTestApi, type TestApi } from '../test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

test('the creator of a brand is its owner', async () => {
  const { token } = await api.person()
  const created = await api.send(createBrand, { token, body: { name: ' 온기 ', subName: 'Ongi' } })
  expect(created).toMatchObject({
    status: 200,
    body: { name: '온기', subName: 'Ongi', industry: null, tutorial: true, credit: 100 },
  })
  const idBrand = Number(created.body.idBrand)
  expect((await api.send(readBrand, { token, idBrand })).body).toEqual(created.body)
  expect((await api.send(readRole, { token, query: { idBrand } })).body).toMatchObject({
    id: idBrand,
    brandRole: 'BRAND_ROLE_OWNER',
    brands: [],
  })
})

test('one idempotency key creates one brand, also with concurrent calls', async () => {
  const { token } = await api.person()
  const send = (name: string) =>
    api.send(createBrand, { token, body: { name }, headers: { 'idempotency-key': 'one brand' } })
  expect((await send('한 번')).status).toBe(400)
  const sendRight = (name: string) =>
    api.send(createBrand, { token, body: { name }, headers: { 'idempotency-key': 'one-brand' } })
  const answers = await Promise.all([sendRight('한 번'), sendRight('한 번'), sendRight('한 번')])
  expect(new Set(answers.map(({ body }) => body.idBrand)).size).toBe(1)
  const { body } = await api.send(listBrands, { token })
  expect(body).toMatchObject({ page: { size: 1 } })
  expect(await sendRight('다른 것')).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } })
})

test('a key whose first call was refused can be used again', async () => {
  const { token } = await api.person()
  const send = (name: string) =>
    api.send(createBrand, { token, body: { name }, headers: { 'idempotency-key': 'refused' } })
  expect((await send(' ')).body).toMatchObject({ code: 'NAME_REQUIRED', details: [{ field: 'name' }] })
  expect((await send('온기')).status).toBe(200)
})

test("the list contains the caller's brands with the role, in Korean collation, and filters by role", async () => {
  const me = await api.person()
  const other = await api.person()
  const names = ['하늘', '가을', 'Moa']
  for (const name of names) await api.brand(me.id, name)
  const shared = await api.brand(other.id, '백토재')
  await api.join(shared, me.id, 'BRAND_ROLE_DESIGNER')
  await api.database.kysely
    .updateTable('brand')
    .set({ website: 'https://baekto.example' })
    .where('id', '=', shared)
    .execute()
  await api.brand(other.id, '남의 것')
  const list = await api.send(listBrands, { token: me.token })
  const brands = (list.body._embedded as { brands: { name: string; brandRole: string }[] }).brands
  expect(brands.map(({ name }) => name)).toEqual(['가을', '백토재', '하늘', 'Moa'])
  const designer = await api.send(listBrands, { token: me.token, query: { idBrandRole: 3 } })
  expect(designer.body._embedded).toEqual({
    brands: [
      {
        id: shared,
        name: '백토재',
        url: 'https://baekto.example',
        plan: 'FREE',
        brandRole: 'BRAND_ROLE_DESIGNER',
        restricted: false,
      },
    ],
  })
})

test("a brand's answer contains its plan, FREE by default", async () => {
  const me = await api.person()
  const idBrand = await api.brand(me.id, '온기')
  const plans = async () => {
    const { body } = await api.send(readBrand, { token: me.token, idBrand })
    const list = await api.send(listBrands, { token: me.token })
    const [listed] = (list.body._embedded as { brands: Record<string, unknown>[] }).brands
    return [body.plan, listed?.plan]
  }
  expect(await plans()).toEqual(['FREE', 'FREE'])
  await api.database.kysely.updateTable('brand').set({ plan: 'BASIC' }).where('id', '=', idBrand).execute()
  expect(await plans()).toEqual(['BASIC', 'BASIC'])
})

test('a change of the profile affects only given properties, deletes with null, and is reported to the write-back', async () => {
  const { token, idBrand } = await api.owner()
  api.changed.length = 0
  const body = { industry: 'ECOMMERCE_CRAFT', memberCount: 'M2_4', email: 'hello@ongi.example' }
  const changed = await api.send(changeBrand, { token, idBrand, body })
  expect(changed.body).toMatchObject({ name: '온기', ...body })
  const back = await api.send(changeBrand, { token, idBrand, body: { industry: null } })
  expect(back.body).toMatchObject({ industry: null, memberCount: 'M2_4' })
  expect(api.changed).toEqual([
    { idBrand, document: 'guide' },
    { idBrand, document: 'guide' },
  ])
})

test('changes made by the write-back are not reported to it', async () => {
  const { idBrand, id } = await api.owner()
  api.changed.length = 0
  const { serviceToken: token } = api.environment
  const sent = { token, idBrand, headers: { 'x-saegim-editor': String(id) } }
  expect((await api.send(changeBrand, { ...sent, body: { subName: 'Ongi' } })).status).toBe(200)
  expect((await api.send(changeCompany, { ...sent, body: { businessName: '온기' } })).status).toBe(200)
  expect(api.changed).toEqual([])
})

test('a blank name and an invalid e-mail, number or website are refused with the field', async () => {
  const { token, idBrand } = await api.owner()
  const refused = async (call: typeof changeBrand | typeof changeCompany, body: object) => {
    const answer = await api.send(call, { token, idBrand, body })
    const details = answer.body.details as { field: string }[]
    return [answer.status, answer.body.code, details[0]?.field]
  }
  expect(await refused(changeBrand, { name: '  ' })).toEqual([400, 'NAME_REQUIRED', 'name'])
  expect(await refused(changeBrand, { email: 'ongi' })).toEqual([400, 'INVALID_EMAIL', 'email'])
  expect(await refused(changeCompany, { businessNumber: '123-45-67890' })).toEqual([
    400,
    'INVALID_BUSINESS_NUMBER',
    'businessNumber',
  ])
  expect(await refused(changeCompany, { website: 'javascript:alert(1)' })).toEqual([
    400,
    'INVALID_URL',
    'website',
  ])
  expect(await refused(changeBrand, { subName: '가'.repeat(41) })).toEqual([400, 'TOO_LONG', 'subName'])
})

test('company data is stored as given, with or without dashes, and can be deleted', async () => {
  const { token, idBrand } = await api.owner()
  const send = async (body: object) => (await api.send(changeCompany, { token, idBrand, body })).body
  expect(await send({ businessNumber: '123-45-67891' })).toMatchObject({ businessNumber: '123-45-67891' })
  expect(await send({ businessNumber: '1234567891' })).toMatchObject({ businessNumber: '1234567891' })
  expect(await send({ businessNumber: '', website: '' })).toMatchObject({ businessNumber: '', website: '' })
  expect(await send({ website: 'https://ongi.example' })).toMatchObject({ website: 'https://ongi.example' })
})

test('progress is computed from the stored answers', async () => {
  const { token, idBrand } = await api.owner()
  await api.send(changeCore, {
    token,
    idBrand,
    body: { target: '혼자 사는 사람', discomfort: '크고 무거워요' },
  })
  await api.send(changeCore, { token, idBrand, body: { problem: '알 수 없어요', positive: '알고 골라요' } })
  await api.send(createCoreValue, { token, idBrand, body: { keyword: '정직' } })
  await api.send(changeCompany, { token, idBrand, body: { businessName: '온기', representative: ' ' } })
  const { body } = await api.send(readProgress, { token, idBrand })
  expect(body).toMatchObject({
    brandCorePurpose: 67,
    brandCoreStory: 0,
    brandCoreValue: 75,
    profileBrand: 20,
    profileCompany: 33,
    brandVisualColor: 0,
  })
  expect((await api.send(readBrand, { token, idBrand })).body.progress).toEqual(body)
})

test('unfinished Korean counts as no answer, as on the device', async () => {
  const { token, idBrand } = await api.owner()
  const purpose = async (text: string) => {
    const body = { target: text, discomfort: text, purposeManifesto: text }
    await api.send(changeCore, { token, idBrand, body })
    return (await api.send(readProgress, { token, idBrand })).body.brandCorePurpose
  }
  expect(await purpose('ㅇ')).toBe(0)
  expect(await purpose('빵')).toBe(100)
})

test('the tutorial is switched on and off per brand', async () => {
  const { token, idBrand } = await api.owner()
  const answer = await api.send(changeSetting, { token, idBrand, body: { tutorial: false } })
  expect(answer.body).toEqual({ tutorial: false })
  expect((await api.send(readBrand, { token, idBrand })).body.tutorial).toBe(false)
})

test('a deleted brand is NOT_FOUND for everybody, the service included, and its sockets are closed', async () => {
  const { token, idBrand } = await api.owner()
  const other = await api.send(deleteBrand, { token, idBrand, query: { idBrand: idBrand + 1 } })
  expect(other).toMatchObject({ status: 400, body: { details: [{ field: 'idBrand' }] } })
  expect((await api.send(deleteBrand, { token, query: { idBrand } })).status).toBe(200)
  expect((await api.send(readBrand, { token, idBrand })).status).toBe(404)
  const service = await api.send(readBrand, { token: api.environment.serviceToken, idBrand })
  expect(service.status).toBe(404)
  expect((await api.send(listBrands, { token })).body).toMatchObject({ page: { size: 0 } })
  expect(api.revoked.at(-1)).toMatchObject({ idBrand, code: 4404 })
})

test('a brand is not deleted while its plan is renewed', async () => {
  const { token, idBrand } = await api.owner()
  const { pool } = api.database
  await pool.query(
    `insert into subscription (brand_id, phase, plan_key, period_type, anchor, period_start, period_end, renew_price)
     values ($1, 'ACTIVE', 'BASIC', 'MONTHLY', '2026-11-01', '2026-11-01', '2026-12-01', 29900)`,
    [idBrand],
  )
  expect(await api.send(deleteBrand, { token, query: { idBrand } })).toMatchObject({
    status: 409,
    body: { code: 'CANCEL_FIRST', message: '브랜드를 지우려면 구독을 먼저 취소해 주세요.' },
  })
  expect((await api.send(readBrand, { token, idBrand })).status).toBe(200)
  await pool.query('update subscription set cancel_at_end = true where brand_id = $1', [idBrand])
  expect((await api.send(deleteBrand, { token, query: { idBrand } })).status).toBe(200)
})

test('the role is that of the current brand when the query has none', async () => {
  const { token, idBrand } = await api.owner()
  const answer = await api.send(readRole, { token, headers: { cookie: `saegim-brand-id=${idBrand}` } })
  expect(answer.body).toMatchObject({ id: idBrand, brandRole: 'BRAND_ROLE_OWNER' })
  expect((await api.send(readRole, { token })).status).toBe(400)
  expect((await api.send(readRole, { token, query: { idBrand: 999_999 } })).status).toBe(404)
})

describe('a second brand, where it needs a plan', () => {
  const make = (at: TestApi, token: string, name = '온기') => at.send(createBrand, { token, body: { name } })
  const refused = { status: 403, body: { code: 'FORBIDDEN_PLAN' } }
  let selling: TestApi

  beforeAll(async () => {
    selling = await openTestApi({ MORE_BRANDS_NEED_PLAN: 'on' }, { database: api.database })
  })
  afterAll(() => selling.close())

  test('is refused to the owner of a free brand, and made once one of their brands has a plan', async () => {
    const { token } = await api.person()
    const first = await make(selling, token)
    expect(first.status).toBe(200)
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const again = () => selling.send(createBrand, { token, body: { name: '빵' }, headers: key })
    expect(await again()).toMatchObject(refused)
    expect((await selling.send(listBrands, { token, query: {} })).body).toMatchObject({
      _embedded: { brands: [{ name: '온기' }] },
    })
    await setPlan(Number(first.body.idBrand), 'BASIC')
    expect((await again()).status).toBe(200)
    await setPlan(Number(first.body.idBrand), 'FREE')
    expect(await make(selling, token, '차')).toMatchObject(refused)
  })

  test('is made where the first one was deleted, or is of another owner', async () => {
    const owner = await api.owner()
    const { token } = await api.person()
    const first = await make(selling, token)
    const idBrand = Number(first.body.idBrand)
    await selling.send(deleteBrand, { token, idBrand, query: { idBrand } })
    expect((await make(selling, token)).status).toBe(200)
    const member = await api.person()
    await api.join(owner.idBrand, member.id, 'BRAND_ROLE_MEMBER')
    expect((await make(selling, member.token)).status).toBe(200)
  })

  test('of two that are made at the same moment one is refused', async () => {
    const { token } = await api.person()
    const made = await Promise.all([make(selling, token, '온기'), make(selling, token, '빵')])
    expect(made.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  test('is made where no plan is sold', async () => {
    const sold = { forNewCards: null, named: () => null, paypal: null, lemonSqueezy: null }
    const free = await openTestApi(
      { MORE_BRANDS_NEED_PLAN: 'on' },
      { database: api.database, payments: sold },
    )
    const { token } = await api.person()
    expect((await make(free, token)).status).toBe(200)
    expect((await make(free, token)).status).toBe(200)
    await free.close()
  })

  const setPlan = (id: number, plan: 'FREE' | 'BASIC') =>
    api.database.kysely.updateTable('brand').set({ plan }).where('id', '=', id).execute()
})
