import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import * as Y from 'yjs'
import { closeCode } from '#model/sync/protocol.ts'
import type { Bus } from '#server/bus/bus.ts'
import { changeCodec, revocationCodec } from '#server/bus/event-codecs.ts'
import { LocalHub } from '#server/bus/local-bus.ts'
import { openRedisBus } from '#server/bus/redis-bus.ts'
import { shareEvents } from '#server/bus/share-events.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { type Change, emitter, type Revocation } from '#server/http/events.ts'
import { createLog } from '#server/logging.ts'
import { type RedisServer, startRedis } from '../../../tests/support/redis-server.ts'
import { openPostgresLog } from '../log/postgres-log.ts'
import type { DocId } from '../log/update-log.ts'
import { openStockClient, synced } from '../testing/test-provider.ts'
import {
  authorizeByName,
  startRelay,
  type TestRelay,
  type TestRelayOptions,
  type TestSocket,
} from '../testing/test-relay.ts'
import { readPresence } from '../testing/test-wire.ts'
import { encodeMark } from '../wire/messages.ts'

let database: Database
let redis: RedisServer
beforeAll(async () => {
  ;[database, redis] = await Promise.all([createTestDatabase(), startRedis()])
})
afterAll(async () => {
  await Promise.all([database.close(), redis[Symbol.asyncDispose]()])
})

const log = createLog('silent')
const text = (doc: Y.Doc) => doc.getText('core.background')
const words = async (socket: TestSocket) => text(await socket.pull()).toString()

test('[R59] what is stored on one node reaches the sockets of the other, once it is stored and not before', async () => {
  const real = openPostgresLog(database.relayPool, log)
  const { promise: mayStore, resolve: store } = Promise.withResolvers<void>()
  const held = {
    ...real,
    append: (...args: Parameters<typeof real.append>) => mayStore.then(() => real.append(...args)),
  }
  const [a, b] = await openNodes(2, { updateLog: held as typeof real })
  const [ada, bora] = [await a.connect('7-owner'), await b.connect('8-owner')]
  const early = await a.connect('9-owner')
  await bora.handled()
  ada.change((doc) => text(doc).insert(0, '안녕'))
  await early.next('update')
  await bora.handled()
  expect(bora.count('update')).toBe(0)
  store()
  Y.applyUpdate(bora.doc, (await bora.next('update')).bytes)
  expect(text(bora.doc).toString()).toBe('안녕')
})

test('[R59] [R17] [R18] a client that moves to another node is told what is stored there', async () => {
  const [a, b] = await openNodes(2)
  const options = { idBrand: 2 }
  const [ada, bora] = [await a.connect('7-owner', options), await b.connect('8-owner', options)]
  ada.change((doc) => text(doc).insert(0, '옮겨 갑니다'))
  await ada.stored()
  await bora.next('update')
  const moved = await b.connect('7-owner', options)
  moved.say(Y.encodeStateAsUpdate(ada.doc))
  const { bytes } = await moved.next('durable')
  expect(Y.decodeStateVector(bytes).get(ada.doc.clientID)).toBe(6)
  await moved.stored()
  expect(await rowsOf(2)).toBe(1)
})

test('[R60] the base of an update that was lost on the bus is read from the log', async () => {
  const hub = new LocalHub()
  const lossy = withFaults(hub.join())
  const [a, b] = [await open(lossy), await open(hub.join())]
  const options = { idBrand: 3 }
  const [ada, bora] = [await a.connect('7-owner', options), await b.connect('8-owner', options)]
  await bora.handled()
  lossy.isLosing = true
  ada.change((doc) => text(doc).insert(0, '잃은 말'))
  await ada.stored()
  expect(await words(bora)).toBe('')
  lossy.isLosing = false
  ada.change((doc) => text(doc).insert(0, '들은 말과 '))
  const seen = new Y.Doc()
  while (text(seen).toString() !== '들은 말과 잃은 말') {
    Y.applyUpdate(seen, (await bora.next('update')).bytes)
    expect(seen.store.pendingStructs).toBeNull()
  }
  bora.change((doc) => text(doc).insert(0, '! '))
  await bora.stored()
})

test('[R60] a pending update is applied when its base comes from another node', async () => {
  const [a, b] = await openNodes(2)
  const options = { idBrand: 4 }
  const [ada, bora] = [await a.connect('7-owner', options), await b.connect('8-owner', options)]
  const doc = new Y.Doc()
  text(doc).insert(0, '바탕')
  const base = Y.encodeStateAsUpdate(doc)
  const before = Y.encodeStateVector(doc)
  text(doc).insert(2, ' 위에')
  bora.say(Y.encodeStateAsUpdate(doc, before))
  bora.send(encodeMark(1))
  await bora.handled()
  expect(bora.count('mark')).toBe(0)
  ada.say(base)
  expect((await bora.next('mark')).mark).toBe(1)
  await expect.poll(() => words(ada)).toBe('바탕 위에')
})

