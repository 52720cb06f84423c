import * as decoding from 'lib0/decoding'
import type { Awareness } from 'y-protocols/awareness'
import type { WebsocketProvider } from 'y-websocket'
import type * as Y from 'yjs'
import type { RowState } from '#engine/store/row-state.ts'
import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import { createWatched, type Watched } from '#engine/watch/watched.ts'
import {
  bearerPrefix,
  closeCode,
  messageKind,
  type Problem,
  roleChanged,
  subprotocol,
} from '#model/sync/protocol.ts'
import type { EndedEpoch } from '../epochs/set-aside.ts'
import { type ConnectionEvent, type ConnectionState, idle, nextState } from './connection-state.ts'
import { encodeMark, readProblem } from './relay-messages.ts'

/** Where to connect and as whom. */
export interface RelayAddress {
  /** `wss://host/sync`, without the room. */
  readonly url: string
  /** `12/guide`. */
  readonly room: string
  /** Tabs of one account share a BroadcastChannel; tabs of two accounts must not. */
  readonly account: number
  /** The token for the next attempt, read each time; null while this account is not signed in. */
  getToken(): string | null
}

export interface ConnectionOptions {
  readonly doc: Y.Doc
  readonly awareness: Awareness
  readonly address: RelayAddress
  /** Number of the document's epoch, 0 for the first. Tabs that have another epoch open are not listened to. */
  readonly epoch?: number
  /** A mark came back: everything sent before it is durable. */
  onMark(mark: number): void
  /** This device has answered the server's sync step 1: marks that are sent from now on cover all earlier changes. */
  onAnswered(): void
  /** The socket closed. */
  onLost(): void
  onProblem(problem: Problem): void
  /** Whether this device made the document, and the server has not acknowledged anything of it yet. */
  isUnmade?(): boolean
  /** What is with the row of such a document. */
  readRow?(): Promise<RowState>
  /** The server has started a new epoch of the document. */
  onRebuilt?(ended: EndedEpoch): void
  /** The account's role in the brand has changed. */
  onRoleChanged?(): void
  /** The state vector of what is durable. */
  onDurable?(stateVector: Uint8Array): void
}

export interface Connection {
  readonly state: Watched<ConnectionState>
  /** Sends a mark after all that was sent so far; false where there is no open socket. */
  sendMark(mark: number): boolean
  /** Reconnects at once if it waits because of the network, or if there is a new token after a refused one. */
  wake(): void
  /** The browser is offline: closes the socket at once. Tabs of this device stay connected with each other. */
  goOffline(): void
  /** Reconnects at once, also after a final refusal. */
  retryNow(): void
  close(): void
}

/**
 * Connects a document to the relay, and tabs of this device with each other. Socket and protocol are y-websocket's,
 * loaded with the first attempt; when to reconnect is decided by `connection-state.ts`, of which this carries out the
 * effects.
 */
