import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  applyToCampaign,
  listApplications,
  readCampaign,
  readCampaignImage,
  uploadCampaignImage,
} from '#contract/campaign.ts'
import { headers } from '#contract/errors.ts'
import type { Campaign } from '#model/campaign/campaign.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openSession } from '#server/http/tokens.ts'

const everyTime: Campaign = {
  key: 'open',
  startsAt: Date.parse('2025-11-01T00:00:00+09:00'),
  endsAt: Date.parse('2025-12-01T00:00:00+09:00'),
  capacity: 1000,
}
let campaign: Campaign
let runs = 0
let api: TestApi

beforeAll(async () => {
  const limits = { MAIL_CODES_PER_HOUR: '1000', HTTP_REQUESTS_PER_ADDRESS: '5000' }
  api = await openTestApi(limits, { campaign: { read: async () => campaign } })
})

afterAll(() => api.close())

afterEach(() => vi.useRealTimers())

/** A campaign of its own, at a time in Seoul. */
function begin(time: string, more: Partial<Campaign> = {}): void {
  runs += 1
  campaign = { ...everyTime, key: `run-${runs}`, ...more }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) })
}

const during = '2025-11-03T10:00:00+09:00'

const body = {
  name: ' 온기 ',
  industryType: 'ECOMMERCE',
  service: ['밥그릇'],
  adPurpose: 'PRODUCT',
  keywords: ['warm'],
  logoColor: '#1C6E5A',
  adRequest: '밥그릇이 새로 나왔어요.',
}

const apply = (token: string, more: object = {}, extra: Record<string, string> = {}) =>
  api.send(applyToCampaign, { token, body: { ...body, ...more }, headers: extra })

/** A server that is too busy asks to try again. */
async function applyUntilAnswered(token: string): ReturnType<typeof apply> {
  const answer = await apply(token)
  return answer.status === 503 ? applyUntilAnswered(token) : answer
}

test.each([
  ['2025-10-31T23:59:59.999+09:00', 'BEFORE', 'CAMPAIGN_NOT_STARTED', '2025-10-31T15:00:00.000Z'],
  ['2025-12-01T00:00:00+09:00', 'CLOSED', 'CAMPAIGN_CLOSED', null],
])(
  'at %s it is %s: applying is closed, in the words of each language',
  async (time, state, code, changesAt) => {
    const { token } = await api.person()
    begin(time)
    expect((await api.send(readCampaign)).body).toMatchObject({ state, changesAt, capacity: 1000 })
    const korean = await apply(token, {}, { 'accept-language': 'ko' })
    expect([korean.status, korean.body.code]).toEqual([409, code])
    const english = await apply(token, {}, { 'accept-language': 'en' })
    expect(english.body.message).not.toBe(korean.body.message)
  },
)

test('an application is received once, with the day of its result, and listed for who sent it alone', async () => {
  const [one, other] = [await api.person(), await api.person()]
  begin(during)
  const sent = await apply(one.token)
  expect([sent.status, sent.body]).toEqual([
    200,
    {
      idApplication: expect.any(Number),
      campaign: campaign.key,
      name: '온기',
      status: 'RECEIVED',
      dueOn: '2025-11-06',
      createdAt: expect.any(String),
      reason: null,
      results: [],
    },
  ])
  const again = await apply(one.token)
  expect([again.status, again.body.code]).toEqual([409, 'ALREADY_APPLIED'])
  const mine = await api.send(listApplications, one)
  expect(mine.body).toMatchObject({ _embedded: { applications: [sent.body] } })
  expect((await api.send(listApplications, other)).body).toMatchObject({ _embedded: { applications: [] } })
})

test('sent twice with one key it is one application and the same answer', async () => {
  const { token } = await api.person()
  begin(during)
  const key = { [headers.idempotencyKey]: crypto.randomUUID() }
  const [first, second] = [await apply(token, {}, key), await apply(token, {}, key)]
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])
})

test('1,000 people at once for the last place: one gets it', async () => {
  const { rows } = await api.database.pool.query<{ id: number }>(
    `insert into account (email, full_name) select 'crowd' || n || '@ongi.example', '한결'
     from generate_series(1, 1000) n returning id`,
  )
  const tokens: string[] = []
  for (const { id } of rows) tokens.push(await openSession(api.database.kysely, id, 'a test'))
  const before = await api.person()
  begin(during, { capacity: 2 })
  expect((await apply(before.token)).status).toBe(200)
  expect((await api.send(readCampaign)).body.state).toBe('OPEN')

  const answers = await Promise.all(tokens.map(applyUntilAnswered))

  const accepted = answers.filter(({ status }) => status === 200)
  expect(accepted).toHaveLength(1)
  const codes = new Set(answers.filter((answer) => answer !== accepted[0]).map((answer) => answer.body.code))
  expect([...codes]).toEqual(['CAMPAIGN_FULL'])
  const { rows: kept } = await api.database.pool.query(
    'select count(*)::int as count from campaign_application where campaign = $1',
    [campaign.key],
  )
  expect(kept[0].count).toBe(2)
  expect((await api.send(readCampaign)).body.state).toBe('FULL')
}, 120_000)

test.each([
  ['name', { name: '   ' }],
  ['name', { name: '가'.repeat(41) }],
  ['industryType', { industryType: 'GAMBLING' }],
  ['service', { service: [] }],
  ['service', { service: ['1', '2', '3', '4', '5', '6'] }],
  ['service.0', { service: ['가'.repeat(41)] }],
  ['target', { target: '가'.repeat(101) }],
  ['adPurpose', { adPurpose: 'NONE' }],
  ['keywords', { keywords: [] }],
  ['logoColor', { logoColor: 'green' }],
  ['adRequest', { adRequest: '가'.repeat(2001) }],
  ['imageUrl1', { imageUrl1: '/api/v1/quest/small-business/image/none.png' }],
])('an application with a wrong %s (%j) is refused', async (field, wrong) => {
  const { token } = await api.person()
  begin(during)
  const { status, body: answer } = await apply(token, wrong)
  expect([status, answer.details]).toEqual([400, [expect.objectContaining({ field })]])
})

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const upload = (token: string, bytes: Buffer = png) =>
  api.send(uploadCampaignImage, { token, body: {}, file: { bytes, name: 'a.png', type: 'image/png' } })

test('photographs are stored for their account alone, and an application names only its own', async () => {
  const [one, other] = [await api.person(), await api.person()]
  begin(during)
  const { status, body: stored } = await upload(one.token)
  expect(status).toBe(200)
  const params = { key: String(stored.url).split('/').at(-1) ?? '' }
  expect((await api.send(readCampaignImage, { ...one, params })).headers['content-type']).toBe('image/png')
  expect((await api.send(readCampaignImage, { ...other, params })).status).toBe(404)
  expect((await apply(other.token, { imageUrl1: stored.url })).status).toBe(400)
  expect((await apply(one.token, { imageUrl1: stored.url })).status).toBe(200)
  const { rows } = await api.database.pool.query(
    'select images from campaign_application where account_id = $1',
    [one.id],
  )
  expect(rows).toEqual([{ images: [`account/${one.id}/${params.key}`] }])
})

test('no other type of file is stored, and not more than a few of each account', async () => {
  const { token } = await api.person()
  vi.useRealTimers()
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect((await upload(token, drawing)).body.code).toBe('UNSUPPORTED_TYPE')
  const codes: unknown[] = []
  // The limit of the address is 30 a minute.
  for (let at = 0; at < 31; at += 1) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 })
    codes.push((await upload(token)).body.code)
  }
  expect(codes.indexOf('LIMIT_EXCEEDED')).toBe(30)
})
