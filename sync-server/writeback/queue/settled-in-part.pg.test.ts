import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import type { DocId } from '#server/relay/log/update-log.ts'
import { openSettleMarks } from '#server/relay/rooms/settle-marks.ts'
import { openCatchUp } from './catch-up.ts'
import { openSettleQueue } from './settle-queue.ts'

let database: Database
let marks: ReturnType<typeof openSettleMarks>
let queue: ReturnType<typeof openSettleQueue>
let idBrand = 0

beforeAll(async () => {
  database = await createTestDatabase()
  marks = openSettleMarks(database.relayPool)
  queue = openSettleQueue(database.kysely)
})
afterAll(() => database.close())
beforeEach(async () => {
  idBrand += 1
  for (const table of ['doc_room', 'settle_outbox'] as const)
    await database.kysely.deleteFrom(table).execute()
})

/** A room with an edit that is not settled. */
async function addRoom(document: DocumentName = 'guide', unknown: readonly string[] | null = null) {
  await database.kysely
    .insertInto('doc_room')
    .values({ brand_id: idBrand, document, epoch: 'first', last_seq: 1, unknown_fields: unknown })
    .execute()
}

/** A pass of a release that knows these fields over a document with fields a, b and c; returns what it leaves. */
async function settle(known: readonly string[], seq: number, hasRestChanged = false) {
  const unknown = ['a', 'b', 'c'].filter((name) => !known.includes(name))
  await marks.markSettled(idBrand, 'guide', { seq, known, unknown, hasRestChanged })
  const room = await database.kysely
    .selectFrom('doc_room')
    .select('unknown_fields')
    .where('brand_id', '=', idBrand)
    .executeTakeFirstOrThrow()
  return room.unknown_fields
}

test('[W51] what an older release leaves, a newer one settles, and then neither has anything to do', async () => {
  await addRoom()
  expect(await settle(['a'], 1)).toEqual(['b', 'c'])
  expect(await settle(['a', 'b', 'c'], 1)).toBeNull()
  expect(await settle(['a'], 1)).toBeNull()
  // The next edit may be one of a field that it does not know.
  expect(await settle(['a'], 2)).toEqual(['b', 'c'])
})

test('[W51] two releases that each lack a field of the other settle a room once each', async () => {
  await addRoom()
  expect(await settle(['a', 'b'], 1)).toEqual(['c'])
  expect(await settle(['a', 'c'], 1)).toBeNull()
  expect(await settle(['a', 'b'], 1)).toBeNull()
  expect(await settle(['a'], 2)).toEqual(['b', 'c'])
  expect(await settle(['a', 'c'], 2)).toEqual(['b'])
  expect(await settle(['a', 'b'], 2)).toBeNull()
})

test('[W51] a field that is left stays left when an older release settles newer edits', async () => {
  await addRoom('guide', ['emptied'])
  expect(await settle(['a', 'b', 'c'], 2)).toEqual(['emptied'])
})

test('[W51] a change of REST, too, may be one of a field that an older release does not know', async () => {
  await addRoom()
  expect(await settle(['a', 'b', 'c'], 1)).toBeNull()
  expect(await settle(['a', 'b'], 1, true)).toEqual(['c'])
})

test('[W51] [W34] a pass that was overtaken by one of newer edits marks nothing', async () => {
  await addRoom()
  expect(await settle(['a', 'b'], 5)).toEqual(['c'])
  expect(await settle(['a', 'b', 'c'], 4)).toEqual(['c'])
  expect(await settle(['a'], 5)).toEqual(['c'])
})

test('[W51] rooms are found by fields of their own document that REST holds, and not while they wait for another try', async () => {
  const found = () => queue.settledInPart(10)
  const room = async (document: DocumentName, unknown: readonly string[] | null) => {
    idBrand += 1
    await addRoom(document, unknown)
    return { idBrand, document }
  }
  const left = await room('guide', ['core.memo', 'core.rallyingCry'])
  await room('guide', ['core.rallyingCry'])
  await room('guide', null)
  // A field of the other document, and one that REST does not hold.
  await room('strategy', ['core.memo'])
  await room('guide', ['visual.logoMaker'])
  await room('templates', ['core.memo'])
  const strategy = await room('strategy', ['personality.tagline1'])
  expect((await found()).sort(byBrand)).toEqual([left, strategy])
  expect(await queue.settledInPart(1)).toHaveLength(1)

  const since = new Date()
  const fault = { code: 'REST_REFUSES', detail: null } as const
  await queue.failed(left, { since, fault, refusedSince: since, nextAt: new Date() })
  await queue.failed(strategy, { since, fault, refusedSince: since, nextAt: null })
  expect(await found()).toEqual([])
})

test('[W51] of many rooms some are settled at a time, one after the other, and none that waits already', async () => {
  for (let n = 0; n < 50; n += 1) {
    idBrand += 1
    await addRoom('guide', ['core.memo'])
  }
  const scheduled = new Map<number, number>()
  const catchUp = openCatchUp({
    queue,
    everyMs: 10_000,
    isWaiting: (room) => scheduled.has(room.idBrand),
    schedule: (room, inMs) => void scheduled.set(room.idBrand, inMs),
  })
  await catchUp.look()
  const times = [...scheduled.values()]
  expect(times).toHaveLength(20)
  expect(times).toEqual(times.map((_, index) => index * 500))
  for (let looks = 0; looks < 500 && scheduled.size < 50; looks += 1) await catchUp.look()
  expect(scheduled.size).toBe(50)
})

test('[W52] a room that was given up for an unreadable value is tried once by each process, until something changes', async () => {
  await addRoom()
  const room = { idBrand, document: 'guide' } as const
  const giveUp = (code: 'VALUE_UNKNOWN' | 'REST_REFUSES') =>
    queue.failed(room, { since: new Date(), fault: { code, detail: null }, refusedSince: null, nextAt: null })
  const scheduled: DocId[] = []
  const catchUp = openCatchUp({
    queue,
    everyMs: 10_000,
    isWaiting: () => false,
    schedule: (found) => void scheduled.push(found),
  })
  const found = async () => {
    await catchUp.look()
    return scheduled.splice(0)
  }
  await giveUp('REST_REFUSES')
  expect(await found()).toEqual([])
  await giveUp('VALUE_UNKNOWN')
  expect(await found()).toEqual([room])
  await giveUp('VALUE_UNKNOWN')
  expect(await found()).toEqual([])
  await database.kysely.updateTable('doc_room').set({ last_seq: 2 }).where('brand_id', '=', idBrand).execute()
  expect(await found()).toEqual([room])
  await database.kysely.deleteFrom('settle_outbox').execute()
  await giveUp('VALUE_UNKNOWN')
  expect(await found()).toEqual([room])
})

function byBrand(a: DocId, b: DocId): number {
  return a.idBrand - b.idBrand
}
