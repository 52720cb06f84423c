import { createHash, randomUUID } from 'node:crypto'
import type http from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import { mayWrite } from '#model/access/roles.ts'
import { type CloseCode, closeCode, subprotocol } from '#model/sync/protocol.ts'
import type { Bus } from '../bus/bus.ts'
import { LocalHub } from '../bus/local-bus.ts'
import type { Database } from '../database/open.ts'
import type { Environment } from '../environment.ts'
import type { Logger } from '../logging.ts'
import type { Authorization, Authorize } from './authorization.ts'
import { Connection } from './connection.ts'
import { deviceNameOf } from './device-name.ts'
import { chooseProtocol, isSyncPath, type RoomAddress, readAddress, readToken } from './handshake.ts'
import { defaultLimits, type RelayLimits } from './limits.ts'
import { listenTo } from './listen.ts'
import { watchLiveness } from './liveness.ts'
import { isAllowedOrigin } from './origins.ts'
import { openPostgresLog } from './postgres-log.ts'
import { keepChecking } from './recheck.ts'
import { metrics } from './relay-metrics.ts'
import type { RoomAccess } from './room-access.ts'
import { type RoomHold, Rooms } from './rooms.ts'
import { openSettleMarks } from './settle-marks.ts'
import type { DocId, UpdateLog } from './update-log.ts'

export interface RelayDependencies {
  readonly database: Pick<Database, 'relayPool'>
  readonly environment: Pick<Environment, 'publicUrl' | 'relay'>
  readonly log: Logger
  readonly authorize: Authorize
  /** To the other nodes; without it there are none. */
  readonly bus?: Bus
  readonly limits?: Partial<RelayLimits>
  /** Another log than PostgreSQL's. */
  readonly updateLog?: UpdateLog
}

/** Which sockets to close: those that match everything that is given. */
export interface Revocation {
  readonly idAccount?: number
  readonly idBrand?: number
  /** SHA-256 of the token. */
  readonly tokenHash?: Uint8Array
  readonly code: CloseCode
  readonly reason: string
}

export interface Relay {
  readonly rooms: RoomAccess
  /** A document was given a new history: its room on this node starts anew. */
  giveWay(doc: DocId): void
  /** Answers how many sockets it closed. Sockets that are being authorized at this moment are asked again. */
  disconnect(revocation: Revocation): number
  /** Takes no more, stores what it has, and sends everybody away with 1013. */
  close(): Promise<void>
}

interface Session {
  readonly connection: Connection
  readonly token: string | null
  readonly tokenHash: Buffer | null
}

interface Admission {
  readonly id: string
  readonly address: RoomAddress
  readonly authorization: Extract<Authorization, { ok: true }>
  readonly token: string | null
  readonly device: string | null
  readonly hold: RoomHold
  readonly log: Logger
}

/** ws closes by itself with 1009 where a message is too large; ours has a code that clients know to be final. */
class RelaySocket extends WebSocket {
  override close(code?: number, data?: string | Buffer): void {
    super.close(code === 1009 ? closeCode.tooLarge : code, code === 1009 ? 'the message is too large' : data)
  }
}

export function attachRelay(server: http.Server, deps: RelayDependencies): Relay {
  const relay = new SocketRelay(deps)
  const upgrade = (request: http.IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isSyncPath(request.url)) relay.accept(request, socket, head)
    else if (server.listenerCount('upgrade') === 1)
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n')
  }
  server.on('upgrade', upgrade)
  return {
    rooms: relay.access,
    giveWay: (doc) => relay.giveWay(doc),
    disconnect: (revocation) => relay.disconnect(revocation),
    async close() {
      await relay.close()
      server.off('upgrade', upgrade)
    },
  }
}

class SocketRelay {
  readonly access: RoomAccess
  readonly #deps: RelayDependencies
  readonly #limits: RelayLimits
  readonly #webSockets: WebSocketServer
  readonly #updateLog: UpdateLog
  readonly #rooms: Rooms
  readonly #sessions = new Map<WebSocket, Session>()
  readonly #socketsOf = new Map<number, number>()
  readonly #stopChecking: (() => void)[]
  #unauthorized = 0
  #revocations = 0
  #closing: Promise<void> | null = null

