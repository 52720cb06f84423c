import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import { openSettleMarks } from '../rooms/settle-marks.ts'
import { readStored, startRelay } from '../testing/test-relay.ts'
import { compact } from './compaction.ts'
import { documentLock } from './document-lock.ts'
import { applyStored } from './fold.ts'
import { openPostgresLog } from './postgres-log.ts'
import type { DocId, UpdateLog } from './update-log.ts'

let database: Database
let log: UpdateLog
let nextBrand = 1000
beforeAll(async () => {
  database = await createTestDatabase()
  log = openPostgresLog(database.relayPool, pino({ level: 'silent' }))
})
afterAll(() => database.close())

const room = (): DocId => ({ idBrand: nextBrand++, document: 'guide' })

test('[R34] appends of many rooms are committed in few statements and in order', async () => {
  const rooms = Array.from({ length: 20 }, room)
  const before = await statements()
  await Promise.all(
    rooms.flatMap((id) =>
      Array.from({ length: 30 }, (_, i) => log.append(id, [{ data: Uint8Array.of(0, 0, i), idAccount: 7 }])),
    ),
  )
  expect((await statements()) - before).toBeLessThan(20)
  for (const id of rooms) {
    const { tail } = await log.load(id)
    expect(tail.map((data) => data[2])).toEqual(Array.from({ length: 30 }, (_, i) => i))
  }
})

test('unstored bytes are counted until they are stored', async () => {
  const unsaved = async () => (await metrics.unsavedBytes.get()).values[0]?.value
  const stored = log.append(room(), [{ data: new Uint8Array(2).fill(0), idAccount: 7 }])
  expect(await unsaved()).toBe(2)
  await stored
  expect(await unsaved()).toBe(0)
})

test('[R42] the last editor is a person, also after the server wrote', async () => {
  const id = room()
  const data = Uint8Array.of(0, 0)
  await log.append(id, [{ data, idAccount: 7 }])
  await log.append(id, [
    { data, idAccount: 8 },
    { data, idAccount: null },
  ])
  await log.append(id, [{ data, idAccount: null }])
  expect((await log.load(id)).lastEditor).toBe(8)
  const { rows } = await database.relayPool.query<{ behind: number }>(
    `select (select max(seq) from doc_update where brand_id = $1) - last_seq as behind from doc_room where brand_id = $1`,
    [id.idBrand],
  )
  expect(rows[0]?.behind).toBe(2)
})

test('[R42] a row that is committed late leaves its room unsettled, although one with a greater seq was settled before', async () => {
  const [first, shared] = [room(), room()]
  const data = Uint8Array.of(0, 0)
  await log.append(first, [{ data, idAccount: 7 }])
  const marks = openSettleMarks(database.relayPool)
  const holder = await database.relayPool.connect()
  await holder.query('begin')
  await holder.query('select 1 from doc_room where brand_id = $1 for update', [first.idBrand])
  const other = openPostgresLog(database.relayPool, pino({ level: 'silent' }))
  // Has its seq, and waits for the row of the first room.
  const late = Promise.all([first, shared].map((id) => log.append(id, [{ data, idAccount: 7 }])))
  await expect
    .poll(async () => {
      const { rows } = await database.relayPool.query<{ waiting: boolean }>(
        `select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`,
      )
      return rows[0]?.waiting
    })
    .toBe(true)
  await other.append(shared, [{ data, idAccount: 8 }])
  const seq = await marks.storedSeq(shared.idBrand, 'guide')
  await marks.markSettled(shared.idBrand, 'guide', { seq, known: [], unknown: [], hasRestChanged: false })
  expect(await marks.unsettled()).not.toContainEqual(shared)
  await holder.query('commit')
  holder.release()
  await late
  expect(await marks.unsettled()).toContainEqual(shared)
})

