import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import { LocalHub } from '#server/bus/local-bus.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { openPostgresLog } from '../log/postgres-log.ts'
import { OtherEpoch } from '../log/update-log.ts'
import { withOwnConstructor } from '../testing/test-hostile.ts'
import { openStockClient, synced } from '../testing/test-provider.ts'
import { readStored, startRelay, type TestRelay, type TestSocket } from '../testing/test-relay.ts'
import { encodeSyncStep1 } from '../wire/messages.ts'
import { rebuild } from './rebuild.ts'
import { withoutHistory } from './without-history.ts'

let database: Database
let nextBrand = 1
vi.setConfig({ testTimeout: 30_000 })
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const { background, values } = guide.core

test('[R70] a new epoch has the same content and no deleted content; the earlier one is stored', async () => {
  await using relay = await startRelay(database)
  const { idBrand, writer } = await writtenDocument(relay)
  const before = await readStored(database, idBrand)
  expect(await rebuild(database.relayPool, { idBrand, document: 'guide' }, false)).toBe('rebuilt')
  const after = await readStored(database, idBrand)
  expect(background.read(after)).toBe('온기를 굽는 집')
  expect(values.read(after)).toEqual(values.read(writer.doc))
  expect(after.getMap('later').toJSON()).toEqual({ kept: { as: ['it', 'is'] } })
  expect(after.getArray('list').toJSON()).toEqual([1, { two: 2 }])
  expect(after.store.clients.size).toBe(1)
  expect(Y.encodeStateAsUpdate(after).length).toBeLessThan(Y.encodeStateAsUpdate(before).length)
  const log = openPostgresLog(database.relayPool, pino({ level: 'silent' }))
  const past = await log.loadPastState({ idBrand, document: 'guide' }, 0)
  const kept = new Y.Doc()
  Y.applyUpdate(kept, past ?? new Uint8Array())
  expect(Y.encodeStateVector(kept)).toEqual(Y.encodeStateVector(before))
  log.close()
})

test('[R70] a document that REST does not have completely, or that was never written, is not rebuilt', async () => {
  await using relay = await startRelay(database)
  const { idBrand } = await writtenDocument(relay)
  expect(await rebuild(database.relayPool, { idBrand, document: 'guide' }, true)).toBe('unsettled')
  expect(await rebuild(database.relayPool, { idBrand: 999_999, document: 'guide' }, true)).toBe('empty')
})

test('[R83] a document is rebuilt once for each change, ten times an hour at most, and stores no more states', async () => {
  await using relay = await startRelay(database)
  const { idBrand } = await writtenDocument(relay)
  const log = openPostgresLog(database.relayPool, pino({ level: 'silent' }))
  const id = { idBrand, document: 'guide' as const }
  const pastStates = async () => {
    const { rows } = await database.relayPool.query('select from doc_past where brand_id = $1', [idBrand])
    return rows.length
  }
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => rebuild(database.relayPool, id, false)))
  expect(outcomes.toSorted()).toEqual(['rebuilt', 'unchanged', 'unchanged', 'unchanged', 'unchanged'])
  expect(await pastStates()).toBe(1)
  for (let time = 2; time <= 11; time += 1) {
    const { rebuilds } = await log.load(id)
    await log.append(id, [{ data: wordAs(`말 ${time}`), idAccount: 7 }], rebuilds)
    // A change counts also once it is compacted.
    if (time % 2 === 0) await log.compact(id)
    expect(await rebuild(database.relayPool, id, false)).toBe(time <= 10 ? 'rebuilt' : 'tooOften')
  }
  expect(await pastStates()).toBe(10)
  log.close()
})

test('[R83] a document is rebuilt fifty times a year at most, because each state is kept for devices that return', async () => {
  await using relay = await startRelay(database)
  const { idBrand } = await writtenDocument(relay)
  await database.relayPool.query(
    `insert into doc_past (brand_id, document, rebuilds, state, vector, created_at)
     select $1, 'guide', -number, '\\x00', '\\x00', now() - make_interval(days => number * 7) from generate_series(1, 50) as number`,
    [idBrand],
  )
  expect(await rebuild(database.relayPool, { idBrand, document: 'guide' }, false)).toBe('tooOften')
  await database.relayPool.query(
    `update doc_past set created_at = created_at - interval '30 days' where brand_id = $1`,
    [idBrand],
  )
  expect(await rebuild(database.relayPool, { idBrand, document: 'guide' }, false)).toBe('rebuilt')
})

