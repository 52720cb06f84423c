import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import * as decoding from 'lib0/decoding'
import { pino } from 'pino'
import WebSocket, { type ClientOptions } from 'ws'
import * as Y from 'yjs'
import type { BrandRole } from '#model/access/roles.ts'
import { mayWrite } from '#model/document-kinds/may-write.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { messageKind, type Problem } from '#model/sync/protocol.ts'
import type { Database } from '#server/database/open.ts'
import type { DocId } from '../log/update-log.ts'
import { attachRelay, type Relay, type RelayDependencies } from '../relay.ts'
import type { Authorization } from '../sockets/authorization.ts'
import { encodeMark, encodePresence, encodeSyncStep1, encodeUpdate } from '../wire/messages.ts'
import { presenceOf } from './test-wire.ts'

/** Tokens of tests contain account and role: `7-owner`, `8-member`. Any other token is invalid. */
export async function authorizeByName(
  token: string | null,
  { idBrand, document }: DocId,
): Promise<Authorization> {
  const [, id, role] = /^(\d+)-(owner|admin|designer|member|reader)$/.exec(token ?? '') ?? []
  if (id === undefined || role === undefined) return { ok: false, code: 4401 }
  if (idBrand === 403) return { ok: false, code: 4403 }
  if (idBrand === 404) return { ok: false, code: 4404 }
  const brandRole = `BRAND_ROLE_${role.toUpperCase()}` as BrandRole
  return {
    ok: true,
    account: { id: Number(id), name: `Person ${id}` },
    role: brandRole,
    access: mayWrite(brandRole, document) ? 'write' : 'read',
  }
}

export interface TestRelay extends AsyncDisposable {
  readonly relay: Relay
  readonly server: http.Server
  readonly port: number
  readonly url: string
  connect(token: string, options?: ConnectOptions): Promise<TestSocket>
}

export interface ConnectOptions {
  readonly idBrand?: number
  readonly document?: string
  readonly protocols?: string[]
  readonly client?: ClientOptions
}

export interface TestRelayOptions extends Partial<Omit<RelayDependencies, 'environment' | 'database'>> {
  readonly relay?: Partial<RelayDependencies['environment']['relay']>
  readonly port?: number
}

