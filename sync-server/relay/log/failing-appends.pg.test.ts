import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/open.ts'
import { openPool } from '#server/database/pool.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { readStored, startRelay } from '../testing/test-relay.ts'
import { openPostgresLog } from './postgres-log.ts'
import type { DocId, ReplacedValue, UpdateLog } from './update-log.ts'

let database: Database
let log: UpdateLog
let nextBrand = 5000
const silent = pino({ level: 'silent' })
beforeAll(async () => {
  database = await createTestDatabase()
  log = openPostgresLog(database.relayPool, silent)
})
afterAll(() => database.close())

const room = (): DocId => ({ idBrand: nextBrand++, document: 'guide' })
const entriesOf = (id: number) => [{ data: Uint8Array.of(0, 0, id), idAccount: 7 }]
const replacedWith = (other: string): ReplacedValue[] => [
  { field: 'info.representative', kept: '"김대표"', other, editor: 8 },
]

test.each([
  ['a value that jsonb cannot hold', '"\\u0000"', false],
  ['nesting that is too deep', '['.repeat(100_000) + ']'.repeat(100_000), true],
  ['its size', JSON.stringify('가'.repeat(2_000_000)), true],
])(
  '[R111] an append that cannot be stored for %s leaves the group, and the rest is committed',
  async (_, other, isTooLarge) => {
    const [bad, ...good] = [room(), room(), room(), room(), room()]
    const appends = good.flatMap((id) => [log.append(id, entriesOf(1)), log.append(id, entriesOf(2))])
    const refused = log.append(bad, entriesOf(1), 0, replacedWith(other))
    const after = log.append(bad, entriesOf(2))
    const later = good.map((id) => log.append(id, entriesOf(3)))
    await expect(refused).rejects.toMatchObject({ name: 'AppendRefused', isTooLarge })
    await expect(after).rejects.toMatchObject({ name: 'AppendGivenUp' })
    await Promise.all([...appends, ...later])
    for (const id of good) expect((await log.load(id)).tail.map((data) => data[2])).toEqual([1, 2, 3])
    expect((await log.load(bad)).tail).toEqual([])
    await log.append(bad, entriesOf(9))
    expect((await log.load(bad)).tail.map((data) => data[2])).toEqual([9])
    expect(log.isStuck).toBe(false)
  },
)

test('[R112] a room that is locked leaves the group: others are committed meanwhile, and its own updates in order', async () => {
  const [locked, free] = [room(), room()]
  await Promise.all([locked, free].map((id) => log.append(id, entriesOf(1))))
  const holder = await lockRoom(locked)
  let isStored = false
  const waiting = [2, 3].map((id) => log.append(locked, entriesOf(id)))
  void Promise.all(waiting).then(() => {
    isStored = true
  })
  await log.append(free, entriesOf(2))
  await log.append(free, entriesOf(3))
  expect(isStored).toBe(false)
  waiting.push(log.append(locked, entriesOf(4)))
  await holder.query('commit')
  holder.release()
  await Promise.all(waiting)
  expect((await log.load(locked)).tail.map((data) => data[2])).toEqual([1, 2, 3, 4])
  expect((await log.load(free)).tail.map((data) => data[2])).toEqual([1, 2, 3])
})

test('[R112] a room that stays locked is given up, and the log is not stuck', async () => {
  const impatient = openPostgresLog(database.relayPool, silent, { stuckAfterMs: 1 })
  const [locked, free] = [room(), room()]
  await impatient.append(locked, entriesOf(1))
  const holder = await lockRoom(locked)
  const given = impatient.append(locked, entriesOf(2))
  await impatient.append(free, entriesOf(1))
  await expect(given).rejects.toMatchObject({ name: 'AppendGivenUp' })
  expect(impatient.isStuck).toBe(false)
  await holder.query('rollback')
  holder.release()
  impatient.close()
})

test('[R112] what is given up for a reason that the relay does not know names the code of PostgreSQL', async () => {
  const impatient = openPostgresLog(database.relayPool, silent, { stuckAfterMs: 1 })
  const id = room()
  await refuseUpdatesOf(id.idBrand, 'P0001')
  await expect(impatient.append(id, entriesOf(1))).rejects.toMatchObject({
    name: 'AppendGivenUp',
    message: expect.stringContaining('P0001'),
  })
  await database.pool.query('drop trigger refuse_updates on doc_update')
  impatient.close()
})

test('[R113] PostgreSQL itself ends an insert that takes too long: it is stored once, and others meanwhile', async () => {
  const [slow, free] = [room(), room()]
  await slowDown(slow.idBrand)
  const pool = openPool(database.url, { max: 3, name: 'test', statementMs: 300 }, silent)
  const limited = openPostgresLog(pool, silent)
  const waiting = limited.append(slow, entriesOf(1))
  await limited.append(free, entriesOf(1))
  expect((await limited.load(slow)).tail).toEqual([])
  await database.pool.query('delete from slow_brand')
  await waiting
  expect((await limited.load(slow)).tail).toHaveLength(1)
  expect(limited.isStuck).toBe(false)
  limited.close()
  await pool.end()
})

