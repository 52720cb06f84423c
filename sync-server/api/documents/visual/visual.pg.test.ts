import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readProgress } from '#contract/brand.ts'
import { changePersonality } from '#contract/personality.ts'
import {
  changeColors,
  changeLogo,
  changePhotographs,
  changeTypography,
  deletePhotograph,
  downloadTypography,
  listPhotographs,
  readPhotograph,
  readVisual,
  suggestColors,
} from '#contract/visual.ts'
import type { PlanKey } from '#model/access/plans.ts'
import { fontFamilies } from '#model/options/fonts.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

async function fileOf(idBrand: number): Promise<number> {
  const { id } = await api.database.kysely
    .insertInto('file')
    .values({
      brand_id: idBrand,
      storage_key: `${idBrand}/${crypto.randomUUID()}`,
      name: '로고.png',
      file_type: 'LOGO',
      media_type: 'image/png',
      size: 10,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const eight = {
  main: '#B4583A',
  secondary: '#D1C0BB',
  tertiary: '#B59F16',
  quaternary: '#FDF1ED',
  success: '#327B35',
  info: '#3370B7',
  warning: '#EDA835',
  danger: '#C72F49',
}
const gowun = { idFontFamily: 2, idFontFace: 2700, weightValue: 700 }

test('a new brand has no choices, and reading writes nothing', async () => {
  const { token, idBrand } = await api.owner()
  const { body } = await api.send(readVisual, { token, idBrand })
  expect(body).toMatchObject({
    logo: { logoJson: { primary: null, vector: null }, logoSymbol: null },
    colors: { main: null, danger: null, finalised: false },
    typography: { korMain: null, finalised: false },
    photography: [],
  })
  const rows = await api.database.kysely
    .selectFrom('brand_visual')
    .select('brand_id')
    .where('brand_id', '=', idBrand)
    .execute()
  expect(rows).toEqual([])
})

test('all eight colours are finalised by designers and above, and a change ends it', async () => {
  const { token, idBrand } = await api.owner()
  const member = await api.person()
  const designer = await api.person()
  await api.join(idBrand, member.id, 'BRAND_ROLE_MEMBER')
  await api.join(idBrand, designer.id, 'BRAND_ROLE_DESIGNER')
  const send = (who: string, body: unknown) => api.send(changeColors, { token: who, idBrand, body })
  expect(await send(token, { main: '#b4583a' })).toMatchObject({
    status: 200,
    body: { main: '#B4583A', finalised: false },
  })
  expect(await send(token, { finalised: true })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  await send(member.token, eight)
  expect(await send(member.token, { finalised: true })).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN_ROLE', details: [{ field: 'finalised' }] },
  })
  expect((await send(designer.token, { finalised: true })).body).toMatchObject({ finalised: true })
  expect((await api.send(readProgress, { token, idBrand })).body).toMatchObject({ brandVisualColor: 100 })
  expect((await send(member.token, { danger: '#C72F4A' })).body).toMatchObject({ finalised: false })
  expect((await api.send(readProgress, { token, idBrand })).body).toMatchObject({ brandVisualColor: 89 })
})

test('colours of the write-back may arrive after the finalisation, and it is notified of the flag', async () => {
  const { token, idBrand } = await api.owner()
  const asked = await api.send(changeColors, { token, idBrand, body: { finalised: true, seen: eight } })
  expect(asked.body).toMatchObject({ main: null, finalised: false })
  const before = api.changed.length
  const brought = await api.send(changeColors, {
    token: api.environment.serviceToken,
    idBrand,
    body: eight,
  })
  expect(brought.body).toMatchObject({ finalised: true })
  expect(api.changed.slice(before)).toEqual([{ idBrand, document: 'guide' }])
})

test('four fonts of the list are finalised; a face of another family is refused with its role', async () => {
  const { token, idBrand } = await api.owner()
  const send = (body: unknown) => api.send(changeTypography, { token, idBrand, body })
  expect(await send({ korMain: { ...gowun, idFontFace: 1700 } })).toMatchObject({
    status: 400,
    body: { details: [{ field: 'korMain' }] },
  })
  const four = { korMain: gowun, korSub: gowun, engMain: gowun, engSub: gowun }
  await send(four)
  expect((await send({ finalised: true })).body).toMatchObject({ korMain: gowun, finalised: true })
  expect((await api.send(readProgress, { token, idBrand })).body).toMatchObject({
    brandVisualTypography: 100,
  })
  expect((await send({ engSub: null })).body).toMatchObject({ engSub: null, finalised: false })
  expect((await api.send(readProgress, { token, idBrand })).body).toMatchObject({ brandVisualTypography: 60 })
})

test('logo files have to belong to the brand', async () => {
  const { token, idBrand } = await api.owner()
  await setPlan(idBrand, 'BASIC')
  const other = await api.owner()
  const [mine, theirs] = [await fileOf(idBrand), await fileOf(other.idBrand)]
  const send = (body: unknown) => api.send(changeLogo, { token, idBrand, body })
  const answer = await send({
    logoJson: { primary: { idFile: mine }, blackWhite: { idFile: mine } },
    logoSymbol: { idFile: mine },
  })
  const held = { idFile: mine, url: `/api/v1/file/${mine}` }
  expect(answer.body).toEqual({
    logoJson: { primary: held, secondary: null, blackWhite: held, vector: null },
    logoSymbol: held,
  })
  expect((await api.send(readProgress, { token, idBrand })).body).toMatchObject({ brandVisualLogo: 100 })
  for (const id of [theirs, 99_999_999]) {
    expect(await send({ logoJson: { vector: { idFile: id } } })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'logoJson.vector', code: 'INVALID_VALUE' }] },
    })
  }
  expect((await send({ logoJson: { blackWhite: null } })).body).toMatchObject({
    logoJson: { primary: held, blackWhite: null },
  })
  expect((await api.send(readProgress, { token, idBrand })).body).toMatchObject({ brandVisualLogo: 67 })
})

