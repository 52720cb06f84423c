import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import { changeCore, createCoreValue, draftPurpose, draftValues, readCore } from '#contract/brand-core.ts'
import { readFile } from '#contract/file.ts'
import { changePersonality, readPersonality } from '#contract/personality.ts'
import {
  connectQuest,
  draftQuestPurpose,
  draftQuestStory,
  draftQuestValues,
  draftQuestVision,
  keepLogoQuest,
  keepQuest,
  suggestQuestColors,
  uploadLogoQuestImage,
  uploadQuestImage,
} from '#contract/quest.ts'
import { changeColors, readVisual, suggestColors } from '#contract/visual.ts'
import { palettesOf } from '#model/colour/palettes.ts'
import { idOfKeyword, toneOfKeyword } from '#model/options/keywords.ts'
import { openTestApi, type Sent, type TestApi } from '#server/api/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi({ MAIL_CODES_PER_HOUR: '100000' })
})

afterAll(() => api.close())

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const warm = idOfKeyword('warm') ?? 0
const answers = {
  name: '온기',
  industryType: 'ECOMMERCE',
  industry: 'ECOMMERCE_CRAFT',
  target: '혼자서도 잘 차려 먹고 싶은 사람',
  what: '만든 사람을 아는 그릇',
  service: ['밥그릇', '국그릇'],
  keywords: [warm, '손맛'],
  logoColor: '#2f6b4f',
  wishlist: '둥근 모양',
}

async function kept(body: object = answers, sent: Sent = {}): Promise<string> {
  const answer = await api.send(keepQuest, { ...sent, body })
  expect(answer).toMatchObject({ status: 200 })
  return String(answer.body.idBrandQuest)
}

const connect = (token: string, idBrand: number, idBrandQuest: string) =>
  api.send(connectQuest, { token, params: { idBrand, idBrandQuest } })

const notFound = { status: 404, body: { code: 'NOT_FOUND' } }

test("a visitor's answers are kept for thirty days, and written into the brand that they become", async () => {
  const begun = Date.now()
  const answer = await api.send(keepQuest, { body: answers })
  const days = (Date.parse(String(answer.body.keptUntil)) - begun) / 86_400_000
  expect(days).toBeCloseTo(30, 1)
  const who = await api.owner()
  const id = String(answer.body.idBrandQuest)
  api.changed.length = 0
  expect(await connect(who.token, who.idBrand, id)).toMatchObject({
    status: 200,
    body: {
      idBrand: who.idBrand,
      idBrandQuest: id,
      answers: { ...answers, type: 'BRAND', logoColor: '#2F6B4F' },
    },
  })
  expect((await api.send(readBrand, who)).body).toMatchObject({ industry: 'ECOMMERCE_CRAFT' })
  expect((await api.send(readCore, who)).body).toMatchObject({
    target: answers.target,
    positive: answers.what,
    service: '밥그릇, 국그릇',
  })
  const [palette] = palettesOf('#2F6B4F', { tones: [toneOfKeyword('warm')?.palette ?? 'near'] })
  expect((await api.send(readVisual, who)).body.colors).toEqual({ ...palette?.colours, finalised: false })
  expect((await api.send(readPersonality, who)).body).toMatchObject({
    keywords: [
      { idBrandKeyword: warm, keyword: '따뜻한' },
      { idBrandKeyword: null, keyword: '손맛' },
    ],
    keyword1: null,
  })
  // The documents hear of it.
  expect(api.changed).toEqual([
    { idBrand: who.idBrand, document: 'guide' },
    { idBrand: who.idBrand, document: 'strategy' },
  ])
})

test('connected twice is connected once: what was changed since stays', async () => {
  const who = await api.owner()
  const id = await kept()
  const first = await connect(who.token, who.idBrand, id)
  await api.send(changeCore, { ...who, body: { target: null } })
  const together = await Promise.all([1, 2, 3].map(() => connect(who.token, who.idBrand, id)))
  for (const again of together) expect(again).toMatchObject({ status: 200, body: first.body })
  expect((await api.send(readCore, who)).body).toMatchObject({ target: null })
  const other = await api.brand((await api.person()).id)
  expect(await connect(who.token, other, id)).toMatchObject(notFound)
})

