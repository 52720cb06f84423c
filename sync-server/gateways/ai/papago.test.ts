import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#server/logging.ts'
import { openPapago } from './papago.ts'

const received: { readonly headers: Record<string, unknown>; readonly form: URLSearchParams }[] = []
let answer: { status: number; body: unknown }

const server = createServer(async (request, response) => {
  let body = ''
  for await (const part of request) body += String(part)
  received.push({ headers: request.headers, form: new URLSearchParams(body) })
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

function papago() {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return openPapago({ keyId: 'id', key: 'word', baseUrl }, createLog('silent'))
}

test('a text goes to Papago with both keys, and comes back translated', async () => {
  const result = { srcLangType: 'ko', tarLangType: 'zh-CN', translatedText: '用米烤的面包' }
  answer = { status: 200, body: { message: { result } } }
  expect(await papago().translate('쌀로 구운 빵', 'zh-CN')).toBe('用米烤的面包')
  expect(received.at(-1)?.headers).toMatchObject({
    'x-ncp-apigw-api-key-id': 'id',
    'x-ncp-apigw-api-key': 'word',
  })
  expect(Object.fromEntries(received.at(-1)?.form ?? [])).toEqual({
    source: 'auto',
    target: 'zh-CN',
    text: '쌀로 구운 빵',
  })
})

test('the language of a text is told where it is known', async () => {
  answer = { status: 200, body: { message: { result: { translatedText: 'Bread' } } } }
  await papago().translate('빵', 'en', 'ko')
  expect(received.at(-1)?.form.get('source')).toBe('ko')
})

test.each([
  ['an error', 401, { errorCode: 'N2MT01' }],
  ['another body', 200, { message: {} }],
  ['a failure', 500, {}],
])('%s is PROVIDER_DOWN', async (_, status, body) => {
  answer = { status, body }
  await expect(papago().translate('빵', 'en')).rejects.toMatchObject({ code: 'PROVIDER_DOWN' })
})