export function connectDocument(options: ConnectionOptions): Connection {
  const { doc, awareness, address, epoch = 0 } = options
  const state = createWatched<ConnectionState>(idle)
  let provider: WebsocketProvider | null = null
  let timer: Timer | null = null
  let sentToken: string | null = null
  /** As it was before the last attempt: a row that is made during the attempt may be refused by that alone. */
  let row: RowState = 'waits'
  let ended: EndedEpoch | null = null
  let isClosed = false

  const dispatch = (event: ConnectionEvent) => {
    const before = state.get()
    const now = Date.now()
    const next = nextState(before, event, { now, random: Math.random() })
    if (next === before) return
    state.set(next)
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (next.name === 'connecting') void attempt()
    if (next.name === 'waiting') {
      timer = startTimer(() => dispatch({ kind: 'due' }), next.retryAt - now)
    }
  }

  const attempt = async () => {
    const token = address.getToken()
    sentToken = token
    if (token === null) return dispatch({ kind: 'noToken' })
    if (options.isUnmade?.()) row = await readRow()
    try {
      provider ??= await createProvider()
    } catch {
      // y-websocket could not be loaded: no network, and the worker has not cached it. The next attempt loads it again.
      return dispatch({ kind: 'lost', code: null })
    }
    if (isClosed || state.get().name !== 'connecting') return
    provider.protocols = [subprotocol, bearerPrefix + token]
    provider.connect()
  }

  const readRow = async (): Promise<RowState> => {
    try {
      return (await options.readRow?.()) ?? 'waits'
    } catch (cause) {
      console.warn('what waits on this device cannot be read', cause)
      return 'waits'
    }
  }

  const createProvider = async () => {
    const { WebsocketProvider } = await import('y-websocket')
    if (provider) return provider
    const made = new WebsocketProvider(address.url, address.room, doc, { connect: false, awareness })
    const suffix = epoch > 0 ? `#${epoch}` : ''
    made.bcChannel = `saegim-account-${address.account}/${made.bcChannel}${suffix}`
    addMessageHandlers(made)
    sendOwnStateAlone(made)
    made.on('status', ({ status }) => {
      if (status === 'connecting') renewOwnState(awareness)
      if (status === 'connected') dispatch({ kind: 'opened' })
      if (status === 'disconnected') forgetRemovedClients(awareness)
    })
    made.on('sync', (isSynced) => {
      if (isSynced) dispatch({ kind: 'synced' })
    })
    made.on('connection-close', (event) => {
      // Emitted before y-websocket schedules its own reconnect, which would send the old token.
      made.shouldConnect = false
      removeOthersHereOnly(made)
      options.onLost()
      const isRebuilt = event?.code === closeCode.rebuilt
      // The state of the ended epoch is needed to find this device's own changes; without it, reconnect and ask again.
      const code = isRebuilt && !ended ? null : (event?.code ?? null)
      dispatch({ kind: 'lost', code, row: options.isUnmade?.() ? row : null })
      if (isRebuilt && ended) options.onRebuilt?.(ended)
      if (event?.reason !== roleChanged) return
      options.onRoleChanged?.()
      // The code means a role change, not overload: reconnect at once. In a microtask, because y-websocket is still
      // cleaning up the old socket.
      queueMicrotask(() => dispatch({ kind: 'retry' }))
    })
    return made
  }

  /**
   * y-websocket sends on to the relay what came from it. The relay knows it, and counts it for this account, so that among
   * ten people nothing of the own state would be left to send.
   */
  const sendOwnStateAlone = (made: WebsocketProvider) => {
    const send = made._awarenessUpdateHandler
    const own = (ids: number[]) => ids.filter((id) => id === awareness.clientID)
    made._awarenessUpdateHandler = (changes, origin) => {
      const { added, updated, removed } = changes
      if (origin !== made) return send(changes, origin)
      const mine = { added: own(added), updated: own(updated), removed: own(removed) }
      if (Object.values(mine).some(({ length }) => length > 0)) send(mine, origin)
    }
    awareness.off('update', send)
    awareness.on('update', made._awarenessUpdateHandler)
  }

  /**
   * y-websocket removes everybody else when its socket closes, and would tell the other tabs of this device to do the
   * same, although their sockets may be open. It removes them before the microtask.
   */
  const removeOthersHereOnly = (made: WebsocketProvider) => {
    awareness.off('update', made._awarenessUpdateHandler)
    queueMicrotask(() => {
      if (!isClosed) awareness.on('update', made._awarenessUpdateHandler)
    })
  }

  const addMessageHandlers = (made: WebsocketProvider) => {
    for (const kind of [messageKind.sync, messageKind.awareness]) {
      const read = made.messageHandlers[kind]
      made.messageHandlers[kind] = (encoder, decoder, from, isFromServer, outer) => {
        const isQuestion = kind === messageKind.sync && decoder.arr[decoder.pos] === 0
        try {
          read?.(encoder, decoder, from, isFromServer, outer)
        } catch (cause) {
          console.warn('a message of the relay cannot be read', cause)
        }
        // y-websocket sends the answer when this returns; a microtask runs after that.
        if (isFromServer && isQuestion) queueMicrotask(options.onAnswered)
      }
    }
    made.messageHandlers[messageKind.past] = (_encoder, decoder, _from, isFromServer) => {
      const next = decoding.readVarUint(decoder)
      const update = decoding.readVarUint8Array(decoder).slice()
      if (isFromServer) ended = { next, update }
    }
    made.messageHandlers[messageKind.durable] = (_encoder, decoder) => {
      options.onDurable?.(decoding.readVarUint8Array(decoder))
    }
    made.messageHandlers[messageKind.problem] = (_encoder, decoder) => {
      const problem = readProblem(decoder)
      if (problem) options.onProblem(problem)
    }
    made.messageHandlers[messageKind.mark] = (_encoder, decoder, _from, isFromServer) => {
      const mark = decoding.readVarUint(decoder)
      if (isFromServer) options.onMark(mark)
    }
  }

  const wake = () => {
    const current = state.get()
    const wasRefused = current.name === 'refused' && current.reason === 'relogin'
    if (wasRefused && address.getToken() !== sentToken) dispatch({ kind: 'newToken' })
    else dispatch({ kind: 'wake' })
  }

  dispatch({ kind: 'start' })

  return {
    state,
    sendMark: (mark) => {
      const socket = provider?.ws
      if (!provider?.wsconnected || socket?.readyState !== WebSocket.OPEN) return false
      socket.send(encodeMark(mark))
      return true
    },
    wake,
    goOffline: () => {
      if (!provider?.ws) return
      // y-websocket alone would notice the silence after 30 s.
      provider.disconnect()
      provider.connectBc()
    },
    retryNow: () => dispatch({ kind: 'retry' }),
    close: () => {
      isClosed = true
      dispatch({ kind: 'stop' })
      provider?.destroy()
      provider = null
    },
  }
}

/*
 * A state is taken only with a higher clock than the last one of its client, and a removal keeps that clock. Without the
 * following, a client that reconnects stays unseen until the next renewal, 15 to 18 s later.
 */

/** Gives the own state a new clock, so that those who have removed it take it again. */
function renewOwnState(awareness: Awareness): void {
  const state = awareness.getLocalState()
  if (state !== null) awareness.setLocalState(state)
}

/** Forgets the clocks of removed clients, so that their states are taken again as they were. */
function forgetRemovedClients(awareness: Awareness): void {
  for (const id of awareness.meta.keys()) {
    if (id !== awareness.clientID && !awareness.states.has(id)) awareness.meta.delete(id)
  }
}
