import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyItems } from '#contract/drive.ts'
import { headers as contractHeaders } from '#contract/errors.ts'
import { readFileFacts, readStorage, uploadFile, uploadImage } from '#contract/file.ts'
import { aiXmp } from '#model/pictures/ai-mark.ts'
import { noise, openTestImages, png, type TestImages } from './test-images.ts'

let api: TestImages
let idBrand: number
let token: string

beforeAll(async () => {
  api = await openTestImages()
})

afterAll(() => api.close())

beforeEach(async () => {
  ;({ token, idBrand } = await api.owner())
})

const upload = (bytes: Uint8Array, facts?: Record<string, string>) =>
  api.upload({ token, idBrand }, bytes, facts)
const read = (idFile: unknown, query?: Record<string, string | number>, as = token) =>
  api.read(as, idFile, query)

test('a photograph of an imported brand keeps its credit, with a link to the service only', async () => {
  const bytes = await png()
  const send = (credit: unknown) =>
    api.send(uploadImage, {
      token,
      idBrand,
      body: { fileType: 'PHOTO', credit },
      file: { bytes, name: 'photo.png', type: 'image/png' },
    })
  const credit = { service: 'UNSPLASH', name: '박미나', url: 'https://unsplash.com/@mina?utm_source=saegim' }
  const { body } = await send(credit)
  expect(body).toMatchObject({ credit })
  const params = { idFile: Number(body.idFile) }
  expect((await api.send(readFileFacts, { token, params })).body).toMatchObject({ credit })
  for (const url of [
    'https://unsplash.com.evil.example/',
    'javascript:alert(1)',
    'http://unsplash.com/@mina',
  ])
    expect(await send({ ...credit, url })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
})

test('a picture whose metadata say that a model has made it keeps that, and so do its copies', async () => {
  const marked = await sharp(await png())
    .flatten()
    .jpeg()
    .withXmp(aiXmp)
    .toBuffer()
  const file = { bytes: marked, name: 'bread.jpg', type: 'image/jpeg' }
  const origin = { source: 'AI', model: null, promptVersion: null }
  const { body: inOne } = await api.send(uploadImage, { token, idBrand, body: { fileType: 'PHOTO' }, file })
  const { body: streamed } = await api.send(uploadFile, { token, idBrand, body: {}, file })
  expect([inOne, streamed]).toMatchObject([{ origin }, { origin }])
  const { body: copied } = await api.send(copyItems, {
    token,
    idBrand,
    body: { idFiles: [streamed.idFile], idDirectory: 0 },
  })
  expect(copied).toMatchObject({ files: [{ origin }] })
  expect((await upload(await png())).body).not.toHaveProperty('origin')
})

test('a picture is stored unchanged and answered with its facts', async () => {
  const bytes = await png()
  const { status, body } = await upload(bytes, { name: '온기 로고.PNG', fileType: 'LOGO' })
  expect([status, body]).toEqual([
    200,
    {
      idFile: expect.any(Number),
      url: `/api/v1/file/${body.idFile}`,
      name: '온기 로고.png',
      type: 'image/png',
      width: 40,
      height: 20,
      credit: null,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    },
  ])
  const answer = await read(body.idFile)
  expect(answer.rawPayload).toEqual(bytes)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('온기 로고.png')}`,
    'cache-control': expect.stringMatching(/^private/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
  })
  expect((await read(body.idFile, { download: 1 })).headers['content-disposition']).toMatch(/^attachment/)
})

test('a name loses folders and signs that are not seen, and has the extension of what the file is', async () => {
  const { body } = await upload(await png(), { name: '../../etc/a;b=\u202egnp.html', type: 'text/html' })
  expect(body).toMatchObject({ name: 'a;b=gnp.html.png', type: 'image/png' })
  const { headers } = await read(body.idFile)
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': "inline; filename*=UTF-8''a%3Bb%3Dgnp.html.png",
  })
})

describe('the type is detected from the bytes', () => {
  test.each(['jpeg', 'webp', 'gif'] as const)('%s under another name', async (format) => {
    const bytes = await sharp(await png())
      .toFormat(format)
      .toBuffer()
    const { body } = await upload(bytes, { name: 'a.png', type: 'text/html' })
    expect(body).toMatchObject({ type: `image/${format}`, width: 40, height: 20 })
    expect(body.name).toBe(format === 'jpeg' ? 'a.jpg' : `a.${format}`)
  })

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>', 'UNSUPPORTED_TYPE'],
    ['words', 'just words', 'UNSUPPORTED_TYPE'],
    ['a PDF', '%PDF-1.7\n', 'UNSUPPORTED_TYPE'],
    ['the head of a PNG and nothing else', '\x89PNG\r\n\x1a\nxxxxxxxxxxxx', 'DAMAGED_PICTURE'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'UNSAFE_DRAWING'],
  ])('%s is refused with a reason', async (_, text, reason) => {
    const { status, body } = await upload(Buffer.from(text, 'latin1'))
    expect(status).toBe(415)
    expect(body).toMatchObject({
      code: 'UNSUPPORTED_TYPE',
      message: expect.stringMatching(/\S/),
      details: [{ field: 'file', code: reason, message: body.message }],
    })
  })

  test('a truncated picture is refused', async () => {
    const whole = await noise(100)
    expect(await upload(whole.subarray(0, whole.length / 2))).toMatchObject({ status: 415 })
  })
})

test('a drawing is serialised again and served in a sandbox', async () => {
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><desc>x</desc><path d="M0 0h8"/></svg>'
  const { body } = await upload(Buffer.from(text), { name: 'v.svg' })
  expect(body).toMatchObject({ type: 'image/svg+xml', width: 8, height: 4 })
  const answer = await read(body.idFile, { width: 320 })
  expect(answer.headers['content-type']).toBe('image/svg+xml')
  expect(answer.headers['content-security-policy']).toMatch(/^sandbox/)
  expect(answer.body).toContain('<path d="M0 0h8">')
})

test('the size of a picture takes its orientation into account', async () => {
  const bytes = await sharp(await png())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await upload(bytes)).body).toMatchObject({ width: 20, height: 40 })
})

test('a repeated upload with the same key returns the same file and uses no more storage', async () => {
  const bytes = await png()
  const once = () =>
    api.send(uploadImage, {
      token,
      idBrand,
      body: { fileType: 'LOGO' },
      file: { bytes, name: 'a.png', type: 'image/png' },
      headers: { 'idempotency-key': 'upload-1' },
    })
  const [first, second] = [await once(), await once()]
  expect(second.body).toEqual(first.body)
  expect((await api.send(readStorage, { token, idBrand })).text).toBe(String(bytes.length))
  const other = await api.send(uploadImage, {
    token,
    idBrand,
    body: { fileType: 'LOGO' },
    file: { bytes: await png(41), name: 'a.png', type: 'image/png' },
    headers: { 'idempotency-key': 'upload-1' },
  })
  expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } })
})

test("uploads beyond the plan's storage are refused", async () => {
  await api.database.kysely
    .insertInto('file')
    .values({
      brand_id: idBrand,
      storage_key: 'brand/0/full',
      name: 'full',
      file_type: 'DRIVE',
      media_type: 'image/png',
      size: 100 * 1024 ** 2 - 10,
    })
    .execute()
  expect(await upload(await png())).toMatchObject({ status: 409, body: { code: 'STORAGE_EXCEEDED' } })
  await api.database.kysely.updateTable('brand').set({ plan: 'BASIC' }).where('id', '=', idBrand).execute()
  expect((await upload(await png())).status).toBe(200)
})

describe('an upload that is refused or repeated leaves no bytes', () => {
  const keptBytes = async () => {
    const { environment } = api
    const names = await readdir(join(environment.dataDir, 'files'), { recursive: true, withFileTypes: true })
    return names.filter((name) => name.isFile()).length
  }

  test('where the storage of the brand is full', async () => {
    await upload(await png())
    const before = await keptBytes()
    await api.database.kysely
      .insertInto('file')
      .values({
        brand_id: idBrand,
        name: 'full.png',
        storage_key: `brand/${idBrand}/full`,
        file_type: 'LOGO',
        media_type: 'image/png',
        size: 10 ** 12,
      })
      .execute()
    expect(await upload(await png())).toMatchObject({ status: 409, body: { code: 'STORAGE_EXCEEDED' } })
    expect(await keptBytes()).toBe(before)
  })

  test('where the same upload comes several times at once', async () => {
    const bytes = await png()
    const before = await keptBytes()
    const headers = { [contractHeaders.idempotencyKey]: 'once' }
    const file = { bytes, name: 'a.png', type: 'image/png' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.send(uploadImage, { token, idBrand, body: {}, file, headers })),
    )
    expect(new Set(answers.map(({ body }) => body.idFile)).size).toBe(1)
    expect(await keptBytes()).toBe(before + 1)
  })
})
