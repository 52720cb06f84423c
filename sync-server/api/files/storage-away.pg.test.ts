import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { downloadFiles } from '#contract/drive.ts'
import { headers } from '#contract/errors.ts'
import { readFile, readThumbnail, uploadFile } from '#contract/file.ts'
import { appendResumable, createResumable, finishResumable } from '#contract/resumable.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openTestBucket, type TestBucket, testKeys } from '#server/gateways/storage/test-object-server.ts'
import { collectUploadsTask } from '#server/jobs/collect-uploads.ts'
import { ThumbnailMaker } from '#server/jobs/make-thumbnails.ts'
import { createLog } from '#server/logging.ts'
import { png } from './content/test-files.ts'
import { readUsedBytes } from './queries.ts'

const megabyte = 1024 * 1024
const away = { status: 503, body: { code: 'STORAGE_DOWN', message: expect.stringContaining('잠시 뒤') } }
let bucket: TestBucket
let api: TestApi
let sent: { readonly token: string; readonly idBrand: number }

const lines: string[] = []

beforeAll(async () => {
  bucket = await openTestBucket('ongi')
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  api = await openTestApi(
    {
      S3_BUCKET: 'ongi',
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: testKeys.accessKeyId,
      S3_SECRET_ACCESS_KEY: testKeys.secretAccessKey,
    },
    { log },
  )
})

afterAll(async () => {
  await api.close()
  await bucket.close()
})

beforeEach(async () => {
  bucket.setAway(false)
  const { token, idBrand } = await api.owner()
  sent = { token, idBrand }
})

const upload = (bytes: Buffer, key: string) =>
  api.send(uploadFile, {
    ...sent,
    body: { size: bytes.length, sha256: hashOf(bytes) },
    file: { bytes, name: '달항아리.png', type: 'image/png' },
    headers: { 'Idempotency-Key': key },
  })
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const used = () => readUsedBytes(api.database.kysely, sent.idBrand)
const keys = () => [...bucket.objects.keys()].filter((key) => key.startsWith(`brand/${sent.idBrand}/`))

test('an upload is refused with words, takes no room, and its next try is one file', async () => {
  const bytes = await png(400, 300)
  bucket.setAway(true)
  for (let tries = 0; tries < 2; tries += 1) {
    const refused = await upload(bytes, 'one')
    expect(refused).toMatchObject(away)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(await used()).toBe(0)
  bucket.setAway(false)
  const made = await upload(bytes, 'one')
  expect(made).toMatchObject({ status: 200, body: { sha256: hashOf(bytes) } })
  expect(await upload(bytes, 'one')).toMatchObject({ body: { idFile: made.body.idFile } })
  expect([await used(), keys()]).toEqual([bytes.length, [expect.any(String)]])

  // Bytes of a try that could not be deleted go with its reservation.
  await api.database.pool.query(`update file_upload set created_at = now() - interval '2 days'`)
  const { kysely } = api.database
  await collectUploadsTask({ kysely }, api.services.storage, api.services.log)['collect-uploads']?.run(null)
  const left = await kysely.selectFrom('file_upload').select('id').execute()
  expect([left, keys().length]).toEqual([[], 1])
})

test('an upload in parts goes on where it was', async () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(9 * megabyte), Buffer.from('%%EOF')])
  const body = { size: bytes.length, name: '차림표.pdf', sha256: hashOf(bytes) }
  const { body: begun } = await api.send(createResumable, { ...sent, body })
  const own = { ...sent, params: { idUpload: Number(begun.idUpload) } }
  const append = (offset: number, part: Buffer) =>
    api.send(appendResumable, {
      ...own,
      body: part,
      headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    })
  expect((await append(0, bytes.subarray(0, megabyte))).headers['upload-offset']).toBe(String(megabyte))
  bucket.setAway(true)
  expect(await append(megabyte, bytes.subarray(megabyte))).toMatchObject(away)
  bucket.setAway(false)
  expect(await append(megabyte, bytes.subarray(megabyte))).toMatchObject({ status: 204 })
  bucket.setAway(true)
  expect(await api.send(finishResumable, own)).toMatchObject(away)
  bucket.setAway(false)
  const made = await api.send(finishResumable, own)
  expect(made).toMatchObject({ status: 200, body: { sha256: hashOf(bytes), size: bytes.length } })
  expect([await used(), keys().length]).toEqual([bytes.length, 1])
})

test('downloads and small pictures are refused with words that no cache keeps, and are there again afterwards', async () => {
  const bytes = await png(400, 300)
  const { body } = await upload(bytes, 'one')
  const params = { idFile: Number(body.idFile) }
  const maker = new ThumbnailMaker(api.database, api.services.storage, api.services.log)
  bucket.setAway(true)
  for (let tries = 0; tries < 5; tries += 1) {
    await api.database.pool.query('update file set thumbnail_at = now()')
    await maker.run()
  }
  const ask = () =>
    Promise.all([
      api.send(readFile, { ...sent, params }),
      api.send(readFile, { ...sent, params, query: { width: 160 } }),
      api.send(downloadFiles, { ...sent, body: { idFiles: [params.idFile], idDirectories: [] } }),
    ])
  for (const refused of await ask()) {
    expect(refused).toMatchObject(away)
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(refused.headers.etag).toBeUndefined()
  }
  bucket.setAway(false)
  expect((await ask()).map(({ status }) => status)).toEqual([200, 200, 200])
  await api.database.pool.query('update file set thumbnail_at = now()')
  await maker.run()
  const still = () => api.send(readThumbnail, { ...sent, params, query: { width: 160 } })
  expect(await still()).toMatchObject({ status: 200 })
  bucket.setAway(true)
  expect(await still()).toMatchObject(away)
  await maker.close()
})

test('an archive whose store goes away midway breaks off: no reader takes it for a whole one, and the log says why', async () => {
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' })
  const pdf = () =>
    Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(3 * megabyte), Buffer.from('%%EOF')])
  const made = [await upload(pdf(), 'one'), await upload(pdf(), 'two')]
  const idFiles = made.map(({ body }) => Number(body.idFile))
  const ask = () =>
    fetch(`${url}${downloadFiles.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${sent.token}`,
        [headers.brand]: String(sent.idBrand),
        'content-type': 'application/json',
      },
      body: JSON.stringify({ idFiles, idDirectories: [] }),
    })
  expect((await (await ask()).arrayBuffer()).byteLength).toBeGreaterThan(6 * megabyte)

  lines.length = 0
  bucket.breakNext(megabyte)
  const broken = await ask()
  expect(broken.status).toBe(200)
  await expect(broken.arrayBuffer()).rejects.toThrow('terminated')
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const brokeOff = { route: downloadFiles.path, status: 200, msg: 'an answer broke off' }
  await expect.poll(logged).toMatchObject([{ ...brokeOff, err: { message: 'terminated' } }])

  // Away between two files: what was sent ends behind the first.
  lines.length = 0
  const half = await ask()
  const reader = half.body?.getReader()
  await reader?.read()
  bucket.setAway(true)
  const readAll = async () => {
    for (;;) if ((await reader?.read())?.done !== false) return
  }
  await expect(readAll()).rejects.toThrow('terminated')
  await expect.poll(logged).toMatchObject([{ ...brokeOff, err: { reason: 'STORAGE_DOWN' } }])
}, 60_000)
