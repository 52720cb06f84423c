import type http from 'node:http'
import type { DocumentName } from '#model/document-kinds/names.ts'
import { type CloseCode, closeCode, subprotocol } from '#model/sync/protocol.ts'
import type { RoomHandle } from './rooms/loaded-room.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { Authorization, Authorize } from './sockets/authorization.ts'
import { deviceNameOf } from './sockets/device-name.ts'
import { type RoomAddress, readAddress, readToken } from './sockets/handshake.ts'
import type { RelayLimits } from './sockets/limits.ts'
import { isAllowedOrigin } from './sockets/origins.ts'
import type { RelaySocket } from './sockets/relay-socket.ts'

/** A socket that was authorized, with its room, which it has to release. */
export interface Admission {
  readonly address: RoomAddress
  readonly authorization: Extract<Authorization, { ok: true }>
  readonly token: string | null
  readonly device: string | null
  readonly handle: RoomHandle
}

/** A socket that is being authorized. */
interface Candidate {
  readonly address: RoomAddress
  /** null: not known yet. */
  idAccount: number | null
  /** Access that may be its own was withdrawn since it was last authorized. */
  isDoubtful: boolean
}

/** Of what access was withdrawn; absent: of any. */
interface Withdrawn {
  readonly idAccount?: number | undefined
  readonly idBrand?: number | undefined
  readonly document?: DocumentName | undefined
}

interface Options {
  readonly limits: Pick<RelayLimits, 'unauthorizedSockets' | 'authorizationMs'>
  readonly publicUrl: string
  readonly authorize: Authorize
  readonly rooms: Pick<Rooms, 'open'>
  /** Makes the socket a client of its room, at once. */
  readonly letIn: (webSocket: RelaySocket, admission: Admission) => void
  /** Closes a socket that is open. */
  readonly refuse: (webSocket: RelaySocket, code: CloseCode, reason: string) => void
}

/**
 * Lets sockets in, or refuses them:
 *
 *   number of them ─▶ origin ─▶ address of the room ─▶ authorized ─▶ room loaded ─▶ authorized again where access was withdrawn
 */
export class Admissions {
  readonly #options: Options
  readonly #candidates = new Set<Candidate>()

  constructor(options: Options) {
    this.#options = options
  }

  /** Sockets that are being authorized, and whose access it may be, are authorized again. */
  noteRevocation({ idAccount, idBrand, document }: Withdrawn = {}): void {
    for (const candidate of this.#candidates) {
      const { address } = candidate
      if (idBrand !== undefined && address.idBrand !== idBrand) continue
      if (document !== undefined && address.document !== document) continue
      if (idAccount !== undefined && candidate.idAccount !== null && candidate.idAccount !== idAccount)
        continue
      candidate.isDoubtful = true
    }
  }

  /** Lets the socket in, or refuses it. Rejects where that could not be decided. */
  async admit(webSocket: RelaySocket, request: http.IncomingMessage): Promise<void> {
    const address = this.#addressOf(webSocket, request)
    if (address === null) return
    const token = readToken(request)
    const { limits, authorize, rooms, letIn } = this.#options
    const candidate: Candidate = { address, idAccount: null, isDoubtful: false }
    this.#candidates.add(candidate)
    const deadline = setTimeout(
      () => this.#refuse(webSocket, closeCode.overloaded, 'authorization took too long'),
      limits.authorizationMs,
    )
    let authorization: Authorization
    let handle: RoomHandle | null = null
    try {
      authorization = await authorize(token, address)
      if (authorization.ok) {
        candidate.idAccount = authorization.account.id
        handle = await rooms.open(address.idBrand, address.document, authorization.account.id)
      }
      // Access may have been withdrawn during the two awaits, before there was a client that could be closed.
      while (authorization.ok && candidate.isDoubtful && webSocket.readyState === webSocket.OPEN) {
        candidate.isDoubtful = false
        authorization = await authorize(token, address)
      }
    } catch (error) {
      handle?.release()
      throw error
    } finally {
      clearTimeout(deadline)
      this.#candidates.delete(candidate)
    }
    // It left, or was refused because it took too long.
    if (webSocket.readyState !== webSocket.OPEN) return handle?.release()
    // No await from here on: a withdrawal in between would find neither a socket that is being authorized nor a client.
    if (authorization.ok && handle) {
      const device = deviceNameOf(request.headers['user-agent'])
      letIn(webSocket, { address, authorization, token, device, handle })
      return
    }
    handle?.release()
    this.#refuse(webSocket, authorization.ok ? closeCode.overloaded : authorization.code, 'not authorized')
  }

  /** null: the socket was refused. */
  #addressOf(webSocket: RelaySocket, { url, headers }: http.IncomingMessage): RoomAddress | null {
    const { limits, publicUrl } = this.#options
    if (this.#candidates.size >= limits.unauthorizedSockets)
      return this.#refuse(webSocket, closeCode.overloaded, 'too many at once')
    if (!isAllowedOrigin(headers.origin, publicUrl))
      return this.#refuse(webSocket, closeCode.forbidden, 'not from this page')
    const address = readAddress(url ?? '')
    // Our own devices ask for documents that their release knows: this one may be of an earlier one.
    if (address === 'unknown' && webSocket.protocol === subprotocol)
      return this.#refuse(webSocket, closeCode.overloaded, 'no such document in this release')
    if (address === null || address === 'unknown')
      return this.#refuse(webSocket, closeCode.notFound, 'no such document')
    return address
  }

  #refuse(webSocket: RelaySocket, code: CloseCode, reason: string): null {
    this.#options.refuse(webSocket, code, reason)
    return null
  }
}