test('[R83] past states of a brand, of all its documents, take no more than its plan allows for files', async () => {
  const { pool, relayPool } = database
  await pool.query(`update plan set storage_bytes = 2000 where key = 'FREE'`)
  const { rows } = await pool.query<{ id: number }>(`insert into brand (name) values ('온기') returning id`)
  const idBrand = rows[0]?.id ?? 0
  const log = openPostgresLog(relayPool, pino({ level: 'silent' }))
  const write = async (document: 'guide' | 'planner', words: string) => {
    const { rebuilds } = await log.load({ idBrand, document })
    await log.append({ idBrand, document }, [{ data: wordAs(words), idAccount: 7 }], rebuilds)
    await log.compact({ idBrand, document })
  }
  // Files have storage of their own.
  await pool.query(
    `insert into file (brand_id, name, storage_key, file_type, media_type, size)
     values ($1, 'a.png', 'brand/a', 'LOGO', 'image/png', 2000)`,
    [idBrand],
  )
  await write('guide', 'a'.repeat(900))
  expect(await rebuild(relayPool, { idBrand, document: 'guide' }, false)).toBe('rebuilt')
  await write('planner', 'b'.repeat(1200))
  expect(await rebuild(relayPool, { idBrand, document: 'planner' }, false)).toBe('full')
  await pool.query(`update brand set plan = 'BASIC' where id = $1`, [idBrand])
  expect(await rebuild(relayPool, { idBrand, document: 'planner' }, false)).toBe('rebuilt')
  log.close()
})

test('[R83] a document that takes long to load is rebuilt without keeping the process from serving others', async () => {
  const log = openPostgresLog(database.relayPool, pino({ level: 'silent' }))
  const id = { idBrand: nextBrand++, document: 'guide' as const }
  // Yjs walks over what both clients wrote at one place for each letter of the other.
  for (const client of [1, 2]) {
    const doc = new Y.Doc()
    doc.clientID = client
    for (let at = 0; at < 3_000; at += 1) doc.getText(background.path).insert(0, '가')
    await log.append(id, [{ data: Y.encodeStateAsUpdate(doc), idAccount: 7 }])
  }
  let beats = 0
  const beat = setInterval(() => {
    beats += 1
  }, 5)
  expect(await rebuild(database.relayPool, id, false)).toBe('rebuilt')
  clearInterval(beat)
  // On the event loop none comes while the document is folded and copied.
  expect(beats).toBeGreaterThan(20)
  expect(background.read(await readStored(database, id.idBrand))).toHaveLength(6_000)
  log.close()
})

test('[R71] updates of an earlier epoch are not appended, and the rest of their group is', async () => {
  await using relay = await startRelay(database)
  const { idBrand } = await writtenDocument(relay)
  await rebuild(database.relayPool, { idBrand, document: 'guide' }, false)
  const log = openPostgresLog(database.relayPool, pino({ level: 'silent' }))
  const entries = [{ data: wordAs('늦은 말'), idAccount: 7 }]
  const other = { idBrand: nextBrand++, document: 'guide' as const }
  const late = log.append({ idBrand, document: 'guide' }, entries)
  const [refused, ...taken] = await Promise.allSettled([
    late,
    log.append(other, entries),
    log.append({ idBrand, document: 'guide' }, [{ data: wordAs('새 말'), idAccount: 7 }], 1),
  ])
  expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(OtherEpoch) })
  expect(taken.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  const text = background.read(await readStored(database, idBrand))
  expect(text).toContain('새 말')
  expect(text).not.toContain('늦은 말')
  log.close()
})

