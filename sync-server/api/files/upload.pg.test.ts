import { createHash, randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createUserDirectory } from '#contract/directory.ts'
import { headers as contractHeaders } from '#contract/errors.ts'
import { largestInOne, readFile, uploadDocument, uploadFile, uploadVideo } from '#contract/file.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { hwp, isoMedia, pdf, png, svg } from './content/test-files.ts'
import { readUsedBytes } from './queries.ts'

let api: TestApi
let url: URL
let owner: Awaited<ReturnType<TestApi['owner']>>

beforeAll(async () => {
  api = await openTestApi()
  url = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }))
})

afterAll(() => api.close())

beforeEach(async () => {
  owner = await api.owner()
})

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const used = () => readUsedBytes(api.database.kysely, owner.idBrand)
const keys = async () => {
  const found: string[] = []
  for await (const { key } of api.services.storage.list(`brand/${owner.idBrand}`)) found.push(key)
  return found
}

const upload = (
  bytes: Uint8Array,
  {
    name = '차림표.pdf',
    call = uploadFile,
    key,
    ...body
  }: Record<string, unknown> & { call?: typeof uploadFile } = {},
) =>
  api.send(call, {
    token: owner.token,
    idBrand: owner.idBrand,
    body,
    file: { bytes, name: String(name), type: 'application/octet-stream' },
    ...(key !== undefined && { headers: { [contractHeaders.idempotencyKey]: String(key) } }),
  })

test('a file is stored as it came, with its hash and its place', async () => {
  const sent = { token: owner.token, idBrand: owner.idBrand, body: { name: '서류' } }
  const { idDirectory } = (await api.send(createUserDirectory, sent)).body
  const bytes = hwp()
  const facts = { createdType: 'USER', idDirectory, size: bytes.length, sha256: hashOf(bytes) }
  const { status, body } = await upload(bytes, { name: '../계약\u202e서.hwp', ...facts })
  expect([status, body]).toMatchObject([
    200,
    { ...facts, name: '계약서.hwp', type: 'application/x-hwp', idAccount: owner.id, locked: false },
  ])
  const read = await api.app.inject({
    url: readFile.path.replace('{idFile}', String(body.idFile)),
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect(read.rawPayload).toEqual(bytes)
  expect(await used()).toBe(bytes.length)
  expect((await upload(bytes, { name: '계약서.hwp', createdType: 'USER', idDirectory })).body.name).toBe(
    '계약서 (2).hwp',
  )
})

test('a drawing is stored cleaned', async () => {
  const { body } = await upload(svg('<metadata/><path d="M0 0h8"/>'), { name: 'a.svg' })
  expect(body).toMatchObject({ type: 'image/svg+xml', width: 8, height: 4, size: await used() })
  const { text } = await api.send(readFile, { token: owner.token, params: { idFile: Number(body.idFile) } })
  expect(text).not.toContain('metadata')
})

test('a picture is stored without metadata and without what stands behind its end', async () => {
  const plain = await sharp(await png())
    .jpeg()
    .toBuffer()
  const hidden = await sharp(await png())
    .withExif({ IFD0: { Make: 'camera' } })
    .jpeg()
    .toBuffer()
  const exif = Buffer.concat([Buffer.from('ffe1002245786966000049492a00', 'hex'), Buffer.alloc(22, 'x')])
  const bytes = Buffer.concat([
    plain.subarray(0, 2),
    exif,
    plain.subarray(2),
    hidden,
    Buffer.from('ftypmp42'),
  ])
  const { body } = await upload(bytes, { name: 'a.jpg', sha256: hashOf(bytes), size: bytes.length })
  expect(body).toMatchObject({ size: plain.length, sha256: hashOf(plain), width: 40, height: 20 })
  const read = await api.app.inject({
    url: readFile.path.replace('{idFile}', String(body.idFile)),
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect(read.rawPayload).toEqual(plain)
  expect(await used()).toBe(plain.length)
})

test('the same key gives the same file, also when the answer to the first was lost', async () => {
  const bytes = pdf()
  const answers = await Promise.all([1, 2, 3].map(() => upload(bytes, { key: 'k' })))
  const again = await upload(bytes, { key: 'k' })
  expect(new Set([...answers, again].map(({ body }) => body.idFile)).size).toBe(1)
  expect([await used(), await keys()]).toEqual([bytes.length, [expect.any(String)]])
  expect(await upload(Buffer.concat([bytes, bytes]), { key: 'k' })).toMatchObject({
    status: 409,
    body: { code: 'IDEMPOTENCY_CONFLICT' },
  })
})

describe('what is refused leaves nothing', () => {
  const large = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(largestInOne)])
  test.each([
    ['another hash', pdf(), { sha256: hashOf(Buffer.from('x')) }, 460, 'CHECKSUM_MISMATCH'],
    ['another size', pdf(), { size: 5 }, 400, 'INVALID_VALUE'],
    ['a size that is too small', pdf(), { size: 5000 }, 400, 'INVALID_VALUE'],
    ['another type', randomBytes(2000), {}, 415, 'UNSUPPORTED_TYPE'],
    ['a video as a document', isoMedia('isom', 'vide'), { call: uploadDocument }, 415, 'UNSUPPORTED_TYPE'],
    ['a document as a video', pdf(), { call: uploadVideo }, 415, 'UNSUPPORTED_TYPE'],
    ['nothing', Buffer.alloc(0), {}, 400, 'BAD_REQUEST'],
    ['too much', large, {}, 413, 'TOO_LARGE'],
    ['a body that is not valid', pdf(), { createdType: 'X' }, 400, 'BAD_REQUEST'],
  ])('%s', async (_, bytes, facts, status, code) => {
    expect(await upload(bytes, facts)).toMatchObject({ status, body: { code } })
    expect([await used(), await keys()]).toEqual([0, []])
  })

  test('where the plan has not as much, before a byte is stored', async () => {
    await api.database.pool.query(
      `insert into file (brand_id, storage_key, name, file_type, media_type, size)
       values ($1, $2, 'full', 'DRIVE', 'x/y', 104857600 - 100)`,
      [owner.idBrand, `brand/${owner.idBrand}/full`],
    )
    expect(await upload(randomBytes(200))).toMatchObject({ status: 409, body: { code: 'STORAGE_EXCEEDED' } })
    const bytes = pdf()
    expect(await upload(bytes, { size: bytes.length })).toMatchObject({ status: 200 })
  })

  test('of a plain member in the drive of the brand', async () => {
    const { id, token } = await api.person()
    await api.join(owner.idBrand, id, 'BRAND_ROLE_MEMBER')
    const sent = { token, idBrand: owner.idBrand, file: { bytes: pdf(), name: 'a.pdf', type: 'x/y' } }
    expect(await api.send(uploadFile, { ...sent, body: {} })).toMatchObject({
      status: 403,
      body: { code: 'DESIGNER_ONLY' },
    })
    expect(await api.send(uploadFile, { ...sent, body: { createdType: 'USER' } })).toMatchObject({
      status: 200,
    })
  })
})

const authorized = () => ({
  authorization: `Bearer ${owner.token}`,
  [contractHeaders.brand]: String(owner.idBrand),
})

test('data behind the file was not heeded, so that is refused', async () => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(pdf())]), 'a.pdf')
  form.set('data', JSON.stringify({ createdType: 'USER' }))
  const answer = await fetch(new URL(uploadFile.path, url), {
    method: 'POST',
    headers: authorized(),
    body: form,
  })
  expect([answer.status, await answer.json()]).toMatchObject([400, { details: [{ field: 'data' }] }])
  expect([await used(), await keys()]).toEqual([0, []])
})