  constructor(deps: RelayDependencies) {
    this.#deps = deps
    this.#limits = { ...defaultLimits, ...deps.limits }
    const { maxMessageBytes } = deps.environment.relay
    this.#webSockets = new WebSocketServer({
      noServer: true,
      clientTracking: true,
      perMessageDeflate: false,
      maxPayload: maxMessageBytes,
      handleProtocols: chooseProtocol,
      WebSocket: RelaySocket,
      // Known to ws 8.23, not yet to its types.
      ...{ closeTimeout: this.#limits.closingMs },
    })
    this.#updateLog = deps.updateLog ?? openPostgresLog(deps.database.relayPool, deps.log)
    const bus = deps.bus ?? new LocalHub().join()
    this.#rooms = new Rooms({
      bus,
      updateLog: this.#updateLog,
      limits: this.#limits,
      maxMessageBytes,
      log: deps.log,
    })
    this.#stopChecking = [
      keepChecking({
        bus,
        everyMs: this.#limits.recheckMs,
        authorize: deps.authorize,
        sessions: () => this.#sessions.values(),
        log: deps.log,
      }),
      bus.onGap(() => {
        this.#revocations += 1
      }),
    ]
    this.access = {
      open: (idBrand, document) => this.#rooms.lease(idBrand, document),
      onStored: (listener) => this.#rooms.onStored(listener),
      ...openSettleMarks(deps.database.relayPool),
    }
  }

  /** Refusals are told by a close code after the upgrade: of a refused upgrade a browser sees nothing. */
  accept(request: http.IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#webSockets.handleUpgrade(request, socket, head, (webSocket) => {
      const id = randomUUID()
      const log = this.#deps.log.child({ socket: id })
      noteFailures(webSocket, log)
      // Until it is authorized its messages wait in the buffers of TCP, which are bounded by themselves.
      webSocket.pause()
      void this.#admit(webSocket, request, id, log).catch((err: unknown) => {
        log.error({ err }, 'a sync socket could not be opened')
        refuse(webSocket, closeCode.overloaded, 'come back later')
      })
    })
  }

  giveWay(doc: DocId): void {
    this.#rooms.giveWay(doc)
  }

  disconnect({ idAccount, idBrand, tokenHash, code, reason }: Revocation): number {
    this.#revocations += 1
    let count = 0
    for (const { connection, tokenHash: own } of [...this.#sessions.values()]) {
      if (idAccount !== undefined && connection.person.id !== idAccount) continue
      if (idBrand !== undefined && connection.facts.idBrand !== idBrand) continue
      if (tokenHash !== undefined && !own?.equals(tokenHash)) continue
      if (!connection.isOpen) continue
      connection.close(code, reason)
      metrics.revocations.inc()
      count += 1
    }
    return count
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    for (const stop of this.#stopChecking) stop()
    const isStored = await this.#rooms.drain(this.#limits.shutdownMs)
    if (!isStored)
      this.#deps.log.error({}, 'the relay closes with updates that were not stored or acknowledged')
    for (const webSocket of this.#webSockets.clients) refuse(webSocket, closeCode.overloaded, 'shutting down')
    await Promise.all([...this.#webSockets.clients].map(closed))
    this.#updateLog.close()
    await this.#updateLog.flush(this.#limits.closingMs)
    this.#rooms.close()
    this.#webSockets.close()
  }

  async #admit(webSocket: WebSocket, request: http.IncomingMessage, id: string, log: Logger): Promise<void> {
    if (this.#closing) return refuse(webSocket, closeCode.overloaded, 'shutting down')
    if (this.#unauthorized >= this.#limits.unauthorizedSockets) {
      return refuse(webSocket, closeCode.overloaded, 'too many at once')
    }
    if (!isAllowedOrigin(request.headers.origin, this.#deps.environment.publicUrl)) {
      return refuse(webSocket, closeCode.forbidden, 'not from this page')
    }
    const address = readAddress(request.url ?? '')
    if (!address) return refuse(webSocket, closeCode.notFound, 'no such document')

    const token = readToken(request)
    this.#unauthorized += 1
    const deadline = setTimeout(
      () => refuse(webSocket, closeCode.overloaded, 'authorization took too long'),
      this.#limits.authorizationMs,
    )
    let authorization: Authorization
    let hold: RoomHold | null = null
    try {
      const checkedAt = this.#revocations
      authorization = await this.#deps.authorize(token, address.idBrand)
      if (authorization.ok) hold = await this.#rooms.open(address.idBrand, address.document)
      // Access may have been withdrawn between the two, when there was no session yet that could be closed.
      for (let seen = checkedAt; authorization.ok && seen !== this.#revocations; ) {
        seen = this.#revocations
        authorization = await this.#deps.authorize(token, address.idBrand)
      }
    } catch (error) {
      hold?.release()
      throw error
    } finally {
      clearTimeout(deadline)
      this.#unauthorized -= 1
    }
    if (!authorization.ok || !hold) {
      hold?.release()
      return refuse(webSocket, authorization.ok ? closeCode.overloaded : authorization.code, 'not authorized')
    }
    const device = deviceNameOf(request.headers['user-agent'])
    this.#serve(webSocket, { id, address, authorization, token, device, hold, log })
  }

  #serve(webSocket: WebSocket, admission: Admission): void {
    const { id, address, authorization, token, device, hold, log } = admission
    const { idBrand, document } = address
    const { account, role } = authorization
    const { room, problems, release } = hold
    const { relay } = this.#deps.environment
    const open = this.#socketsOf.get(account.id) ?? 0
    if (open >= relay.socketsPerUser || webSocket.readyState !== WebSocket.OPEN) {
      release()
      refuse(webSocket, closeCode.tooFast, 'too many sockets of one account')
      return
    }
    this.#socketsOf.set(account.id, open + 1)
    metrics.sockets.inc()
    const facts = {
      id,
      idBrand,
      document,
      person: { id: account.id, name: account.name.slice(0, 100) },
      mayWrite: mayWrite(role, document),
      device,
      speaksSaegim: webSocket.protocol === subprotocol,
    }
    const connection = new Connection(webSocket, facts, this.#limits, room, log)
    this.#sessions.set(webSocket, { connection, token, tokenHash: token === null ? null : hashOf(token) })
    log.info({ idBrand, document, idAccount: account.id, mayWrite: facts.mayWrite }, 'sync socket opened')

    const hear = listenTo(connection, room, relay.updatesPerSecond, this.#limits.burstSeconds)
    webSocket.on('message', (data, isBinary) => {
      try {
        if (connection.isOpen) hear(isBinary ? toBytes(data) : null)
      } catch (err) {
        log.error({ err }, 'a message could not be handled')
        connection.close(closeCode.overloaded, 'come back later')
      }
    })
    const stopWatching = watchLiveness(webSocket, connection.outbox, this.#limits.livenessMs)
    webSocket.once('close', (code) => {
      stopWatching()
      this.#sessions.delete(webSocket)
      const left = (this.#socketsOf.get(account.id) ?? 1) - 1
      if (left > 0) this.#socketsOf.set(account.id, left)
      else this.#socketsOf.delete(account.id)
      metrics.sockets.dec()
      room.detach(connection)
      release()
      log.info({ closeCode: code }, 'sync socket closed')
    })
    room.attach(connection, problems)
    webSocket.resume()
  }
}

/** On its own, or this listener would keep the whole request for as long as the socket lives. */
function noteFailures(webSocket: WebSocket, log: Logger): void {
  webSocket.on('error', (err) => log.debug({ err }, 'sync socket failed'))
}

function refuse(webSocket: WebSocket, code: CloseCode, reason: string): void {
  if (webSocket.readyState !== WebSocket.OPEN) return
  metrics.closed.inc({ code })
  // A paused socket would never read that the peer closed too.
  webSocket.resume()
  webSocket.close(code, reason)
}

function closed(webSocket: WebSocket): Promise<void> {
  if (webSocket.readyState === WebSocket.CLOSED) return Promise.resolve()
  return new Promise((resolve) => webSocket.once('close', () => resolve()))
}

function toBytes(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data)
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
