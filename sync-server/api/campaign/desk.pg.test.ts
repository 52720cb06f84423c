import { afterAll, beforeAll, expect, test } from 'vitest'
import { listApplications, readCampaignImage, uploadCampaignImage } from '#contract/campaign.ts'
import {
  declineApplication,
  deliverApplication,
  listQueuedApplications,
  pageActs,
  readApplicationPhoto,
  readQueuedApplication,
  reviewApplication,
} from '#contract/operator.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { application as answers, staffToken } from '../../../tests/contract/fixtures.ts'

let api: TestApi
let token: string

const png = {
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  name: '겨울 광고.png',
  type: 'image/png',
}
const conflict = { status: 409, body: { code: 'CONFLICT' } }

beforeAll(async () => {
  api = await openTestApi()
  token = await staffToken(api, 'OPERATOR')
})

afterAll(() => api.close())

async function applied(dueOn = '2025-11-06') {
  const person = await api.person()
  const sent = { token: person.token, body: {}, file: png }
  const { body } = await api.send(uploadCampaignImage, sent)
  const key = `account/${person.id}/${String(body.url).split('/').at(-1)}`
  const { rows } = await api.database.pool.query<{ id: number }>(
    `insert into campaign_application (campaign, account_id, answers, images, due_on)
     values ('desk', $1, $2, $3, $4) returning id`,
    [person.id, JSON.stringify(answers), JSON.stringify([key]), dueOn],
  )
  return { ...person, idApplication: Number(rows[0]?.id) }
}

const actsOf = async (idApplication: number) => {
  const { body } = await api.send(pageActs, { token, query: { size: 200 } })
  const { acts } = body._embedded as { acts: { idApplication: number | null }[] }
  return acts.filter((act) => act.idApplication === idApplication)
}

test('an application goes from the queue to its designs, which the person gets, and every act is noted', async () => {
  const { idApplication, token: person } = await applied('2025-11-05')
  const params = { idApplication }
  const queue = await api.send(listQueuedApplications, { token, query: { size: 200 } })
  const { applications } = queue.body._embedded as { applications: { dueOn: string }[] }
  expect(applications).toContainEqual(
    expect.objectContaining({ idApplication, name: '온기', status: 'RECEIVED', dueOn: '2025-11-05' }),
  )
  const days = applications.map(({ dueOn }) => dueOn)
  expect(days).toEqual([...days].sort())

  expect(await api.send(readQueuedApplication, { token, params })).toMatchObject({
    status: 200,
    body: { answers: { adRequest: answers.adRequest, target: null }, photos: 1, designs: [] },
  })
  const photo = await api.send(readApplicationPhoto, { token, params: { ...params, number: 1 } })
  expect(photo).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } })
  expect(await api.send(readApplicationPhoto, { token, params: { ...params, number: 2 } })).toMatchObject({
    status: 404,
  })

  const review = () => api.send(reviewApplication, { token, params })
  expect(await review()).toMatchObject({ body: { status: 'REVIEWING' } })
  expect(await review()).toMatchObject(conflict)
  const deliver = (file: typeof png) => api.send(deliverApplication, { token, params, body: {}, file })
  expect(await deliver({ ...png, bytes: Buffer.from('hello') })).toMatchObject({ status: 415 })
  expect(await deliver(png)).toMatchObject({ body: { status: 'DELIVERED', designs: ['겨울 광고.png'] } })
  await api.database.pool.query(`update campaign_application set mailed = status where id = $1`, [
    idApplication,
  ])
  // Another one is added to the result, of which the person was told already.
  expect(await deliver({ ...png, name: '둘.png' })).toMatchObject({
    body: { designs: ['겨울 광고.png', '둘.png'] },
  })
  expect(await api.send(declineApplication, { token, params, body: { reason: '늦었어요' } })).toMatchObject(
    conflict,
  )

  const mine = await api.send(listApplications, { token: person })
  const [own] = (mine.body._embedded as { applications: { results: { name: string; url: string }[] }[] })
    .applications
  expect(own).toMatchObject({ status: 'DELIVERED', results: [{ name: '겨울 광고.png' }, { name: '둘.png' }] })
  const key = String(own?.results[0]?.url.split('/').at(-1))
  expect((await api.send(readCampaignImage, { token: person, params: { key } })).status).toBe(200)
  expect(await actsOf(idApplication)).toMatchObject([
    { act: 'DELIVER', details: '둘.png', title: '온기', staffName: '지우', idTask: null, idBrand: null },
    { act: 'DELIVER', details: '겨울 광고.png' },
    { act: 'TAKE' },
    { act: 'READ_FILE', details: `${idApplication}-1.png` },
  ])
})

test('an application is declined with a reason, by operators only, and then gets no design', async () => {
  const { idApplication, token: person } = await applied()
  const params = { idApplication }
  const reason = { params, body: { reason: '이미 다른 지원을 받고 있어요' } }
  const designer = await staffToken(api, 'DESIGNER')
  expect(await api.send(declineApplication, { token: designer, ...reason })).toMatchObject({ status: 403 })
  expect(await api.send(declineApplication, { token, ...reason })).toMatchObject({
    body: { status: 'DECLINED', reason: reason.body.reason },
  })
  expect(await api.send(deliverApplication, { token, params, body: {}, file: png })).toMatchObject(conflict)
  const mine = await api.send(listApplications, { token: person })
  expect(mine.body._embedded).toMatchObject({
    applications: [{ status: 'DECLINED', reason: reason.body.reason, results: [] }],
  })
  const done = await api.send(listQueuedApplications, { token, query: { status: 'DECLINED', size: 200 } })
  expect(done.body._embedded).toMatchObject({
    applications: expect.arrayContaining([expect.objectContaining({ idApplication })]),
  })
})

test('no more designs are delivered than a result may have', async () => {
  const { idApplication } = await applied()
  const designs = JSON.stringify(Array.from({ length: 10 }, (_, n) => ({ key: `k${n}`, name: `${n}.png` })))
  await api.database.pool.query(
    `update campaign_application set status = 'DELIVERED', results = $2 where id = $1`,
    [idApplication, designs],
  )
  const sent = { token, params: { idApplication }, body: {}, file: png }
  expect(await api.send(deliverApplication, sent)).toMatchObject({
    status: 409,
    body: { code: 'LIMIT_EXCEEDED' },
  })
})