test('one of two brands gets the answers that both ask for at once', async () => {
  const who = await api.owner()
  const second = { ...who, idBrand: await api.brand(who.id) }
  const id = await kept()
  const both = await Promise.all([who, second].map(({ token, idBrand }) => connect(token, idBrand, id)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const targets = await Promise.all(
    [who, second].map(async (one) => (await api.send(readCore, one)).body.target),
  )
  expect(targets.filter((target) => target === null)).toHaveLength(1)
})

test('a brand keeps the answers that it has', async () => {
  const who = await api.owner()
  await api.send(changeCore, { ...who, body: { target: '가까운 이웃' } })
  await api.send(changeColors, { ...who, body: { secondary: '#AA3344' } })
  await api.send(changePersonality, {
    ...who,
    body: { keywords: [{ idBrandKeyword: null, keyword: '느긋한' }] },
  })
  expect((await connect(who.token, who.idBrand, await kept())).status).toBe(200)
  expect((await api.send(readCore, who)).body).toMatchObject({
    target: '가까운 이웃',
    service: '밥그릇, 국그릇',
  })
  expect((await api.send(readVisual, who)).body.colors).toMatchObject({ main: null, secondary: '#AA3344' })
  expect((await api.send(readPersonality, who)).body.keywords).toEqual([
    { idBrandKeyword: null, keyword: '느긋한' },
  ])
})

test('five keywords are in the order of their choice', async () => {
  const who = await api.owner()
  const keywords = ['정갈한', '느긋한', '단단한', '손맛', '담백한']
  await connect(who.token, who.idBrand, await kept({ name: '온기', keywords }))
  expect((await api.send(readPersonality, who)).body).toMatchObject({
    keyword1: '정갈한',
    keyword5: '담백한',
  })
})

test("another account's answers are refused, and so are those that are connected already", async () => {
  const [who, other] = [await api.owner(), await api.owner()]
  const own = await kept(answers, { token: who.token })
  expect(await connect(other.token, other.idBrand, own)).toMatchObject(notFound)
  expect((await connect(who.token, who.idBrand, own)).status).toBe(200)
  const visitors = await kept()
  expect((await connect(who.token, who.idBrand, visitors)).status).toBe(200)
  expect(await connect(other.token, other.idBrand, visitors)).toMatchObject(notFound)
  expect(await connect(who.token, who.idBrand, crypto.randomUUID())).toMatchObject(notFound)
})

test('only members connect: not a stranger, nor who is invited and has not accepted', async () => {
  const who = await api.owner()
  const stranger = await api.person()
  const id = await kept()
  expect(await connect(stranger.token, who.idBrand, id)).toMatchObject(notFound)
  await api.database.pool.query(
    `insert into brand_member (brand_id, account_id, role, invite_email) values ($1, null, 'BRAND_ROLE_MEMBER', $2)`,
    [who.idBrand, stranger.email],
  )
  expect(await connect(stranger.token, who.idBrand, id)).toMatchObject(notFound)
  expect(await api.send(connectQuest, { params: { idBrand: who.idBrand, idBrandQuest: id } })).toMatchObject({
    status: 401,
  })
  await api.join(who.idBrand, stranger.id, 'BRAND_ROLE_READER')
  expect(await connect(stranger.token, who.idBrand, id)).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN_ROLE' },
  })
  await api.database.kysely
    .updateTable('brand_member')
    .set({ role: 'BRAND_ROLE_MEMBER' })
    .where('account_id', '=', stranger.id)
    .execute()
  expect((await connect(stranger.token, who.idBrand, id)).status).toBe(200)
})

test('after thirty days answers cannot be connected any more, even before they are deleted', async () => {
  const who = await api.owner()
  const id = await kept()
  const age = (days: number) =>
    api.database.pool.query(
      `update brand_quest set created_at = now() - make_interval(days => $1) where id = $2`,
      [days, id],
    )
  await age(31)
  expect(await connect(who.token, who.idBrand, id)).toMatchObject(notFound)
  await age(29)
  expect((await connect(who.token, who.idBrand, id)).status).toBe(200)
  await age(31)
  expect((await connect(who.token, who.idBrand, id)).status).toBe(200)
})