test('[R37] [R38] compactions and loads during appends lose nothing', async () => {
  const id = room()
  const doc = new Y.Doc()
  const appends: Promise<void>[] = []
  doc.on('update', (update: Uint8Array) => appends.push(log.append(id, [{ data: update, idAccount: 7 }])))
  let folded = 0
  for (let round = 0; round < 25; round += 1) {
    for (let i = 0; i < 20; i += 1) doc.getText('core.background').insert((round * i) % 11, `${round}.${i} `)
    const acknowledged = appends.splice(0)
    const compaction = log.compact(id)
    await Promise.all(acknowledged)
    const expected = doc.getText('core.background').toString()
    const { snapshot, tail } = await log.load(id)
    const loaded = new Y.Doc()
    applyStored(loaded, snapshot, tail)
    expect(loaded.getText('core.background').toString()).toBe(expected)
    folded += (await compaction)?.rows ?? 0
  }
  expect(folded).toBeGreaterThan(0)
  await log.compact(id)
  const { snapshot, tail } = await log.load(id)
  expect(tail).toEqual([])
  expect(snapshot?.length).toBeLessThan(20_000)
})

test('[R37] [R38] a row with a smaller seq that commits during a compaction is kept and loaded', async () => {
  const id = room()
  const [early, late] = [new Y.Doc(), new Y.Doc()]
  early.getText('t').insert(0, 'early')
  late.getText('t').insert(0, 'late')
  const slow = await database.relayPool.connect()
  await slow.query('begin')
  await slow.query('insert into doc_update (brand_id, document, data) values ($1, $2, $3)', [
    id.idBrand,
    id.document,
    Buffer.from(Y.encodeStateAsUpdate(early)),
  ])
  await log.append(id, [{ data: Y.encodeStateAsUpdate(late), idAccount: 7 }])
  // The early row becomes visible after the rows were read and before they are deleted.
  const pool = beforeQuery('insert into doc_snapshot', async () => {
    await slow.query('commit')
  })
  expect((await compact(pool, id))?.rows).toBe(1)
  slow.release()
  const { snapshot, tail } = await log.load(id)
  expect(tail.length).toBe(1)
  const loaded = new Y.Doc()
  applyStored(loaded, snapshot, tail)
  expect(loaded.getText('t').toString()).toContain('early')
  expect(loaded.getText('t').toString()).toContain('late')
})

test('[R38] a large document is folded in a worker thread with the same result', async () => {
  const id = room()
  const doc = new Y.Doc()
  const updates: Uint8Array[] = []
  doc.on('update', (update: Uint8Array) => updates.push(update))
  for (let i = 0; i < 40; i += 1) doc.getText('t').insert(i, `${i}${'가나다라'.repeat(3_000)}`)
  await log.append(
    id,
    updates.map((data) => ({ data, idAccount: 7 })),
  )
  expect((await log.compact(id))?.rows).toBe(40)
  expect((await readStored(database, id.idBrand)).getText('t').toString()).toBe(doc.getText('t').toString())
})

test('[R39] of two compactions at once one does nothing', async () => {
  const id = room()
  const doc = new Y.Doc()
  doc.getText('t').insert(0, 'words')
  await log.append(id, [{ data: Y.encodeStateAsUpdate(doc), idAccount: 7 }])
  const holder = await database.relayPool.connect()
  await holder.query('begin')
  await holder.query(`select pg_advisory_xact_lock(${documentLock('compaction')})`, [id.idBrand, id.document])
  expect(await log.compact(id)).toBeNull()
  await holder.query('rollback')
  holder.release()
  expect((await log.compact(id))?.rows).toBe(1)
})

test('[R38] a row without its base is kept until the base is folded in', async () => {
  const id = room()
  const doc = new Y.Doc()
  doc.getText('t').insert(0, 'base ')
  const base = Y.encodeStateAsUpdate(doc)
  const between = Y.encodeStateVector(doc)
  doc.getText('t').insert(5, 'rest')
  await log.append(id, [{ data: Y.encodeStateAsUpdate(doc, between), idAccount: 7 }])
  await log.compact(id)
  await log.append(id, [{ data: base, idAccount: 7 }])
  await log.compact(id)
  expect((await readStored(database, id.idBrand)).getText('t').toString()).toBe('base rest')
})

