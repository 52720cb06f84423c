import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { headers as contractHeaders } from '#contract/errors.ts'
import { uploadImage } from '#contract/file.ts'
import { noise, openTestImages, png, type TestImages } from './test-images.ts'

let api: TestImages
let idBrand: number
let token: string
let url: string

beforeAll(async () => {
  api = await openTestImages()
  // Some behaviour only shows on a real connection.
  url = await api.app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(() => api.close())

beforeEach(async () => {
  ;({ token, idBrand } = await api.owner())
})

const upload = (bytes: Uint8Array, facts?: Record<string, string>) =>
  api.upload({ token, idBrand }, bytes, facts)

test('the part with the JSON needs no file name', async () => {
  const head = '--x\r\nContent-Disposition: form-data; name='
  const payload = Buffer.concat([
    Buffer.from(`${head}"data"\r\nContent-Type: application/json\r\n\r\n{"idDirectory":-1}\r\n`),
    Buffer.from(`${head}"file"; filename="a.png"\r\n\r\n`),
    await noise(4),
    Buffer.from('\r\n--x--\r\n'),
  ])
  const headers = {
    authorization: `Bearer ${token}`,
    [contractHeaders.brand]: String(idBrand),
    'content-type': 'multipart/form-data; boundary=x',
  }
  // The body was read: it is the folder that is refused.
  const answer = await api.request({ method: 'POST', url: uploadImage.path, payload, headers })
  expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'idDirectory' }] } })
})

test('a form that ends early or has another boundary is refused', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\npicture'
  for (const payload of [part, part.slice(0, 20), part.replace('--x', '--y'), `${part}\r\n--x`]) {
    const answer = await api.request({
      method: 'POST',
      url: uploadImage.path,
      payload,
      headers: {
        authorization: `Bearer ${token}`,
        [contractHeaders.brand]: String(idBrand),
        'content-type': 'multipart/form-data; boundary=x',
      },
    })
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'file' }] } })
  }
})

test('a logo over 5 MB and a picture over 10 MB are refused with the limit', async () => {
  const six = await noise(1450)
  expect(six.length).toBeGreaterThan(6 * 1024 * 1024)
  expect(await upload(six, { fileType: 'LOGO' })).toMatchObject({
    status: 413,
    body: { code: 'TOO_LARGE', message: '5MB 이하만 올릴 수 있어요.', details: [{ field: 'file' }] },
  })
  expect((await upload(six, { fileType: 'PHOTO' })).status).toBe(200)
  const eleven = Buffer.concat([six, Buffer.alloc(5 * 1024 * 1024)])
  expect(await upload(eleven, { fileType: 'PHOTO' })).toMatchObject({
    status: 413,
    body: { message: '10MB 이하만 올릴 수 있어요.' },
  })
})

test('an upload of 40 MB is answered with the reason', async () => {
  const form = new FormData()
  form.set('data', JSON.stringify({ fileType: 'PHOTO' }))
  form.set('file', new Blob([Buffer.alloc(40 * 1024 * 1024, 7)]), 'huge.png')
  const answer = await fetch(`${url}${uploadImage.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, idBrandHeader: String(idBrand) },
    body: form,
  })
  expect([answer.status, await answer.json()]).toMatchObject([413, { code: 'TOO_LARGE' }])
})

test("a browser's form is accepted with its parts in any order", async () => {
  const form = new FormData()
  form.set('file', new Blob([(await png()) as Uint8Array<ArrayBuffer>], { type: 'image/png' }), '로고.png')
  form.set('data', new Blob([JSON.stringify({ fileType: 'LOGO' })], { type: 'application/json' }))
  const answer = await fetch(`${url}${uploadImage.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, idBrandHeader: String(idBrand) },
    body: form,
  })
  expect([answer.status, await answer.json()]).toMatchObject([200, { name: '로고.png' }])
})

test('a form without a file and a body that is no form are refused', async () => {
  expect(await upload(Buffer.alloc(0))).toMatchObject({ status: 400, body: { details: [{ field: 'file' }] } })
  expect(await api.send(uploadImage, { token, idBrand, body: { fileType: 'LOGO' } })).toMatchObject({
    status: 415,
  })
})

test('of many large uploads at once some are turned away before they are read, and none once they are done', async () => {
  const bytes = await noise(1_700)
  expect(bytes.length).toBeGreaterThan(8_000_000)
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(bytes, { fileType: 'PHOTO' })))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect((await upload(bytes, { fileType: 'PHOTO' })).status).toBe(200)
})