test('what a brand could not take is refused with its field, and nothing is kept', async () => {
  const before = await count()
  const cases: readonly (readonly [object, string, string])[] = [
    [{ name: ' ' }, 'name', 'BAD_REQUEST'],
    [{ service: ['가', '나', '다', '라', '마', '바'] }, 'service', 'BAD_REQUEST'],
    [{ service: ['가, 나, 다', '라', '마, 바'] }, 'service', 'INVALID_VALUE'],
    [{ service: ['가'.repeat(40), '나'.repeat(40), '다'.repeat(40)] }, 'service', 'TOO_LONG'],
    [{ keywords: [999_999] }, 'keywords', 'INVALID_VALUE'],
    [{ keywords: ['가', '나', '다', '라', '마', '바'] }, 'keywords', 'BAD_REQUEST'],
    [{ industry: 'FNB_CAFE' }, 'industry', 'INVALID_VALUE'],
    [{ target: '가'.repeat(101) }, 'target', 'TOO_LONG'],
    [{ logoColor: 'green' }, 'logoColor', 'BAD_REQUEST'],
  ]
  for (const [change, field, code] of cases)
    expect(await api.send(keepQuest, { body: { ...answers, ...change } }), field).toMatchObject({
      status: 400,
      body: { code, details: [{ field }] },
    })
  expect(await count()).toBe(before)
})

test('a question about a logo is kept with its type', async () => {
  const who = await api.owner()
  const body = { name: '온기', logoStyle: 'symbol', slogan: '오래 쓰는 그릇' }
  const { idBrandQuest } = (await api.send(keepLogoQuest, { body })).body
  const connected = await connect(who.token, who.idBrand, String(idBrandQuest))
  expect(connected.body.answers).toEqual({ ...body, type: 'LOGO' })
})

test('a visitor gets the drafts that a brand with the same answers gets', async () => {
  const who = await api.owner()
  const { name, target, service } = answers
  const discomfort = '혼자 쓰기에 크고 무거운 그릇'
  const core = { brandName: name, target, discomfort, service: '밥그릇, 국그릇', problem: '낯선 그릇' }
  await api.send(changeCore, { ...who, body: core })
  await api.send(createCoreValue, { ...who, body: { keyword: '따뜻한' } })
  const body = { name, customer: target, discomfort, service, keywords: [warm], problem: '낯선 그릇' }
  const purpose = await api.send(draftQuestPurpose, { body })
  expect(purpose.body.drafts).toEqual((await api.send(draftPurpose, who)).body.drafts)
  expect(purpose.body).toMatchObject({ needs: [], missing: ['achieve'] })
  const values = await api.send(draftQuestValues, { body })
  expect(values.body.drafts).toEqual((await api.send(draftValues, who)).body.drafts)
  expect((await api.send(draftQuestPurpose, { body: { ...body, count: 1 } })).body.drafts).toHaveLength(1)
  const english = await api.send(draftQuestPurpose, { body, headers: { 'accept-language': 'en' } })
  expect((english.body.drafts as string[])[0]).toMatch(/\b(for|we|offers?)\b/i)
})

test('what a draft needs is named as the body names it, and then composed', async () => {
  const body = { name: '온기' }
  const needsOf = async (call: typeof draftQuestStory) => (await api.send(call, { body })).body
  expect(await needsOf(draftQuestStory)).toEqual({
    drafts: [],
    needs: ['background', 'service'],
    missing: [],
  })
  expect(await needsOf(draftQuestVision)).toEqual({ drafts: [], needs: ['aspiration', 'ideal'], missing: [] })
  expect((await api.send(draftQuestValues, { body })).body).toMatchObject({ drafts: [], needs: ['keywords'] })
  const story = await api.send(draftQuestStory, { body: { ...body, service: answers.service } })
  expect(story.body.drafts).toContain('온기는 밥그릇, 국그릇을 준비해요.')
  const vision = await api.send(draftQuestVision, { body: { ...body, ideal: '정성껏 차리는 세상' } })
  expect(vision.body).toMatchObject({
    drafts: expect.arrayContaining(['정성껏 차리는 세상을 만들어 갈게요.']),
    missing: ['aspiration', 'businessScope'],
  })
  expect(await api.send(draftQuestValues, { body: { keywords: [999_999] } })).toMatchObject({
    status: 400,
    body: { details: [{ field: 'keywords' }] },
  })
})

