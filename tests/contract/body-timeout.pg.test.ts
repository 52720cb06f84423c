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

const json = 'content-type: application/json'
const login = 'POST /api/v1/account/login'

async function open(call: string, ...lines: string[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  const head = [`${call} HTTP/1.1`, 'host: localhost', ...lines]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  return socket
}

/** Also where the server resets the connection, for which `once` would reject. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve()
    else socket.once('close', () => resolve())
  })
}

test('fifty bodies that never come are given up, whether their length is known or not', async () => {
  const lines = [`content-length: ${body.length}`, 'transfer-encoding: chunked']
  const waiting = await Promise.all(
    Array.from({ length: 50 }, (_, at) => open(login, json, lines[at % 2] ?? '')),
  )
  for (const socket of waiting) socket.resume()
  await Promise.all(waiting.map(closed))
})

test('a body that comes in parts in time is answered', async () => {
  const socket = await open(login, json, `content-length: ${body.length}`)
  socket.write(body.slice(0, 10))
  const answered = once(socket, 'data')
  socket.write(body.slice(10))
  const [answer] = await answered
  expect(String(answer)).toContain('HTTP/1.1 401')
})

test('a call that is answered before its body came does not hold the connection, however slowly the body comes', async () => {
  const chunked = 'transfer-encoding: chunked'
  const waiting = await Promise.all([
    open('PATCH /api/v1/brand/core', json, chunked),
    open('PATCH /api/v1/brand/core', json, 'content-length: 100000'),
    open(login, 'content-type: text/plain', chunked),
    open('GET /healthz', json, chunked),
  ])
  const dripping = setInterval(() => {
    for (const socket of waiting) socket.write('1\r\na\r\n')
  }, 50)
  for (const socket of waiting) socket.resume()
  await Promise.all(waiting.map(closed))
  clearInterval(dripping)
})

test('a refused call whose body came leaves its connection for the next one', async () => {
  const socket = await open('PATCH /api/v1/brand/core', json, 'content-length: 2')
  const refused = once(socket, 'data')
  socket.write('{}')
  expect(String((await refused)[0])).toContain('HTTP/1.1 401')
  // Longer than a body may take.
  await new Promise((next) => setTimeout(next, 400))
  const answered = once(socket, 'data')
  socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  expect(String((await answered)[0])).toContain('HTTP/1.1 200')
})
