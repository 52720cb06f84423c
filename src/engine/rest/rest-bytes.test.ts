import '../browser/browser.fixture.ts'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { readFile } from '#contract/file.ts'
import { restBytes } from './rest-bytes.ts'

const ask = fetch
afterEach(() => vi.unstubAllGlobals())

test('a file whose answer ends before its last byte was cut off, which is another failure than no answer', async () => {
  await listen((_, answer) => {
    answer.writeHead(200, { 'content-length': 1_000 })
    answer.write('ten bytes.', () => answer.destroy())
  })
  expect(await read()).toMatchObject({ ok: false, code: 'CUT_OFF', status: 200 })
})

test('a request without an answer, and one that was refused', async () => {
  await listen((_, answer) => answer.destroy())
  expect(await read()).toMatchObject({ ok: false, code: 'OFFLINE', status: 0 })
  await listen((_, answer) => answer.writeHead(404).end('{"code":"NOT_FOUND","message":"없어요."}'))
  expect(await read()).toMatchObject({ ok: false, code: 'NOT_FOUND', message: '없어요.', status: 404 })
})

const read = () => restBytes(readFile, { params: { idFile: 31 }, query: {} })

/** The server that calls reach. */
async function listen(answer: RequestListener): Promise<void> {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => ask(new URL(path, origin), options))
}
