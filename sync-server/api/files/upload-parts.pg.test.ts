import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { headers as contractHeaders } from '#contract/errors.ts'
import { uploadFile, uploadImage } from '#contract/file.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { pdf, png } from './content/test-files.ts'

let api: TestApi
let url: URL
let headers: Record<string, string>

beforeAll(async () => {
  api = await openTestApi({ HTTP_BODY_MS: '60000' })
  url = new URL(await api.app.listen({ port: 0, host: '127.0.0.1' }))
  const { token, idBrand } = await api.owner()
  headers = { authorization: `Bearer ${token}`, [contractHeaders.brand]: String(idBrand) }
})

afterAll(() => api.close())

const calls = [
  ['streamed', uploadFile],
  ['read whole', uploadImage],
] as const
const kinds = ['name="data"; filename="data.json"', 'name="other"; filename="a.bin"', 'name="data"']
const cases = calls.flatMap(([how, call]) => kinds.map((kind) => ({ how, call, kind })))

test.each(cases)('of a form that is $how, part $kind is refused before its end', async ({ call, kind }) => {
  const socket = connect(Number(url.port), url.hostname)
  const lines = Object.entries({
    ...headers,
    host: url.host,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '9000000',
  })
  socket.write(`POST ${call.path} HTTP/1.1\r\n`)
  socket.write(`${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
  socket.write(`--x\r\nContent-Disposition: form-data; ${kind}\r\n\r\n${' '.repeat(200_000)}`)
  // A text without a file name is given by the parser at its end.
  if (kind === 'name="data"') socket.write('\r\n--x\r\n')
  const answer = await new Promise<string>((resolve, reject) => {
    socket.once('data', (bytes) => resolve(String(bytes)))
    socket.once('error', reject)
  })
  socket.destroy()
  expect(answer).toMatch(/^HTTP\/1.1 413 [\s\S]*"TOO_LARGE"/)
})

test.each(calls)('after a refusal a form that was %s can be sent to its end', async (_, call) => {
  const form = new FormData()
  form.set('data', new Blob([' '.repeat(1_000_000)]), 'data.json')
  form.set('file', new Blob([new Uint8Array(15 * 1024 * 1024)]), 'a.png')
  const answer = await fetch(new URL(call.path, url), { method: 'POST', headers, body: form })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ code: 'TOO_LARGE', details: [{ field: 'data' }] })
})

test.each([
  ['streamed', uploadFile, pdf],
  ['read whole', uploadImage, png],
] as const)('a form that is %s has one file', async (_, call, bytesOf) => {
  const form = new FormData()
  for (const name of ['a', 'b']) form.append('file', new Blob([new Uint8Array(await bytesOf())]), name)
  const answer = await fetch(new URL(call.path, url), { method: 'POST', headers, body: form })
  expect(answer.status).toBe(400)
})
