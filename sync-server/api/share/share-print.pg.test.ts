import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { uploadImage } from '#contract/file.ts'
import { createShare, downloadSharedLogo } from '#contract/share.ts'
import { changeColors, changeLogo, changeTypography } from '#contract/visual.ts'
import { fontFamilies } from '#model/options/fonts.ts'
import { openTestApi, type TestApi } from '../test-api.ts'

let api: TestApi
let sent: { token: string; idBrand: number }

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  sent = await api.owner()
  const bytes = await sharp({ create: { width: 1200, height: 300, channels: 4, background: '#8E3B2E' } })
    .png()
    .toBuffer()
  const file = { bytes, name: 'secret-name.png', type: 'image/png' }
  const { body } = await api.send(uploadImage, { ...sent, body: { fileType: 'LOGO' }, file })
  await api.send(changeLogo, { ...sent, body: { logoSymbol: { idFile: Number(body.idFile) } } })
  await api.send(changeColors, { ...sent, body: { main: '#B4583A' } })
})

async function share(body: Record<string, unknown>): Promise<string> {
  return String((await api.send(createShare, { ...sent, body: { part: 'ALL', ...body } })).body.key)
}
const get = (url: string) => api.app.inject({ url })
const logo = (key: string, part = 'symbol') => get(`/api/v1/brand-share/logo/${part}?key=${key}`)

test('a link that offers downloads gives each file of the logo alone, without the name that it was uploaded by', async () => {
  const key = await share({ downloads: true })
  const answer = await logo(key)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
  expect(answer.headers['content-disposition']).toMatch(/^attachment; .*symbol\.png/)
  expect(answer.headers['content-disposition']).not.toContain('secret-name')
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 300 })
  expect((await get(`/share/${key}?lang=ko`)).body).toContain('/api/v1/brand-share/logo/symbol?key=')
})

test('a form that the logo does not have, or a link without downloads, gives none', async () => {
  expect((await logo(await share({ downloads: true }), 'vector')).statusCode).toBe(404)
  expect((await logo(await share({}))).statusCode).toBe(404)
  expect((await logo(await share({ part: 'CORE', downloads: true }))).statusCode).toBe(404)
  expect(
    (await api.send(downloadSharedLogo, { params: { part: 'symbol' }, query: { key: 'x' } })).status,
  ).toBe(404)
})

test('the page for a print shop has files with their sizes, colours in three notations, and fonts with their sources', async () => {
  const family = fontFamilies.find(({ slug }) => slug === 'pretendard')
  const face = family?.faces[0]
  const korMain = { idFontFamily: family?.idFontFamily, ...face }
  await api.send(changeTypography, { ...sent, body: { korMain } })
  const answer = await get(`/share/print/${await share({ downloads: true })}?lang=ko`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-robots-tag']).toContain('noindex')
  const { body } = answer
  expect(body).toContain('1200 × 300px, 인쇄하면 102 × 25mm까지 또렷해요')
  expect(body).toContain('로고 높이의 25%만큼 비우고, 높이 6mm보다 작게')
  expect(body).toMatch(/<td>[^<]+<\/td><td>#B4583A<\/td><td>[^<]+<\/td>/)
  expect(body).toContain('https://github.com/orioncactus/pretendard')
})

test('a link without downloads, or of the core alone, has no page for a print shop', async () => {
  for (const body of [{}, { part: 'CORE', downloads: true }])
    expect((await get(`/share/print/${await share(body)}`)).statusCode).toBe(404)
  expect((await get('/share/print/nothing')).statusCode).toBe(404)
})

test('the page for a print shop asks for the password of its link', async () => {
  const key = await share({ downloads: true, password: 'ongi-2026' })
  const answer = await get(`/share/print/${key}`)
  expect(answer.statusCode).toBe(401)
  expect(answer.body).not.toContain('B4583A')
  expect((await logo(key)).statusCode).toBe(404)
})
