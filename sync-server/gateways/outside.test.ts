import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../logging.ts'
import { registry } from '../metrics.ts'
import { createBreaker } from './breaker.ts'
import { limitConcurrency, TooManyAtOnce } from './concurrency-limit.ts'
import { type OutsideOptions, openOutside } from './outside.ts'
import { json, openTestUnsplash, silence, type TestUnsplash } from './photos/test-unsplash.ts'

let service: TestUnsplash

beforeEach(async () => {
  service = await openTestUnsplash(new Uint8Array())
})

afterEach(() => service.close())

function open(options: Partial<OutsideOptions> = {}) {
  const outside = openOutside({ provider: 'test', log: createLog('silent'), ...options })
  return (path = '/anything') => outside(new URL(path, service.url))
}

const down = { code: 'PROVIDER_DOWN' }

test('a 5xx is retried once', async () => {
  const ask = open()
  service.answerNext(json(503, {}), json(200, { fine: true }))
  expect(await ask()).toMatchObject({ status: 200, text: '{"fine":true}' })
  service.answerNext(json(500, {}), json(500, {}))
  await expect(ask()).rejects.toMatchObject(down)
  expect(service.asked).toHaveLength(4)
})

test('a timeout is retried once', async () => {
  const ask = open({ timeoutMs: 100 })
  service.answerNext(silence, silence)
  await expect(ask()).rejects.toMatchObject(down)
  expect(service.asked).toHaveLength(2)
})

test('a 429 is waited for if the wait is short, and rejects if it is long', async () => {
  const waits: number[] = []
  const ask = open({ wait: async (ms) => waits.push(ms) })
  service.answerNext(json(429, {}, { 'retry-after': '3' }), json(200, {}))
  expect(await ask()).toMatchObject({ status: 200 })
  expect(waits).toEqual([3000])
  service.answerNext(json(429, {}, { 'retry-after': '90' }))
  await expect(ask()).rejects.toMatchObject({ ...down, retryAfterSeconds: 90 })
  service.answerNext(json(429, {}))
  await expect(ask()).rejects.toMatchObject({ ...down, retryAfterSeconds: null })
  expect(service.asked).toHaveLength(4)
})

test('a 4xx is returned to the caller', async () => {
  service.answerNext(json(404, { errors: ['no'] }))
  expect(await open()()).toMatchObject({ status: 404 })
  expect(service.asked).toHaveLength(1)
})

test('redirects are not followed, because they would get the key', async () => {
  const elsewhere = json(302, {}, { location: `${service.url}/elsewhere` })
  service.answerNext(elsewhere, elsewhere)
  await expect(open()('/start')).rejects.toMatchObject(down)
  expect(service.asked.map(({ path }) => path)).toEqual(['/start', '/start'])
})

test('an answer that is too large rejects', async () => {
  const large = json(200, 'x'.repeat(2000))
  service.answerNext(large, large)
  await expect(open({ maxBytes: 1000 })()).rejects.toMatchObject(down)
})

test('after five failures no call is made for half a minute, then one', async () => {
  let now = 0
  const ask = open({ now: () => now })
  const fail = () => {
    service.answerNext(json(500, {}), json(500, {}))
    return expect(ask()).rejects.toMatchObject(down)
  }
  for (let i = 0; i < 5; i += 1) await fail()
  expect(service.asked).toHaveLength(10)
  now = 10_000
  await expect(ask()).rejects.toMatchObject({ ...down, retryAfterSeconds: 20 })
  expect(service.asked).toHaveLength(10)
  expect(await registry.metrics()).toContain('saegim_outside_breaker{provider="test"} 1')
  now = 30_000
  await fail()
  await expect(ask()).rejects.toMatchObject({ ...down, retryAfterSeconds: 30 })
  now = 60_000
  service.answerNext(json(200, {}))
  expect(await ask()).toMatchObject({ status: 200 })
  expect(await registry.metrics()).toContain('saegim_outside_breaker{provider="test"} 0')
})

test('failures that are far apart do not open the breaker, and one call probes', () => {
  let now = 0
  const breaker = createBreaker(() => now)
  for (let i = 0; i < 20; i += 1) {
    now += 10_000
    breaker.fail()
  }
  expect(breaker.state).toBe('closed')
  breaker.fail()
  breaker.fail()
  expect(breaker.state).toBe('open')
  now += 30_000
  expect(breaker.enter()).toBe(0)
  expect(breaker.enter()).toBe(30_000)
})

test('at the concurrency limit the next call starts when one ends, and rejects after too long a wait', async () => {
  const crowd = limitConcurrency(1, 50)
  const leave = Promise.withResolvers<string>()
  const first = crowd(() => leave.promise)
  await expect(crowd(async () => 'never')).rejects.toBeInstanceOf(TooManyAtOnce)
  const next = crowd(async () => 'next')
  leave.resolve('first')
  expect(await Promise.all([first, next])).toEqual(['first', 'next'])
})

test('who stops while it waits gives its place in the queue to the next at once', async () => {
  const crowd = limitConcurrency(1, 60_000)
  const leave = Promise.withResolvers<string>()
  const first = crowd(() => leave.promise)
  const stop = new AbortController()
  const second = crowd(async () => 'second', stop.signal)
  const third = crowd(async () => 'third', new AbortController().signal)
  stop.abort('gone')
  await expect(second).rejects.toBe('gone')
  await expect(crowd(async () => 'late', stop.signal)).rejects.toBe('gone')
  leave.resolve('first')
  expect(await Promise.all([first, third])).toEqual(['first', 'third'])
})

test('the log contains the path and the outcome, never the query or the key', async () => {
  const lines: string[] = []
  const sink = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const outside = openOutside({ provider: 'test', log: createLog('info', sink) })
  service.answerNext(json(200, {}))
  await outside(new URL('/search?query=secret-wish', service.url), { authorization: 'Client-ID the-key' })
  const [line] = lines.map((text) => JSON.parse(text) as Record<string, unknown>)
  expect(line).toMatchObject({ provider: 'test', path: '/search', status: 200, outcome: 'answered' })
  expect(lines.join()).not.toMatch(/secret-wish|the-key/)
})