/** A relay on a port of its own. */
export async function startRelay(
  database: Pick<Database, 'relayPool'>,
  { relay: settings, port: wanted = 0, ...deps }: TestRelayOptions = {},
): Promise<TestRelay> {
  const server = http.createServer()
  server.listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const relay = attachRelay(server, {
    database,
    log: pino({ level: 'silent' }),
    authorize: authorizeByName,
    addressOf: (request) => String(request.headers['x-forwarded-for'] ?? request.socket.remoteAddress),
    environment: {
      publicUrl: `http://localhost:${port}`,
      relay: {
        maxMessageBytes: 4_194_304,
        updatesPerSecond: 200,
        socketsPerUser: 64,
        socketsPerAddress: 100_000,
        loadedBytes: 128 * 1024 * 1024,
        ...settings,
      },
    },
    ...deps,
  })
  return {
    relay,
    server,
    port,
    url: `ws://127.0.0.1:${port}/sync`,
    async connect(token, { idBrand = 1, document = 'guide', protocols, client } = {}) {
      const offers = protocols ?? ['saegim.v1', `bearer.${token}`]
      const socket = new TestSocket(
        new WebSocket(`ws://127.0.0.1:${port}/sync/${idBrand}/${document}`, offers, client),
      )
      await socket.opened
      return socket
    },
    async [Symbol.asyncDispose]() {
      await relay.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

interface HeardByKind {
  ask: { readonly bytes: Uint8Array }
  answer: { readonly bytes: Uint8Array }
  update: { readonly bytes: Uint8Array }
  presence: { readonly bytes: Uint8Array }
  durable: { readonly bytes: Uint8Array }
  problem: { readonly problem: Problem }
  mark: { readonly mark: number }
  past: { readonly present: number; readonly bytes: Uint8Array }
  closed: { readonly code: number }
}
type Heard = { [Kind in keyof HeardByKind]: { readonly kind: Kind } & HeardByKind[Kind] }[keyof HeardByKind]

/** A client that sends raw messages and records what it receives. `doc` follows the server on demand. */
export class TestSocket {
  readonly socket: WebSocket
  readonly opened: Promise<unknown>
  readonly doc = new Y.Doc()
  readonly heard: Heard[] = []
  readonly #waiters = new Set<() => void>()
  #read = 0
  #mark = 0

  constructor(socket: WebSocket) {
    this.socket = socket
    this.opened = once(socket, 'open')
    socket.on('message', (data: Buffer) => {
      const bytes = new Uint8Array(data)
      this.#hear(decode(bytes))
    })
    socket.on('close', (code) => this.#hear({ kind: 'closed', code }))
    socket.on('error', () => {})
  }

  /** The next message of that kind after the last one that was asked for. */
  async next<Kind extends keyof HeardByKind>(kind: Kind): Promise<Extract<Heard, { kind: Kind }>> {
    for (;;) {
      while (this.#read < this.heard.length) {
        const message = this.heard[this.#read]
        this.#read += 1
        if (message && isOfKind(message, kind)) return message
        if (message?.kind === 'closed') throw new Error(`closed with ${message.code} before ${kind}`)
      }
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#waiters.add(resolve)
      await promise
    }
  }

  async closed(): Promise<number> {
    for (;;) {
      const closed = this.heard.find((message) => message.kind === 'closed')
      if (closed) return closed.code
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#waiters.add(resolve)
      await promise
    }
  }

  count(kind: Heard['kind']): number {
    return this.heard.filter((message) => message.kind === kind).length
  }

  send(bytes: Uint8Array): void {
    this.socket.send(bytes)
  }

  /** Sends `update`, or everything `doc` has. */
  say(update: Uint8Array = Y.encodeStateAsUpdate(this.doc)): void {
    this.send(encodeUpdate(update))
  }

  /** Changes `doc` and sends the change. */
  change(change: (doc: Y.Doc) => void): void {
    const before = Y.encodeStateVector(this.doc)
    this.doc.transact(() => change(this.doc))
    this.say(Y.encodeStateAsUpdate(this.doc, before))
  }

  /** Resolves once the server has stored everything that was sent. */
  async stored(): Promise<void> {
    this.#mark += 1
    this.send(encodeMark(this.#mark))
    while ((await this.next('mark')).mark !== this.#mark);
  }

  /** What the server has, whole: a large document comes as updates before the answer. */
  async pull(): Promise<Y.Doc> {
    const doc = new Y.Doc()
    const from = this.heard.length
    this.send(encodeSyncStep1(Uint8Array.of(0)))
    const answer = await this.next('answer')
    for (const heard of this.heard.slice(from, this.heard.indexOf(answer) + 1)) {
      if (heard.kind === 'update' || heard.kind === 'answer') Y.applyUpdate(doc, heard.bytes)
    }
    return doc
  }

  /** The server has processed everything that was sent: requests are answered in their order. */
  async handled(): Promise<void> {
    await this.pull()
  }

  show(id: number, clock: number, state: unknown): void {
    this.send(encodePresence(presenceOf([[id, clock, state]])))
  }

  async close(): Promise<void> {
    this.socket.close()
    await this.closed()
  }

  #hear(message: Heard): void {
    this.heard.push(message)
    for (const resolve of this.#waiters) resolve()
    this.#waiters.clear()
  }
}

/** What is in the log, as a document. */
export async function readStored(
  database: Pick<Database, 'relayPool'>,
  idBrand: number,
  document: DocumentName = 'guide',
): Promise<Y.Doc> {
  const doc = new Y.Doc()
  // One statement, for one moment: a compaction between two would take the rows away that neither had seen.
  const { rows } = await database.relayPool.query<{ state: Buffer | null; data: Buffer | null }>(
    `select state, null as data from doc_snapshot where brand_id = $1 and document = $2
     union all select null, data from doc_update where brand_id = $1 and document = $2`,
    [idBrand, document],
  )
  for (const { state } of rows) if (state) Y.applyUpdateV2(doc, state)
  for (const { data } of rows) if (data) Y.applyUpdate(doc, data)
  return doc
}

function isOfKind<Kind extends keyof HeardByKind>(
  message: Heard,
  kind: Kind,
): message is Extract<Heard, { kind: Kind }> {
  return message.kind === kind
}

function decode(bytes: Uint8Array): Heard {
  const decoder = decoding.createDecoder(bytes)
  const kind = decoding.readVarUint(decoder)
  switch (kind) {
    case messageKind.sync: {
      const step = (['ask', 'answer', 'update'] as const)[decoding.readVarUint(decoder)]
      if (!step) throw new Error('an unknown sync step')
      return { kind: step, bytes: decoding.readVarUint8Array(decoder) }
    }
    case messageKind.awareness:
      return { kind: 'presence', bytes: decoding.readVarUint8Array(decoder) }
    case messageKind.durable:
      return { kind: 'durable', bytes: decoding.readVarUint8Array(decoder) }
    case messageKind.problem: {
      const json = new TextDecoder().decode(decoding.readVarUint8Array(decoder))
      return { kind: 'problem', problem: JSON.parse(json) as Problem }
    }
    case messageKind.past:
      return {
        kind: 'past',
        present: decoding.readVarUint(decoder),
        bytes: decoding.readVarUint8Array(decoder),
      }
    case messageKind.mark:
      return { kind: 'mark', mark: decoding.readVarUint(decoder) }
    default:
      throw new Error(`an unknown message kind ${kind}`)
  }
}
