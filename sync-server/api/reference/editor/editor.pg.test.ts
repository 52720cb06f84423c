import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { listToolCategories, listToolStyles, pageTools } from '#contract/editor.ts'
import { tools } from '#model/tools/tools.ts'
import { openTestApi, type Sent, type TestApi } from '#server/api/test-api.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openTestApi()
  token = (await api.person()).token
})

afterAll(() => api.close())

async function list(call: Call, name: string, sent: Sent = {}) {
  const { status, body } = await api.send(call, { token, ...sent })
  expect(status).toBe(200)
  return (body._embedded as Record<string, Record<string, unknown>[]>)[name] ?? []
}

test('tools are in the order of their screen and closed where they need a model', async () => {
  const all = await list(pageTools, 'tools')
  expect(all.map(({ key }) => key)).toEqual(tools.map(({ key }) => key))
  expect(all[2]).toEqual({
    ...{ idTool: 3, key: 'review', name: '리뷰 답글', note: '손님 말에 하나씩 답해요' },
    ...{ idCategory: 1, category: 'words', way: 'RULES', isOpen: true, address: '/brand/ai-tool/review' },
  })
  expect(all.filter(({ isOpen }) => !isOpen).map(({ way }) => way)).toEqual(['MODEL', 'MODEL', 'MODEL'])
})

test('tools come by category and by pages', async () => {
  const second = await list(pageTools, 'tools', { query: { idCategory: 2, page: 1, size: 3 } })
  expect(second.map(({ key }) => key)).toEqual(['event'])
})

test("categories and styles are in the caller's language, categories also by what they make", async () => {
  const english = { headers: { 'accept-language': 'en-GB' } }
  const texts = await list(listToolCategories, 'categories', { query: { type: 'TEXT' }, ...english })
  expect(texts).toEqual([
    { idCategory: 1, key: 'words', name: 'Words', type: 'TEXT', count: 4 },
    { idCategory: 2, key: 'notices', name: 'News and notices', type: 'TEXT', count: 4 },
  ])
  expect((await list(listToolStyles, 'styles')).map(({ name }) => name)).toEqual([
    '차분하게',
    '짧게',
    '따뜻하게',
  ])
})
