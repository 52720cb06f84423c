import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { gatedLog } from '../testing/test-log.ts'
import { readStored, startRelay, type TestSocket } from '../testing/test-relay.ts'
import { encodeSyncStep1, encodeSyncStep2 } from '../wire/messages.ts'

let database: Database
let nextBrand = 100
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const path = 'core.background'
const read = (doc: Y.Doc) => doc.getText(path).toString()
const type = (socket: TestSocket, words: string) =>
  socket.change((doc) => doc.getText(path).insert(doc.getText(path).length, words))

test('[R15] a client sees the whole stored document in its first sync', async () => {
  const idBrand = nextBrand++
  await using before = await startRelay(database)
  const writer = await before.connect('7-owner', { idBrand })
  for (const word of ['하나 ', '둘 ', '셋']) type(writer, word)
  await writer.stored()
  await using after = await startRelay(database)
  const reader = await after.connect('8-owner', { idBrand })
  const { bytes } = await reader.next('ask')
  expect(Y.decodeStateVector(bytes)).toEqual(Y.decodeStateVector(Y.encodeStateVector(writer.doc)))
  expect(read(await reader.pull())).toBe('하나 둘 셋')
})

test('[R16] peers get an update before its commit, merged by turn', async () => {
  const idBrand = nextBrand++
  const log = gatedLog(database)
  await using relay = await startRelay(database, { updateLog: log })
  const [writer, peer] = [
    await relay.connect('7-owner', { idBrand }),
    await relay.connect('8-owner', { idBrand }),
  ]
  await peer.handled()
  for (const word of ['하나 ', '둘 ', '셋']) type(writer, word)
  const seen = new Y.Doc()
  while (read(seen) !== '하나 둘 셋') Y.applyUpdate(seen, (await peer.next('update')).bytes)
  expect(peer.count('update')).toBeLessThanOrEqual(3)
  expect(writer.count('durable')).toBe(0)
  expect(writer.count('update')).toBe(0)
  log.open()
  await writer.stored()
})

test('[R100] an edit of the server reaches clients once it is stored, and so does what comes after it', async () => {
  const idBrand = nextBrand++
  const log = gatedLog(database)
  await using relay = await startRelay(database, { updateLog: log })
  const [writer, peer] = [
    await relay.connect('7-owner', { idBrand }),
    await relay.connect('8-owner', { idBrand }),
  ]
  await peer.handled()
  const lease = await relay.relay.rooms.open(idBrand, 'guide')
  const edited = lease.edit((doc) => doc.getText(path).insert(0, '서버의 말 '))
  type(writer, '다음')
  await writer.next('ask')
  const late = await relay.connect('9-owner', { idBrand })
  const heard = peer.heard.length
  writer.show(70, 1, { place: 'core/story' })
  await peer.next('presence')
  expect(peer.heard.slice(heard).map(({ kind }) => kind)).not.toContain('update')
  expect(late.count('answer')).toBe(0)
  log.open()
  await edited
  const seen = new Y.Doc()
  while (read(seen).length < '서버의 말 다음'.length) Y.applyUpdate(seen, (await peer.next('update')).bytes)
  expect(read(await late.pull())).toBe(read(seen))
  lease.release()
})

test('[R17] [R18] durable comes after the commit and covers exactly what is stored', async () => {
  const idBrand = nextBrand++
  const log = gatedLog(database)
  await using relay = await startRelay(database, { updateLog: log })
  const writer = await relay.connect('7-owner', { idBrand })
  type(writer, '아직 아님')
  await writer.handled()
  expect(writer.count('durable')).toBe(0)
  expect(read(await readStored(database, idBrand))).toBe('')
  log.open()
  const { bytes } = await writer.next('durable')
  expect(Y.decodeStateVector(bytes)).toEqual(Y.decodeStateVector(Y.encodeStateVector(writer.doc)))
  expect(read(await readStored(database, idBrand))).toBe('아직 아님')
})

