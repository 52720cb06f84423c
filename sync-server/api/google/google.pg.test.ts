import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AnswerOf } from '#contract/call.ts'
import {
  addGoogleDocument,
  copyFromMarket,
  copyToBrand,
  copyToUser,
  listGoogleDocuments,
  listGoogleTemplates,
  readGoogleTemplate,
  readStrategyTemplate,
  removeBrandDocument,
  removeUserDocument,
  renameBrandDocument,
  renameUserDocument,
} from '#contract/google-document.ts'
import { leaveBrand } from '#contract/member.ts'
import { openTestApi, type TestApi } from '../test-api.ts'

let api: TestApi
let idBrand: number
let owner: Sent
let member: Sent
let idMember: number

interface Sent {
  readonly token: string
  readonly idBrand: number
}

const fileId = '1AbC-dEf_0123456789abcdefghijklmnopqrstuvwxy'
const address = `https://docs.google.com/document/d/${fileId}/edit?usp=sharing`
const url = `https://docs.google.com/document/d/${fileId}/copy`

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

beforeEach(async () => {
  const me = await api.owner()
  idBrand = me.idBrand
  owner = { token: me.token, idBrand }
  const other = await api.person('지우')
  await api.join(idBrand, other.id, 'BRAND_ROLE_MEMBER')
  member = { token: other.token, idBrand }
  idMember = other.id
})

const add = (sent: Sent, title = '회의록', of = address) =>
  api.send(addGoogleDocument, { ...sent, body: { title, address: of } })

/** Ids and titles, in the order of the list. */
async function listed(sent: Sent): Promise<string[][]> {
  const { body } = await api.send(listGoogleDocuments, sent)
  const { googleDocuments } = (body as unknown as AnswerOf<typeof listGoogleDocuments>)._embedded
  return googleDocuments.map(({ id, title }) => [id, title])
}

test('documents of the operator are listed for visitors, in the language of the caller', async () => {
  const { body } = await api.send(listGoogleTemplates, { headers: { 'accept-language': 'ja' } })
  const { googleTemplates } = (body as unknown as AnswerOf<typeof listGoogleTemplates>)._embedded
  expect(googleTemplates).toMatchObject([
    { idTemplate: 1, name: '事業計画書', kind: 'document', isStrategy: false },
    { idTemplate: 2, name: 'Brand strategy slides', kind: 'presentation', isStrategy: true },
  ])
  const one = await api.send(readGoogleTemplate, { token: owner.token, params: { idTemplate: 2 } })
  expect(one.body).toMatchObject({ purpose: '브랜드 전략을 팀에 발표해요.', url: googleTemplates[1]?.url })
  const none = await api.send(readGoogleTemplate, { token: owner.token, params: { idTemplate: 3 } })
  expect([none.status, none.body.code]).toEqual([404, 'NOT_FOUND'])
})

test('the document for the strategy is the first that is marked as such, and NOT_FOUND without one', async () => {
  expect((await api.send(readStrategyTemplate, owner)).body).toMatchObject({ idTemplate: 2 })
  const bare = await openTestApi({ TEMPLATES_DIR: '' }, { database: api.database })
  try {
    const { status, body } = await bare.send(readStrategyTemplate, owner)
    expect([status, body.code, body.message]).toEqual([404, 'NOT_FOUND', '브랜드 전략 템플릿이 없어요.'])
    expect((await bare.send(listGoogleTemplates)).body).toMatchObject({ _embedded: { googleTemplates: [] } })
  } finally {
    await bare.close()
  }
})

test('of an address only kind and id are stored, and a file is once in a list', async () => {
  expect(await add(owner)).toMatchObject({
    status: 200,
    body: { id: `user/${fileId}`, createdType: 'USER', kind: 'document', fileId, title: '회의록', url },
  })
  const again = await add(owner, '다른 이름', `https://docs.google.com/document/u/1/d/${fileId}/view`)
  expect([again.status, again.body.code]).toEqual([409, 'CONFLICT'])
  expect(await listed(owner)).toEqual([[`user/${fileId}`, '회의록']])
})

