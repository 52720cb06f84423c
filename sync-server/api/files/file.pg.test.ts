import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { copyItems } from '#contract/drive.ts'
import { headers as contractHeaders } from '#contract/errors.ts'
import {
  deleteFiles,
  readFile,
  readFileFacts,
  readImage,
  readStorage,
  uploadFile,
  uploadImage,
} from '#contract/file.ts'
import { aiXmp } from '#model/pictures/ai-mark.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openStorage, readStored } from '#server/gateways/storage/storage.ts'
import { purgeFilesTask } from '#server/jobs/purge-files.ts'

let api: TestApi
let idBrand: number
let token: string
let url: string

beforeAll(async () => {
  api = await openTestApi()
  // Some behaviour only shows on a real connection.
  url = await api.app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(() => api.close())

beforeEach(async () => {
  const owner = await api.person()
  token = owner.token
  idBrand = await api.brand(owner.id)
})

const png = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 4, background: '#8E3B2E' } })
    .png()
    .toBuffer()

/** Noise, because it cannot be compressed. */
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer()

const upload = (
  bytes: Uint8Array,
  { name = 'logo.png', type = 'image/png', ...body }: Record<string, string> = {},
) => api.send(uploadImage, { token, idBrand, body, file: { bytes, name, type } })

const read = (idFile: unknown, query: Record<string, string | number> = {}, as = token) =>
  api.app.inject({
    url: readFile.path.replace('{idFile}', String(idFile)),
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
    headers: { authorization: `Bearer ${as}` },
  })

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