test('[R18] an update without anything new is acknowledged too, on any socket', async () => {
  const idBrand = nextBrand++
  const log = gatedLog(database)
  await using relay = await startRelay(database, { updateLog: log })
  const before = await relay.connect('7-owner', { idBrand })
  type(before, '끊기기 전')
  await before.handled()
  before.socket.terminate()
  const again = await relay.connect('7-owner', { idBrand })
  again.send(encodeSyncStep2(Y.encodeStateAsUpdate(before.doc)))
  await again.handled()
  expect(again.count('durable')).toBe(0)
  log.open()
  const { bytes } = await again.next('durable')
  expect(Y.decodeStateVector(bytes).get(before.doc.clientID)).toBe(5)
  again.say(Y.encodeStateAsUpdate(before.doc))
  await again.next('durable')
})

test('[R76] in a document of many Yjs clients durable has those of the update', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const many = new Y.Doc()
  for (let client = 1; client <= 70; client += 1) {
    const one = new Y.Doc()
    one.clientID = client
    one.getText(path).insert(0, '말')
    Y.applyUpdate(many, Y.encodeStateAsUpdate(one))
  }
  const writer = await relay.connect('7-owner', { idBrand })
  writer.send(encodeSyncStep2(Y.encodeStateAsUpdate(many)))
  const { bytes: first } = await writer.next('durable')
  expect(Y.decodeStateVector(first).size).toBe(70)

  type(writer, '새 말')
  const { bytes: typed } = await writer.next('durable')
  expect([...Y.decodeStateVector(typed)]).toEqual([[writer.doc.clientID, 3]])

  Y.applyUpdate(writer.doc, Y.encodeStateAsUpdate(many))
  writer.change((doc) => doc.getText(path).delete(0, doc.getText(path).length))
  const { bytes: deleted } = await writer.next('durable')
  expect(Y.decodeStateVector(deleted).size).toBe(71)
  writer.say(Y.encodeStateAsUpdate(writer.doc))
  expect(Y.decodeStateVector((await writer.next('durable')).bytes).get(writer.doc.clientID)).toBe(3)
})

test('[R18] a deletion alone is stored and acknowledged', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const writer = await relay.connect('7-owner', { idBrand })
  type(writer, '지울 말')
  await writer.stored()
  const seen = writer.count('durable')
  writer.change((doc) => doc.getText(path).delete(0, 3))
  await writer.stored()
  expect(writer.count('durable')).toBe(seen + 1)
  expect(read(await readStored(database, idBrand))).toBe('말')
})

test('[R19] a mark comes back after what was before it, and at once when nothing was', async () => {
  const idBrand = nextBrand++
  const log = gatedLog(database)
  await using relay = await startRelay(database, { updateLog: log })
  const writer = await relay.connect('7-owner', { idBrand })
  await writer.stored()
  type(writer, '말')
  const stored = writer.stored()
  await expect(Promise.race([stored, settleLater(writer)])).resolves.toBe('later')
  log.open()
  await stored
  expect(read(await readStored(database, idBrand))).toBe('말')
})

test('[R20] an update without its base is not applied, sent on, stored or acknowledged, and the base is asked for', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const [writer, peer] = [
    await relay.connect('7-owner', { idBrand }),
    await relay.connect('8-owner', { idBrand }),
  ]
  await peer.handled()
  await writer.next('ask')
  const { second } = twoSteps()
  writer.say(second)
  expect(Y.decodeStateVector((await writer.next('ask')).bytes).size).toBe(0)
  const pulled = await writer.pull()
  expect(pulled.store.pendingStructs).toBeNull()
  expect(writer.count('durable')).toBe(0)
  await peer.handled()
  expect(peer.count('update')).toBe(0)
  expect(await rowsOf(idBrand)).toBe(0)
  expect(await Promise.race([writer.stored(), settleLater(writer)])).toBe('later')
})

test('[R20] the part of an update that has its base is handled as usual', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const writer = await relay.connect('7-owner', { idBrand })
  const { second } = twoSteps()
  const own = new Y.Doc()
  own.getText(path).insert(0, '내 말')
  writer.say(Y.mergeUpdates([second, Y.encodeStateAsUpdate(own)]))
  const { bytes } = await writer.next('durable')
  expect([...Y.decodeStateVector(bytes).keys()]).toEqual([own.clientID])
  expect(read(await readStored(database, idBrand))).toBe('내 말')
})

