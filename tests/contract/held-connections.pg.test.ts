import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { logIn } from '#contract/account.ts'
import { readBrand } from '#contract/brand.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { limitConnections } from '#server/http/held-connections.ts'

let api: TestApi
let port: number
const sockets = new Set<Socket>()

beforeAll(async () => {
  api = await openTestApi({
    HTTP_BODY_MS: '3000',
    HTTP_REQUESTS_PER_ADDRESS: '40',
    LOGIN_ATTEMPTS_PER_MINUTE: '10000',
    TRUSTED_PROXIES: '10.0.0.7',
  })
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port)
})

afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await api.close()
})

async function open(at = port): Promise<Socket> {
  const socket = connect(at, '127.0.0.1')
  socket.on('error', () => undefined)
  sockets.add(socket)
  await once(socket, 'connect')
  return socket
}

/** A call whose body never comes, from an address that a proxy names. */
async function openCall(address: string, ...lines: string[]): Promise<Socket> {
  const socket = await open()
  const head = ['POST /api/v1/account/login HTTP/1.1', 'host: localhost', 'content-length: 60', ...lines]
  socket.write(
    `${head.join('\r\n')}\r\ncontent-type: application/json\r\nx-forwarded-for: ${address}\r\n\r\n`,
  )
  return socket
}

/** Resolves when the server has closed the connection. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve()
    else socket.once('close', () => resolve())
  })
}

const logInFrom = (address: string) =>
  api.send(logIn, {
    body: { email: 'one@ongi.example', password: 'guess-1234' },
    headers: { 'x-forwarded-for': address },
  })

test('of 300 bodies of one address that never come 40 are waited for; the others are answered and closed at once', async () => {
  const calls = await Promise.all(Array.from({ length: 300 }, () => openCall('203.0.113.1')))
  const answers: string[] = []
  const ended = Promise.withResolvers<void>()
  for (const socket of calls) {
    text(socket).then(
      (answer) => {
        answers.push(answer)
        if (answers.length === 260) ended.resolve()
      },
      () => undefined,
    )
  }
  await ended.promise
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 429 /)
    expect(answer).toMatch(/\r\nretry-after: 5\r\n/i)
    expect(answer).toContain('"code":"RATE_LIMITED"')
  }
  // The address has no place for another call, others are served, and so is the write-back.
  expect((await logInFrom('203.0.113.1')).status).toBe(429)
  expect((await logInFrom('203.0.113.2')).status).toBe(401)
  const idBrand = await api.brand((await api.person()).id)
  const service = { token: api.environment.serviceToken, idBrand }
  for (let i = 0; i < 45; i += 1) expect((await api.send(readBrand, service)).status).toBe(200)
  await Promise.all(calls.map(closed))
  // The server hears of it a moment later than this process.
  await expect.poll(async () => (await logInFrom('203.0.113.1')).status).toBe(401)
})

test('an address of IPv6 counts with its network', async () => {
  const calls = await Promise.all(
    // Node answers this header when the request has reached us.
    Array.from({ length: 40 }, (_, at) => openCall(`2001:db8::${at + 1}`, 'expect: 100-continue')),
  )
  await Promise.all(calls.map((socket) => once(socket, 'data')))
  expect((await logInFrom('2001:db8::ffff')).status).toBe(429)
  expect((await logInFrom('2001:db8:0:1::1')).status).toBe(401)
  for (const socket of calls) socket.destroy()
  // A client that goes makes room, too.
  await expect.poll(async () => (await logInFrom('2001:db8::ffff')).status).toBe(401)
})

test('a connection whose request never comes is closed', async () => {
  const silent = await open()
  const slow = await open()
  slow.write('GET /healthz HTTP/1.1\r\nhost: loc')
  for (const socket of [silent, slow]) socket.resume()
  await Promise.all([closed(silent), closed(slow)])
})

test('addresses are taken from this machine and from proxies that are listed', async () => {
  const limited = await openTestApi({
    LOGIN_ATTEMPTS_PER_MINUTE: '1',
    TRUSTED_PROXIES: '10.0.0.7, 192.168.0.0/16',
  })
  onTestFinished(() => limited.close())
  const tryFrom = async (remoteAddress: string, address: string) => {
    const answer = await limited.request({
      method: 'POST',
      url: logIn.path,
      remoteAddress,
      payload: { email: 'one@ongi.example', password: 'guess-1234' },
      headers: { 'x-forwarded-for': address },
    })
    return answer.status
  }
  expect(await tryFrom('10.0.0.7', '203.0.113.1')).toBe(401)
  expect(await tryFrom('192.168.7.7', '203.0.113.1')).toBe(429)
  expect(await tryFrom('127.0.0.1', '203.0.113.2, 10.0.0.7')).toBe(401)
  expect(await tryFrom('10.0.0.7', '203.0.113.2')).toBe(429)
  // A proxy that is not listed names no client.
  expect(await tryFrom('10.0.0.8', '203.0.113.3')).toBe(401)
  expect(await tryFrom('10.0.0.8', '203.0.113.4')).toBe(429)
})

test('connections of one address are bounded, and not those of a proxy', async () => {
  for (const isProxy of [false, true]) {
    const server = createServer((_, response) => response.end('ok'))
    limitConnections(server, { atMost: 3, isProxy: () => isProxy })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const at = (server.address() as AddressInfo).port
    const open3 = [await open(at), await open(at), await open(at)]
    const fourth = await open(at)
    fourth.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
    expect(await text(fourth).catch(() => 'reset')).toMatch(
      isProxy ? /200 OK/ : /503 Service Unavailable|reset/,
    )
    open3[0]?.destroy()
    await expect
      .poll(async () => {
        const next = await open(at)
        next.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
        return text(next).catch(() => 'reset')
      })
      .toMatch(/200 OK/)
    for (const socket of open3) socket.destroy()
  }
})