test('[R71] a node that was not told of a rebuild finds out with its next append, and loads the room again', async () => {
  await using relay = await startRelay(database)
  const { idBrand, writer } = await writtenDocument(relay)
  await rebuild(database.relayPool, { idBrand, document: 'guide' }, false)
  const lastMark = writer.count('mark')
  writer.change((doc) => background.write(doc, '아무 데도 없을 말'))
  expect(await writer.closed()).toBe(1013)
  expect(writer.count('mark')).toBe(lastMark)
  const reader = await relay.connect('8-owner', { idBrand })
  const doc = await reader.pull()
  expect(background.read(doc)).toBe('온기를 굽는 집')
})

test('[R71] rooms of other nodes are loaded again when they get or read anything of a new epoch', async () => {
  const hub = new LocalHub()
  await using a = await startRelay(database, { bus: hub.join() })
  await using b = await startRelay(database, { bus: hub.join() })
  const { idBrand, writer } = await writtenDocument(a)
  const there = await b.connect('8-owner', { idBrand })
  await there.pull()
  await rebuild(database.relayPool, { idBrand, document: 'guide' }, false)
  a.relay.startNewEpoch({ idBrand, document: 'guide' })
  expect(await writer.closed()).toBe(1013)
  const again = await a.connect('9-owner', { idBrand })
  await again.pull()
  again.change((doc) => doc.getText(background.path).insert(0, '새로운 '))
  expect(await there.closed()).toBe(1013)
})

test('[R72] a client with anything of an earlier epoch is closed before the two are mixed', async () => {
  await using relay = await startRelay(database)
  const { idBrand, writer } = await writtenDocument(relay)
  await writer.close()
  await rebuild(database.relayPool, { idBrand, document: 'guide' }, false)
  relay.relay.startNewEpoch({ idBrand, document: 'guide' })
  const reader = await relay.connect('8-owner', { idBrand })
  await reader.pull()
  const back = await relay.connect('7-owner', { idBrand })
  reader.change((doc) => doc.getText('core.memo').insert(0, '그동안'))
  await reader.stored()
  back.send(encodeSyncStep1(Y.encodeStateVector(writer.doc)))
  const { present, bytes } = await back.next('past')
  expect(present).toBe(1)
  const past = new Y.Doc()
  Y.applyUpdate(past, bytes)
  expect(background.read(past)).toBe('온기를 굽는 집')
  expect(await back.closed()).toBe(4409)
  expect(back.heard.map(({ kind }) => kind)).toEqual(['past', 'closed'])
})

test('[R72] a client without support for epochs is closed too, and none of its text is doubled', async () => {
  await using relay = await startRelay(database)
  const idBrand = nextBrand++
  const client = openStockClient(relay, idBrand, { protocols: ['bearer.7-owner'] })
  await synced(client)
  client.doc.getText(background.path).insert(0, '한 번')
  await expect.poll(async () => background.read(await readStored(database, idBrand))).toBe('한 번')
  const closed = new Promise((resolve) => client.on('closed', resolve))
  await rebuild(database.relayPool, { idBrand, document: 'guide' }, false)
  relay.relay.startNewEpoch({ idBrand, document: 'guide' })
  expect(await closed).toMatchObject({ code: 4409 })
  expect(background.read(client.doc)).toBe('한 번')
  expect(background.read(await readStored(database, idBrand))).toBe('한 번')
  client.destroy()
})

test('[R72] an update of an earlier epoch closes its sender, whenever it comes', async () => {
  await using relay = await startRelay(database)
  const { idBrand, writer } = await writtenDocument(relay)
  const old = Y.encodeStateAsUpdate(writer.doc)
  await rebuild(database.relayPool, { idBrand, document: 'guide' }, false)
  relay.relay.startNewEpoch({ idBrand, document: 'guide' })
  const back = await relay.connect('7-owner', { idBrand })
  await back.pull()
  back.say(old)
  expect(await back.closed()).toBe(4409)
  expect(background.read(await readStored(database, idBrand))).toBe('온기를 굽는 집')
})

test('[R73] a client with nothing of an earlier epoch is let in with everything it has', async () => {
  await using relay = await startRelay(database)
  const { idBrand } = await writtenDocument(relay)
  await rebuild(database.relayPool, { idBrand, document: 'guide' }, false)
  relay.relay.startNewEpoch({ idBrand, document: 'guide' })
  const fresh = await relay.connect('8-owner', { idBrand })
  fresh.send(encodeSyncStep1(Uint8Array.of(0)))
  await fresh.next('ask')
  fresh.change((doc) => doc.getText('core.memo').insert(0, '처음 온 사람'))
  await fresh.stored()
  expect((await readStored(database, idBrand)).getText('core.memo').toString()).toBe('처음 온 사람')
})

