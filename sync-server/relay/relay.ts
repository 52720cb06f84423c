import { createHash } from 'node:crypto'
import type http from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type Server, WebSocket, WebSocketServer } from 'ws'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { type CloseCode, closeCode, subprotocol } from '#model/sync/protocol.ts'
import { cutText } from '#model/text/cut-text.ts'
import type { Bus } from '../bus/bus.ts'
import { LocalHub } from '../bus/local-bus.ts'
import type { Database } from '../database/open.ts'
import type { Environment } from '../environment/environment.ts'
import { HeldByKey } from '../held-by-key.ts'
import type { Logger } from '../logging.ts'
import { type Admission, Admissions } from './admission.ts'
import { openPostgresLog } from './log/postgres-log.ts'
import type { DocId, UpdateLog } from './log/update-log.ts'
import { metrics } from './metrics/relay-metrics.ts'
import type { RoomAccess } from './rooms/room-access.ts'
import { Rooms } from './rooms/rooms.ts'
import { openSettleMarks } from './rooms/settle-marks.ts'
import type { Authorize } from './sockets/authorization.ts'
import { Client } from './sockets/client.ts'
import { Connection } from './sockets/connection.ts'
import { chooseProtocol, isSyncPath } from './sockets/handshake.ts'
import { defaultLimits, type RelayLimits } from './sockets/limits.ts'
import { watchLiveness } from './sockets/liveness.ts'
import { reauthorizeAfterGaps } from './sockets/reauthorization.ts'
import { bySocket, RelaySocket } from './sockets/relay-socket.ts'
import { hasPlaceFor } from './sockets/room-people.ts'
import type { Rate } from './work/rate.ts'

export interface RelayDependencies {
  readonly database: Pick<Database, 'relayPool'>
  readonly environment: Pick<Environment, 'publicUrl' | 'relay'>
  readonly log: Logger
  readonly authorize: Authorize
  /** What the sockets of a client are counted by. */
  readonly addressOf: (request: http.IncomingMessage) => string
  /** To the other nodes; without it this node is alone. */
  readonly bus?: Bus
  readonly limits?: Partial<RelayLimits>
  /** Instead of the log in PostgreSQL. */
  readonly updateLog?: UpdateLog
}

/** Which sockets to close: those that match all of the given properties. */
export interface Revocation {
  readonly idAccount?: number
  readonly idBrand?: number
  /** Of the brand; all of its rooms without it. */
  readonly document?: DocumentName
  /** SHA-256 of the token. */
  readonly tokenHash?: Uint8Array
  readonly code: CloseCode
  readonly reason: string
}

export interface Relay {
  readonly rooms: RoomAccess
  /** A document was rebuilt: its room on this node closes its clients with 1013 and loads the new epoch. */
  startNewEpoch(doc: DocId): void
  /** Closes sockets whose access was withdrawn, and returns how many. Sockets being authorized are authorized again. */
  disconnect(revocation: Revocation): number
  /** Accepts no more sockets, stores what has arrived, and closes all sockets with 1013. */
  close(): Promise<void>
}

/** The default of RELAY_UPDATES_PER_SECOND, for which the limits of work are made. */
const usualUpdatesPerSecond = 200

