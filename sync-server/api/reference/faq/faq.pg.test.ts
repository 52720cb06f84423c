import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf } from '#contract/call.ts'
import { listFaqCategories, listFaqTypes, pageFaqs } from '#contract/reference.ts'
import { languages } from '#model/language/languages.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

type Page = AnswerOf<typeof pageFaqs>

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

async function ask(query: Record<string, string | number> = {}, language = 'ko'): Promise<Page> {
  const { status, body } = await api.send(pageFaqs, { query, headers: { 'accept-language': language } })
  expect(status).toBe(200)
  return body as unknown as Page
}

const keysOf = ({ _embedded }: Page) => _embedded.faqs.map(({ key }) => key)

test('categories and types are listed in their order, without signing in', async () => {
  const headers = { 'accept-language': 'en-GB' }
  const { body } = await api.send(listFaqCategories, { headers })
  expect(body).toMatchObject({
    _embedded: {
      categories: [
        { idCategory: 1, name: 'Offline and saving' },
        { idCategory: 2, name: 'Working together' },
        { idCategory: 3, name: 'Plans' },
        { idCategory: 4, name: 'Export and safety' },
      ],
    },
  })
  expect((await api.send(listFaqTypes)).body).toMatchObject({
    _embedded: { types: ['OFFLINE', 'TEAM', 'PLAN', 'EXPORT'] },
  })
})

test('the same questions are answered in each language', async () => {
  const korean = await ask({ size: 200 })
  expect(new Set(keysOf(korean)).size).toBe(korean._embedded.faqs.length)
  for (const { key, tag } of languages) {
    const page = await ask({ size: 200 }, tag)
    const { label: _, ...link } = page._embedded.faqs.find((faq) => faq.key === 'ai')?.link ?? {}
    expect(link).toEqual({ href: '/policy/PRIVACY' })
    const facts = ({ _embedded }: Page) => _embedded.faqs.map(({ key, idCategory }) => [key, idCategory])
    expect(facts(page)).toEqual(facts(korean))
    if (key !== 'ko') expect(page._embedded.faqs[0]?.question).not.toBe(korean._embedded.faqs[0]?.question)
  }
})

test('the pages contain every question once', async () => {
  const all = await ask({ size: 200 })
  const first = await ask({ size: 7 })
  const pages = [first]
  for (let page = 1; page < first.page.totalPages; page++) pages.push(await ask({ size: 7, page }))
  expect(pages.flatMap(keysOf)).toEqual(keysOf(all))
  expect(first.page).toEqual({ number: 0, size: 7, totalPages: Math.ceil(keysOf(all).length / 7) })
  expect(keysOf(await ask({ size: 7, page: 99 }))).toEqual([])
})

test('questions are filtered by category and type; an unknown one has none', async () => {
  const ofTeam = await ask({ idCategory: 2 })
  expect(new Set(ofTeam._embedded.faqs.map(({ type }) => type))).toEqual(new Set(['TEAM']))
  expect(await ask({ type: 'TEAM' })).toEqual(ofTeam)
  expect(keysOf(await ask({ idCategory: 1, type: 'TEAM' }))).toEqual([])
  expect(keysOf(await ask({ idCategory: 99 }))).toEqual([])
})

test.each([
  { size: 0 },
  { size: 201 },
  { page: -1 },
  { idCategory: 'team' },
  { idCategory: 0 },
  { type: 'team' },
])('%o is refused, and the parameter is named', async (query) => {
  const { status, body } = await api.send(pageFaqs, { query })
  expect(status).toBe(400)
  expect(body).toMatchObject({ details: [{ field: Object.keys(query)[0] }] })
})
