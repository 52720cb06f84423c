import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf } from '#contract/call.ts'
import { listForms, listSizeUnits } from '#contract/form.ts'
import { listSearchKeywords, listTemplateCategories, pageTemplates } from '#contract/market.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { readLocale } from '#server/http/locales.ts'

type Page = AnswerOf<typeof pageTemplates>

const folder = mkdtempSync(join(tmpdir(), 'saegim-templates-'))
let api: TestApi
let token: string

beforeAll(async () => {
  api = await openTestApi({ TEMPLATES_DIR: folder })
  token = (await api.person()).token
})

afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

async function ask(query: Record<string, string | number> = {}, language = 'ko'): Promise<Page> {
  const { status, body } = await api.send(pageTemplates, {
    token,
    query,
    headers: { 'accept-language': language },
  })
  expect(status).toBe(200)
  return body as unknown as Page
}

const rowsOf = ({ _embedded }: Page) => _embedded.resTemplateLists
const idsOf = (page: Page) => rowsOf(page).map(({ idTemplate }) => idTemplate)
const textOf = (page: Page, id: string) => {
  const layers = rowsOf(page)[0]?.body.pages.flatMap(({ layers }) => layers) ?? []
  return (layers.find((layer) => layer.id === id) as { text?: unknown } | undefined)?.text
}

test('pages have the templates once each, by number, with their facts', async () => {
  const first = await ask({ size: 10 })
  const second = await ask({ size: 10, page: 1 })
  expect(first.page.totalPages).toBeGreaterThan(1)
  const ids = [...idsOf(first), ...idsOf(second)]
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
  expect(rowsOf(first)[0]).toMatchObject({
    idTemplate: 1,
    name: '새 상품 소개',
    idForm: 2,
    category: 'sns',
    width: 1080,
    height: 1350,
    sizeUnit: 'px',
    look: 'calm',
    isPremium: false,
    occasions: [{ key: 'newProduct', name: '새 상품' }],
    body: { v: 1, form: 'instagram-portrait' },
  })
})

test('names are in the language of the caller, a body is in that of the content', async () => {
  const page = await ask({ query: 'new product', language: 'ja', size: 1 }, 'en')
  expect(rowsOf(page)[0]).toMatchObject({ name: 'New product', tags: [{ name: 'New product' }, {}] })
  expect(rowsOf(page)[0]?.body).toMatchObject({ name: '新商品の紹介', tags: ['新商品', '写真'] })
  expect(textOf(page, 't3')).toBe('外はさくっと、\n中はしっとり')
  expect(textOf(await ask({ size: 1 }, 'zh-TW'), 't3')).toBe('外皮酥脆，\n內裡柔軟')
})

test('filters are by category, form, tags, trade, occasion and look, and all of them hold', async () => {
  const tabs = rowsOf(await ask({ idCategory: 1, size: 60 })).map(({ category }) => category)
  expect(new Set(tabs)).toEqual(new Set(['sns']))
  expect(idsOf(await ask({ idForm: 44 }))).toContain(8)
  const both = rowsOf(await ask({ idTags: '1,2', size: 60 }))
  expect(both.length).toBeGreaterThan(0)
  for (const { tags } of both)
    expect(tags.map(({ idTemplateTag }) => idTemplateTag)).toEqual(expect.arrayContaining([1, 2]))
  // Made for craft shops: shown to them and to their group, not to a clinic.
  expect(idsOf(await ask({ trade: 'ECOMMERCE_CRAFT', size: 60 }))).toContain(13)
  expect(idsOf(await ask({ trade: 'ECOMMERCE', size: 60 }))).toContain(13)
  expect(idsOf(await ask({ trade: 'HEALTHCARE_MEDICAL_DENTAL', size: 60 }))).not.toContain(13)
  expect(idsOf(await ask({ trade: 'HEALTHCARE_MEDICAL_DENTAL', size: 60 }))).toContain(8)
  expect(idsOf(await ask({ occasion: 'event', size: 60 }))).toContain(3)
  const warm = rowsOf(await ask({ look: 'warm', idCategory: 14, size: 60 }))
  expect(warm.length).toBeGreaterThan(0)
  expect(warm.every(({ look, category }) => look === 'warm' && category === 'sticker')).toBe(true)
})

