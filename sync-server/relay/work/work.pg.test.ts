import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { LocalHub } from '#server/bus/local-bus.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { fold, foldWithin } from '../log/fold.ts'
import { foldInWorker } from '../log/fold-in-worker.ts'
import { readStored, startRelay } from '../testing/test-relay.ts'
import { encodeSyncStep1 } from '../wire/messages.ts'

let database: Database
let nextBrand = 100
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const path = 'core.background'
const read = (doc: Y.Doc) => doc.getText(path).toString()

/** Letters that a client typed one by one, each in front of the others: as many structs. */
function prepended(count: number, letter: string, client?: number): Uint8Array {
  const doc = new Y.Doc()
  if (client !== undefined) doc.clientID = client
  doc.transact(() => {
    for (let i = 0; i < count; i += 1) doc.getText(path).insert(0, letter)
  })
  return Y.encodeStateAsUpdate(doc)
}

const list = 'comments.messages'

test('[R102] shared types deeper inside each other than any of the product are not taken, at once or level by level', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const peer = await relay.connect('7-owner', { idBrand })
  await peer.handled()
  const deep = await relay.connect('8-member', { idBrand })
  deep.change((doc) => nest(doc.getMap(list), 4_000))
  expect(await deep.closed()).toBe(4413)
  expect(await peer.closed()).toBe(1013)
  const steps = await relay.connect('9-member', { idBrand })
  for (let level = 1; level <= 20; level += 1)
    steps.change((doc) => innermost(doc.getMap(list)).set('a', new Y.Map()))
  await steps.stored()
  steps.change((doc) => innermost(doc.getMap(list)).set('a', new Y.Map()))
  expect(await steps.closed()).toBe(4413)
  expect(depthOf((await readStored(database, idBrand)).getMap(list))).toBe(20)
})

test('[R102] a pending update with shared types that are too deep is not taken when its base arrives', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const device = new Y.Doc()
  const pieces: Uint8Array[] = []
  device.on('update', (update: Uint8Array) => pieces.push(update))
  device.getText(path).insert(0, '앞')
  device.transact(() => nest(device.getMap(list), 30))
  const socket = await relay.connect('10-member', { idBrand })
  socket.say(pieces[1])
  await socket.next('ask')
  socket.say(pieces[0])
  expect(await socket.closed()).toBe(4413)
  expect(depthOf((await readStored(database, idBrand)).getMap(list))).toBe(0)
})

test('[R102] an update that changes very many shared types inside one comment is not taken', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const member = await relay.connect('8-member', { idBrand })
  const inside = (doc: Y.Doc) => doc.getMap(list).get('one') as Y.Map<Y.Map<unknown>>
  member.change((doc) => {
    const comment = new Y.Map<unknown>()
    doc.getMap(list).set('one', comment)
    for (let at = 0; at <= 1_000; at += 1) comment.set(`p${at}`, new Y.Map())
  })
  await member.stored()
  const peer = await relay.connect('7-owner', { idBrand })
  await peer.handled()
  const setIn = (count: number) => (doc: Y.Doc) => {
    for (let at = 0; at < count; at += 1) inside(doc).get(`p${at}`)?.set('key', count)
  }
  member.change(setIn(1_000))
  await member.stored()
  member.change(setIn(1_001))
  expect(await member.closed()).toBe(4413)
  expect(await peer.closed()).toBe(1013)
  expect(
    inside(await readStored(database, idBrand))
      .get('p0')
      ?.get('key'),
  ).toBe(1_000)
})

test('[R103] a value with more levels than every reader can read is not taken, and closes its author alone', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const peer = await relay.connect('7-owner', { idBrand })
  await peer.handled()
  const levels = (count: number) => Array.from({ length: count }).reduce<unknown>((inner) => [inner], '값')
  const set = [
    (doc: Y.Doc) => doc.getMap('info').set('unknown', levels(4_000)),
    (doc: Y.Doc) => doc.getText(path).insertEmbed(0, { deep: levels(4_000) }),
    (doc: Y.Doc) => doc.getText(path).insert(0, '말', { bold: levels(4_000) }),
  ]
  for (const write of set) {
    const socket = await relay.connect('8-member', { idBrand })
    socket.change(write)
    expect(await socket.closed()).toBe(4422)
  }
  peer.change((doc) => doc.getMap('info').set('unknown', levels(3_000)))
  await peer.stored()
  expect(peer.count('closed')).toBe(0)
  expect((await readStored(database, idBrand)).getText(path).length).toBe(0)
})

test('[R79] an update that takes too much processor time is not applied, and the room goes on without it', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database, { limits: { updateMs: 50 } })
  const [ada, bora] = [
    await relay.connect('7-owner', { idBrand }),
    await relay.connect('8-owner', { idBrand }),
  ]
  ada.say(prepended(4_000, '가', 1))
  await ada.stored()
  bora.say(prepended(4_000, '나', 2))
  expect(await bora.closed()).toBe(4413)
  expect(await ada.closed()).toBe(1013)
  const back = await relay.connect('7-owner', { idBrand })
  expect(read(await back.pull())).toBe('가'.repeat(4_000))
  expect(read(await readStored(database, idBrand))).toBe('가'.repeat(4_000))
  back.change((doc) => doc.getText(path).insert(0, '그 뒤에 쓴 말 '))
  await back.stored()
})

