import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as decoding from 'lib0/decoding'
import * as encoding from 'lib0/encoding'
import { type WebSocket, WebSocketServer } from 'ws'
import { readSyncMessage, writeSyncStep1, writeUpdate } from 'y-protocols/sync'
import * as Y from 'yjs'
import { messageKind } from '#model/sync/protocol.ts'
import { serve } from './benched-server.ts'

/**
 * The floor: y-protocols over ws and memory, as y-websocket's own server does it; an echo at `/echo`; and under
 * `/peers/` sockets whose messages go to the others of the same address as they are.
 */
const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
const peers = new Map<string, Set<WebSocket>>()
const rooms = new Map<string, { doc: Y.Doc; sockets: Set<WebSocket> }>()

sockets.on('connection', (socket, request) => {
  socket.binaryType = 'arraybuffer'
  if (request.url === '/echo') {
    socket.on('message', (data) => socket.send(data))
    return
  }
  if (request.url?.startsWith('/peers/')) {
    passOnBetweenPeers(socket, request.url)
    return
  }
  const room = roomOf(request.url ?? '')
  room.sockets.add(socket)
  socket.on('message', (data: ArrayBuffer) => {
    const decoder = decoding.createDecoder(new Uint8Array(data))
    if (decoding.readVarUint(decoder) !== messageKind.sync) return
    const answer = encoding.createEncoder()
    encoding.writeVarUint(answer, messageKind.sync)
    readSyncMessage(decoder, answer, room.doc, socket)
    if (encoding.length(answer) > 1) socket.send(encoding.toUint8Array(answer))
  })
  socket.on('close', () => room.sockets.delete(socket))
  socket.send(message((to) => writeSyncStep1(to, room.doc)))
})

function passOnBetweenPeers(socket: WebSocket, address: string): void {
  const others = peers.get(address) ?? new Set()
  peers.set(address, others.add(socket))
  socket.on('message', (data) => {
    for (const other of others) if (other !== socket) other.send(data)
  })
  socket.on('close', () => others.delete(socket))
}

function roomOf(name: string) {
  const known = rooms.get(name)
  if (known) return known
  const room = { doc: new Y.Doc(), sockets: new Set<WebSocket>() }
  room.doc.on('update', (update: Uint8Array, from: unknown) => {
    const bytes = message((to) => writeUpdate(to, update))
    for (const socket of room.sockets) if (socket !== from) socket.send(bytes)
  })
  rooms.set(name, room)
  return room
}

function message(write: (to: encoding.Encoder) => void): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, messageKind.sync)
  write(encoder)
  return encoding.toUint8Array(encoder)
}

const count = Number(process.env.BENCH_DOCUMENTS)
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  serve({ port, documents: Array.from({ length: count }, (_, number) => `/${number}`), tokens: [''] })
})