test("a browser's form is taken, and an answer read that was given before the last byte", async () => {
  const send = (bytes: Buffer, data: object) => {
    const form = new FormData()
    form.set('data', new Blob([JSON.stringify(data)], { type: 'application/json' }))
    form.set('file', new Blob([new Uint8Array(bytes)]), 'a.png')
    return fetch(new URL(uploadFile.path, url), { method: 'POST', headers: authorized(), body: form })
  }
  expect(await (await send(await png(), {})).json()).toMatchObject({ name: 'a.png', width: 40 })
  const refused = await send(Buffer.alloc(19 * 1024 * 1024), { idDirectory: -1 })
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: 'BAD_REQUEST' }])
})

test('a form that ends within another file before the file is refused', async () => {
  const head = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.json"\r\n\r\n`
  for (const body of [`${head('data')}{`, `${head('data')}{}\r\n${head('__proto__')}{}`, head('__proto__')]) {
    const headers = { ...authorized(), 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await fetch(new URL(uploadFile.path, url), { method: 'POST', headers, body })
    expect([body, answer.status]).toEqual([body, 400])
  }
  expect(await keys()).toEqual([])
})

test('a connection that breaks leaves nothing', async () => {
  const socket = connect(Number(url.port), url.hostname)
  const head = Object.entries({
    ...authorized(),
    host: url.host,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '1000000',
  })
  socket.write(
    `POST ${uploadFile.path} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  )
  socket.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n')
  await expect.poll(used).toBe(1_000_000)
  socket.destroy()
  await expect.poll(used).toBe(0)
  await expect.poll(keys).toEqual([])
})
