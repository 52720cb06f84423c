import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFile } from '#contract/file.ts'
import {
  appendResumable,
  createResumable,
  endResumable,
  finishResumable,
  readResumable,
} from '#contract/resumable.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { collectResumableTask } from '#server/jobs/collect-resumable.ts'
import { createLog } from '#server/logging.ts'
import { svg } from '../content/test-files.ts'
import { readUsedBytes } from '../queries.ts'

const megabyte = 1024 * 1024
const type = 'application/offset+octet-stream'
let api: TestApi
let owner: Awaited<ReturnType<TestApi['owner']>>

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

/** A PDF of noise, of so many bytes. */
function pdf(size: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 14), Buffer.from('%%EOF')])
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const keysOf = async () => {
  const keys: string[] = []
  for await (const { key } of api.services.storage.list(`brand/${owner.idBrand}`)) keys.push(key)
  return keys
}

async function begin(bytes: Uint8Array, facts: Readonly<Record<string, unknown>> = {}) {
  owner = await api.owner()
  const sent = { token: owner.token, idBrand: owner.idBrand }
  const made = await api.send(createResumable, {
    ...sent,
    body: { size: bytes.length, name: '차림표.pdf', sha256: hashOf(bytes), ...facts },
  })
  const own = { ...sent, params: { idUpload: Number(made.body.idUpload) } }
  const append = (offset: number, body: Uint8Array, headers: Readonly<Record<string, string>> = {}) =>
    api.send(appendResumable, {
      ...own,
      body: Buffer.from(body),
      headers: { 'content-type': type, 'upload-offset': String(offset), ...headers },
    })
  return { made, own, append }
}

test('an upload is created from the headers of tus', async () => {
  const { token, idBrand } = await api.owner()
  const data = { name: '차림표.pdf', sha256: hashOf(Buffer.from('x')), createdType: 'USER' }
  const create = (headers: Readonly<Record<string, string>>) =>
    api.send(createResumable, { token, idBrand, headers: { 'tus-resumable': '1.0.0', ...headers } })
  const metadata = (value: unknown) =>
    `filename eA==, data ${Buffer.from(JSON.stringify(value)).toString('base64')}`
  const made = await create({ 'upload-length': '20', 'upload-metadata': metadata(data) })
  expect(made).toMatchObject({ status: 201, body: { offset: 0, size: 20, idFile: null } })
  expect(made.headers.location).toBe(`/api/v1/file/resumable/${made.body.idUpload}`)
  expect(made.headers['tus-resumable']).toBe('1.0.0')

  const faults: (readonly [Readonly<Record<string, string>>, string])[] = [
    [{ 'upload-metadata': metadata(data) }, 'Upload-Length'],
    [{ 'upload-length': '20', 'upload-metadata': 'data %%%' }, 'Upload-Metadata'],
    [{ 'upload-length': '20', 'upload-metadata': metadata({ ...data, createdType: 'X' }) }, 'createdType'],
    [{ 'upload-length': '20' }, 'body'],
  ]
  for (const [headers, field] of faults)
    expect(await create(headers)).toMatchObject({ status: 400, body: { details: [{ field }] } })
  const other = await create({ 'tus-resumable': '0.2.2', 'upload-length': '20' })
  expect(other).toMatchObject({ status: 412, body: { code: 'UNSUPPORTED_VERSION' } })
  expect(other.headers['tus-version']).toBe('1.0.0')
})

test('bytes that were sent in pieces become one file, also when it is asked for again', async () => {
  const bytes = pdf(9 * megabyte)
  const { own, append } = await begin(bytes)
  expect(await append(0, bytes.subarray(0, 1000))).toMatchObject({
    status: 204,
    headers: { 'upload-offset': '1000' },
  })
  // Sent again from an offset that is over.
  expect(await append(0, bytes.subarray(0, 1000))).toMatchObject({ status: 409 })
  const head = await api.request({
    method: 'HEAD',
    url: `/api/v1/file/resumable/${own.params.idUpload}`,
    headers: { authorization: `Bearer ${owner.token}`, idBrandHeader: String(owner.idBrand) },
  })
  expect(head).toMatchObject({
    status: 200,
    headers: { 'upload-offset': '1000', 'upload-length': String(bytes.length), 'cache-control': 'no-store' },
  })
  expect(await api.send(finishResumable, own)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } })
  expect((await append(1000, bytes.subarray(1000))).status).toBe(204)
  expect(await readUsedBytes(api.database.kysely, owner.idBrand)).toBe(bytes.length)

  const made = await api.send(finishResumable, own)
  expect(made).toMatchObject({
    status: 200,
    body: { name: '차림표.pdf', type: 'application/pdf', size: bytes.length },
  })
  expect(await api.send(finishResumable, own)).toMatchObject({ status: 200, body: made.body })
  expect(await readUsedBytes(api.database.kysely, owner.idBrand)).toBe(bytes.length)
  expect(await keysOf()).toHaveLength(1)
  const read = await api.app.inject({
    url: `/api/v1/file/${made.body.idFile}`,
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect(hashOf(read.rawPayload)).toBe(hashOf(bytes))
})