test('[R40] a log of 500 rows is compacted while people go on writing', async () => {
  await using relay = await startRelay(database)
  const { idBrand } = room()
  const writers = [await relay.connect('7-owner', { idBrand }), await relay.connect('8-owner', { idBrand })]
  const words: string[] = []
  // A row for each of the two and turn.
  for (let i = 0; i < 260; i += 1) {
    for (const [at, writer] of writers.entries()) {
      words.push(`${i}-${at}`)
      writer.change((doc) => doc.getText('core.background').insert(0, `${i}-${at} `))
    }
    await Promise.all(writers.map((writer) => writer.stored()))
  }
  await expect.poll(() => rowsOf(idBrand)).toBeLessThan(100)
  const stored = (await readStored(database, idBrand)).getText('core.background').toString()
  expect(stored.trim().split(' ').toSorted()).toEqual(words.toSorted())
})

test('[R35] an append that fails is not called durable, and is stored once the database is back', async () => {
  const away: Away = { isAway: true }
  await using relay = await startRelay(database, { updateLog: failingLog(away) })
  const { idBrand } = room()
  const [writer, peer] = [
    await relay.connect('7-owner', { idBrand }),
    await relay.connect('8-owner', { idBrand }),
  ]
  writer.change((doc) => doc.getText('core.background').insert(0, '살아남을 말'))
  await peer.next('update')
  const stored = writer.stored()
  await expect.poll(() => away.failures).toBeGreaterThan(2)
  expect(writer.count('durable') + writer.count('mark')).toBe(0)
  away.isAway = false
  await stored
  expect((await readStored(database, idBrand)).getText('core.background').toString()).toBe('살아남을 말')
})

test('[R36] when appends fail for long, every socket is closed with 1013, and nothing is lost', async () => {
  const away: Away = { isAway: true }
  await using relay = await startRelay(database, { updateLog: failingLog(away, 150) })
  const { idBrand } = room()
  const writer = await relay.connect('7-owner', { idBrand })
  writer.change((doc) => doc.getText('core.background').insert(0, '기다린 말'))
  expect(await writer.closed()).toBe(1013)
  expect(await (await relay.connect('8-owner', { idBrand })).closed()).toBe(1013)
  away.isAway = false
  await expect
    .poll(async () => (await readStored(database, idBrand)).getText('core.background').toString(), {
      timeout: 5_000,
    })
    .toBe('기다린 말')
  const back = await relay.connect('7-owner', { idBrand })
  expect((await back.pull()).getText('core.background').toString()).toBe('기다린 말')
})

/** The pool, with something done once before a query that contains these words. */
function beforeQuery(words: string, act: () => Promise<void>): Database['relayPool'] {
  const pool = Object.create(database.relayPool) as Database['relayPool']
  const connect = async () => {
    const client = await database.relayPool.connect()
    const wrapped = Object.create(client) as typeof client
    const query = async (text: string, values?: unknown[]) => {
      if (text.includes(words)) await act()
      return client.query(text, values)
    }
    Object.defineProperty(wrapped, 'query', { value: query })
    Object.defineProperty(wrapped, 'release', { value: () => client.release() })
    return wrapped
  }
  Object.defineProperty(pool, 'connect', { value: connect })
  return pool
}

interface Away {
  isAway: boolean
  failures?: number
}

/** The real log over a pool that fails inserts while it is down. */
function failingLog(away: Away, stuckAfterMs = 60_000): UpdateLog {
  const pool = Object.create(database.relayPool) as Database['relayPool']
  const query = async (config: { text?: string } | string, values?: unknown[]) => {
    if (away.isAway && typeof config !== 'string' && config.text?.includes('insert')) {
      away.failures = (away.failures ?? 0) + 1
      throw new Error('the database is away')
    }
    return typeof config === 'string'
      ? database.relayPool.query(config, values)
      : database.relayPool.query(config as { text: string })
  }
  Object.defineProperty(pool, 'query', { value: query })
  return openPostgresLog(pool, pino({ level: 'silent' }), { stuckAfterMs })
}

async function rowsOf(idBrand: number): Promise<number> {
  const { rows } = await database.relayPool.query<{ count: number }>(
    'select count(*) from doc_update where brand_id = $1',
    [idBrand],
  )
  return rows[0]?.count ?? 0
}

/** Transactions that wrote, by the ids they were given. */
async function statements(): Promise<number> {
  const { rows } = await database.relayPool.query<{ next: number }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next',
  )
  return rows[0]?.next ?? 0
}