test('[R21] when the base arrives from any client, the pending update is stored whole and its marks come back', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const [ahead, other] = [
    await relay.connect('7-owner', { idBrand }),
    await relay.connect('8-owner', { idBrand }),
  ]
  const { first, second, doc } = twoSteps()
  ahead.say(second)
  const marked = ahead.stored()
  await other.handled()
  other.say(first)
  await marked
  expect(read(await readStored(database, idBrand))).toBe(read(doc))
  expect(read(await other.pull())).toBe('처음 다음')
})

test('[R21] a deletion stays pending until its text has come', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const writer = await relay.connect('7-owner', { idBrand })
  const { first, doc } = twoSteps()
  const before = Y.encodeStateVector(doc)
  doc.getText(path).delete(0, 3)
  writer.say(Y.encodeStateAsUpdate(doc, before))
  const marked = writer.stored()
  expect(await Promise.race([marked, settleLater(writer)])).toBe('later')
  writer.say(first)
  writer.say(Y.encodeStateAsUpdate(doc))
  await marked
  expect(read(await readStored(database, idBrand))).toBe('다음')
})

test('[R22] an answer with a gap is not asked for again', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const writer = await relay.connect('7-owner', { idBrand })
  await writer.next('ask')
  writer.send(encodeSyncStep2(twoSteps().second))
  await writer.handled()
  expect(writer.count('ask')).toBe(1)
})

test('[R23] a pending update ends with its socket, and a larger one than a message closes with 4413', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database, { relay: { maxMessageBytes: 5_000 } })
  const gone = await relay.connect('7-owner', { idBrand })
  const { first, second } = twoSteps()
  gone.say(second)
  await gone.handled()
  await gone.close()
  const other = await relay.connect('8-owner', { idBrand })
  other.say(first)
  await other.stored()
  expect(read(await readStored(database, idBrand))).toBe('처음 ')
  for (let i = 0; i < 4; i += 1) other.say(twoSteps('가'.repeat(500)).second)
  expect(await other.closed()).toBe(4413)
})

test('[R24] after an update that fails while it is applied the room is loaded again from the log', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const [villain, peer] = [
    await relay.connect('7-owner', { idBrand }),
    await relay.connect('8-owner', { idBrand }),
  ]
  type(peer, '안전한 말')
  await peer.stored()
  const lease = await relay.relay.rooms.open(idBrand, 'guide')
  // An observer that throws stands for any error inside Yjs.
  lease.doc.getMap('trap').observe(() => {
    throw new Error('caught in the trap')
  })
  villain.change((doc) => doc.getMap('trap').set('x', 1))
  expect(await villain.closed()).toBe(4422)
  expect(await peer.closed()).toBe(1013)
  lease.release()
  const back = await relay.connect('8-owner', { idBrand })
  expect(read(await back.pull())).toBe('안전한 말')
  expect((await readStored(database, idBrand)).getMap('trap').size).toBe(0)
  type(back, ' 더')
  await back.stored()
})

test('[R25] a document that would be too large accepts nothing more', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database, { limits: { documentBytes: 2_000 } })
  const writer = await relay.connect('7-owner', { idBrand })
  type(writer, '가'.repeat(300))
  await writer.stored()
  type(writer, '나'.repeat(500))
  expect(await writer.closed()).toBe(4413)
  expect(read(await readStored(database, idBrand))).toBe('가'.repeat(300))
})

/** A document with a role that only reads it. */
const readOnly = [
  ['templates', '8-member'],
  ['guide', '8-reader'],
  ['planner', '8-reader'],
] as const

test.each(readOnly)('[R26] a reader’s update of %s is refused with `READ_ONLY`', async (document, reader) => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const options = { idBrand, document }
  const [designer, member] = [
    await relay.connect('7-designer', options),
    await relay.connect(reader, options),
  ]
  type(designer, '디자이너의 말')
  await designer.stored()
  Y.applyUpdate(member.doc, (await member.next('update')).bytes)
  type(member, '몰래 쓴 말')
  expect((await member.next('problem')).problem).toMatchObject({
    document,
    field: null,
    code: 'READ_ONLY',
  })
  member.change((doc) => doc.getText(path).delete(0, 1))
  expect((await member.next('problem')).problem.code).toBe('READ_ONLY')
  expect(read(await designer.pull())).toBe('디자이너의 말')
  expect(designer.count('update')).toBe(0)
  expect(read(await readStored(database, idBrand, document))).toBe('디자이너의 말')
})