test('[R74] a rebuild during appends and compactions loses nothing that was acknowledged', async () => {
  const idBrand = nextBrand++
  const id = { idBrand, document: 'guide' as const }
  const log = openPostgresLog(database.relayPool, pino({ level: 'silent' }))
  const doc = new Y.Doc()
  const words: { word: string; isIn: Promise<boolean> }[] = []
  let rebuilds = 0
  await log.append(id, [{ data: wordAs('⟨0⟩'), idAccount: 7 }])
  // A rebuild that meets an append or a compaction gives way, so some rounds have none.
  for (let round = 0; round < 6 || (rebuilds < 3 && round < 60); round += 1) {
    for (let i = 0; i < 20; i += 1) {
      const word = `⟨${round}.${i}⟩`
      const append = log.append(id, [{ data: wordAs(word), idAccount: 7 }], rebuilds)
      words.push({
        word,
        isIn: append.then(
          () => true,
          () => false,
        ),
      })
    }
    const [outcome] = await Promise.all([rebuild(database.relayPool, id, false), log.compact(id)])
    if (outcome === 'rebuilt') rebuilds += 1
  }
  const outcomes = await Promise.all(words.map(({ isIn }) => isIn))
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(await readStored(database, idBrand)))
  const text = background.read(doc)
  const times = words.map(({ word }) => text.split(word).length - 1)
  expect(times).toEqual(outcomes.map((isIn) => (isIn ? 1 : 0)))
  expect((await log.load(id)).rebuilds).toBe(rebuilds)
  expect(rebuilds).toBeGreaterThan(2)
  log.close()
})

test('[R114] a rebuild folds before it locks: what is appended meanwhile is stored at once and in the new epoch', async () => {
  const id = { idBrand: nextBrand++, document: 'guide' as const }
  const other = { idBrand: nextBrand++, document: 'guide' as const }
  const log = openPostgresLog(database.relayPool, pino({ level: 'silent' }))
  await log.append(id, [{ data: wordAs('처음 '), idAccount: 7 }])
  let times = 0
  const pool = beforeQuery('insert into doc_past', async () => {
    times += 1
    // Folded once; a document that waits for the rebuild would never let it end.
    if (times > 1) return
    await log.append(id, [{ data: wordAs('그동안 '), idAccount: 7 }])
    await log.append(other, [{ data: wordAs('옆 '), idAccount: 7 }])
  })
  expect(await rebuild(pool, id, false)).toBe('rebuilt')
  expect(times).toBe(2)
  const text = background.read(await readStored(database, id.idBrand))
  expect([text.split('처음').length, text.split('그동안').length]).toEqual([2, 2])
  expect((await log.load(id)).rebuilds).toBe(1)
  log.close()
})

test('[R114] a document that is changed during every try is rebuilt all the same, and others do not wait for it', async () => {
  const id = { idBrand: nextBrand++, document: 'guide' as const }
  const other = { idBrand: nextBrand++, document: 'guide' as const }
  const log = openPostgresLog(database.relayPool, pino({ level: 'silent' }))
  const appends = [log.append(id, [{ data: wordAs('⟨0⟩'), idAccount: 7 }])]
  await Promise.all(appends)
  let times = 0
  const pool = beforeQuery('insert into doc_past', async () => {
    times += 1
    const append = log.append(id, [{ data: wordAs(`⟨${times}⟩`), idAccount: 7 }])
    appends.push(append)
    // The last try holds the lock, so this append waits for it, and that of the other document does not.
    await (times <= 2 ? append : log.append(other, [{ data: wordAs('옆 '), idAccount: 7 }]))
  })
  expect(await rebuild(pool, id, false)).toBe('rebuilt')
  const outcomes = await Promise.allSettled(appends)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  const text = background.read(await readStored(database, id.idBrand))
  expect([0, 1, 2, 3].map((time) => text.split(`⟨${time}⟩`).length - 1)).toEqual([1, 1, 1, 0])
  log.close()
})

