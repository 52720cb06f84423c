import * as decoding from 'lib0/decoding'
import type { Awareness } from 'y-protocols/awareness'
import type { WebsocketProvider } from 'y-websocket'
import type * as Y from 'yjs'
import { createWatched, type Watched } from '#device/watch/watched.ts'
import {
  bearerPrefix,
  closeCode,
  messageKind,
  type Problem,
  roleChanged,
  subprotocol,
} from '#model/sync/protocol.ts'
import type { PastHistory } from '../epochs/set-aside.ts'
import { type ConnectionEvent, type ConnectionState, idle, nextState } from './connection-state.ts'
import { encodeMark, readProblem } from './relay-messages.ts'

/** Where to connect and as whom. */
export interface RelayAddress {
  /** `wss://host/sync`, without the room. */
  readonly url: string
  /** `12/guide`. */
  readonly room: string
  /** Tabs of one account share a channel; those of another must not hear it, whatever their page was loaded with. */
  readonly account: number
  /** The token for the next attempt, asked for each time; null where this account is not signed in. */
  getToken(): string | null
}

export interface ConnectionOptions {
  readonly doc: Y.Doc
  readonly awareness: Awareness
  readonly address: RelayAddress
  /** Which history of the document this is: tabs that still have another one are not heard. */
  readonly history?: number
  /** A mark came back: everything sent before it is stored. */
  onMark(mark: number): void
  /** The server has asked for what it misses and this device has answered: marks make sense from here. */
  onAnswered(): void
  onLost(): void
  onProblem(problem: Problem): void
  /** The document has a new history; what this one held in the end comes with it. */
  onRebuilt?(past: PastHistory): void
  /** What this account may do in the brand is no longer what it was. */
  onRoleChanged?(): void
  /** A state vector that is safely stored. */
  onDurable?(stateVector: Uint8Array): void
}

export interface Connection {
  readonly state: Watched<ConnectionState>
  /** Sends a mark behind all that was sent so far; false where nobody listens. */
  sendMark(mark: number): boolean
  /** Somebody looks at the page, or the network says that it is back. */
  wake(): void
  /** The network says that it is gone: what still seems to stand is not waited for. */
  doubt(): void
  retryNow(): void
  close(): void
}

/**
 * The shell around connection-state.ts: does what a state says and reports what happens. The socket and the protocol are
 * y-websocket's, which is loaded with the first attempt; when to try again is ours.
 */
export function connectDocument(options: ConnectionOptions): Connection {
  const { doc, awareness, address, history = 0 } = options
  const state = createWatched<ConnectionState>(idle)
  let provider: WebsocketProvider | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  let shownToken: string | null = null
  let past: PastHistory | null = null
  let isClosed = false

  const happen = (event: ConnectionEvent) => {
    const before = state.get()
    const next = nextState(before, event, { now: Date.now(), random: Math.random() })
    if (next === before) return
    state.set(next)
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (next.name === 'connecting') void attempt()
    if (next.name === 'waiting') {
      timer = setTimeout(() => happen({ kind: 'due' }), Math.max(0, next.retryAt - Date.now()))
    }
  }

  const attempt = async () => {
    const token = address.getToken()
    shownToken = token
    if (token === null) return happen({ kind: 'noToken' })
    try {
      provider ??= await createProvider()
    } catch {
      // The file of the protocol did not load: no network and not kept. The next attempt asks again.
      return happen({ kind: 'lost', code: null })
    }
    if (isClosed || state.get().name !== 'connecting') return
    provider.protocols = [subprotocol, bearerPrefix + token]
    provider.connect()
  }

  const createProvider = async () => {
    const { WebsocketProvider } = await import('y-websocket')
    if (provider) return provider
    const made = new WebsocketProvider(address.url, address.room, doc, { connect: false, awareness })
    const sign = history > 0 ? `#${history}` : ''
    made.bcChannel = `saegim-account-${address.account}/${made.bcChannel}${sign}`
    speakSaegim(made)
    made.on('status', ({ status }) => {
      if (status === 'connected') happen({ kind: 'opened' })
    })
    made.on('sync', (isSynced) => {
      if (isSynced) happen({ kind: 'synced' })
    })
    made.on('connection-close', (event) => {
      // Said before y-websocket plans an attempt of its own; ours asks for a fresh token first.
      made.shouldConnect = false
      options.onLost()
      const isRebuilt = event?.code === closeCode.rebuilt
      // Without its past nobody could tell what only this device has: then it is asked for again.
      happen({ kind: 'lost', code: isRebuilt && !past ? null : (event?.code ?? null) })
      if (isRebuilt && past) options.onRebuilt?.(past)
      if (event?.reason !== roleChanged) return
      options.onRoleChanged?.()
      // Nothing is too much for anybody. Behind y-websocket, which is still putting the old socket away.
      queueMicrotask(() => happen({ kind: 'retry' }))
    })
    return made
  }

  const speakSaegim = (made: WebsocketProvider) => {
    for (const kind of [messageKind.sync, messageKind.awareness]) {
      const read = made.messageHandlers[kind]
      made.messageHandlers[kind] = (encoder, decoder, from, isFromServer, outer) => {
        const isQuestion = kind === messageKind.sync && decoder.arr[decoder.pos] === 0
        try {
          read?.(encoder, decoder, from, isFromServer, outer)
        } catch (cause) {
          console.warn('a message of the relay cannot be read', cause)
        }
        // The answer is sent when this returns, so what follows in a microtask comes behind it.
        if (isFromServer && isQuestion) queueMicrotask(options.onAnswered)
      }
    }
    made.messageHandlers[messageKind.past] = (_encoder, decoder, _from, isFromServer) => {
      const present = decoding.readVarUint(decoder)
      const update = decoding.readVarUint8Array(decoder).slice()
      if (isFromServer) past = { present, update }
    }
    made.messageHandlers[messageKind.durable] = (_encoder, decoder) => {
      options.onDurable?.(decoding.readVarUint8Array(decoder))
    }
    made.messageHandlers[messageKind.problem] = (_encoder, decoder) => {
      const found = readProblem(decoder)
      if (found) options.onProblem(found)
    }
    made.messageHandlers[messageKind.mark] = (_encoder, decoder, _from, isFromServer) => {
      const mark = decoding.readVarUint(decoder)
      if (isFromServer) options.onMark(mark)
    }
  }

  const wake = () => {
    const current = state.get()
    const isAfresh = current.name === 'refused' && current.reason === 'relogin'
    if (isAfresh && address.getToken() !== shownToken) happen({ kind: 'newToken' })
    else happen({ kind: 'wake' })
  }

  happen({ kind: 'start' })

  return {
    state,
    sendMark: (mark) => {
      const socket = provider?.ws
      if (!provider?.wsconnected || socket?.readyState !== WebSocket.OPEN) return false
      socket.send(encodeMark(mark))
      return true
    },
    wake,
    doubt: () => {
      if (!provider?.ws) return
      // By itself it would hear of the silence after half a minute. The tabs of this device go on talking.
      provider.disconnect()
      provider.connectBc()
    },
    retryNow: () => happen({ kind: 'retry' }),
    close: () => {
      isClosed = true
      happen({ kind: 'stop' })
      provider?.destroy()
      provider = null
    },
  }
}
