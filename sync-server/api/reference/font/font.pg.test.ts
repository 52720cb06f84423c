import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFontFamilies, pageFontFamilies, readFontFace, readFontFamily } from '#contract/font.ts'
import { fontFamilies } from '#model/options/fonts.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await openTestApi()
  token = (await api.person()).token
})

afterAll(() => api.close())

const namesOf = (body: Record<string, unknown>) =>
  (body._embedded as { fontFamilies: { name: string }[] }).fontFamilies.map(({ name }) => name)

test("families are found by name, initial consonants, language and class, with names in the caller's language", async () => {
  const find = async (query: Record<string, string>, language = 'ko') =>
    namesOf(
      (await api.send(listFontFamilies, { token, query, headers: { 'accept-language': language } })).body,
    )
  expect(await find({ keyword: 'ㄱㅇㅂㅌ' })).toEqual(['고운바탕'])
  expect(await find({ keyword: 'gowun' }, 'ja')).toEqual(['Gowun Batang', 'Gowun Dodum'])
  expect(await find({ language: 'en', handwriting: 'true' }, 'en')).toEqual(['Caveat'])
  expect(await find({ language: 'ko', recommend: 'true', serif: 'true' })).toEqual(['고운바탕', '나눔명조'])
})

test('the pages contain every family once', async () => {
  const seen: string[] = []
  let totalPages = 1
  for (let page = 0; page < totalPages; page += 1) {
    const { body } = await api.send(pageFontFamilies, { token, query: { page, size: 9 } })
    seen.push(...namesOf(body))
    totalPages = (body.page as { totalPages: number }).totalPages
  }
  expect(totalPages).toBe(Math.ceil(fontFamilies.length / 9))
  expect(new Set(seen).size).toBe(fontFamilies.length)
})

test('a family is answered with its faces, and a face with its family', async () => {
  const family = await api.send(readFontFamily, { token, query: { idFontFamily: 2 } })
  expect(family.body).toMatchObject({
    cssPath: '/fonts/gowun-batang/index.css',
    faces: [{ idFontFace: 2400 }, {}],
  })
  const face = await api.send(readFontFace, { token, query: { idFontFace: 2700 } })
  expect(face.body).toMatchObject({ weightValue: 700, fontFamily: { idFontFamily: 2 } })
  expect((await api.send(readFontFamily, { token, query: { idFontFamily: 999 } })).status).toBe(404)
  expect((await api.send(readFontFace, { token, query: { idFontFace: 999 } })).status).toBe(404)
})

test('ids are unique and contain the weight', () => {
  const faces = fontFamilies.flatMap(({ idFontFamily, faces }) =>
    faces.map((face) => ({ ...face, idFontFamily })),
  )
  expect(new Set(faces.map(({ idFontFace }) => idFontFace)).size).toBe(faces.length)
  for (const { idFontFamily, idFontFace, weightValue } of faces)
    expect(idFontFace).toBe(idFontFamily * 1000 + weightValue)
  expect(new Set(fontFamilies.map(({ idFontFamily }) => idFontFamily)).size).toBe(fontFamilies.length)
})
