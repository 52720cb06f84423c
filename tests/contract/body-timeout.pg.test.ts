import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'

let api: TestApi
let port: number
const sockets: Socket[] = []

beforeAll(async () => {
  api = await openTestApi({ HTTP_BODY_MS: '200', LOGIN_ATTEMPTS_PER_MINUTE: '10000' })
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await api.close()
})

const body = JSON.stringify({ email: 'slow@ongi.example', password: 'guess-1234' })

async function open(type: string, ...lines: string[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  const head = ['POST /api/v1/account/login HTTP/1.1', 'host: localhost', `content-type: ${type}`, ...lines]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  return socket
}

test('fifty bodies that never come are given up, whether their length is known or not', async () => {
  const lines = [`content-length: ${body.length}`, 'transfer-encoding: chunked']
  const waiting = await Promise.all(
    Array.from({ length: 50 }, (_, at) => open('application/json', lines[at % 2] ?? '')),
  )
  for (const socket of waiting) socket.resume()
  await Promise.all(waiting.map((socket) => (socket.closed ? null : once(socket, 'close'))))
})

test('a body that comes in parts in time is answered', async () => {
  const socket = await open('application/json', `content-length: ${body.length}`)
  socket.write(body.slice(0, 10))
  const answered = once(socket, 'data')
  socket.write(body.slice(10))
  const [answer] = await answered
  expect(String(answer)).toContain('HTTP/1.1 401')
})