test('[R61] after a gap every loaded room has what it missed', async () => {
  const hub = new LocalHub()
  const [lossy, hearing] = [withFaults(hub.join()), withFaults(hub.join())]
  const [a, b] = [await open(lossy), await open(hearing)]
  const rooms = [5, 6, 7, 8, 9]
  const there = await Promise.all(rooms.map((idBrand) => b.connect('8-owner', { idBrand })))
  await Promise.all(there.map((socket) => socket.handled()))
  lossy.isLosing = true
  for (const idBrand of rooms) {
    const ada = await a.connect('7-owner', { idBrand })
    ada.change((doc) => text(doc).insert(0, `방 ${idBrand}`))
    await ada.stored()
  }
  hearing.tellGap()
  for (const [at, socket] of there.entries()) {
    const seen = new Y.Doc()
    Y.applyUpdate(seen, (await socket.next('update')).bytes)
    expect(text(seen).toString()).toBe(`방 ${rooms[at]}`)
  }
})

test('[R62] people on other nodes are shown, also to clients that come later, and so is their leaving', async () => {
  const [a, b] = await openNodes(2)
  const options = { idBrand: 10 }
  const [ada, bora] = [await a.connect('7-owner', options), await b.connect('8-owner', options)]
  await bora.handled()
  ada.show(111, 1, { place: 'core/story' })
  const shown = { id: 111, clock: 1, state: { place: 'core/story', user: { id: 7, name: 'Person 7' } } }
  expect(readPresence((await bora.next('presence')).bytes)).toEqual([shown])
  const [c] = await openNodes(1, {}, b.hub)
  const chan = await c.connect('9-member', options)
  expect(readPresence((await chan.next('presence')).bytes)).toEqual([shown])
  await ada.close()
  for (const socket of [bora, chan]) {
    expect(readPresence((await socket.next('presence')).bytes)).toEqual([{ id: 111, clock: 1, state: null }])
  }
})

test('[R62] [R30] [R31] presence ids belong to one person over all nodes, and changing nodes leaves no stale presence', async () => {
  const [a, b] = await openNodes(2)
  const options = { idBrand: 11 }
  const [ada, bora] = [await a.connect('7-owner', options), await b.connect('8-owner', options)]
  await bora.handled()
  ada.show(222, 1, { place: 'here' })
  await bora.next('presence')
  const thief = await b.connect('9-owner', options)
  thief.show(222, 9, { place: 'stolen' })
  await thief.handled()
  const again = await b.connect('7-owner', options)
  again.show(222, 2, { place: 'there' })
  const moved = { id: 222, clock: 2, state: { place: 'there', user: { id: 7, name: 'Person 7' } } }
  expect(readPresence((await bora.next('presence')).bytes)).toEqual([moved])
  while (readPresence((await ada.next('presence')).bytes)[0]?.clock !== 2);
  await ada.close()
  const late = await a.connect('9-owner', options)
  expect(readPresence((await late.next('presence')).bytes)).toEqual([moved])
  await again.close()
  expect(readPresence((await bora.next('presence')).bytes)).toEqual([{ id: 222, clock: 2, state: null }])
  expect(readPresence((await late.next('presence')).bytes)).toEqual([{ id: 222, clock: 2, state: null }])
})

test('[R63] when a node ends, its presence is removed and what it stored last is loaded', async () => {
  const hub = new LocalHub()
  const lossy = withFaults(hub.join())
  const [a, b] = [await open(lossy), await open(hub.join())]
  const options = { idBrand: 12 }
  const [ada, bora] = [await a.connect('7-owner', options), await b.connect('8-owner', options)]
  await bora.handled()
  ada.show(333, 1, { place: 'core' })
  await bora.next('presence')
  lossy.isLosing = true
  ada.change((doc) => text(doc).insert(0, '마지막 말'))
  await ada.stored()
  await lossy.close()
  expect(readPresence((await bora.next('presence')).bytes)).toEqual([{ id: 333, clock: 1, state: null }])
  Y.applyUpdate(bora.doc, (await bora.next('update')).bytes)
  expect(text(bora.doc).toString()).toBe('마지막 말')
})

