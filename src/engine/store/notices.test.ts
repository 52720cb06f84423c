import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { afterEach, expect, test } from 'vitest'
import { accountStore, accountStoreName, deleteAccountStore } from './account-store.ts'
import { fileTable } from './file-row.ts'
import type { Notice } from './notice-row.ts'
import { keepStanding, markRead, noteEvent, noteUploaded, readNotices } from './notices.ts'

const ji = 7

afterEach(() => deleteAccountStore(ji))

const ongi = { id: 1, name: '온기', url: null, brandRole: 'BRAND_ROLE_OWNER', openedAt: 1 }

test('a device of the previous version keeps its data, and stores notices from then on', async () => {
  const before = new Dexie(accountStoreName(ji))
  before.version(1).stores({ brands: 'id', answers: 'key', outbox: '++n, key, state' })
  before.version(2).stores({ files: fileTable })
  await before.table('brands').put(ongi)
  await before.table('answers').put({ key: 'brand.tutorial:1', answer: true, at: 1 })
  before.close()

  await keepStanding(ji, 'room', [low(91)])
  expect(await accountStore(ji).brands.toArray()).toEqual([ongi])
  expect(await accountStore(ji).answers.count()).toBe(1)
  expect(await readNotices(ji)).toMatchObject([{ id: 'room', isRead: false }])
})

test('a notice that still holds keeps its mark, others are removed, and one that returns is new again', async () => {
  await keepStanding(ji, 'a', [refused('x'), refused('y')])
  await keepStanding(ji, 'b', [low(95)])
  await markRead(ji, ['x'])
  await keepStanding(ji, 'a', [refused('x')])
  expect(await marks()).toEqual({ room: false, x: true })
  await keepStanding(ji, 'a', [])
  await keepStanding(ji, 'a', [refused('x')])
  expect(await marks()).toEqual({ room: false, x: false })
})

test('the same notice of two pages at once is stored once', async () => {
  await Promise.all([keepStanding(ji, 'a', [refused('x')]), keepStanding(ji, 'a', [refused('x')])])
  expect(await marks()).toEqual({ x: false })
})

test('the latest fifty events are kept', async () => {
  for (let at = 0; at < 53; at++) await noteEvent(ji, 'team', refused(`e${at}`))
  expect(await accountStore(ji).notices.count()).toBe(50)
})

test('files that were queued are counted until the notices are opened', async () => {
  await accountStore(ji).brands.put(ongi)
  await noteUploaded(ji, 1)
  await noteUploaded(ji, 1)
  expect(await readNotices(ji)).toMatchObject([{ facts: { kind: 'uploaded', count: 2 } }])
  await markRead(ji, ['uploaded:1'])
  await noteUploaded(ji, 1)
  expect(await readNotices(ji)).toMatchObject([{ facts: { count: 1 }, isRead: false }])
})

test('there are no notices about brands without membership', async () => {
  await keepStanding(ji, 'a', [refused('x', 1), refused('z', 2)])
  await accountStore(ji).brands.bulkPut([ongi, { ...ongi, id: 2, lostAt: 5 }])
  expect(await marks()).toEqual({ x: false })
})

async function marks(): Promise<Record<string, boolean>> {
  return Object.fromEntries((await readNotices(ji)).map(({ id, isRead }) => [id, isRead]))
}

function low(percent: number): Notice {
  return { id: 'room', brand: null, facts: { kind: 'storageLow', percent } }
}

function refused(id: string, brand: number | null = null): Notice {
  return { id, brand, facts: { kind: 'refusedCall', call: 'member.invite' } }
}
