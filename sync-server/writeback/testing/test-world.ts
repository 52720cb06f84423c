import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readVarString } from 'lib0/decoding'
import { onTestFinished } from 'vitest'
import WebSocket from 'ws'
import { WebsocketProvider } from 'y-websocket'
import * as Y from 'yjs'
import type { AnswerOf } from '#contract/call.ts'
import type { readSyncStatus } from '#contract/sync.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { messageKind, type Problem, subprotocol } from '#model/sync/protocol.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { openSession } from '#server/http/tokens.ts'
import { createLog } from '#server/logging.ts'
import { type RunningServer, startServer } from '#server/main.ts'

/** A brand with its owner in a database of its own, and servers over it. */
export async function openWorld() {
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
  let token = await openSession(db, account.id, 'test')
  let idBrand = 0

  const call = async (server: Pick<RunningServer, 'port'>, method: string, path: string, body?: unknown) => {
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
  const variables = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PORT: '0',
    PUBLIC_URL: 'http://localhost:0',
    WRITEBACK_DELAY_MS: '50',
    WRITEBACK_MAX_DELAY_MS: '200',
  }
  const use = async <Server extends RunningServer>(server: Server): Promise<Server> => {
    open.push(() => server.close())
    if (idBrand === 0)
      idBrand = Number((await call(server, 'POST', '/api/v1/brand', { name: '온기' })).idBrand)
    return server
  }
  return {
    call,
    db,
    databaseUrl: database.url,
    get token() {
      return token
    },
    /** Another session of the owner. */
    openSession: () => openSession(db, account.id, 'test'),
    logInAgain: async () => {
      token = await openSession(db, account.id, 'test')
    },
    get idBrand() {
      return idBrand
    },
    /** The environment of a server over this world, beside what is set for it alone. */
    variables,
    start: async (own: Record<string, string> = {}, log = createLog('silent')) =>
      use(await startServer(readEnvironment({ ...variables, ...own }), { appDirectory: null, log })),
    /** Takes in a server that was started elsewhere with `variables`. */
    use,
    join: (server: RunningServer, document: DocumentName = 'guide') => {
      const doc = new Y.Doc()
      const provider = new WebsocketProvider(`ws://127.0.0.1:${server.port}/sync/${idBrand}`, document, doc, {
        WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
        protocols: [subprotocol, `bearer.${token}`],
        disableBc: true,
      })
      const problems: Problem[] = []
      provider.messageHandlers[messageKind.durable] = () => undefined
      provider.messageHandlers[messageKind.problem] = (_encoder, decoder) => {
        problems.push(JSON.parse(readVarString(decoder)))
      }
      open.push(() => provider.destroy())
      return {
        doc,
        provider,
        problems,
        synced: new Promise<void>((done) => provider.once('sync', () => done())),
      }
    },
    /** The values of a document that REST has. */
    status: async (server: Pick<RunningServer, 'port'>, document: 'guide' | 'strategy' = 'guide') => {
      const { _embedded } = await call(server, 'GET', '/api/v1/brand/sync/status')
      const { documents } = _embedded as AnswerOf<typeof readSyncStatus>['_embedded']
      return documents.find((each) => each.document === document)
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

/** A server whose REST is down, and a client with its document open. */
export async function startWithoutRest() {
  const world = await openWorld()
  const proxy = await openProxy()
  const server = await world.start({ API_URL: proxy.url })
  proxy.target = server.port
  proxy.isAway = true
  const joined = world.join(server)
  await joined.synced
  return { world, proxy, server, ...joined }
}

/** Between the write-back and REST: answers 503 while REST is away, and drops the answers of the calls in `lost`. */
export async function openProxy() {
  const state = {
    url: '',
    target: 0,
    isAway: false,
    /** What everything is answered instead of REST's own answer. */
    answers: null as { readonly status: number; readonly body: object } | null,
    refused: 0,
    lost: [] as string[],
  }
  const server = createServer((incoming, outgoing) => {
    const instead = state.isAway ? { status: 503, body: {} } : state.answers
    if (instead) {
      state.refused += 1
      outgoing.writeHead(instead.status).end(JSON.stringify(instead.body))
      return
    }
    const { method, url, headers } = incoming
    const passedOn = request(
      { host: '127.0.0.1', port: state.target, method, path: url, headers },
      (answer) => {
        if (state.lost.includes(`${method} ${url}`)) {
          state.lost = state.lost.filter((call) => call !== `${method} ${url}`)
          answer.resume().once('end', () => outgoing.destroy())
          return
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    // No server listens: the connection is refused.
    passedOn.on('error', () => outgoing.destroy())
    incoming.pipe(passedOn)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return state
}