test('[R113] a commit whose answer was lost stores replaced values once', async () => {
  const id = room()
  let lost = 0
  const pool = Object.create(database.relayPool) as Database['relayPool']
  const query = async (...words: [{ text?: string }]) => {
    const answer: unknown = await database.relayPool.query(...(words as unknown as [string]))
    if (lost < 2 && words[0]?.text?.includes('settle_history')) {
      lost += 1
      throw new Error('Connection terminated unexpectedly')
    }
    return answer
  }
  Object.defineProperty(pool, 'query', { value: query })
  const lossy = openPostgresLog(pool, silent)
  await lossy.append(id, entriesOf(1), 0, replacedWith('"다른 사람"'))
  expect(lost).toBe(2)
  const { rows } = await database.pool.query('select other from settle_history where brand_id = $1', [
    id.idBrand,
  ])
  expect(rows).toEqual([{ other: '다른 사람' }])
  lossy.close()
})

test('[R113] the relay waits longer for an answer than PostgreSQL works on a statement', async () => {
  const { rows } = await database.relayPool.query<{ limit: string }>(
    `select current_setting('statement_timeout') as limit`,
  )
  expect(rows).toEqual([{ limit: '20s' }])
})

test('[R111] an update that cannot be stored closes its sender for good; its room starts anew, other rooms go on', async () => {
  const [bad, good] = [room(), room()]
  await using relay = await startRelay(database)
  const sender = await relay.connect('7-owner', { idBrand: bad.idBrand })
  const peer = await relay.connect('8-owner', { idBrand: bad.idBrand })
  const other = await relay.connect('9-owner', { idBrand: good.idBrand })
  peer.change((doc) => doc.getText('core.background').insert(0, '저장된 말'))
  await peer.stored()
  await refuseUpdatesOf(bad.idBrand)
  sender.change((doc) => doc.getText('core.background').insert(0, '저장할 수 없는 말'))
  other.change((doc) => doc.getText('core.background').insert(0, '옆방의 말'))
  await other.stored()
  expect([await sender.closed(), await peer.closed()]).toEqual([4422, 1013])
  expect(sender.count('mark')).toBe(0)
  await database.pool.query('drop trigger refuse_updates on doc_update')
  const back = await relay.connect('8-owner', { idBrand: bad.idBrand })
  expect((await back.pull()).getText('core.background').toString()).toBe('저장된 말')
  back.change((doc) => doc.getText('core.memo').insert(0, '새 말'))
  await back.stored()
  expect((await readStored(database, bad.idBrand)).getText('core.memo').toString()).toBe('새 말')
  expect((await readStored(database, good.idBrand)).getText('core.background').toString()).toBe('옆방의 말')
})

test('[R112] marks of other rooms come back while a room is locked, and nothing of the locked one is lost', async () => {
  const [locked, free] = [room(), room()]
  await using relay = await startRelay(database)
  const waiting = await relay.connect('7-owner', { idBrand: locked.idBrand })
  const other = await relay.connect('8-owner', { idBrand: free.idBrand })
  waiting.change((doc) => doc.getText('core.memo').insert(0, 'a'))
  await waiting.stored()
  const holder = await lockRoom(locked)
  for (const word of ['b', 'c']) waiting.change((doc) => doc.getText('core.memo').insert(0, word))
  const marked = waiting.stored()
  for (const word of ['d', 'e']) {
    other.change((doc) => doc.getText('core.memo').insert(0, word))
    await other.stored()
  }
  expect(waiting.count('mark')).toBe(1)
  await holder.query('commit')
  holder.release()
  await marked
  expect((await readStored(database, locked.idBrand)).getText('core.memo').toString()).toBe('cba')
})

async function lockRoom({ idBrand }: DocId) {
  const holder = await database.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from doc_room where brand_id = $1 for update', [idBrand])
  return holder
}

/** Inserts of the brand do not end while it is in the table `slow_brand`. */
async function slowDown(idBrand: number): Promise<void> {
  await database.pool.query(`
    create table slow_brand (id bigint);
    insert into slow_brand values (${idBrand});
    create function wait_if_slow() returns trigger language plpgsql as $$
    begin
      while exists (select from slow_brand where id = new.brand_id) loop perform pg_sleep(0.02); end loop;
      return new;
    end $$;
    create trigger wait_if_slow before insert on doc_update for each row execute function wait_if_slow()`)
}

/** By default as of a value that PostgreSQL cannot hold. */
async function refuseUpdatesOf(idBrand: number, code = '22P05'): Promise<void> {
  await database.pool.query(`
    create or replace function refuse_updates() returns trigger language plpgsql as $$
    begin
      raise exception 'not storable' using errcode = '${code}';
    end $$;
    create trigger refuse_updates before insert on doc_update for each row
    when (new.brand_id = ${idBrand}) execute function refuse_updates()`)
}