test('a vector logo is set with a paid plan only; it is removed, and brought by the write-back, with any', async () => {
  const { token, idBrand } = await api.owner()
  const vector = { idFile: await fileOf(idBrand) }
  const send = (logoJson: unknown, sender = token) =>
    api.send(changeLogo, { token: sender, idBrand, body: { logoJson } })
  expect(await send({ primary: vector, vector })).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN_PLAN', details: [{ field: 'logoJson.vector', code: 'FORBIDDEN_PLAN' }] },
  })
  expect((await send({ primary: vector })).body).toMatchObject({ logoJson: { vector: null } })
  await setPlan(idBrand, 'BASIC')
  expect((await send({ vector })).body).toMatchObject({ logoJson: { vector } })
  // What a brand has stays when its plan ends.
  await setPlan(idBrand, 'FREE')
  expect((await api.send(readVisual, { token, idBrand })).body).toMatchObject({
    logo: { logoJson: { vector } },
  })
  expect((await send({ vector: null })).body).toMatchObject({ logoJson: { vector: null } })
  expect((await send({ vector }, api.environment.serviceToken)).body).toMatchObject({ logoJson: { vector } })
})

test('photographs are added and changed in one call, keep their order, and are fifty at most', async () => {
  const { token, idBrand } = await api.owner()
  const idFile = await fileOf(idBrand)
  const send = (body: unknown) => api.send(changePhotographs, { token, idBrand, body })
  const made = await send([
    { idFile, description: '가마' },
    { url: 'https://example.com/1.jpg', idUnsplash: 'a' },
  ])
  const rows = (made.body._embedded as { photography: { idBrandVisualPhotography: number }[] }).photography
  expect(rows).toMatchObject([
    { idFile, url: `/api/v1/file/${idFile}`, description: '가마', orderAscending: 0 },
    { idFile: null, url: 'https://example.com/1.jpg', idUnsplash: 'a', orderAscending: 1 },
  ])
  const [first, second] = rows.map(({ idBrandVisualPhotography: id }) => id)
  await send([{ idBrandVisualPhotography: first, orderAscending: 2 }])
  const listed = (await api.send(listPhotographs, { token, idBrand })).body
  expect(listed).toMatchObject({
    _embedded: { photography: [{ idBrandVisualPhotography: second }, { idBrandVisualPhotography: first }] },
  })
  expect((await send(Array.from({ length: 49 }, () => ({})))).body).toMatchObject({ code: 'LIMIT_EXCEEDED' })
  expect((await send(Array.from({ length: 48 }, () => ({})))).status).toBe(200)
  const params = { id: first ?? 0 }
  expect((await api.send(readPhotograph, { token, idBrand, params })).status).toBe(200)
  expect((await api.send(deletePhotograph, { token, idBrand, params })).status).toBe(200)
  expect((await api.send(readPhotograph, { token, idBrand, params })).status).toBe(404)
  expect((await send([{ idBrandVisualPhotography: first, description: '없음' }])).status).toBe(404)
  const other = await api.owner()
  const theirs = await api.send(changePhotographs, {
    ...other,
    body: [{ idBrandVisualPhotography: second, description: '남의 것' }],
  })
  expect(theirs.status).toBe(404)
})

test.each(['Gowun Batang', 'Pretendard', 'IBM Plex Sans KR', 'Hahmlet'])(
  '%s is packed with its licence',
  async (name) => {
    const { token, idBrand } = await api.owner()
    const idFontFamily = fontFamilies.find(({ family }) => family === name)?.idFontFamily
    const answer = await api.app.inject({
      method: 'POST',
      url: downloadTypography.path,
      payload: { idFontFamily },
      headers: { authorization: `Bearer ${token}`, idBrandHeader: String(idBrand) },
    })
    expect(answer.headers['content-type']).toBe('application/zip')
    const files = unzipSync(new Uint8Array(answer.rawPayload))
    const names = Object.keys(files)
    expect(new TextDecoder().decode(files['LICENSE.txt'])).toContain('SIL Open Font License')
    const wanted = name === 'Hahmlet' ? /\.woff2$/ : /\.ttf$/
    expect(names.filter((each) => wanted.test(each)).length).toBe(names.length - 1)
    expect(names.length).toBeGreaterThan(1)
  },
  30_000,
)

test("palettes are made from the main colour, those of the keywords' tone first", async () => {
  const { token, idBrand } = await api.owner()
  const ask = async (query?: Record<string, string>) =>
    (await api.send(suggestColors, { token, idBrand, ...(query && { query }) })).body as {
      palettes: Record<string, string>[]
      needs: string[]
    }
  expect(await ask()).toEqual({ palettes: [], needs: ['visual.main'] })
  const offered = await ask({ main: '#B4583A' })
  expect(offered.palettes.map(({ option }) => option)).toEqual(['near', 'facing', 'split', 'single', 'calm'])
  expect(offered.palettes.at(-1)).toMatchObject(eight)
  await api.send(changeColors, { token, idBrand, body: { main: '#B4583A' } })
  // Keywords 16 to 30 have the calm tone.
  await api.send(changePersonality, { token, idBrand, body: { keywords: [16, 17, 1] } })
  expect((await ask()).palettes[0]).toMatchObject({ option: 'calm', ...eight })
})

async function setPlan(idBrand: number, plan: PlanKey): Promise<void> {
  await api.database.kysely.updateTable('brand').set({ plan }).where('id', '=', idBrand).execute()
}
