import 'fake-indexeddb/auto'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import NodeSocket, { WebSocketServer } from 'ws'
import * as Y from 'yjs'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { pause } from '#engine/time/start-timer.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import { messageKind } from '#model/sync/protocol.ts'
import { openDatabase } from '#server/database/open.ts'
import { readEnvironment } from '#server/environment/read-environment.ts'
import { startRelay } from '#server/relay/testing/test-relay.ts'
import { createPresencePace } from '../../src/features/editor/together/presence-pace.ts'
import { type Figure, median, percentile } from './measure.ts'

const people = [7, 8, 9, 10, 11] as const
const seconds = 20
const layersInDesign = 300
const { layers } = design.design
const { name } = layers.properties

/**
 * Five people in one design of 300 layers, each with an open document of the app and a relay that stores everything, all in
 * one process: each ends four gestures a second, moves a pointer, and shows what it drags.
 */
export async function benchTogether(): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'saegim-bench-'))
  cleanup.defer(() => rm(folder, { recursive: true, force: true }))
  const database = await openDatabase(readEnvironment({ DATA_DIR: folder }), pino({ level: 'silent' }))
  cleanup.defer(() => database.close())
  const relay = cleanup.use(await startRelay(database))
  const presence = countPresence()
  cleanup.defer(presence.stop)
  const document = documentName('design', randomUUID())
  await database.pool.query(
    `insert into brand_document (brand_id, document, kind, title, owner_id, readers, writers)
     values (1, $1, 'design', '', 7, 'BRAND_ROLE_MEMBER', 'BRAND_ROLE_MEMBER')`,
    [document],
  )
  const open = async (account: number) => {
    const room = `1/${document}`
    const address = { url: relay.url, room, account, getToken: () => `${account}-member` }
    const opened = openDocument({ account, brand: 1, name: document, address })
    cleanup.defer(() => opened.close())
    while (opened.sync.get().kind !== 'synced') await pause(10)
    return opened
  }
  const documents: OpenDocument[] = []
  for (const account of people) documents.push(await open(account))
  const [first] = documents
  if (!first) throw new Error('no document was opened')
  first.edit((doc) => {
    const page = layers.add(doc, { type: 'page' })
    for (let i = 0; i < layersInDesign; i++)
      layers.add(
        doc,
        { type: 'shape', shape: 'rect', frame: [i, i, 50, 50] },
        { parent: page, key: `layer-${i}` },
      )
  })
  while (documents.some(({ doc }) => layers.keys(doc).length <= layersInDesign)) await pause(20)

  const delays = documents.map((each) => measureArrivals(each))
  const begun = performance.now()
  presence.begin()
  const [floor] = await Promise.all([measureEcho(), ...documents.map((each, index) => work(each, index))])
  const spent = (performance.now() - begun) / 1000
  await pause(500)
  const all = delays.flat()
  const bytes = presence.bytes() / spent / people.length / 1024
  const limitName = 'target'
  const echo = 'a message back from a bare websocket, meanwhile'
  return [
    { name: 'edit to a peer, p50', unit: 'ms', value: median(all), limit: median(floor), limitName: echo },
    { name: 'edit to a peer, p99', unit: 'ms', value: percentile(all, 99), limit: 50, limitName },
    {
      name: 'edit to a peer, p99',
      unit: 'ms',
      value: percentile(all, 99),
      limit: percentile(floor, 99),
      limitName: echo,
    },
    {
      name: 'edits that arrived',
      unit: 'count',
      value: all.length,
      limit: seconds * 4 * 20,
      limitName: 'sent, times peers',
    },
    {
      name: 'presence that one person sends in a second',
      unit: 'kB',
      value: bytes,
      limit: 10,
      limitName: 'budget: 20 messages of 512 bytes',
    },
  ]
}

/** Ends a gesture every 250 ms, and moves the pointer every 16 ms. */
async function work(document: OpenDocument, index: number): Promise<void> {
  const pace = createPresencePace((payload) => void document.presence.setPayload(payload))
  const end = performance.now() + seconds * 1000
  const key = `layer-${index}`
  let next = performance.now() + index * 50
  for (let x = 0; performance.now() < end; x++) {
    pace.show({
      page: 'page',
      selection: [randomUUID()],
      pointer: [x % 1000, 10.5],
      view: [-120.5, -80.2, 1440, 900],
      boxes: [[x % 1000, 10.5, 50, 50, 0]],
    })
    if (performance.now() >= next) {
      next += 250
      document.edit((doc) => name.at(key).write(doc, String(performance.now())))
    }
    await pause(16)
  }
  pace.close()
}

/** Milliseconds of messages to a bare server in this process and back, as often as the edits come. */
async function measureEcho(): Promise<number[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (socket) => socket.on('message', (data) => socket.send(data)))
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const socket = new NodeSocket(`ws://127.0.0.1:${port}`)
  await once(socket, 'open')
  const times: number[] = []
  socket.on('message', (data) => times.push(performance.now() - Number(String(data))))
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    socket.send(String(performance.now()))
    await pause(50)
  }
  socket.terminate()
  server.close()
  return times
}

/** Milliseconds from the edits of others to here, as they come. */
function measureArrivals({ doc }: OpenDocument): number[] {
  const times: number[] = []
  doc.getMap(layers.path).observeDeep((events, transaction) => {
    if (transaction.local) return
    for (const { target, changes } of events) {
      if (!changes.keys.has(name.property)) continue
      if (target instanceof Y.Map) times.push(performance.now() - Number(target.get(name.property)))
    }
  })
  return times
}

/** Counts the bytes of presence that sockets of this process send to a relay. */
function countPresence() {
  const real = globalThis.WebSocket
  let bytes = 0
  globalThis.WebSocket = class extends real {
    override send(data: string | ArrayBufferLike | Blob | ArrayBufferView): void {
      if (data instanceof Uint8Array && data[0] === messageKind.awareness) bytes += data.length
      super.send(data as Uint8Array<ArrayBuffer>)
    }
  }
  return {
    begin: () => {
      bytes = 0
    },
    bytes: () => bytes,
    stop: () => {
      globalThis.WebSocket = real
    },
  }
}