test('too many bytes, a wrong offset and another type are refused, and change nothing', async () => {
  const bytes = pdf(2000)
  const { own, append } = await begin(bytes)
  expect(await append(0, Buffer.alloc(2001))).toMatchObject({ status: 413 })
  expect(await append(1, bytes.subarray(1))).toMatchObject({ status: 409 })
  expect(await append(-1, bytes)).toMatchObject({
    status: 400,
    body: { details: [{ field: 'Upload-Offset' }] },
  })
  expect(await append(0, bytes, { 'content-type': 'application/octet-stream' })).toMatchObject({
    status: 415,
  })
  expect(await api.send(readResumable, own)).toMatchObject({ status: 200, body: { offset: 0 } })
})

test('with a checksum all bytes are kept or none', async () => {
  const bytes = pdf(9 * megabyte)
  const { own, append } = await begin(bytes)
  const checksum = (of: Uint8Array) => ({
    'upload-checksum': `sha256 ${createHash('sha256').update(of).digest('base64')}`,
  })
  expect(await append(0, bytes, checksum(bytes.subarray(1)))).toMatchObject({
    status: 460,
    body: { code: 'CHECKSUM_MISMATCH' },
  })
  expect(await api.send(readResumable, own)).toMatchObject({ body: { offset: 0 } })
  expect(await keysOf()).toEqual([])
  expect(await append(0, bytes, { 'upload-checksum': 'md5 AAAA' })).toMatchObject({ status: 400 })
  expect(await append(0, bytes, checksum(bytes))).toMatchObject({ status: 204 })
})

test('another hash, or a type that is not stored, ends the upload with nothing left', async () => {
  const bytes = pdf(3000)
  const cases = [
    { bytes, facts: { sha256: hashOf(Buffer.from('x')) }, code: 'CHECKSUM_MISMATCH' },
    { bytes: randomBytes(3000), facts: {}, code: 'UNSUPPORTED_TYPE' },
  ]
  for (const { bytes, facts, code } of cases) {
    const { own, append } = await begin(bytes, facts)
    await append(0, bytes)
    expect(await api.send(finishResumable, own)).toMatchObject({ body: { code } })
    expect(await api.send(readResumable, own)).toMatchObject({ status: 404 })
    expect(await readUsedBytes(api.database.kysely, owner.idBrand)).toBe(0)
    expect(await keysOf()).toEqual([])
  }
})

test('a drawing is cleaned, and counted by what is left of it', async () => {
  const bytes = svg('<metadata/><path d="M0 0h8"/>')
  const { own, append } = await begin(bytes, { name: '심볼.svg' })
  await append(0, bytes)
  const { body } = await api.send(finishResumable, own)
  const { text } = await api.send(readFile, { token: owner.token, params: { idFile: Number(body.idFile) } })
  expect(text).not.toContain('metadata')
  expect(body).toMatchObject({ type: 'image/svg+xml', size: text.length, sha256: hashOf(Buffer.from(text)) })
  expect(await readUsedBytes(api.database.kysely, owner.idBrand)).toBe(text.length)
})

test('an upload belongs to the member who began it, and an ended one is gone', async () => {
  const bytes = pdf(3000)
  const { own, append } = await begin(bytes)
  await append(0, bytes)
  const colleague = await api.person()
  await api.join(owner.idBrand, colleague.id, 'BRAND_ROLE_ADMIN')
  for (const call of [readResumable, endResumable, finishResumable])
    expect(await api.send(call, { ...own, token: colleague.token })).toMatchObject({ status: 404 })
  expect(await api.send(endResumable, own)).toMatchObject({ status: 204 })
  expect(await api.send(finishResumable, own)).toMatchObject({ status: 404 })
  expect(await readUsedBytes(api.database.kysely, owner.idBrand)).toBe(0)
  expect(await keysOf()).toEqual([])
})

test('a plain member uploads into the own drive alone, and no member more than their type may have', async () => {
  owner = await api.owner()
  const member = await api.person()
  await api.join(owner.idBrand, member.id, 'BRAND_ROLE_MEMBER')
  const create = (facts: object) =>
    api.send(createResumable, {
      token: member.token,
      idBrand: owner.idBrand,
      body: { size: megabyte, name: 'a.mp4', sha256: hashOf(Buffer.from('x')), ...facts },
    })
  expect(await create({})).toMatchObject({ status: 403, body: { code: 'DESIGNER_ONLY' } })
  expect(await create({ createdType: 'USER' })).toMatchObject({ status: 201 })
  expect(await create({ createdType: 'USER', size: 201 * megabyte })).toMatchObject({ status: 413 })
  expect(await create({ createdType: 'USER', name: 'a.pdf', size: 51 * megabyte })).toMatchObject({
    status: 413,
  })
})

