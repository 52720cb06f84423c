import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrandDirectory } from '#contract/directory.ts'
import { createDriveLink } from '#contract/drive-link.ts'
import { uploadImage } from '#contract/file.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi
let sent: { token: string; idBrand: number }

beforeAll(async () => {
  // The first download uses up the day.
  api = await openTestApi({ LINK_BYTES_PER_DAY: '1' })
  const owner = await api.owner()
  sent = { token: owner.token, idBrand: owner.idBrand }
})
afterAll(() => api.close())

async function upload(body: object = {}): Promise<number> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#8E3B2E' } })
    .png()
    .toBuffer()
  const file = { bytes, name: 'a.png', type: 'image/png' }
  const answer = await api.send(uploadImage, { ...sent, body, file })
  return Number(answer.body.idFile)
}

async function link(body: object): Promise<string> {
  const endsAt = new Date(Date.now() + 86_400_000).toISOString()
  const answer = await api.send(createDriveLink, { ...sent, body: { endsAt, ...body } })
  return new URL(String(answer.body.url)).pathname
}

const get = (url: string) => api.app.inject({ url, headers: { 'accept-language': 'ko' } })

test('a link that has sent all of a day says when it goes on; its page and other links open', async () => {
  const idFile = await upload()
  const [one, other] = [await link({ idFile }), await link({ idFile })]
  expect((await get(`${one}/file/${idFile}`)).statusCode).toBe(200)
  const refused = await get(`${one}/file/${idFile}`)
  expect(refused.statusCode).toBe(429)
  expect(refused.body).toContain('오늘은 더 내려받을 수 없어요')
  expect(refused.body).toContain('24시간 뒤에')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000)
  expect(refused.headers['cache-control']).toBe('private, no-store')
  expect((await get(one)).statusCode).toBe(200)
  expect((await get(`${other}/file/${idFile}`)).statusCode).toBe(200)
})

test('an archive is refused, too', async () => {
  const made = await api.send(createBrandDirectory, { ...sent, body: { name: '사진', idParentDirectory: 0 } })
  const idDirectory = Number(made.body.idDirectory)
  const idFile = await upload({ idDirectory })
  const path = await link({ idDirectory })
  expect((await get(`${path}/all`)).statusCode).toBe(200)
  expect((await get(`${path}/file/${idFile}`)).statusCode).toBe(200)
  expect((await get(`${path}/all`)).statusCode).toBe(429)
})