test.each([
  ['a role that was changed or a membership', { idAccount: 7, idBrand: 13 }, [4403, null, null]],
  ['a brand that was deleted', { idBrand: 13 }, [4403, 4403, null]],
  ['a password that was changed or logging out everywhere', { idAccount: 7 }, [4403, null, 4403]],
] as const)('[R65] %s closes the right sockets on every node', async (_what, which, expected) => {
  const url = `${redis.url}/13`
  const buses = [await openRedisBus({ url, log }), await openRedisBus({ url, log })] as const
  onTestFinished(async () => void (await Promise.all(buses.map((bus) => bus.close()))))
  const [a, b] = [await open(buses[0]), await open(buses[1])]
  const emitters = [emitter<Revocation>(), emitter<Revocation>()] as const
  for (const [at, relay] of [a, b].entries()) {
    const [bus, emitter] = [buses[at], emitters[at]]
    if (!bus || !emitter) continue
    emitter.on((revocation) => relay.relay.disconnect(revocation))
    await shareEvents(bus, 'revocations', emitter, revocationCodec, log)
  }
  const connectAll = async (relay: TestRelay) => [
    await relay.connect('7-owner', { idBrand: 13 }),
    await relay.connect('8-owner', { idBrand: 13 }),
    await relay.connect('7-owner', { idBrand: 14 }),
  ]
  const sockets = [await connectAll(a), await connectAll(b)]
  await Promise.all(sockets.flat().map((socket) => socket.handled()))
  emitters[0].emit({ ...which, code: closeCode.forbidden, reason: 'withdrawn' })
  for (const own of sockets) {
    for (const [at, code] of expected.entries()) {
      if (code === null) await own[at]?.handled()
      else expect(await own[at]?.closed()).toBe(code)
    }
  }
})

test.each([
  ['a code', { idAccount: 7, code: 4499, reason: 'archived' }, [1013, null]],
  ['a form', { accounts: ['7'], code: 'archived' }, [1013, 1013]],
  ['an encoding', 'not JSON', [1013, 1013]],
] as const)(
  '[R78] a withdrawal with %s of a newer release closes sockets, and ends no process',
  async (_what, said, expected) => {
    const hub = new LocalHub()
    const newer = hub.join()
    const bus = hub.join()
    const relay = await open(bus)
    const revocations = emitter<Revocation>()
    revocations.on((revocation) => relay.relay.disconnect(revocation))
    await shareEvents(bus, 'revocations', revocations, revocationCodec, log)
    const options = { idBrand: 78 }
    const sockets = [await relay.connect('7-owner', options), await relay.connect('8-owner', options)]
    await Promise.all(sockets.map((socket) => socket.handled()))
    newer.publish(
      'revocations',
      new TextEncoder().encode(typeof said === 'string' ? said : JSON.stringify(said)),
    )
    for (const [at, code] of expected.entries()) {
      if (code === null) await sockets[at]?.handled()
      else expect(await sockets[at]?.closed()).toBe(code)
    }
  },
)

test('[R78] [R97] an event about a document of a newer release is ignored, and no error', async () => {
  const errors: string[] = []
  const noted = createLog('error', { write: (line) => void errors.push(line) })
  const hub = new LocalHub()
  const [newer, bus] = [hub.join(), hub.join()]
  const rebuilt = emitter<Change>()
  const heard: Change[] = []
  rebuilt.on((change) => heard.push(change))
  await shareEvents(bus, 'rebuilt', rebuilt, changeCodec, noted)
  for (const document of ['ledger', 'guide'])
    newer.publish('rebuilt', new TextEncoder().encode(JSON.stringify({ idBrand: 1, document })))
  await expect.poll(() => heard).toEqual([{ idBrand: 1, document: 'guide' }])
  expect(errors).toEqual([])
})

test('[R78] messages of a newer release that no listener can read end no process', async () => {
  const url = `${redis.url}/14`
  const buses = [await openRedisBus({ url, log }), await openRedisBus({ url, log })] as const
  onTestFinished(async () => void (await Promise.all(buses.map((bus) => bus.close()))))
  const heard = Promise.withResolvers<void>()
  await buses[1].subscribe('changes', (message) => void changeCodec.decode(message))
  await buses[1].subscribe('last', () => heard.resolve())
  const failures: unknown[] = []
  const note = (error: unknown) => failures.push(error)
  process.on('uncaughtException', note)
  onTestFinished(() => void process.off('uncaughtException', note))
  buses[0].publish('changes', new TextEncoder().encode(JSON.stringify({ brands: [1], document: 'ledger' })))
  buses[0].publish('last', Uint8Array.of(1))
  await heard.promise
  expect(failures).toEqual([])
})

