import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headers as contractHeaders } from '#contract/errors.ts'
import { uploadFile, uploadImage } from '#contract/file.ts'
import { png } from '#server/api/files/content/test-files.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi
let port: number
const sockets = new Set<Socket>()

beforeAll(async () => {
  api = await openTestApi({ HTTP_BODY_MS: '60000' })
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await api.close()
})

/** Begins an upload of 9 MB of which a few bytes come. Its refusal is added to `refusals`. */
async function begin({ token, idBrand }: { token: string; idBrand: number }, refusals: string[]) {
  const socket = connect(port, '127.0.0.1')
  sockets.add(socket)
  socket.on('error', () => undefined)
  socket.on('data', (answer) => refusals.push(String(answer).slice(0, 12)))
  const lines = [
    `POST ${uploadFile.path} HTTP/1.1`,
    'host: localhost',
    'content-type: multipart/form-data; boundary=x',
    'content-length: 9000000',
    `authorization: Bearer ${token}`,
    `${contractHeaders.brand}: ${idBrand}`,
  ]
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'
  socket.write(`${lines.join('\r\n')}\r\n\r\n${part}`)
}

const underWay = async () => (await api.database.pool.query('select from file_upload')).rowCount

test('slow uploads of many accounts keep no other account from uploading', async () => {
  const refusals: string[] = []
  for (let at = 0; at < 32; at += 1) await begin(await api.owner(), refusals)
  await expect.poll(underWay, { timeout: 15_000 }).toBe(32)
  expect(refusals).toEqual([])
  const { token, idBrand } = await api.owner()
  const file = { bytes: await png(), name: 'a.png', type: 'image/png' }
  for (const call of [uploadFile, uploadImage])
    expect((await api.send(call, { token, idBrand, body: {}, file })).status).toBe(200)
})

test('one account has three uploads of 9 MB under way at most, and others begin theirs', async () => {
  const refusals: string[] = []
  const owner = await api.owner()
  for (let at = 0; at < 7; at += 1) await begin(owner, refusals)
  await expect.poll(() => refusals, { timeout: 15_000 }).toEqual(Array(4).fill('HTTP/1.1 429'))
  await begin(await api.owner(), refusals)
  await expect.poll(underWay, { timeout: 15_000 }).toBe(32 + 3 + 1)
})