test('what is reserved is there at the end, and more than the plan has is refused before a byte', async () => {
  const bytes = pdf(3000)
  const { own, append } = await begin(bytes)
  const { rows } = await api.database.pool.query<{ storage_bytes: number }>(
    `select storage_bytes from brand join plan on plan.key = brand.plan and currency = 'KRW' where brand.id = $1`,
    [owner.idBrand],
  )
  const left = (rows[0]?.storage_bytes ?? 0) - bytes.length
  await api.database.pool.query(
    `insert into file (brand_id, storage_key, name, file_type, media_type, size) values ($1, $2, 'a', 'DRIVE', 'x/y', $3)`,
    [owner.idBrand, `brand/${owner.idBrand}/full`, left],
  )
  const another = await api.send(createResumable, {
    token: owner.token,
    idBrand: owner.idBrand,
    body: { size: 1, name: 'a.pdf', sha256: hashOf(bytes) },
  })
  expect(another).toMatchObject({ status: 409, body: { code: 'STORAGE_EXCEEDED' } })
  await append(0, bytes)
  expect(await api.send(finishResumable, own)).toMatchObject({ status: 200 })
})

test('two requests at once: one gets LOCKED, and the lock of one that was killed ends', async () => {
  const bytes = pdf(3000)
  const { own, append } = await begin(bytes)
  const lock = (until: string) =>
    api.database.pool.query(
      `update resumable_upload set lease = gen_random_uuid(), leased_until = now() + $1::interval where id = $2`,
      [until, own.params.idUpload],
    )
  await lock('30 seconds')
  expect(await append(0, bytes)).toMatchObject({
    status: 423,
    body: { code: 'LOCKED' },
    headers: { 'retry-after': '2' },
  })
  await lock('-1 second')
  expect(await append(0, bytes)).toMatchObject({ status: 204 })
})

test('uploads that are a day old are collected', async () => {
  const bytes = pdf(3000)
  const { own, append } = await begin(bytes)
  await append(0, bytes.subarray(0, 2000))
  await api.database.pool.query(`update resumable_upload set created_at = now() - interval '25 hours'`)
  expect(await append(2000, bytes.subarray(2000))).toMatchObject({ status: 404 })
  const tasks = collectResumableTask(api.database, api.services.storage, createLog('silent'))
  await tasks['collect-resumable']?.run({})
  expect(await keysOf()).toEqual([])
  expect(await readUsedBytes(api.database.kysely, owner.idBrand)).toBe(0)
  expect(await api.send(readResumable, own)).toMatchObject({ status: 404 })
  expect((await api.database.pool.query('select * from resumable_part')).rows).toEqual([])
})

test('a beginning that is repeated with its key is the same upload, and reserves its room once', async () => {
  const { token, idBrand } = await api.owner()
  const bytes = pdf(3000)
  const create = (key: string) =>
    api.send(createResumable, {
      token,
      idBrand,
      headers: { 'Idempotency-Key': key },
      body: { size: bytes.length, name: '차림표.pdf', sha256: hashOf(bytes) },
    })
  const [one, two] = await Promise.all([create('a'), create('a')])
  expect(one).toMatchObject({ status: 201 })
  expect(two).toMatchObject({ status: 201, body: one.body })
  expect(await readUsedBytes(api.database.kysely, idBrand)).toBe(3000)
  expect((await create('b')).body.idUpload).not.toBe(one.body.idUpload)
  expect(await readUsedBytes(api.database.kysely, idBrand)).toBe(6000)
})

test('a finished upload answers its file for 8 days, and is then forgotten', async () => {
  const bytes = pdf(3000)
  const { own, append } = await begin(bytes)
  await append(0, bytes)
  const { body } = await api.send(finishResumable, own)
  const tasks = collectResumableTask(api.database, api.services.storage, createLog('silent'))
  const age = async (hours: number) => {
    await api.database.pool.query(
      `update resumable_upload set created_at = now() - make_interval(hours => $1)`,
      [hours],
    )
    await tasks['collect-resumable']?.run({})
    return api.send(finishResumable, own)
  }
  expect(await age(8 * 24 - 1)).toMatchObject({ status: 200, body })
  expect(await age(8 * 24 + 1)).toMatchObject({ status: 404 })
  expect((await api.database.pool.query('select 1 from resumable_upload')).rows).toEqual([])
  expect(await readUsedBytes(api.database.kysely, owner.idBrand)).toBe(3000)
})

test('a file of the drive is read as any other', async () => {
  const bytes = pdf(3000)
  const { own, append } = await begin(bytes)
  await append(0, bytes)
  const { body } = await api.send(finishResumable, own)
  const answer = await api.send(readFile, { token: owner.token, params: { idFile: Number(body.idFile) } })
  expect(answer.status).toBe(200)
})