test.each(readOnly)(
  '[R27] a reader of %s gets updates, may set its presence and send what the room has',
  async (document, reader) => {
    const idBrand = nextBrand++
    await using relay = await startRelay(database)
    const options = { idBrand, document }
    const [designer, member] = [
      await relay.connect('7-designer', options),
      await relay.connect(reader, options),
    ]
    type(designer, '지우고 남은 말')
    designer.change((doc) => doc.getText(path).delete(0, 4))
    await designer.stored()
    member.send(encodeSyncStep2(Y.encodeStateAsUpdate(designer.doc)))
    member.send(encodeSyncStep2(Uint8Array.of(0, 0)))
    member.show(5, 1, { place: document })
    await member.stored()
    expect(member.count('problem')).toBe(0)
    expect(read(await member.pull())).toBe('남은 말')
    await designer.next('presence')
  },
)

test('[R28] after a refusal no mark of the reader comes back', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const member = await relay.connect('8-member', { idBrand, document: 'templates' })
  type(member, '사라질 말')
  expect(await Promise.race([member.stored(), settleLater(member)])).toBe('later')
  expect(member.count('problem')).toBe(1)
})

test('[R45] an edit of the server reaches the sockets and resolves once it is stored', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const socket = await relay.connect('7-owner', { idBrand })
  await socket.handled()
  const lease = await relay.relay.rooms.open(idBrand, 'guide')
  await lease.edit((doc) => doc.getText(path).insert(0, '서버의 말'))
  expect(read(await readStored(database, idBrand))).toBe('서버의 말')
  Y.applyUpdate(socket.doc, (await socket.next('update')).bytes)
  expect(read(socket.doc)).toBe('서버의 말')
  await lease.edit(() => {})
  expect(lease.lastEditor).toBeNull()
  type(socket, '!')
  await socket.stored()
  expect(lease.lastEditor).toBe(7)
  lease.release()
})

test('[R46] a problem is sent to present and later sockets until it is resolved', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const lease = await relay.relay.rooms.open(idBrand, 'guide')
  const problem = {
    document: 'guide',
    field: 'core.what',
    code: 'TOO_LONG',
    message: '너무 깁니다.',
  } as const
  const present = await relay.connect('7-owner', { idBrand })
  await present.handled()
  lease.tell(problem)
  expect((await present.next('problem')).problem).toEqual(problem)
  const later = await relay.connect('8-owner', { idBrand })
  expect((await later.next('problem')).problem).toEqual(problem)
  lease.tell({ ...problem, code: 'RESOLVED', message: '' })
  expect((await later.next('problem')).problem.code).toBe('RESOLVED')
  const last = await relay.connect('9-owner', { idBrand })
  await last.handled()
  expect(last.count('problem')).toBe(0)
  const stock = await relay.connect('9-owner', { idBrand, protocols: ['bearer.9-owner'] })
  lease.tell(problem)
  await stock.handled()
  expect(stock.count('problem')).toBe(0)
})

test('[R47] [R42] [R50] what people store is announced and unsettled, what the server stores is not', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const { rooms } = relay.relay
  const announced: string[] = []
  const stop = rooms.onStored((brand, document) => announced.push(`${brand}/${document}`))
  const lease = await rooms.open(idBrand, 'guide')
  await lease.edit((doc) => doc.getMap('core').set('companySize', 'SMALL'))
  expect(announced).toEqual([])
  expect(await rooms.storedSeq(idBrand, 'guide')).toBe(0)
  expect(await rooms.unsettled()).not.toContainEqual({ idBrand, document: 'guide' })
  const socket = await relay.connect('7-owner', { idBrand })
  type(socket, '사람의 말')
  await socket.stored()
  expect(announced).toEqual([`${idBrand}/guide`])
  expect(await rooms.unsettled()).toContainEqual({ idBrand, document: 'guide' })
  const seq = await rooms.storedSeq(idBrand, 'guide')
  await rooms.markSettled(idBrand, 'guide', { seq, known: [], unknown: [], hasRestChanged: false })
  expect(await rooms.unsettled()).not.toContainEqual({ idBrand, document: 'guide' })
  await lease.edit((doc) => doc.getMap('core').delete('companySize'))
  expect(await rooms.storedSeq(idBrand, 'guide')).toBe(seq)
  stop()
  lease.release()
})

