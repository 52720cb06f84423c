import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { changeApproval } from '#contract/approval.ts'
import { changeBrand } from '#contract/brand.ts'
import { changeCore, createCoreValue } from '#contract/brand-core.ts'
import { uploadImage } from '#contract/file.ts'
import { createShare, listShares, readSharedCore, readSharedFile, renderShare } from '#contract/share.ts'
import { changeLogo } from '#contract/visual.ts'
import { translations } from '#model/documents/translations.ts'
import type { Language } from '#model/language/languages.ts'
import { keyOfText } from '#model/translations/translatable.ts'
import { openTestApi, type TestApi } from '../test-api.ts'

let api: TestApi
let sent: { token: string; idBrand: number }
/** The translations as a device of the brand has them. */
let doc: Y.Doc

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

beforeEach(async () => {
  sent = await api.owner()
  // Approvals are part of Plus.
  await api.database.kysely
    .updateTable('brand')
    .set({ plan: 'PLUS' })
    .where('id', '=', sent.idBrand)
    .execute()
  doc = new Y.Doc()
  await api.send(changeBrand, { ...sent, body: { name: '온기' } })
  await api.send(changeCore, {
    ...sent,
    body: { purposeManifesto: '따뜻한 한 끼', background: '할머니의 사발', what: '쌀로 구운 빵' },
  })
  await api.send(createCoreValue, { ...sent, body: { keyword: '정직', description: '속이지 않아요' } })
})

/** Writes texts of a language by path, each with the source that it was made from, and stores the document. */
async function store(
  language: Language,
  texts: Readonly<Record<string, readonly [source: string, text: string]>>,
) {
  for (const [path, [source, text]] of Object.entries(texts)) {
    const key = keyOfText(path)
    translations.translated[language].at(key).write(doc, text)
    const made = { source, origin: 'TYPED', at: '2026-11-30T00:00:00Z' }
    translations.translatedFrom[language].set(doc, key, { made })
  }
  await api.database.pool.query(
    `insert into doc_update (brand_id, document, data) values ($1, 'translations', $2)`,
    [sent.idBrand, Buffer.from(Y.encodeStateAsUpdate(doc))],
  )
}

async function share(languages?: readonly Language[], approvedOnly = false): Promise<string> {
  const answer = await api.send(createShare, {
    ...sent,
    body: { part: 'ALL', approvedOnly, ...(languages && { languages }) },
  })
  return String(answer.body.key)
}

const render = async (key: string, lang: Language) =>
  (await api.send(renderShare, { query: { key, lang } })).body

const english = {
  'core.purposeManifesto': ['따뜻한 한 끼', 'A warm meal'],
  'core.background': ['할머니의 사발 ', 'A bowl of my grandmother'],
  'core.values/another-key/keyword': ['정직', 'Honesty'],
} as const

test('a link shows translations in the languages that it offers, and says what is left in the language of the brand', async () => {
  await store('en', english)
  const key = await share(['en', 'ja'])
  const shown = await render(key, 'en')
  expect(shown).toMatchObject({
    core: {
      purpose: { purposeManifesto: 'A warm meal' },
      story: { background: 'A bowl of my grandmother', what: '쌀로 구운 빵' },
      values: [{ keyword: 'Honesty', description: '속이지 않아요' }],
    },
    texts: {
      language: 'en',
      source: 'ko',
      offered: ['en'],
      untranslated: ['온기', '쌀로 구운 빵', '속이지 않아요'],
    },
  })
  const { body: core } = await api.send(readSharedCore, {
    query: { key },
    headers: { 'accept-language': 'en' },
  })
  expect(core).toMatchObject({ purpose: { purposeManifesto: 'A warm meal' } })
  expect(await render(key, 'ko')).toMatchObject({
    core: { purpose: { purposeManifesto: '따뜻한 한 끼' } },
    texts: { language: 'ko', untranslated: [] },
  })
  expect((await render(key, 'ja')).texts).toMatchObject({ language: 'ko', offered: ['en'] })
})

test('a link that offers no language shows none, whatever is translated', async () => {
  await store('en', english)
  const shown = await render(await share(), 'en')
  expect(shown).toMatchObject({ core: { purpose: { purposeManifesto: '따뜻한 한 끼' } } })
  expect(shown).not.toHaveProperty('texts')
})

