import '../browser/browser.fixture.ts'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { call } from '#contract/call.ts'
import { headers } from '#contract/errors.ts'
import { restEvents } from './rest-events.ts'

const writing = call<{
  body: { _zod: { input: { job: string }; output: unknown } }
  answer: { _zod: { input: unknown; output: { drafts: string[] } } }
}>({ name: 'test.write', method: 'POST', path: '/write', summary: 'Writes', access: 'BRAND_ROLE_MEMBER' })

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const whole = Buffer.from(
  [
    ': begins\n\n',
    event('part', { at: 0, text: '쌀을 빻아 🍚\n' }),
    event('restart', {}),
    event('part', { at: 0, text: '빵을' }),
    event('done', { drafts: ['빵을 구워요.'] }),
  ].join(''),
)
const told = [
  ['part', { at: 0, text: '쌀을 빻아 🍚\n' }],
  ['restart', {}],
  ['part', { at: 0, text: '빵을' }],
]

const ask = fetch
let heard: [string, unknown][]
beforeEach(() => {
  heard = []
})
afterEach(() => vi.unstubAllGlobals())

const write = (signal?: AbortSignal) =>
  restEvents(
    writing,
    { body: { job: 'story' } },
    { idBrand: 5, onEvent: (name, data) => void heard.push([name, data]), ...(signal && { signal }) },
  )

test('the events are the same wherever their bytes are cut, and the last one is the answer', async () => {
  let cut = 0
  await listen(async (_, answer) => {
    await begin(answer, whole.subarray(0, cut))
    answer.end(whole.subarray(cut))
  })
  for (cut = 0; cut <= whole.length; cut += 1) {
    heard = []
    expect(await write(), `cut at ${cut}`).toEqual({ ok: true, answer: { drafts: ['빵을 구워요.'] } })
    expect(heard, `cut at ${cut}`).toEqual(told)
  }
})

test('an answer that ends before its last event was cut off, at each byte of it', async () => {
  const last = whole.length - 1
  let end = 0
  await listen(async (_, answer) => {
    await begin(answer, whole.subarray(0, end))
    answer.destroy()
  })
  for (end = 1; end < last; end += 7)
    expect(await write(), `ends at ${end}`).toMatchObject({ ok: false, code: 'CUT_OFF', status: 200 })
})

test('it asks for events, in the name of the brand', async () => {
  let asked: Record<string, unknown> = {}
  await listen((request, answer) => {
    asked = request.headers
    answer.end(whole)
  })
  await write()
  expect(asked).toMatchObject({ accept: 'text/event-stream', 'content-type': 'application/json' })
  expect(asked[headers.brand.toLowerCase()]).toBe('5')
})

test('an event that says that it failed is the failure, and what comes behind it is not told', async () => {
  const failed = event('failed', { code: 'AI_NETWORK', message: 'AI와 연결이 끊겼어요.' })
  await listen((_, answer) => answer.end(event('part', 1) + failed + event('part', 2)))
  expect(await write()).toMatchObject({ ok: false, code: 'AI_NETWORK', message: 'AI와 연결이 끊겼어요.' })
  expect(heard).toEqual([['part', 1]])
})

test('a refusal before the first event has its code, and no answer is offline', async () => {
  await listen((_, answer) => answer.writeHead(409).end('{"code":"LIMIT_EXCEEDED","message":"오늘은 끝"}'))
  expect(await write()).toMatchObject({
    ok: false,
    code: 'LIMIT_EXCEEDED',
    status: 409,
    message: '오늘은 끝',
  })
  await listen((_, answer) => answer.destroy())
  expect(await write()).toMatchObject({ ok: false, code: 'OFFLINE', status: 0 })
})

test('leaving closes the connection', async () => {
  const leaving = new AbortController()
  const closed = Promise.withResolvers<void>()
  await listen(async (_, answer) => {
    answer.once('close', () => closed.resolve())
    await begin(answer, whole.subarray(0, 60))
    leaving.abort()
  })
  expect(await write(leaving.signal)).toMatchObject({ ok: false })
  await closed.promise
})

test('an event that is no JSON, or longer than any of ours, ends the answer', async () => {
  await listen((_, answer) => answer.end('event: part\ndata: {\n\n'))
  expect(await write()).toMatchObject({ ok: false, code: 'CUT_OFF' })
  await listen((_, answer) => answer.end(`data: ${'가'.repeat(1_100_000)}\n\n${event('done', {})}`))
  expect(await write()).toMatchObject({ ok: false, code: 'CUT_OFF' })
})

/** Sends the first bytes as a piece of their own. */
async function begin(answer: ServerResponse, bytes: Buffer): Promise<void> {
  answer.socket?.setNoDelay(true)
  answer.writeHead(200, { 'content-type': 'text/event-stream' })
  answer.flushHeaders()
  if (bytes.length > 0) await new Promise<void>((sent) => answer.write(bytes, () => sent()))
  await new Promise((next) => setImmediate(next))
}

/** The server that calls reach. */
async function listen(answer: RequestListener): Promise<void> {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => ask(new URL(path, origin), options))
}