test('what a brand does not own, or a personal drive has, is not read for a document of the brand', async () => {
  const bytes = await png()
  const send = async (createdType: 'USER' | 'BRAND') => {
    const file = { bytes, name: 'photo.png', type: 'image/png' }
    const { body } = await api.send(uploadImage, {
      token,
      idBrand,
      body: { fileType: 'DRIVE', createdType },
      file,
    })
    return body.idFile
  }
  const [shared, personal] = [await send('BRAND'), await send('USER')]
  const { idBrand: other } = await api.owner()
  const status = async (idFile: unknown, ofBrand: number) => (await read(idFile, { ofBrand })).statusCode
  expect([
    await status(shared, idBrand),
    await status(shared, other),
    await status(personal, idBrand),
  ]).toEqual([200, 404, 404])
  expect((await read(personal)).statusCode).toBe(200)
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

test('a picture is answered by its own address alone, to whom it is for', async () => {
  const bytes = await png()
  const { body } = await upload(bytes)
  const { publicUrl } = api.services.environment
  const ask = (url: string, own = token) =>
    api.app.inject({
      url: readImage.path,
      query: { url },
      headers: { authorization: `Bearer ${own}` },
    })
  for (const url of [String(body.url), `${publicUrl}${body.url}`, `${publicUrl}${body.url}?width=160`])
    expect((await ask(url)).rawPayload).toEqual(bytes)
  for (const url of [
    `https://elsewhere.example${body.url}`,
    `//elsewhere.example${body.url}`,
    `${publicUrl.replace('://', '://ji@')}${body.url}`,
    `${body.url}/thumbnail`,
    '/api/v1/member/me',
    'http://169.254.169.254/latest/meta-data/1',
    'file:///etc/passwd',
    'http://[',
  ])
    expect([url, (await ask(url)).json()]).toMatchObject([url, { code: 'INVALID_URL' }])
  expect((await ask('/api/v1/file/999999999')).statusCode).toBe(404)
  const stranger = await api.owner()
  expect((await ask(String(body.url), stranger.token)).statusCode).toBe(404)
})

test('a picture that the client has is answered with 304', async () => {
  const { body } = await upload(await png())
  const { etag } = (await read(body.idFile)).headers
  const again = await api.app.inject({
    url: String(body.url),
    headers: { authorization: `Bearer ${token}`, 'if-none-match': String(etag) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

describe('a part of a file', () => {
  const rangeOf = async (
    range: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ) => {
    const answer = await api.app.inject({
      method,
      url: `/api/v1/file/${idFile}`,
      headers: { authorization: `Bearer ${token}`, range, ...headers },
    })
    return {
      status: answer.statusCode,
      bytes: answer.rawPayload,
      length: answer.headers['content-length'],
      range: answer.headers['content-range'],
      headers: answer.headers,
    }
  }
  let idFile: number
  let bytes: Buffer

  beforeEach(async () => {
    bytes = await noise(100)
    idFile = Number((await upload(bytes, { fileType: 'PHOTO' })).body.idFile)
  })

  test('is answered with its place', async () => {
    const first = await rangeOf('bytes=0-99')
    expect(first).toMatchObject({ status: 206, length: '100', range: `bytes 0-99/${bytes.length}` })
    expect(first.bytes).toEqual(bytes.subarray(0, 100))
    expect(first.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox/),
      'content-disposition': expect.stringMatching(/^inline/),
    })
    expect((await rangeOf(`bytes=${bytes.length - 7}-`)).bytes).toEqual(bytes.subarray(-7))
    expect((await rangeOf('bytes=-7')).bytes).toEqual(bytes.subarray(-7))
    expect(await rangeOf(`bytes=${bytes.length}-`)).toMatchObject({
      status: 416,
      range: `bytes */${bytes.length}`,
      bytes: Buffer.alloc(0),
    })
    expect(await rangeOf('bytes=0-1,5-6')).toMatchObject({ status: 200, bytes })
  })

  test('goes on only with the same file', async () => {
    const { etag } = (await rangeOf('bytes=0-1')).headers
    expect((await rangeOf('bytes=5-', { 'if-range': String(etag) })).status).toBe(206)
    expect(await rangeOf('bytes=5-', { 'if-range': '"another"' })).toMatchObject({ status: 200, bytes })
    const date = new Date().toUTCString()
    expect((await rangeOf('bytes=5-', { 'if-range': date })).status).toBe(200)
    expect((await rangeOf('bytes=5-', { 'if-none-match': String(etag) })).status).toBe(304)
  })

  test('its facts come without bytes', async () => {
    expect(await rangeOf('bytes=0-5', {}, 'HEAD')).toMatchObject({
      status: 200,
      length: String(bytes.length),
      bytes: Buffer.alloc(0),
    })
  })

  test('is read from a signed link, in a sandbox, until it expires', async () => {
    const { storage_key } = await api.database.kysely
      .selectFrom('file')
      .select('storage_key')
      .where('id', '=', idFile)
      .executeTakeFirstOrThrow()
    const linkOf = async (seconds: number, key = storage_key) => {
      const facts = { seconds, name: '사진.png', type: 'image/png' }
      return (await api.services.storage.url(key, facts)).replace(api.environment.filesUrl, '')
    }
    const whole = await api.app.inject({ url: await linkOf(60) })
    expect([whole.statusCode, whole.rawPayload]).toEqual([200, bytes])
    expect(whole.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('사진.png')}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox/),
      'cache-control': 'no-store',
    })
    const part = await api.app.inject({ url: await linkOf(60), headers: { range: 'bytes=1-3' } })
    expect([part.statusCode, part.rawPayload]).toEqual([206, bytes.subarray(1, 4)])
    for (const url of [
      await linkOf(-60),
      await linkOf(60, 'brand/1/none'),
      `/stored/${storage_key}`,
      (await linkOf(60)).replace(storage_key, '../secret'),
    ])
      expect((await api.app.inject({ url })).statusCode, url).toBe(404)
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

test('a resized picture has one of our widths, its orientation applied and no metadata', async () => {
  const bytes = await sharp(await png(3000, 1500))
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  const { body } = await upload(bytes, { fileType: 'PHOTO' })
  for (let time = 0; time < 2; time += 1) {
    const small = await read(body.idFile, { width: 500 })
    expect(small.headers['content-type']).toBe('image/webp')
    const { width, height, exif } = await sharp(small.rawPayload).metadata()
    expect({ width, height, exif }).toEqual({ width: 640, height: 320, exif: undefined })
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

test('only members of the brand can read a file', async () => {
  const { body } = await upload(await png())
  const stranger = await api.person()
  expect((await read(body.idFile, {}, stranger.token)).statusCode).toBe(404)
  await api.join(idBrand, stranger.id, 'BRAND_ROLE_MEMBER')
  expect((await read(body.idFile, {}, stranger.token)).statusCode).toBe(200)
  const bySession = await api.app.inject({
    url: String(body.url),
    cookies: { 'saegim-access-token': stranger.token },
  })
  expect(bySession.statusCode).toBe(200)
  expect((await api.app.inject({ url: String(body.url) })).statusCode).toBe(401)
})

test('a deleted file is NOT_FOUND for everybody, and its bytes are deleted a day later', async () => {
  const { body } = await upload(await png())
  await read(body.idFile, { width: 160 })
  const stranger = await api.person()
  const theirs = await api.brand(stranger.id)
  const idFiles = String(body.idFile)
  expect(
    await api.send(deleteFiles, { token: stranger.token, idBrand: theirs, query: { idFiles } }),
  ).toMatchObject({ status: 404 })
  expect(await api.send(deleteFiles, { token, idBrand, query: { idFiles } })).toMatchObject({ status: 200 })
  expect((await read(body.idFile)).statusCode).toBe(404)

  const { kysely } = api.database
  const keyOf = () =>
    kysely.selectFrom('file').selectAll().where('id', '=', Number(body.idFile)).executeTakeFirstOrThrow()
  const storage = openStorage(api.environment)
  const task = purgeFilesTask(api.database, storage)['purge-files']
  await task?.run({})
  expect(await readStored(storage, (await keyOf()).storage_key)).not.toBeNull()
  await kysely
    .updateTable('file')
    .set({ deleted_at: new Date(Date.now() - 25 * 60 * 60 * 1000) })
    .where('id', '=', Number(body.idFile))
    .execute()
  await task?.run({})
  const { storage_key, purged_at } = await keyOf()
  expect(purged_at).not.toBeNull()
  expect([await readStored(storage, storage_key), await readStored(storage, `${storage_key}.w160`)]).toEqual([
    null,
    null,
  ])
})

test('a small picture of an animation moves, of one with very many pixels it is the first frame', {
  timeout: 30_000,
}, async () => {
  const animation = async (side: number, frames: number) => {
    const pictures = Array.from({ length: frames }, (_, at) => ({
      create: {
        width: side,
        height: side,
        channels: 3 as const,
        background: at % 2 === 0 ? '#8E3B2E' : '#F4C84A',
      },
    }))
    const made = await Promise.all(pictures.map((picture) => sharp(picture).png().toBuffer()))
    return sharp(made, { join: { animated: true } })
      .gif({ delay: 100, loop: 0 })
      .toBuffer()
  }
  const framesOf = async (bytes: Buffer) => {
    const kept = await upload(bytes, { name: 'a.gif', type: 'image/gif', fileType: 'PHOTO' })
    const { rawPayload, headers } = await read(kept.body.idFile, { width: 320 })
    expect(headers['content-type']).toBe('image/webp')
    return (await sharp(rawPayload).metadata()).pages ?? 1
  }
  expect(await framesOf(await animation(400, 4))).toBe(4)
  expect(await framesOf(await animation(1_000, 30))).toBe(1)
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

test('of many large uploads at once some are turned away before they are read, and none once they are done', async () => {
  const bytes = await noise(1_700)
  expect(bytes.length).toBeGreaterThan(8_000_000)
  const answers = await Promise.all(Array.from({ length: 8 }, () => upload(bytes, { fileType: 'PHOTO' })))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  expect((await upload(bytes, { fileType: 'PHOTO' })).status).toBe(200)
})