test('palettes are those of a brand without keywords', async () => {
  const who = await api.owner()
  const given = await api.send(suggestQuestColors, { query: { color: '#2f6b4f' } })
  expect(given.body).toEqual((await api.send(suggestColors, { ...who, query: { main: '#2F6B4F' } })).body)
  expect((await api.send(suggestQuestColors)).body).toEqual({ palettes: [], needs: ['color'] })
})

describe('pictures', () => {
  const upload = async (token: string, bytes = png) => {
    const file = { bytes, name: 'bowl.png', type: 'image/png' }
    return String((await api.send(uploadQuestImage, { token, body: {}, file })).body.url)
  }
  const filesOf = async (idBrand: number) => {
    const { rows } = await api.database.pool.query<{ id: number; file_type: string; name: string }>(
      'select id, file_type, name from file where brand_id = $1 order by id',
      [idBrand],
    )
    return rows
  }
  const reservations = async (idBrand: number) =>
    (await api.database.pool.query('select 1 from file_upload where brand_id = $1', [idBrand])).rows.length

  test('need an account, and are files of the brand once the answers are connected', async () => {
    const who = await api.owner()
    const file = { bytes: png, name: 'bowl.png', type: 'image/png' }
    expect(await api.send(uploadLogoQuestImage, { body: {}, file })).toMatchObject({ status: 401 })
    const [imageUrl1, imageUrl10] = [await upload(who.token), await upload(who.token)]
    expect(
      (
        await api.request({
          method: 'GET',
          url: imageUrl1,
          headers: { authorization: `Bearer ${who.token}` },
        })
      ).status,
    ).toBe(200)
    const id = await kept({ ...answers, imageUrl1, imageUrl10 }, { token: who.token })
    const connected = await Promise.all([1, 2].map(() => connect(who.token, who.idBrand, id)))
    const files = await filesOf(who.idBrand)
    expect(files).toMatchObject([
      { file_type: 'QUEST', name: '온기 1.png' },
      { file_type: 'QUEST', name: '온기 2.png' },
    ])
    const urls = files.map((one) => `/api/v1/file/${one.id}`)
    for (const { body } of connected)
      expect(body.answers).toMatchObject({ imageUrl1: urls[0], imageUrl10: urls[1] })
    const read = await api.send(readFile, { ...who, params: { idFile: files[0]?.id ?? 0 } })
    expect(read.headers['content-type']).toBe('image/png')
    // What the second request had stored in vain is taken back.
    expect(await reservations(who.idBrand)).toBe(0)
  })

  test('of others, of no account and of visitors cannot be named', async () => {
    const [who, other] = [await api.owner(), await api.owner()]
    const imageUrl2 = await upload(other.token)
    const refused = { status: 400, body: { code: 'INVALID_VALUE', details: [{ field: 'imageUrl2' }] } }
    const body = { ...answers, imageUrl2 }
    expect(await api.send(keepQuest, { token: who.token, body })).toMatchObject(refused)
    expect(await api.send(keepQuest, { body })).toMatchObject(refused)
    const elsewhere = { ...answers, imageUrl2: 'https://evil.example/bowl.png' }
    expect(await api.send(keepQuest, { token: who.token, body: elsewhere })).toMatchObject(refused)
  })

  test('that a brand has no room for leave the answers unconnected', async () => {
    const who = await api.owner()
    const imageUrl1 = await upload(who.token)
    const id = await kept({ ...answers, imageUrl1 }, { token: who.token })
    await api.database.pool.query(
      `insert into file (brand_id, name, file_type, media_type, size, storage_key)
       values ($1, 'large', 'DRIVE', 'video/mp4', 1000000000000, 'large')`,
      [who.idBrand],
    )
    expect((await connect(who.token, who.idBrand, id)).body.code).toBe('STORAGE_EXCEEDED')
    expect((await api.send(readCore, who)).body.target).toBe(null)
    expect(await reservations(who.idBrand)).toBe(0)
    await api.database.pool.query(
      `update file set deleted_at = now(), purged_at = now() where storage_key = 'large'`,
    )
    expect((await connect(who.token, who.idBrand, id)).status).toBe(200)
  })
})

async function count(): Promise<number> {
  const { rows } = await api.database.pool.query<{ count: number }>('select count(*)::int from brand_quest')
  return rows[0]?.count ?? 0
}
