import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { design } from '#model/documents/design.ts'
import { guide } from '#model/documents/guide.ts'
import { bearerPrefix, subprotocol, syncPath } from '#model/sync/protocol.ts'
import type { Database } from './database/open.ts'
import { createTestDatabase } from './database/test-database.ts'
import { readEnvironment } from './environment/read-environment.ts'
import { openSession } from './http/tokens.ts'
import { type RunningServer, startServer } from './main.ts'
import { openStockClient, synced } from './relay/testing/test-provider.ts'
import { TestSocket } from './relay/testing/test-relay.ts'

let database: Database
let server: RunningServer
let dataDir: string

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'saegim-main-'))
  server = await startServer(
    readEnvironment({
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      WRITEBACK_DELAY_MS: '20',
      WRITEBACK_MAX_DELAY_MS: '100',
      RELAY_SOCKETS_PER_ADDRESS: '20',
    }),
    { appDirectory: null },
  )
})

afterAll(async () => {
  await server.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

let people = 0

async function person() {
  people += 1
  const { id } = await database.kysely
    .insertInto('account')
    .values({ email: `main${people}@ongi.example`, full_name: '한결' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return openSession(database.kysely, id, 'a test')
}

async function call(method: string, path: string, token: string, idBrand?: number, body?: unknown) {
  const response = await fetch(new URL(`/api/v1/${path}`, server.url), {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      authorization: `Bearer ${token}`,
      ...(idBrand !== undefined && { idBrandHeader: String(idBrand) }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Record<string, unknown>
}

async function brandOf(token: string): Promise<number> {
  return Number((await call('POST', 'brand', token, undefined, { name: '온기' })).idBrand)
}

function socket(token: string | null, idBrand: number, headers: Record<string, string> = {}): WebSocket {
  const protocols = token === null ? [subprotocol] : [subprotocol, `${bearerPrefix}${token}`]
  const url = `${server.url.replace('http', 'ws')}${syncPath(idBrand, 'guide')}`
  return new WebSocket(url, protocols, { headers })
}

function closed(webSocket: WebSocket): Promise<number> {
  return new Promise((resolve) => {
    webSocket.on('close', resolve)
  })
}

/** The first message shows that the socket was authorized. */
async function joined(
  token: string,
  idBrand: number,
  headers: Record<string, string> = {},
): Promise<WebSocket> {
  const webSocket = socket(token, idBrand, headers)
  await new Promise<void>((resolve, reject) => {
    webSocket.once('message', () => resolve())
    webSocket.once('close', (code) => reject(new Error(`closed with ${code}`)))
    webSocket.once('open', () => webSocket.send(new Uint8Array([0, 0, 1, 0])))
  })
  return webSocket
}

test('sockets are authorized by the same rules as calls', async () => {
  const [owner, stranger] = [await person(), await person()]
  const idBrand = await brandOf(owner)
  expect(await closed(socket(null, idBrand))).toBe(4401)
  expect(await closed(socket('not-a-token', idBrand))).toBe(4401)
  expect(await closed(socket(stranger, idBrand))).toBe(4403)
  expect(await closed(socket(owner, 999_999_999))).toBe(4404)
  const webSocket = await joined(owner, idBrand)
  webSocket.close()
})

test('[R98] sockets are counted by the address that a proxy on this machine names', async () => {
  const token = await person()
  const idBrand = await brandOf(token)
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const held = await Promise.all(
    Array.from({ length: 20 }, (_, at) => joined(token, idBrand, from(`2001:db8::${at + 1}`))),
  )
  expect(await closed(socket(token, idBrand, from('2001:db8::ffff')))).toBe(4529)
  held.push(await joined(token, idBrand, from('2001:db8:0:1::1')))
  for (const webSocket of held) webSocket.close()
})

test('logging out and deleting a brand close the sockets concerned, at once', async () => {
  const [owner, other] = [await person(), await person()]
  const [idBrand, idOther] = [await brandOf(owner), await brandOf(other)]
  const stays = await joined(other, idOther)
  const leaves = await joined(owner, idBrand)
  const left = closed(leaves)
  await call('POST', 'account/logout', owner)
  expect(await left).toBe(4401)

  const deleted = closed(await joined(other, await brandOf(other)))
  const { _embedded } = (await call('GET', 'brand/list', other)) as {
    _embedded: { brands: { id: number }[] }
  }
  const idGone = Math.max(..._embedded.brands.map(({ id }) => id))
  await call('DELETE', `brand?idBrand=${idGone}`, other)
  expect(await deleted).toBe(4404)
  expect(stays.readyState).toBe(WebSocket.OPEN)
  stays.close()
})

test('edits of a document reach REST, and changes by REST reach the document', async () => {
  const token = await person()
  const idBrand = await brandOf(token)
  const url = `${server.url.replace('http', 'ws')}/sync`
  const client = openStockClient({ url }, idBrand, { cookie: `saegim-access-token=${token}` })
  await synced(client)
  const { doc } = client
  guide.core.background.write(doc, '할머니의 사발')
  await expect
    .poll(async () => (await call('GET', 'brand/core', token, idBrand)).background, { timeout: 10_000 })
    .toBe('할머니의 사발')
  await call('PATCH', 'brand/core', token, idBrand, { memo: 'REST가 쓴 말' })
  await expect.poll(() => guide.core.memo.read(doc), { timeout: 10_000 }).toBe('REST가 쓴 말')
  client.destroy()
})

test('a design that REST changes is changed in its open room, and closed there when its folder is thrown away', async () => {
  const token = await person()
  const idBrand = await brandOf(token)
  const folder = await call('POST', 'directory/user', token, idBrand, { name: '봄', type: 'TEMPLATE' })
  const made = { idForm: 44, idDirectory: folder.idDirectory }
  const { idTemplate } = await call('POST', 'template/design/user', token, idBrand, made)
  const path = `template/user/${idTemplate}`
  const { document } = await call('GET', path, token, idBrand)
  const url = `${server.url.replace('http', 'ws')}${syncPath(idBrand, document as `design/${string}`)}`
  const open = new TestSocket(new WebSocket(url, [subprotocol, `${bearerPrefix}${token}`]))
  await open.opened
  await open.handled()
  await call('PATCH', path, token, idBrand, { name: '봄 명함' })
  expect(open.count('update')).toBeGreaterThan(0)
  expect(design.design.title.read(await open.pull())).toBe('봄 명함')
  const closing = open.closed()
  const idDirectories = [folder.idDirectory]
  await call('PATCH', 'directory/user/trash-delete', token, idBrand, { idDirectories })
  expect(await closing).toBe(4404)
})