test('a translation of other words than the guide has now is not shown', async () => {
  await store('en', english)
  const key = await share(['en'])
  await api.send(changeCore, { ...sent, body: { purposeManifesto: '따뜻한 두 끼' } })
  expect(await render(key, 'en')).toMatchObject({ core: { purpose: { purposeManifesto: '따뜻한 두 끼' } } })
  await store('en', { 'core.purposeManifesto': ['따뜻한 두 끼', 'Two warm meals'] })
  expect(JSON.stringify((await render(key, 'en')).core)).toContain('Two warm meals')
})

test('the page has the language of its address, links to each other one, and marks what is not translated', async () => {
  await store('en', english)
  const key = await share(['en'])
  const { body } = await api.app.inject({ url: `/share/${key}?lang=en` })
  expect(body).toContain('<html lang="en"')
  expect(body).toContain('A warm meal')
  expect(body).not.toContain('따뜻한 한 끼')
  expect(body).toMatch(/<dd lang="ko-KR">속이지 않아요 <small class="source" lang="en-US">/)
  expect(body).toMatch(/<dd lang="ko-KR">쌀로 구운 빵 <small/)
  expect(body.match(/href="\?lang=[\w-]+"/g)).toEqual(['href="?lang=ko"', 'href="?lang=en"'])
  const korean = (await api.app.inject({ url: `/share/${key}?lang=ko` })).body
  expect(korean).toContain('따뜻한 한 끼')
  expect(korean).not.toContain('class="source"')
})

test('the languages of a link are listed, each once', async () => {
  await share(['ja', 'en', 'ja'])
  const { body } = await api.send(listShares, sent)
  expect(body._embedded).toMatchObject({ shares: [{ languages: ['ja', 'en'] }] })
})

test('a stored document that is none, or is emptied, shows the guide as it is written', async () => {
  await store('en', english)
  await store('en', { 'core.what': ['쌀로 구운 빵', '   '] })
  const key = await share(['en'])
  expect((await render(key, 'en')).core).toMatchObject({ story: { what: '쌀로 구운 빵' } })
  await api.database.pool.query(`delete from doc_update where brand_id = $1`, [sent.idBrand])
  expect(await render(key, 'en')).not.toHaveProperty('texts')
})

test('a link to approved sections shows no translations, which are not approved', async () => {
  await store('en', english)
  for (const section of ['brandCorePurpose', 'brandCoreValue'])
    await api.send(changeApproval, { ...sent, body: { section, state: 'APPROVED' } })
  const shown = await render(await share(['en'], true), 'en')
  expect(shown).toMatchObject({
    core: { purpose: { purposeManifesto: '따뜻한 한 끼' }, values: [{ keyword: '정직' }] },
  })
  expect(shown).not.toHaveProperty('texts')
})

test('a picture is read without translations, which are the same in every language', async () => {
  const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#8E3B2E' } })
    .png()
    .toBuffer()
  const file = { bytes, name: 'a.png', type: 'image/png' }
  const { body } = await api.send(uploadImage, { ...sent, body: { fileType: 'LOGO' }, file })
  const idFile = Number(body.idFile)
  await api.send(changeLogo, { ...sent, body: { logoSymbol: { idFile } } })
  const key = await share(['en'])
  await api.database.pool.query(
    `insert into doc_update (brand_id, document, data) values ($1, 'translations', '\\xff')`,
    [sent.idBrand],
  )
  const { status } = await api.send(readSharedFile, { params: { idFile }, query: { key } })
  expect(status).toBe(200)
})

test('a link whose translations cannot be read shows the guide as it is written, as REST and as a page', async () => {
  await store('en', english)
  const key = await share(['en'])
  await api.database.pool.query(`update doc_update set data = '\\xff' where brand_id = $1`, [sent.idBrand])
  const { status, body } = await api.send(renderShare, { query: { key, lang: 'en' } })
  expect(status).toBe(200)
  expect(body).toMatchObject({ core: { purpose: { purposeManifesto: '따뜻한 한 끼' } } })
  expect(body).not.toHaveProperty('texts')
  const page = await api.app.inject({ url: `/share/${key}?lang=en` })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('따뜻한 한 끼')
})
