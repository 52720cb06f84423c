import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteFiles, readImage, uploadImage } from '#contract/file.ts'
import { openStorage, readStored } from '#server/gateways/storage/storage.ts'
import { purgeFilesTask } from '#server/jobs/purge-files.ts'
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