/** Serves `/sync/…` on an HTTP server; other upgrades are answered 404 where no other listener handles them. */
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
    startNewEpoch: (doc) => relay.startNewEpoch(doc),
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
  readonly #rate: Rate
  readonly #upgrades: Server<typeof RelaySocket>
  readonly #sockets = new Set<RelaySocket>()
  readonly #updateLog: UpdateLog
  readonly #rooms: Rooms
  readonly #admissions: Admissions
  readonly #heldByAccount = new HeldByKey<number>()
  readonly #heldByAddress = new HeldByKey<string>()
  readonly #stops: (() => void)[]
  readonly #onClose = bySocket((socket, code: number) => this.#removeClient(socket, code))
  readonly #onError = bySocket((socket, err: Error) =>
    this.#deps.log.debug({ err, socket: socket.id }, 'sync socket failed'),
  )
  readonly #onMessage = bySocket((socket, data: RawData, isBinary: boolean) =>
    socket.client?.receive(data, isBinary, this.#deps.log),
  )
  #closing: Promise<void> | null = null

  constructor(deps: RelayDependencies) {
    this.#deps = deps
    const { maxMessageBytes, updatesPerSecond, loadedBytes } = deps.environment.relay
    const presencePerSecond = Math.min(defaultLimits.presencePerSecond, updatesPerSecond)
    const given = { loadedBytes, presencePerSecond, ...workLimits(updatesPerSecond) }
    this.#limits = { ...defaultLimits, ...given, ...deps.limits }
    this.#rate = { perSecond: updatesPerSecond, burstSeconds: this.#limits.burstSeconds }
    this.#upgrades = new WebSocketServer<typeof RelaySocket>({
      noServer: true,
      // Tracking would cost each socket a listener of its own.
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: maxMessageBytes,
      handleProtocols: chooseProtocol,
      WebSocket: RelaySocket,
      // An option of ws 8.23 that its types lack.
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
    this.#admissions = new Admissions({
      limits: this.#limits,
      publicUrl: deps.environment.publicUrl,
      authorize: deps.authorize,
      rooms: this.#rooms,
      letIn: (webSocket, admission) => this.#addClient(webSocket, admission),
      refuse: (webSocket, code, reason) => this.#refuse(webSocket, code, reason),
    })
    this.#stops = [
      reauthorizeAfterGaps({
        bus,
        everyMs: this.#limits.recheckMs,
        authorize: deps.authorize,
        clients: () => this.#clients(),
        log: deps.log,
      }),
      bus.onGap(() => this.#admissions.noteRevocation()),
      watchLiveness(this.#sockets, this.#limits.livenessMs),
    ]
    this.access = {
      open: (idBrand, document) => this.#rooms.openForServer(idBrand, document),
      onStored: (listener) => this.#rooms.onStored(listener),
      occupied: () => this.#rooms.occupied(),
      ...openSettleMarks(deps.database.relayPool),
    }
  }

  /** Refuses by a close code after the upgrade, because browsers do not see why an upgrade was refused. */
  accept(request: http.IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#upgrades.handleUpgrade(request, socket, head, (webSocket) => {
      this.#sockets.add(webSocket)
      webSocket.stream = socket
      webSocket.on('close', this.#onClose)
      webSocket.on('error', this.#onError)
      const address = this.#deps.addressOf(request)
      if (!this.#heldByAddress.take(address, this.#deps.environment.relay.socketsPerAddress))
        return this.#refuse(webSocket, closeCode.tooFast, 'too many sockets of one address')
      webSocket.address = address
      // Until the socket is authorized its messages stay in the TCP buffers, which are bounded.
      webSocket.pause()
      void this.#admit(webSocket, request).catch((err: unknown) => {
        this.#deps.log.error({ err, socket: webSocket.id }, 'a sync socket could not be opened')
        this.#refuse(webSocket, closeCode.overloaded, 'come back later')
      })
    })
  }

  startNewEpoch(doc: DocId): void {
    this.#rooms.startNewEpoch(doc)
  }

  disconnect({ idAccount, idBrand, document, tokenHash, code, reason }: Revocation): number {
    this.#admissions.noteRevocation({ idAccount, idBrand, document })
    const hash = tokenHash && Buffer.from(tokenHash).toString('base64')
    let count = 0
    for (const { connection, tokenHash: own } of [...this.#clients()]) {
      if (idAccount !== undefined && connection.person.id !== idAccount) continue
      if (idBrand !== undefined && connection.facts.idBrand !== idBrand) continue
      if (document !== undefined && connection.facts.document !== document) continue
      if (hash !== undefined && own !== hash) continue
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
    for (const stop of this.#stops) stop()
    const isStored = await this.#rooms.drain(this.#limits.shutdownMs)
    if (!isStored)
      this.#deps.log.error({}, 'the relay closes with updates that were not stored or acknowledged')
    for (const webSocket of this.#sockets) this.#refuse(webSocket, closeCode.overloaded, 'shutting down')
    await Promise.all([...this.#sockets].map(closed))
    this.#updateLog.close()
    await this.#updateLog.flush(this.#limits.closingMs)
    this.#rooms.close()
    this.#upgrades.close()
  }

  *#clients(): Iterable<Client> {
    for (const { client } of this.#sockets) if (client) yield client
  }

  async #admit(webSocket: RelaySocket, request: http.IncomingMessage): Promise<void> {
    if (this.#closing) return this.#refuse(webSocket, closeCode.overloaded, 'shutting down')
    await this.#admissions.admit(webSocket, request)
  }

  #addClient(webSocket: RelaySocket, admission: Admission): void {
    const { address, authorization, token, device, handle } = admission
    const { idBrand, document } = address
    const { account, role, access } = authorization
    const { relay } = this.#deps.environment
    const isOpen = webSocket.readyState === WebSocket.OPEN
    if (isOpen && !hasPlaceFor(account.id, document, handle.room.connections)) {
      handle.release()
      this.#refuse(webSocket, closeCode.tooFast, 'too many people in one room')
      return
    }
    if (!isOpen || !this.#heldByAccount.take(account.id, relay.socketsPerUser)) {
      handle.release()
      this.#refuse(webSocket, closeCode.tooFast, 'too many sockets of one account')
      return
    }
    metrics.sockets.inc()
    const facts = {
      id: webSocket.id,
      idBrand,
      document,
      person: { id: account.id, name: cutText(account.name, 100) },
      role,
      mayWrite: access === 'write',
      device,
      speaksSaegim: webSocket.protocol === subprotocol,
    }
    const { log } = this.#deps
    const connection = new Connection(webSocket, facts, this.#limits, handle.room, log)
    const tokenHash = token === null ? null : hashOf(token)
    webSocket.client = new Client({ connection, handle, token, tokenHash }, this.#rate)
    webSocket.on('message', this.#onMessage)
    webSocket.on('pong', onPong)
    log.info(
      { socket: facts.id, idBrand, document, idAccount: account.id, mayWrite: facts.mayWrite },
      'sync socket opened',
    )
    handle.room.attach(connection, handle.problems)
    webSocket.resume()
  }

  #refuse(webSocket: RelaySocket, code: CloseCode, reason: string): void {
    if (webSocket.readyState !== WebSocket.OPEN) return
    metrics.closed.inc({ code })
    this.#deps.log.info({ socket: webSocket.id, closeCode: code, why: reason }, 'sync socket refused')
    // A paused socket would never read the peer's close frame.
    webSocket.resume()
    webSocket.close(code, reason)
  }

  #removeClient(webSocket: RelaySocket, code: number): void {
    this.#sockets.delete(webSocket)
    if (webSocket.address !== null) this.#heldByAddress.give(webSocket.address)
    const { client } = webSocket
    webSocket.client = null
    if (!client) return
    const { connection, handle } = client
    this.#heldByAccount.give(connection.person.id)
    metrics.sockets.dec()
    handle.room.detach(connection)
    handle.release()
    this.#deps.log.info({ socket: webSocket.id, closeCode: code }, 'sync socket closed')
  }
}

/** An operator who allows more updates than usual allows the processor time for them. */
function workLimits(updatesPerSecond: number): Pick<RelayLimits, 'workPerSecond' | 'workBurstMs'> {
  const times = Math.max(1, updatesPerSecond / usualUpdatesPerSecond)
  return {
    workPerSecond: defaultLimits.workPerSecond * times,
    workBurstMs: defaultLimits.workBurstMs * times,
  }
}

const onPong = bySocket(({ client }) => {
  if (client) client.silentChecks = 0
})

function closed(webSocket: WebSocket): Promise<void> {
  if (webSocket.readyState === WebSocket.CLOSED) return Promise.resolve()
  return new Promise((resolve) => webSocket.once('close', () => resolve()))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64')
}
