import type { AddressInfo } from 'node:net'
import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { type WebSocket, WebSocketServer } from 'ws'
import { readSyncMessage, writeSyncStep1, writeUpdate } from 'y-protocols/sync'
import * as Y from 'yjs'
import { messageKind, type Problem } from '#model/sync/protocol.ts'

/** A relay for tests: one room, in memory, that answers, delays or refuses as a test sets it. */
export interface RelayDouble {
  readonly url: string
  readonly doc: Y.Doc
  /** Second subprotocols in the order in which they were shown. */
  readonly tokens: string[]
  /** Marks are kept back until this is false again. */
  holdsMarks: boolean
  /** The next sockets are closed with this code right after they open. */
  refusesWith: number | null
  readonly marks: number
  send(problem: Problem): void
  sendBytes(bytes: Uint8Array): void
  /** Terminates every socket as a failing network does, or closes it with a code. */
  cut(code?: number, reason?: string): void
  /** Stops listening, so that no client can connect. */
  close(): Promise<void>
}

export async function openRelayDouble(): Promise<RelayDouble> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const doc = new Y.Doc()
  const held: (() => void)[] = []
  let holdsMarks = false
  let marks = 0

  const relay: RelayDouble = {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/sync`,
    doc,
    tokens: [],
    get holdsMarks() {
      return holdsMarks
    },
    set holdsMarks(next) {
      holdsMarks = next
      if (!next) for (const release of held.splice(0)) release()
    },
    refusesWith: null,
    get marks() {
      return marks
    },
    send: (problem) => {
      for (const socket of server.clients) {
        socket.send(
          message(messageKind.problem, (to) => encoding.writeVarString(to, JSON.stringify(problem))),
        )
      }
    },
    sendBytes: (bytes) => {
      for (const socket of server.clients) socket.send(bytes)
    },
    cut: (code, reason) => {
      for (const socket of server.clients) {
        if (code === undefined) socket.terminate()
        else socket.close(code, reason)
      }
    },
    close: async () => {
      for (const socket of server.clients) socket.terminate()
      await new Promise((resolve) => server.close(resolve))
      doc.destroy()
    },
  }

  server.on('connection', (socket, request) => {
    relay.tokens.push(String(request.headers['sec-websocket-protocol']).split(',').at(-1)?.trim() ?? '')
    if (relay.refusesWith !== null) return socket.close(relay.refusesWith)
    socket.binaryType = 'arraybuffer'
    socket.on('message', (data: ArrayBuffer) => receive(socket, new Uint8Array(data)))
    socket.send(message(messageKind.sync, (to) => writeSyncStep1(to, doc)))
  })
  doc.on('update', (update: Uint8Array, from: unknown) => {
    for (const socket of server.clients) {
      if (socket !== from) socket.send(message(messageKind.sync, (to) => writeUpdate(to, update)))
    }
  })

  const receive = (socket: WebSocket, bytes: Uint8Array) => {
    const decoder = decoding.createDecoder(bytes)
    const kind = decoding.readVarUint(decoder)
    if (kind === messageKind.sync) {
      const answer = message(messageKind.sync, (to) => void readSyncMessage(decoder, to, doc, socket))
      if (answer.length > 1) socket.send(answer)
    } else if (kind === messageKind.mark) {
      const mark = decoding.readVarUint(decoder)
      marks++
      const back = () => socket.send(message(messageKind.mark, (to) => encoding.writeVarUint(to, mark)))
      if (holdsMarks) held.push(back)
      else back()
    } else if (kind === messageKind.awareness) {
      for (const other of server.clients) if (other !== socket) other.send(bytes)
    }
  }
  return relay
}

function message(kind: number, write: (to: encoding.Encoder) => void): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, kind)
  write(encoder)
  return encoding.toUint8Array(encoder)
}