test('[R114] a rebuild that is refused once it has the lock leaves document and past states as they were', async () => {
  const id = { idBrand: nextBrand++, document: 'guide' as const }
  const log = openPostgresLog(database.relayPool, pino({ level: 'silent' }))
  await log.append(id, [{ data: wordAs('처음 '), idAccount: 7 }])
  await database.relayPool.query('update doc_room set settled_seq = last_seq where brand_id = $1', [
    id.idBrand,
  ])
  const pool = beforeQuery('insert into doc_past', async () => {
    await log.append(id, [{ data: wordAs('그동안 '), idAccount: 7 }])
  })
  expect(await rebuild(pool, id, true)).toBe('unsettled')
  const { snapshot, tail, rebuilds } = await log.load(id)
  expect([snapshot, tail.length, rebuilds]).toEqual([null, 2, 0])
  expect(await log.loadPastEpochs(id)).toEqual([])
  log.close()
})

test('[R70] nested content is copied unchanged', () => {
  const doc = new Y.Doc()
  const nested = new Y.Map<unknown>()
  doc.getMap('core.values').set('k', nested)
  nested.set('keyword', '온기')
  nested.set('words', new Y.Text('정성'))
  doc.getMap('core').set('gone', 1)
  doc.getMap('core').delete('gone')
  doc.getText('core.memo').insert(0, '지워질 말')
  doc.getText('core.memo').delete(0, 5)
  const made = new Y.Doc()
  Y.applyUpdateV2(made, withoutHistory(Y.encodeStateAsUpdateV2(doc)))
  expect(made.getMap('core.values').toJSON()).toEqual({ k: { keyword: '온기', words: '정성' } })
  expect([made.getMap('core').size, made.getText('core.memo').length]).toEqual([0, 0])
})

test('[R70] values that Yjs reads and does not write are left out, and keep no document from its rebuild', () => {
  const doc = new Y.Doc()
  const nested = new Y.Map<unknown>([['keyword', '온기']])
  doc.getMap('core.values').set('k', nested)
  for (const map of [nested, doc.getMap('core')]) map.set('hostile', withOwnConstructor())
  const made = new Y.Doc()
  Y.applyUpdateV2(made, withoutHistory(Y.encodeStateAsUpdateV2(doc)))
  expect(made.getMap('core.values').toJSON()).toEqual({ k: { keyword: '온기' } })
  expect(made.getMap('core').size).toBe(0)
})

async function writtenDocument(relay: TestRelay): Promise<{ idBrand: number; writer: TestSocket }> {
  const idBrand = nextBrand++
  const writer = await relay.connect('7-owner', { idBrand })
  writer.send(encodeSyncStep1(Uint8Array.of(0)))
  await writer.next('answer')
  writer.change((doc) => {
    background.write(doc, '많이 지워질 긴 글입니다. '.repeat(50))
    values.add(doc, { keyword: '정성' })
    doc.getMap('later').set('kept', { as: ['it', 'is'] })
    doc.getArray('list').push([1, { two: 2 }])
  })
  writer.change((doc) => background.write(doc, '온기를 굽는 집'))
  await writer.stored()
  return { idBrand, writer }
}

/** The pool, with something done before each query of a transaction that contains these words. */
function beforeQuery(words: string, act: () => Promise<void>): Database['relayPool'] {
  const pool = Object.create(database.relayPool) as Database['relayPool']
  const connect = async () => {
    const client = await database.relayPool.connect()
    const wrapped = Object.create(client) as typeof client
    const query = async (text: string | { text: string }, values?: unknown[]) => {
      if (typeof text === 'string' && text.includes(words)) await act()
      return client.query(text as string, values)
    }
    Object.defineProperty(wrapped, 'query', { value: query })
    Object.defineProperty(wrapped, 'release', { value: (broken?: Error) => client.release(broken) })
    return wrapped
  }
  Object.defineProperty(pool, 'connect', { value: connect })
  return pool
}

function wordAs(word: string): Uint8Array {
  const doc = new Y.Doc()
  doc.getText(background.path).insert(0, word)
  return Y.encodeStateAsUpdate(doc)
}