test('[R65] access withdrawn while the bus is away ends within seconds, and when it is back', async () => {
  const gone = new Set<string | null>()
  const authorize = async (token: string | null, room: DocId) =>
    gone.has(token) ? ({ ok: false, code: 4401 } as const) : authorizeByName(token, room)
  const bus = withFaults(new LocalHub().join())
  const relay = await open(bus, { authorize, limits: { recheckMs: 50 } })
  const [ada, bora, chan] = [
    await relay.connect('7-owner', { idBrand: 15 }),
    await relay.connect('8-owner', { idBrand: 15 }),
    await relay.connect('9-owner', { idBrand: 15 }),
  ]
  await Promise.all([ada, bora, chan].map((socket) => socket.handled()))
  gone.add('7-owner')
  bus.tellGap()
  expect(await ada.closed()).toBe(4401)
  await bora.handled()
  gone.add('8-owner')
  bus.isConnected = false
  expect(await bora.closed()).toBe(4401)
  await chan.handled()
})

test('[R58] [R61] stock clients of two nodes write while Redis is away, and converge when it is back', async () => {
  await using own = await startRedis()
  const options = { url: own.url, log, heartbeatMs: 50 }
  const buses = [await openRedisBus(options), await openRedisBus(options)] as const
  onTestFinished(async () => void (await Promise.all(buses.map((bus) => bus.close()))))
  const [a, b] = [await open(buses[0]), await open(buses[1])]
  const ada = openStockClient(a, 16, { protocols: ['bearer.7-owner'] })
  const bora = openStockClient(b, 16, { protocols: ['bearer.8-owner'] })
  await Promise.all([synced(ada), synced(bora)])
  text(ada.doc).insert(0, '앞 ')
  await expect.poll(() => text(bora.doc).toString()).toBe('앞 ')
  await own.kill()
  await expect.poll(() => buses.some(({ isConnected }) => isConnected)).toBe(false)
  text(ada.doc).insert(2, '여기 ')
  text(bora.doc).insert(2, '저기 ')
  await expect.poll(() => rowsOf(16)).toBe(3)
  expect(text(ada.doc).toString()).not.toContain('저기')
  await own.start()
  for (const { doc } of [ada, bora]) {
    for (const word of ['여기', '저기'])
      await expect.poll(() => text(doc).toString(), { timeout: 10_000 }).toContain(word)
  }
  await expect.poll(() => text(ada.doc).toString()).toBe(text(bora.doc).toString())
  for (const provider of [ada, bora]) provider.destroy()
}, 20_000)

interface Node extends TestRelay {
  readonly hub: LocalHub
}

async function openNodes(count: 1, options?: TestRelayOptions, hub?: LocalHub): Promise<[Node]>
async function openNodes(count: 2, options?: TestRelayOptions, hub?: LocalHub): Promise<[Node, Node]>
async function openNodes(
  count: number,
  options: TestRelayOptions = {},
  hub = new LocalHub(),
): Promise<Node[]> {
  const relays = Array.from({ length: count }, () => open(hub.join(), options))
  return (await Promise.all(relays)).map((relay) => ({ ...relay, hub }))
}

async function open(bus: Bus, options: TestRelayOptions = {}): Promise<TestRelay> {
  const relay = await startRelay(database, { bus, ...options })
  onTestFinished(() => relay[Symbol.asyncDispose]())
  return relay
}

interface FaultyBus extends Bus {
  isConnected: boolean
  isLosing: boolean
  tellGap(): void
}

/** A bus that loses messages on demand, and reports the gap. */
function withFaults(bus: Bus): FaultyBus {
  const gapListeners = new Set<() => void>()
  const faulty: FaultyBus = {
    node: bus.node,
    isAlone: false,
    isConnected: true,
    isLosing: false,
    publish: (channel, message) => {
      if (!faulty.isLosing) bus.publish(channel, message)
    },
    subscribe: (channel, listener) => bus.subscribe(channel, listener),
    onGone: (listener) => bus.onGone(listener),
    onGap: (listener) => {
      gapListeners.add(listener)
      return () => gapListeners.delete(listener)
    },
    close: () => bus.close(),
    tellGap: () => {
      for (const listener of [...gapListeners]) listener()
    },
  }
  return faulty
}

async function rowsOf(idBrand: number): Promise<number> {
  const { rows } = await database.pool.query('select 1 from doc_update where brand_id = $1', [idBrand])
  return rows.length
}
