import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import WebSocket from 'ws'
import { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import { createTestDatabase } from '../database/test-database.ts'
import { readEnvironment } from '../environment.ts'
import { openSession } from '../http/tokens.ts'
import { createLog } from '../logging.ts'
import { type RunningServer, startServer } from '../main.ts'

const { core, info } = guide
const patience = { timeout: 15_000, interval: 50 }

test('[W18] REST has the words a moment after the last, and during long typing', async () => {
  const world = await openWorld()
  const server = await world.start({ WRITEBACK_DELAY_MS: '300', WRITEBACK_MAX_DELAY_MS: '900' })
  const { doc, synced } = world.join(server)
  await synced
  let isTyping = true
  const typing = (async () => {
    for (let i = 0; i < 60; i++) {
      core.background.write(doc, `${core.background.read(doc)}가`)
      await new Promise((next) => setTimeout(next, 40))
    }
    isTyping = false
  })()
  await vi.waitFor(
    async () => expect(await world.core(server)).toHaveProperty('background', expect.stringMatching(/^가+$/)),
    patience,
  )
  expect(isTyping).toBe(true)
  await typing
  await vi.waitFor(
    async () => expect(await world.core(server)).toMatchObject({ background: '가'.repeat(60) }),
    patience,
  )
})

test('[W19] while REST is away nothing is lost, and when it is back the room is settled', async () => {
  const world = await openWorld()
  const proxy = await openProxy()
  const server = await world.start({ API_URL: proxy.url })
  proxy.target = server.port
  proxy.isAway = true
  const { doc, synced } = world.join(server)
  await synced
  core.background.write(doc, '서버가 쉬는 동안 쓴 글')
  await vi.waitFor(() => expect(proxy.refused).toBeGreaterThan(1), patience)
  expect((await world.core(server)).background).toBeNull()
  proxy.isAway = false
  await vi.waitFor(
    async () => expect(await world.core(server)).toMatchObject({ background: '서버가 쉬는 동안 쓴 글' }),
    patience,
  )
})

test('[W20] what one process left unsettled the next one settles without anybody writing', async () => {
  const world = await openWorld()
  const first = await world.start({ WRITEBACK_DELAY_MS: '60000', WRITEBACK_MAX_DELAY_MS: '60000' })
  const { doc, synced, provider } = world.join(first)
  await synced
  core.background.write(doc, '끄기 직전에 쓴 글')
  await vi.waitFor(async () => expect(await world.storedUpdates()).toBeGreaterThan(0), patience)
  provider.destroy()
  await first.close()
  const second = await world.start()
  await vi.waitFor(
    async () => expect(await world.core(second)).toMatchObject({ background: '끄기 직전에 쓴 글' }),
    patience,
  )
})

test('[W2] a brand made by REST has its name in the document, and a change by REST reaches an open document', async () => {
  const world = await openWorld()
  const server = await world.start()
  const { doc, synced } = world.join(server)
  await synced
  await vi.waitFor(() => expect(info.name.read(doc)).toBe('온기'), patience)
  await world.call(server, 'PATCH', '/api/v1/brand/core', { what: '매일 쓰는 그릇' })
  await vi.waitFor(() => expect(core.what.read(doc)).toBe('매일 쓰는 그릇'), patience)
})

/** A brand with its owner in a database of its own, and servers over it. */
async function openWorld() {
  const database = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'saegim-writeback-'))
  const open: (() => unknown)[] = []
  onTestFinished(async () => {
    for (const close of open.reverse()) await close()
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const db = database.kysely
  const account = await db
    .insertInto('account')
    .values({ email: 'owner@ongi.example', full_name: '한결', password_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = await openSession(db, account.id, 'test')
  let idBrand = 0

  const call = async (server: RunningServer, method: string, path: string, body?: unknown) => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(idBrand > 0 ? { idBrandHeader: String(idBrand) } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return (await response.json()) as Record<string, unknown>
  }
  return {
    call,
    start: async (variables: Record<string, string> = {}) => {
      const environment = readEnvironment({
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        PORT: '0',
        PUBLIC_URL: 'http://localhost:0',
        WRITEBACK_DELAY_MS: '50',
        WRITEBACK_MAX_DELAY_MS: '200',
        ...variables,
      })
      const server = await startServer(environment, { appDirectory: null, log: createLog('silent') })
      open.push(() => server.close())
      if (idBrand === 0)
        idBrand = Number((await call(server, 'POST', '/api/v1/brand', { name: '온기' })).idBrand)
      return server
    },
    join: (server: RunningServer) => {
      const doc = new Y.Doc()
      const provider = new WebsocketProvider(`ws://127.0.0.1:${server.port}/sync/${idBrand}`, 'guide', doc, {
        WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
        protocols: [`bearer.${token}`],
        disableBc: true,
      })
      open.push(() => provider.destroy())
      return { doc, provider, synced: new Promise<void>((done) => provider.once('sync', () => done())) }
    },
    core: (server: RunningServer) => call(server, 'GET', '/api/v1/brand/core'),
    storedUpdates: async () => {
      const rows = await db
        .selectFrom('doc_update')
        .select('seq')
        .where('account_id', 'is not', null)
        .execute()
      return rows.length
    },
  }
}

/** Between the write-back and REST: answers 503 while REST is away. */
async function openProxy() {
  const state = { url: '', target: 0, isAway: false, refused: 0 }
  const server = createServer((incoming, outgoing) => {
    if (state.isAway) {
      state.refused += 1
      outgoing.writeHead(503).end('{}')
      return
    }
    const { method, url, headers } = incoming
    incoming.pipe(
      request({ host: '127.0.0.1', port: state.target, method, path: url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      }),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return state
}
