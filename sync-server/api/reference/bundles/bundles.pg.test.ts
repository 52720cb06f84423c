import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addBundle,
  pageBundleCollections,
  pageBundles,
  pageQuestBundles,
  readBundle,
  readBundleCollection,
  removeBundle,
} from '#contract/bundle.ts'
import type { AnswerOf } from '#contract/call.ts'
import { createDocument, listDocuments } from '#contract/document.ts'
import type { PlanKey } from '#model/access/plans.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

/** Of the market: for every plan, and for paid ones alone. */
const free = { bundle: 1, template: 11 }
const premium = { bundle: 4, template: 27 }
const refused = { status: 403, body: { code: 'FORBIDDEN_PLAN' } }
let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

type Collections = AnswerOf<typeof pageBundleCollections>
type Bundles = AnswerOf<typeof pageBundles>

async function brandWith(plan: PlanKey, role: BrandRole = 'BRAND_ROLE_MEMBER') {
  const owner = await api.person()
  const idBrand = await api.brand(owner.id)
  await setPlan(idBrand, plan)
  const { id, token } = await api.person()
  await api.join(idBrand, id, role)
  return { idBrand, token }
}

async function setPlan(idBrand: number, plan: PlanKey): Promise<void> {
  await api.database.kysely.updateTable('brand').set({ plan }).where('id', '=', idBrand).execute()
}

async function bundlesOf(member: { idBrand: number; token: string }): Promise<(readonly [number, string])[]> {
  const { body } = await api.send(pageBundles, member)
  const { templateBundles } = (body as unknown as Bundles)._embedded
  return templateBundles.map(({ idBundleCollection, createdType }) => [idBundleCollection, createdType])
}

test('visitors see the bundles of the market in their language, and one with its templates in its order', async () => {
  const sent = { query: { size: 60 }, headers: { 'accept-language': 'en' } }
  const { body, headers } = await api.send(pageBundleCollections, sent)
  const { bundleCollections } = (body as unknown as Collections)._embedded
  expect(bundleCollections.length).toBeGreaterThanOrEqual(8)
  expect(bundleCollections[0]).toMatchObject({
    idBundleCollection: 1,
    name: 'Opening a café',
    isPremium: false,
  })
  expect(bundleCollections.filter(({ isPremium }) => isPremium)).toHaveLength(2)
  const held = { ...sent.headers, 'if-none-match': String(headers.etag) }
  expect(await api.send(pageBundleCollections, { ...sent, headers: held })).toMatchObject({ status: 304 })

  const one = await api.send(readBundleCollection, { params: { id: 4 }, query: { language: 'ja' } })
  const { idTemplates, resTemplateLists } = one.body as unknown as AnswerOf<typeof readBundleCollection>
  expect(resTemplateLists.map(({ idTemplate }) => idTemplate)).toEqual(idTemplates)
  expect(await api.send(readBundleCollection, { params: { id: 999 } })).toMatchObject({ status: 404 })
})

test('the first questions are shown the bundles of their trade first', async () => {
  const { body } = await api.send(pageQuestBundles, { query: { trade: 'ECOMMERCE_CRAFT', size: 60 } })
  const ids = (body as unknown as Collections)._embedded.bundleCollections.map(
    (each) => each.idBundleCollection,
  )
  expect(ids.slice(0, 3)).toEqual([3, 5, 8])
  expect(new Set(ids).size).toBe(ids.length)
})

test('a bundle is added once, listed for the brand alone, and taken out again', async () => {
  const member = await brandWith('FREE')
  const body = { idBundleCollection: free.bundle }
  const first = await api.send(addBundle, { ...member, body })
  expect(first).toMatchObject({
    status: 200,
    body: { createdType: 'USER', market: { idBundleCollection: 1 } },
  })
  const again = await api.send(addBundle, { ...member, body })
  expect(again.body).toEqual(first.body)
  expect(await bundlesOf(member)).toEqual([[1, 'USER']])
  const params = { id: Number(first.body.idTemplateBundle) }
  expect(await api.send(readBundle, { ...member, params })).toMatchObject({ body: first.body })
  const other = await brandWith('FREE')
  expect(await api.send(readBundle, { ...other, params })).toMatchObject({ status: 404 })
  expect(await bundlesOf(other)).toEqual([])

  const out = { idBundleCollection: 1 }
  expect(await api.send(removeBundle, { ...other, query: out })).toMatchObject({ status: 200 })
  expect(await bundlesOf(member)).toEqual([[1, 'USER']])
  expect(await api.send(removeBundle, { ...member, query: out })).toMatchObject({ status: 200 })
  expect(await bundlesOf(member)).toEqual([])
})

test('a bundle that the market does not have is not found', async () => {
  const member = await brandWith('FREE')
  const body = { idBundleCollection: 999 }
  expect(await api.send(addBundle, { ...member, body })).toMatchObject({ status: 404 })
})

test('brand templates take bundles from designers and above alone', async () => {
  const body = { idBundleCollection: free.bundle, createdType: 'BRAND' }
  const query = { idBundleCollection: free.bundle, createdType: 'BRAND' }
  const member = await brandWith('FREE')
  expect(await api.send(addBundle, { ...member, body })).toMatchObject({ status: 403 })
  expect(await api.send(removeBundle, { ...member, query })).toMatchObject({ status: 403 })
  const designer = await brandWith('FREE', 'BRAND_ROLE_DESIGNER')
  expect(await api.send(addBundle, { ...designer, body })).toMatchObject({ status: 200 })
  expect(await bundlesOf(designer)).toEqual([[1, 'BRAND']])
})

test('a premium bundle needs a paid plan, and stays when the plan ends', async () => {
  const member = await brandWith('FREE')
  const body = { idBundleCollection: premium.bundle }
  expect(await api.send(addBundle, { ...member, body })).toMatchObject(refused)
  expect(await bundlesOf(member)).toEqual([])
  await setPlan(member.idBrand, 'BASIC')
  expect(await api.send(addBundle, { ...member, body })).toMatchObject({ status: 200 })
  await setPlan(member.idBrand, 'FREE')
  expect(await bundlesOf(member)).toEqual([[4, 'USER']])
})

test('a design is made of a premium template with a paid plan alone; other templates are for all', async () => {
  const member = await brandWith('FREE')
  const make = (idTemplate?: number) => {
    const document = documentName('design', crypto.randomUUID())
    return api.send(createDocument, {
      ...member,
      body: { document, ...(idTemplate && { idMarketTemplate: idTemplate }) },
    })
  }
  expect(await make(premium.template)).toMatchObject({
    ...refused,
    body: { details: [{ field: 'idMarketTemplate', code: 'FORBIDDEN_PLAN' }] },
  })
  // One that the market does not have any more is no reason to refuse what was made offline.
  for (const idTemplate of [free.template, 999_999, undefined])
    expect(await make(idTemplate)).toMatchObject({ status: 200 })
  await setPlan(member.idBrand, 'PLUS')
  expect(await make(premium.template)).toMatchObject({ status: 200 })
  await setPlan(member.idBrand, 'FREE')
  const { body } = await api.send(listDocuments, { ...member, query: { kind: 'design' } })
  expect((body as unknown as AnswerOf<typeof listDocuments>)._embedded.documents).toHaveLength(4)
})
