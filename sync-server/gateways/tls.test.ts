import { once } from 'node:events'
import { createServer as createHttp, type Server } from 'node:http'
import { createServer as createHttps } from 'node:https'
import { type AddressInfo, createServer as createTcp, type Server as TcpServer } from 'node:net'
import { createServer as createTls, DEFAULT_MIN_VERSION, TLSSocket } from 'node:tls'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { readBrand } from '#contract/brand.ts'
import { untrusted } from '../../tests/support/untrusted-certificate.ts'
import { openRedisBus } from '../bus/redis-bus.ts'
import { openPool } from '../database/pool.ts'
import { askByHttp, RestAway, restClient } from '../writeback/rest/rest-client.ts'
import { fetchPicture } from './fetch-picture.ts'
import { openSmtpMail } from './mail/smtp-mail.ts'
import { openOutside } from './outside.ts'
import { openObjectStorage } from './storage/object-storage.ts'

const log = pino({ level: 'silent' })
/** What reached a server inside of TLS. */
let heard: string[] = []
const closing: (() => unknown)[] = []

afterEach(async () => {
  heard = []
  for (const close of closing.splice(0)) await close()
})

async function listen(server: Server | TcpServer, host = '127.0.0.1'): Promise<number> {
  server.listen(0, host)
  await once(server, 'listening')
  closing.push(() => server.close())
  return (server.address() as AddressInfo).port
}

const message = { to: 'hana@example.com', subject: 's', text: 't', html: '<p>t</p>' }
const bucketAt = (endpoint: string) =>
  openObjectStorage({
    endpoint,
    bucket: 'b',
    region: 'r',
    accessKeyId: 'a',
    secretAccessKey: 's',
    forcePathStyle: true,
  })
const restAt = (apiUrl: string) =>
  restClient({
    ask: askByHttp(apiUrl),
    apiToken: 'secret',
    idBrand: 1,
    editor: null,
    stop: new AbortController().signal,
  })

describe('a server with an untrusted certificate', () => {
  async function httpsAddress(): Promise<string> {
    const server = createHttps(untrusted, (request, response) => {
      heard.push(`${request.method} ${request.url}`)
      response.end('{}')
    })
    return `https://localhost:${await listen(server)}`
  }

  test('answers a client that does not check it', async () => {
    const { request } = await import('node:https')
    const asked = request(await httpsAddress(), { ca: untrusted.cert }).end()
    const [answer] = await once(asked, 'response')
    expect([answer.statusCode, heard]).toEqual([200, ['GET /']])
  })

  test('gets no request of a provider, picture, bucket or REST API', async () => {
    const origin = await httpsAddress()
    await expect(openOutside({ provider: 'p', log })(new URL(origin))).rejects.toMatchObject({
      code: 'PROVIDER_DOWN',
    })
    await expect(fetchPicture(`${origin}/a.png`, { origin, maxBytes: 10 })).rejects.toMatchObject({
      problem: 'silence',
    })
    await expect(bucketAt(origin).get('brand/1/a')).rejects.toThrow()
    await expect(restAt(origin)(readBrand)).rejects.toBeInstanceOf(RestAway)
    expect(heard).toEqual([])
  })

  test.each(['smtp', 'smtps'])('gets no mail by %s', async (scheme) => {
    const server = new SMTPServer({
      ...untrusted,
      secure: scheme === 'smtps',
      authOptional: true,
      onMailFrom: (address, _session, done) => done(void heard.push(address.address) as unknown as null),
    })
    server.on('error', () => {})
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    closing.push(() => new Promise<void>((resolve) => server.close(resolve)))
    const mail = openSmtpMail(
      `${scheme}://localhost:${(server.server.address() as AddressInfo).port}`,
      'a@b.example',
    )
    closing.push(() => mail.close())
    await expect(mail.send(message)).rejects.toThrow(/self-signed/)
    expect(heard).toEqual([])
  })

  test('gets no message of other nodes', async () => {
    const server = createTls(untrusted, (socket) => socket.on('data', (bytes) => heard.push(String(bytes))))
    server.on('tlsClientError', () => {})
    const bus = await openRedisBus({
      url: `rediss://localhost:${await listen(server)}`,
      log,
      patienceMs: 300,
    })
    closing.push(() => bus.close())
    expect([bus.isConnected, heard]).toEqual([false, []])
  })

  test('gets no password of the database', async () => {
    const server = createTcp((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => {
        socket.write('S')
        const encrypted = new TLSSocket(socket, { isServer: true, ...untrusted })
        encrypted.on('error', () => {})
        encrypted.on('data', (bytes) => heard.push(String(bytes)))
      })
    })
    const url = `postgres://app:secret@localhost:${await listen(server)}/app?sslmode=verify-full`
    const pool = openPool(url, { max: 1, name: 'test' }, log)
    closing.push(() => pool.end())
    await expect(pool.query('select 1')).rejects.toThrow(/self-signed/)
    expect(heard).toEqual([])
  })
})

test('no TLS before 1.2 is spoken', () => {
  expect(DEFAULT_MIN_VERSION).toBe('TLSv1.2')
})

describe('a mail server on another machine', () => {
  async function plainServer(): Promise<number> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData(stream, _session, done) {
        heard.push('a mail')
        stream.resume().on('end', () => done())
      },
    })
    server.on('error', () => {})
    server.listen(0, '0.0.0.0')
    await once(server.server, 'listening')
    closing.push(() => new Promise<void>((resolve) => server.close(resolve)))
    return (server.server.address() as AddressInfo).port
  }
  // An address that leads here, but does not say so.
  const here = '0.0.0.0'

  test('gets no mail without TLS, unless its address says so', async () => {
    const port = await plainServer()
    const strict = openSmtpMail(`smtp://${here}:${port}`, 'a@b.example')
    closing.push(() => strict.close())
    await expect(strict.send(message)).rejects.toThrow(/STARTTLS/)
    expect(heard).toEqual([])
    const loose = openSmtpMail(`smtp://${here}:${port}?requireTLS=false`, 'a@b.example')
    closing.push(() => loose.close())
    await loose.send(message)
    expect(heard).toEqual(['a mail'])
  })
})

test('neither a bucket nor a REST API can redirect us to another server', async () => {
  const other = await listen(
    createHttp((request, response) => response.end(void heard.push(String(request.url)))),
  )
  const location = `http://127.0.0.1:${other}/elsewhere`
  const port = await listen(createHttp((_request, response) => response.writeHead(307, { location }).end()))
  const bucket = bucketAt(`http://127.0.0.1:${port}`)
  await expect(bucket.get('brand/1/a')).rejects.toThrow('307')
  await expect(bucket.put('brand/1/a', Buffer.from('a'), { type: 'image/png' })).rejects.toThrow('307')
  await expect(bucket.list('brand')[Symbol.asyncIterator]().next()).rejects.toThrow('307')
  await expect(restAt(`http://127.0.0.1:${port}`)(readBrand)).rejects.toBeInstanceOf(RestAway)
  expect(heard).toEqual([])
})