test.each([
  'http://docs.google.com/document/d/1AbC-dEf_0123456789abcdefghijklmnopqrstuvwxy/edit',
  'https://evil.example/document/d/1AbC-dEf_0123456789abcdefghijklmnopqrstuvwxy/edit',
  'javascript:alert(1)//https://docs.google.com/document/d/1AbC-dEf_0123456789abcdefghijklmnopqrstuvwxy',
])('%s is refused as an address', async (of) => {
  const { status, body } = await add(owner, '회의록', of)
  expect(status).toBe(400)
  expect(body).toMatchObject({ details: [{ field: 'address' }] })
})

test('own links are seen by their member alone, those of the brand by all', async () => {
  await add(owner)
  expect(await listed(member)).toEqual([])
  await api.send(copyToBrand, { ...owner, body: { fileId } })
  expect(await listed(member)).toEqual([[`brand/${fileId}`, '회의록']])
  const hidden = await api.send(renameUserDocument, {
    ...member,
    params: { fileId },
    body: { title: '내 것' },
  })
  expect(hidden.status).toBe(404)
})

test('a copy has the title of its original and answers the page of Google; a second one changes nothing', async () => {
  await add(owner)
  for (const _ of [1, 2])
    expect(await api.send(copyToBrand, { ...owner, body: { fileId } })).toMatchObject({
      status: 200,
      body: { url },
    })
  await api.send(renameBrandDocument, { ...owner, params: { fileId }, body: { title: '가을 회의록' } })
  expect((await api.send(copyToUser, { ...member, body: { fileId } })).body).toEqual({ url })
  expect(await listed(member)).toEqual([
    [`user/${fileId}`, '가을 회의록'],
    [`brand/${fileId}`, '가을 회의록'],
  ])
  const market = { ...member, body: { idTemplate: 1 }, headers: { 'accept-language': 'en' } }
  expect((await api.send(copyFromMarket, market)).status).toBe(200)
  expect((await listed(member))[0]?.[1]).toBe('Business plan')
})

test('what is copied has to be there', async () => {
  for (const [call, body] of [
    [copyToBrand, { fileId }],
    [copyToUser, { fileId }],
    [copyFromMarket, { idTemplate: 99 }],
  ] as const)
    expect((await api.send(call, { ...owner, body })).status).toBe(404)
})

test('a link that is removed from one list stays in the other', async () => {
  await add(owner)
  await api.send(copyToBrand, { ...owner, body: { fileId } })
  expect((await api.send(removeUserDocument, { ...owner, params: { fileId } })).status).toBe(200)
  expect(await listed(owner)).toEqual([[`brand/${fileId}`, '회의록']])
  expect((await api.send(removeBrandDocument, { ...owner, params: { fileId } })).status).toBe(200)
  expect((await api.send(removeBrandDocument, { ...owner, params: { fileId } })).status).toBe(404)
})

test('a list takes 200 links, the lists of the brand and of each member apart', async () => {
  await api.database.pool.query(
    `insert into google_document (brand_id, kind, file_id, title)
     select $1, 'document', 'filler' || n, '' from generate_series(1, 199) n`,
    [idBrand],
  )
  const second = address.replace('/1AbC', '/2AbC')
  await add(owner)
  await add(owner, '둘째', second)
  const fill = (id: string) => api.send(copyToBrand, { ...owner, body: { fileId: id } })
  const both = await Promise.all([fill(fileId), fill(fileId.replace('1AbC', '2AbC'))])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(
    (await api.send(copyToUser, { ...member, body: { fileId: 'filler1'.padEnd(25, 'x') } })).status,
  ).toBe(404)
  expect((await add(member)).status).toBe(200)
})

test('the links of a member go with the membership, those of the brand stay', async () => {
  await add(member)
  await add(owner)
  await api.send(copyToBrand, { ...owner, body: { fileId } })
  await api.send(leaveBrand, { token: member.token, query: { idBrand } })
  const { rows } = await api.database.pool.query<{ owner_id: number | null }>(
    'select owner_id from google_document where brand_id = $1',
    [idBrand],
  )
  expect(rows).toHaveLength(2)
  expect(rows.map(({ owner_id }) => owner_id)).not.toContain(idMember)
})
