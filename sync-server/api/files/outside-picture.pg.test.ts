import type { IncomingHttpHeaders } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { imageMaxBytes, readImage } from '#contract/file.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { openTestUnsplash, type TestUnsplash } from '#server/gateways/photos/test-unsplash.ts'
import { pdf, png, svg } from './content/test-files.ts'

let api: TestApi
let host: TestUnsplash
let token: string

beforeAll(async () => {
  host = await openTestUnsplash(Buffer.from('not a picture'))
  api = await openTestApi({ IMAGE_HOSTS: `images.example, ${host.url}` })
})

afterAll(async () => {
  await api.close()
  await host.close()
})

beforeEach(async () => {
  token = (await api.person()).token
})

const ask = (url = `${host.url}/pictures/one`, headers: Record<string, string> = {}) =>
  api.app.inject({
    url: readImage.path,
    query: { url },
    headers: { authorization: `Bearer ${token}`, ...headers },
  })

/** The host says that these bytes are a JPEG. Returns what it was sent. */
function show(bytes: Uint8Array) {
  const sent: IncomingHttpHeaders[] = []
  host.showPicture((request, response) => {
    sent.push(request.headers)
    response.writeHead(200, { 'content-type': 'image/jpeg', 'set-cookie': 'a=b', 'x-own': '1' }).end(bytes)
  })
  return sent
}

test('a picture is answered by what its bytes are, without its metadata, and nothing of the caller goes out', async () => {
  const jpeg = await sharp(await png(300, 200))
    .withExif({ IFD0: { Copyright: 'secret' } })
    .jpeg()
    .toBuffer()
  for (const [bytes, type] of [
    [await png(40, 30), 'image/png'],
    [jpeg, 'image/jpeg'],
  ] as const) {
    const sent = show(bytes)
    const answer = await ask(undefined, { cookie: 'session=secret', 'accept-language': 'ko' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(answer.headers).not.toHaveProperty('x-own')
    expect(String(answer.headers['set-cookie'] ?? '')).not.toContain('a=b')
    expect(answer.rawPayload.includes('secret')).toBe(false)
    expect((await sharp(answer.rawPayload).metadata()).format).toBe(type.slice('image/'.length))
    expect(Object.keys(sent[0] ?? {}).sort()).toEqual(['accept', 'connection', 'host', 'user-agent'])
  }
})

test('what is no picture, whatever its header says, is refused, and so is a drawing', async () => {
  for (const bytes of [Buffer.from('<html>'), Buffer.from(svg()), pdf(), (await png()).subarray(0, 60)]) {
    show(bytes)
    const answer = await ask()
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_TYPE'])
  }
})

test('an address that is not https at an allowed host is refused without a request', async () => {
  const before = host.asked.length
  for (const url of [
    'http://images.example/a.png',
    'https://images.example:8443/a.png',
    'https://elsewhere.example/a.png',
    'https://ji:word@elsewhere.example/a.png',
    'https://127.0.0.1/a.png',
    'https://169.254.169.254/latest/meta-data/1',
    'http://[::ffff:127.0.0.1]/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'http://[',
  ]) {
    const answer = await ask(url)
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 400, 'INVALID_URL'])
  }
  expect(host.asked).toHaveLength(before)
})

test('whatever keeps a picture from coming is answered by the same words', async () => {
  const answers = [
    () => host.answerNext((_request, response) => void response.writeHead(404).end()),
    () => host.answerNext((_request, response) => void response.writeHead(500).end()),
    () => host.answerNext((_request, response) => void response.destroy()),
    () =>
      host.answerNext((_request, response) =>
        response.writeHead(200, { 'content-length': imageMaxBytes.PHOTO + 1 }).flushHeaders(),
      ),
    () =>
      host.answerNext(
        (_request, response) => void response.writeHead(302, { location: 'http://10.0.0.7/' }).end(),
      ),
  ]
  const bodies = new Set<string>()
  for (const prepare of answers) {
    prepare()
    const answer = await ask()
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND'])
    bodies.add(String(answer.json().message))
  }
  expect(bodies.size).toBe(1)
})

test('an account asks sixty times a minute, and has no part in what others ask', async () => {
  show(await png(8, 8))
  for (let at = 0; at < 60; at += 1) expect((await ask()).statusCode).toBe(200)
  expect((await ask()).json()).toMatchObject({ code: 'RATE_LIMITED' })
  token = (await api.person()).token
  expect((await ask()).statusCode).toBe(200)
})