test('a search finds names, forms and tags, also by initial consonants', async () => {
  expect(idsOf(await ask({ query: 'ㅅㅅㅍ' }))).toContain(1)
  expect(idsOf(await ask({ query: '쿠폰' }))).toContain(13)
  expect(idsOf(await ask({ query: '유튜브' }))).toContain(7)
  expect(idsOf(await ask({ query: 'coupon' }, 'en'))).toContain(13)
  expect(await ask({ query: '없는말' })).toMatchObject({ page: { totalPages: 0 } })
})

test('a search for menus finds no hiring notice, in any language; one for a trade or an occasion finds what is made for it', async () => {
  for (const [language, query] of [
    ['ko', '메뉴판'],
    ['en', 'menu board'],
    ['ja', 'メニュー'],
    ['zh-CN', '菜单'],
    ['zh-TW', '菜單'],
  ] as const) {
    const rows = rowsOf(await ask({ query, size: 60 }, language))
    expect(rows.length, language).toBeGreaterThan(0)
    const hiring = rows.filter(({ occasions }) => occasions.some(({ key }) => key === 'hiring'))
    expect(hiring.map(({ name }) => name)).toEqual([])
  }
  const menus = rowsOf(await ask({ query: 'ㅁㄴㅍ', size: 60 }))
  const isNamed = menus.map(({ name }) => name.includes('메뉴판'))
  expect(isNamed).toEqual([...isNamed].sort((a, b) => Number(b) - Number(a)))
  expect(idsOf(await ask({ query: '직원 모집', size: 60 }))).toEqual(expect.arrayContaining([24, 80]))
  const crafts = rowsOf(await ask({ query: '온라인 쇼핑', size: 60 }))
  expect(crafts.map(({ idTemplate }) => idTemplate)).toContain(13)
})

test('what a caller has already is 304, until the language, the query or a file changes', async () => {
  const sent = { token, query: { size: 2 }, headers: { 'accept-language': 'ko' } }
  const { headers } = await api.send(pageTemplates, sent)
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-language' })
  const again = (language: string, query: object = sent.query) =>
    api.send(pageTemplates, {
      token,
      query: { ...query },
      headers: { 'accept-language': language, 'if-none-match': String(headers.etag) },
    })
  expect(await again('ko')).toMatchObject({ status: 304, text: '' })
  expect((await again('en')).status).toBe(200)
  expect((await again('ko', { size: 3 })).status).toBe(200)
  writeTemplate('10001-cafe')
  writeTemplate('10002-bakery')
  expect((await again('ko')).status).toBe(200)
  for (const name of ['10001-cafe', '10002-bakery']) rmSync(join(folder, name), { recursive: true })
  expect((await again('ko')).status).toBe(304)
})

test('a page whose templates are the same is 304 though another template has changed', async () => {
  writeTemplate('10001-cafe')
  const sent = { token, headers: { 'accept-language': 'ko' } }
  const page = async (query: Record<string, string | number>) => {
    const { headers } = await api.send(pageTemplates, { ...sent, query })
    const held = { ...sent.headers, 'if-none-match': String(headers.etag) }
    return async () => (await api.send(pageTemplates, { ...sent, query, headers: held })).status
  }
  const all = await ask({ size: 60 })
  const query = idsOf(all).indexOf(10_001) < 2 ? { size: 2, page: 1 } : { size: 2 }
  const [other, own] = [await page(query), await page({ query: '동네 소식' })]
  writeFileSync(join(folder, '10001-cafe', 'words.json'), '{ }')
  expect([await other(), await own()]).toEqual([304, 200])
  rmSync(join(folder, '10001-cafe'), { recursive: true })
})