test('[R48] [R40] a room is compacted and unloaded after it is left, and not while it is held', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database, { limits: { idleMs: 20 } })
  const lease = await relay.relay.rooms.open(idBrand, 'guide')
  const socket = await relay.connect('7-owner', { idBrand })
  type(socket, '남는 말')
  await socket.stored()
  await socket.close()
  await expect.poll(() => rowsOf(idBrand)).toBe(1)
  expect((await relay.relay.rooms.open(idBrand, 'guide')).doc).toBe(lease.doc)
  const other = await startRelay(database, { limits: { idleMs: 20 } })
  const alone = await other.relay.rooms.open(idBrand, 'guide')
  alone.release()
  await expect.poll(() => rowsOf(idBrand)).toBe(0)
  await expect
    .poll(async () => {
      const again = await other.relay.rooms.open(idBrand, 'guide')
      again.release()
      return again.doc === alone.doc
    })
    .toBe(false)
  expect(read(await readStored(database, idBrand))).toBe('남는 말')
  await other[Symbol.asyncDispose]()
})

test('[R49] a node that has loaded too much closes a room so that another one opens, and loses nothing of it', async () => {
  const [idBrand, another] = [nextBrand++, nextBrand++]
  await using relay = await startRelay(database, { limits: { loadedBytes: 500 } })
  const socket = await relay.connect('7-owner', { idBrand })
  type(socket, '가'.repeat(300))
  await socket.stored()
  type(socket, '나')
  await socket.handled()
  await (await relay.connect('7-owner', { idBrand: another })).handled()
  expect(await socket.closed()).toBe(1013)
  const back = await relay.connect('7-owner', { idBrand })
  expect(read(await back.pull())).toHaveLength(301)
})

test('[R49] a room that the server works with is not closed for another one, which comes back later', async () => {
  const [idBrand, another] = [nextBrand++, nextBrand++]
  await using relay = await startRelay(database, { limits: { loadedBytes: 500 } })
  const socket = await relay.connect('7-owner', { idBrand })
  type(socket, '가'.repeat(300))
  await socket.stored()
  const own = await relay.relay.rooms.open(idBrand, 'guide')
  expect(await (await relay.connect('8-owner', { idBrand: another })).closed()).toBe(1013)
  await own.edit((doc) => doc.getText(path).insert(0, '나'))
  own.release()
  await expect
    .poll(async () => {
      const back = await relay.connect('8-owner', { idBrand: another })
      return Promise.race([back.handled().then(() => true), back.closed().then(() => false)])
    })
    .toBe(true)
  expect(await socket.closed()).toBe(1013)
  expect(read(await readStored(database, idBrand))).toHaveLength(301)
})

/** Two updates, the second of which builds on the first. */
function twoSteps(words = '다음') {
  const doc = new Y.Doc()
  doc.getText(path).insert(0, '처음 ')
  const first = Y.encodeStateAsUpdate(doc)
  const between = Y.encodeStateVector(doc)
  doc.getText(path).insert(3, words)
  return { doc, first, second: Y.encodeStateAsUpdate(doc, between) }
}

/** Resolves after everything that the server would have sent by itself: two requests and a turn of the log. */
async function settleLater(socket: TestSocket): Promise<'later'> {
  const asked = socket.count('answer')
  for (let i = 1; i <= 3; i += 1) {
    socket.send(encodeSyncStep1(Uint8Array.of(0)))
    await expect.poll(() => socket.count('answer'), { interval: 5 }).toBe(asked + i)
  }
  return 'later'
}

/** The real log, whose commits wait until it is opened. */
async function rowsOf(idBrand: number): Promise<number> {
  const { rows } = await database.relayPool.query<{ count: number }>(
    'select count(*) from doc_update where brand_id = $1',
    [idBrand],
  )
  return rows[0]?.count ?? 0
}