test('[R80] a document that takes too much to load is readable, takes no change, and has lost nothing when it is free again', async () => {
  const idBrand = nextBrand++
  const long = { updateMs: 60_000, loadMs: 60_000 }
  {
    await using before = await startRelay(database, { limits: long })
    const ada = await before.connect('7-owner', { idBrand })
    for (const update of [prepended(1_500, '가', 1), prepended(1_500, '나', 2)]) {
      ada.say(update)
      await ada.stored()
    }
  }
  const whole = `${'나'.repeat(1_500)}${'가'.repeat(1_500)}`
  const sorted = (doc: Y.Doc) => [...read(doc)].sort().reverse().join('')
  {
    const hub = new LocalHub()
    hub.join('another node')
    await using relay = await startRelay(database, { limits: { loadMs: 20 }, bus: hub.join() })
    const bora = await relay.connect('8-owner', { idBrand })
    expect(sorted(await bora.pull())).toBe([...whole].sort().reverse().join(''))
    bora.change((doc) => doc.getText(path).insert(0, '새 말'))
    expect(await bora.closed()).toBe(4413)
    const room = await relay.relay.rooms.open(idBrand, 'guide')
    expect(() => room.doc).toThrow('too much work')
    const again = await relay.connect('8-owner', { idBrand })
    await room.catchUp()
    room.release()
    expect(read(await again.pull())).toHaveLength(3_000)
  }
  await using after = await startRelay(database, { limits: long })
  const ada = await after.connect('7-owner', { idBrand })
  ada.change((doc) => doc.getText(path).insert(0, '새 말'))
  await ada.stored()
  expect(read(await readStored(database, idBrand))).toHaveLength(3_003)
})

test('[R25] [R49] a document of few bytes and many structs counts for its structs', async () => {
  const [idBrand, another] = [nextBrand++, nextBrand++]
  await using relay = await startRelay(database, { limits: { documentBytes: 96_000, loadedBytes: 50_000 } })
  const ada = await relay.connect('7-owner', { idBrand })
  const update = prepended(800, 'a')
  expect(update.length).toBeLessThan(10_000)
  ada.say(update)
  await ada.stored()
  await (await relay.connect('7-owner', { idBrand: another })).handled()
  expect(await ada.closed()).toBe(1013)
  const bora = await relay.connect('8-owner', { idBrand })
  bora.say(prepended(300, 'b'))
  expect(await bora.closed()).toBe(4413)
  const back = await relay.connect('7-owner', { idBrand })
  back.change((doc) => doc.getText(path).insert(0, '남은 자리'))
  await back.stored()
  expect(read(await readStored(database, idBrand))).toHaveLength(805)
})

test('[R81] questions of one account count together, whatever sockets they come by; others are answered', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database, { limits: { workPerSecond: 0.001, workBurstMs: 60 } })
  const writer = await relay.connect('7-owner', { idBrand })
  writer.say(prepended(15_000, '가', 1))
  await writer.stored()
  const sockets = await Promise.all(Array.from({ length: 6 }, () => relay.connect('8-owner', { idBrand })))
  const asked: Promise<number>[] = []
  // Ever other state vectors, so that no answer is one that was given before.
  for (const [at, socket] of sockets.entries()) {
    asked.push(socket.closed())
    for (let clock = 1; clock <= 40; clock += 1)
      socket.send(encodeSyncStep1(Y.encodeStateVector(new Map([[1, 50 * clock + at]]))))
  }
  expect(new Set(await Promise.all(asked))).toEqual(new Set([4529]))
  const answered = sockets.reduce((sum, socket) => sum + socket.count('answer') + socket.count('update'), 0)
  expect(answered).toBeLessThan(240)
  const other = await relay.connect('9-owner', { idBrand })
  expect(read(await other.pull())).toHaveLength(15_000)
})

test('[R82] what takes long to fold is folded in a worker, to the same document', async () => {
  const rows = [prepended(1_500, '가', 1), prepended(1_500, '나', 2)]
  expect(foldWithin(20, null, rows)).toBeNull()
  const state = await foldInWorker(null, rows)
  expect(Buffer.compare(state, fold(null, rows))).toBe(0)
})

function nest(into: Y.Map<unknown>, levels: number): void {
  let at = into
  for (let level = 0; level < levels; level += 1) {
    const inner = new Y.Map<unknown>()
    at.set('a', inner)
    at = inner
  }
}

function innermost(map: Y.Map<unknown>): Y.Map<unknown> {
  let at = map
  for (let inner = at.get('a'); inner instanceof Y.Map; inner = at.get('a')) at = inner
  return at
}

function depthOf(map: Y.Map<unknown>): number {
  let depth = 0
  for (let inner = map.get('a'); inner instanceof Y.Map; inner = inner.get('a')) depth += 1
  return depth
}
