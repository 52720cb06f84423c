import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf } from '#contract/call.ts'
import { pageTemplates } from '#contract/market.ts'
import { templateFacts } from '#kits/design/templates/template-facts.ts'
import { findTemplates } from '#model/templates/find-templates.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

async function ask(query: Record<string, string | number>, language: string) {
  const { body } = await api.send(pageTemplates, {
    query: { size: 60, ...query },
    headers: { 'accept-language': language },
  })
  const { _embedded, page } = body as unknown as AnswerOf<typeof pageTemplates>
  return { rows: _embedded.resTemplateLists, pages: page.totalPages }
}

async function all(query: Record<string, string | number>, language: string) {
  const first = await ask(query, language)
  const rows = [...first.rows]
  for (let page = 1; page < first.pages; page++) rows.push(...(await ask({ ...query, page }, language)).rows)
  return rows
}

test.each([
  ['ko', ['메뉴판', 'ㅅㅅㅍ', '쿠폰', '카페', '포스터', '알림', '추석', '인스타그램 사진']],
  ['en', ['menu', 'coupon', 'poster sale', 'hiring']],
  ['ja', ['メニュー', 'カフェ']],
  ['zh-CN', ['菜单', '海报']],
  ['zh-TW', ['菜單', '海報']],
])('a device finds the same templates in the same order as the server: %s', async (language, queries) => {
  const here = await all({}, language)
  for (const query of queries) {
    const found = findTemplates(here, templateFacts, { query }).map(({ idTemplate }) => idTemplate)
    const served = (await all({ query }, language)).map(({ idTemplate }) => idTemplate)
    expect(found.length, query).toBeGreaterThan(0)
    expect(served, query).toEqual(found)
  }
})