test('an update that changes the form of answers, or a name, makes a stored answer stale', async () => {
  const sent = { token, query: { size: 2 }, headers: { 'accept-language': 'ko' } }
  const { headers } = await api.send(pageTemplates, sent)
  const again = async () => {
    const held = { ...sent.headers, 'if-none-match': String(headers.etag) }
    return (await api.send(pageTemplates, { ...sent, headers: held })).status
  }
  const { occasion } = readLocale<{ occasion: Record<string, string> }>('ko', 'board/templates')
  const { form } = readLocale<{ form: Record<string, string> }>('ko', 'board/forms')
  const { industry } = readLocale<{ industry: Record<string, string> }>('ko', 'reference')
  for (const [facts, key] of [
    [occasion, 'sale'],
    [form, 'a2-poster'],
    [industry, 'FNB_CAFE'],
    [pageTemplates as unknown as Record<string, string>, 'answerHash'],
  ] as const) {
    const before = facts[key] ?? ''
    expect([key, before, await again()]).toEqual([key, expect.stringMatching(/\S/), 304])
    facts[key] = 'of an update'
    expect([key, await again()]).toEqual([key, 200])
    facts[key] = before
  }
})

test('a template of the operator is served without a restart, and a broken one is left out', async () => {
  writeTemplate('10001-cafe')
  writeTemplate('10002-broken', { v: 1 })
  writeTemplate('10003-newer', { v: 2 })
  const shown = await ask({ query: '동네 소식' })
  expect(rowsOf(shown).map(({ idTemplate, isPremium }) => [idTemplate, isPremium])).toEqual([[10_001, true]])
  expect(idsOf(await ask({ size: 60 }))).not.toContain(10_002)
})

test('categories are the tabs of the forms with their number of templates', async () => {
  const { body } = await api.send(listTemplateCategories, { token, headers: { 'accept-language': 'en' } })
  const { categories } = (body as unknown as AnswerOf<typeof listTemplateCategories>)._embedded
  expect(categories).toHaveLength(16)
  expect(categories[0]).toMatchObject({ idCategory: 1, key: 'sns', name: 'Social' })
  expect(categories.find(({ key }) => key === 'card')?.count).toBeGreaterThan(1)
})

test('search keywords are the tags: all, those that a search begins with, or those of a template', async () => {
  const keywords = async (query: Record<string, string | number>) => {
    const { body } = await api.send(listSearchKeywords, {
      token,
      query: { entityType: 'TEMPLATE', ...query },
      headers: { 'accept-language': 'ko' },
    })
    return (body as unknown as AnswerOf<typeof listSearchKeywords>)._embedded.searchKeywords
  }
  const all = await keywords({})
  const recommended = await keywords({ recommend: 'true' })
  expect(recommended.length).toBeGreaterThan(3)
  expect(recommended.length).toBeLessThan(all.length)
  expect((await keywords({ idTemplate: 1 })).map(({ keyword }) => keyword)).toEqual(['새 상품', '사진'])
  const missing = await api.send(listSearchKeywords, { token, query: { idTemplate: 999_999 } })
  expect(missing.status).toBe(404)
})

test('forms are named in the language of the caller; a size of one’s own has its limits', async () => {
  const { body } = await api.send(listForms, { token, headers: { 'accept-language': 'ja' } })
  const { forms } = (body as unknown as AnswerOf<typeof listForms>)._embedded
  expect(forms).toHaveLength(76)
  expect(forms.find(({ key }) => key === 'business-card')).toMatchObject({
    name: '名刺',
    category: 'card',
    width: 90,
    height: 50,
    sizeUnit: 'mm',
    bleed: 2,
  })
  expect((await api.send(listSizeUnits, { token })).body).toMatchObject({
    _embedded: { sizeUnits: [{ sizeUnit: 'px', smallest: 40, largest: 8_000 }, { sizeUnit: 'mm' }] },
  })
})

function writeTemplate(name: string, replaced?: object): void {
  const body = {
    v: 1,
    name: '동네 소식',
    form: 'custom',
    unit: 'px',
    width: 500,
    height: 500,
    tags: [],
    pages: [{ id: 'p1', background: '{color.main}', layers: [] }],
  }
  const about = {
    names: { ko: '동네 소식' },
    purposes: { ko: '동네에 알려요.' },
    tags: [],
    trades: ['FNB_CAFE'],
    occasions: [],
    look: 'warm',
    premium: true,
  }
  mkdirSync(join(folder, name), { recursive: true })
  const files = { 'body.json': replaced ?? body, 'about.json': about, 'words.json': {} }
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(folder, name, file), JSON.stringify(content))
}
