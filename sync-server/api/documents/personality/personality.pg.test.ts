import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePersonality, readPersonality } from '#contract/personality.ts'
import { listKeywords } from '#contract/reference.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

test('keywords are ids of the list or own words, at most five, and keep their order', async () => {
  const me = await api.owner()
  const headers = { 'accept-language': 'ko' }
  const listed = await api.send(listKeywords, { query: { query: '정직' }, headers })
  const [{ idBrandKeyword } = { idBrandKeyword: 0 }] = (
    listed.body._embedded as { keywords: { idBrandKeyword: number }[] }
  ).keywords
  const own = { idBrandKeyword: null, keyword: '불빛' }
  const answer = await api.send(changePersonality, {
    ...me,
    headers,
    body: { keywords: [own, idBrandKeyword] },
  })
  expect(answer.body.keywords).toEqual([own, { idBrandKeyword, keyword: '정직한' }])
  expect((await api.send(readPersonality, me)).body).toEqual(answer.body)
  for (const keywords of [[1, 2, 3, 4, 5, 6], [100_000], ['따뜻한']]) {
    const refused = await api.send(changePersonality, { ...me, body: { keywords } })
    expect([keywords, refused.status]).toEqual([keywords, 400])
  }
})

test('absent properties stay as they are', async () => {
  const me = await api.owner()
  await api.send(changePersonality, { ...me, body: { tagline1: '오늘의 한 끼에 온기를', balanceValue: 35 } })
  await api.send(changePersonality, { ...me, body: { keyword1: '따뜻한', balanceValue: null } })
  expect((await api.send(readPersonality, me)).body).toMatchObject({
    tagline1: '오늘의 한 끼에 온기를',
    keyword1: '따뜻한',
    balanceValue: null,
    keywords: [],
  })
})
