import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import type { Database } from '#server/database/open.ts'
import { createTestDatabase } from '#server/database/test-database.ts'
import { deviceNameOf } from '../sockets/device-name.ts'
import { startRelay } from '../testing/test-relay.ts'
import { keepVersions } from './version-schedule.ts'
import { type KeepOutcome, openVersions, type Versions } from './versions.ts'

let database: Database
let versions: Versions
let nextBrand = 1

beforeAll(async () => {
  database = await createTestDatabase()
  versions = openVersions(database.pool)
})

afterAll(() => database.close())

const jiu = [{ idAccount: 7, name: 'Person 7', device: null }]

async function listVersions(idBrand: number) {
  const rows = await database.kysely
    .selectFrom('doc_version')
    .select(['kind', 'state', 'size', 'editors'])
    .where('brand_id', '=', idBrand)
    .where('document', '=', 'guide')
    .orderBy('id')
    .execute()
  return rows.map(({ state, ...row }) => {
    const doc = new Y.Doc()
    Y.applyUpdateV2(doc, state)
    return { ...row, text: doc.getText('core.background').toString() }
  })
}

test('[R51] a version is what was stored, also after everything was written anew and compacted', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database, { limits: { idleMs: 1 } })
  const socket = await relay.connect('7-owner', { idBrand })
  const type = async (words: string) => {
    socket.change((doc) => {
      const text = doc.getText('core.background')
      text.delete(0, text.length)
      text.insert(0, words)
    })
    await socket.stored()
  }
  await type('할머니의 사발')
  await versions.keep({ idBrand, document: 'guide' }, jiu, 0)
  await type('성북동의 차고')
  await versions.keep({ idBrand, document: 'guide' }, jiu, 0)
  await type('')
  await socket.close()
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query('select from doc_update where brand_id = $1', [idBrand])
    expect(rows).toEqual([])
  })
  expect((await listVersions(idBrand)).map(({ text }) => text)).toEqual(['할머니의 사발', '성북동의 차고'])
})

test('[R54] an unchanged document makes no version, nor does one that was never written', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const guide = { idBrand, document: 'guide' } as const
  expect(await versions.keep(guide, [], 0)).toBe('same')
  const socket = await relay.connect('7-owner', { idBrand })
  socket.change((doc) => doc.getText('core.background').insert(0, '사발'))
  await socket.stored()
  expect(await versions.keep(guide, jiu, 0)).toBe('kept')
  expect(await versions.keep(guide, jiu, 0)).toBe('same')
})

test('[R53] an editor who is reported after a version with the edit was kept is added to it', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const guide = { idBrand, document: 'guide' } as const
  const socket = await relay.connect('7-owner', { idBrand })
  socket.change((doc) => doc.getText('core.background').insert(0, '사발'))
  await socket.stored()
  const dohyeon = { idAccount: 8, name: '박도현', device: null }
  expect(await versions.keep(guide, jiu, 0)).toBe('kept')
  expect(await versions.keep(guide, [...jiu, dohyeon], 0)).toBe('same')
  expect(await versions.keep(guide, [dohyeon], 0)).toBe('same')
  expect((await listVersions(idBrand)).map(({ editors }) => editors)).toEqual([[...jiu, dohyeon]])
})

test('[R53] [R54] edits of people make versions with their devices, edits of the server do not', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const stop = keepVersions(relay.relay.rooms, versions, pino({ level: 'silent' }), { restMs: 20, gapMs: 50 })
  const lease = await relay.relay.rooms.open(idBrand, 'guide')
  await lease.edit((doc) => doc.getText('core.background').insert(0, '서버의 말'))
  expect(await listVersions(idBrand)).toEqual([])
  const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit Chrome/142.0 Safari/537.36' }
  const one = await relay.connect('7-owner', { idBrand, client: { headers } })
  const two = await relay.connect('8-member', { idBrand })
  for (const socket of [one, two]) {
    socket.change((doc) => doc.getText('core.background').insert(0, '사람의 말 '))
    await socket.stored()
  }
  await vi.waitFor(async () => {
    const kept = await listVersions(idBrand)
    expect(kept.at(-1)?.text.split('사람의 말 ')).toHaveLength(3)
    const editors = kept.flatMap((version) => version.editors)
    expect(editors).toContainEqual({ idAccount: 7, name: 'Person 7', device: 'Chrome · Windows' })
    expect(editors).toContainEqual({ idAccount: 8, name: 'Person 8', device: null })
  })
  stop()
  lease.release()
})

test('[R55] of two nodes at once one keeps a version', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const socket = await relay.connect('7-owner', { idBrand })
  const other = openVersions(database.pool)
  socket.change((doc) => doc.getText('core.background').insert(0, '사발'))
  await socket.stored()
  const guide = { idBrand, document: 'guide' } as const
  const done = await Promise.all([versions, other, versions].map((node) => node.keep(guide, jiu, 60_000)))
  expect(done.filter((outcome) => outcome === 'kept')).toHaveLength(1)
  expect(await listVersions(idBrand)).toHaveLength(1)
  socket.change((doc) => doc.getText('core.background').insert(0, '국'))
  await socket.stored()
  expect(await other.keep(guide, jiu, 60_000)).toBe('early')
})

test('[R56] while a version cannot be kept, updates are stored and acknowledged', async () => {
  const idBrand = nextBrand++
  await using relay = await startRelay(database)
  const { promise: never, resolve } = Promise.withResolvers<KeepOutcome>()
  const begun = Promise.withResolvers<void>()
  const stuck: Versions = {
    ...versions,
    keep() {
      begun.resolve()
      return never
    },
  }
  const stop = keepVersions(relay.relay.rooms, stuck, pino({ level: 'silent' }), { restMs: 0, gapMs: 0 })
  const socket = await relay.connect('7-owner', { idBrand })
  socket.change((doc) => doc.getText('core.background').insert(0, '사'))
  await begun.promise
  socket.change((doc) => doc.getText('core.background').insert(1, '발'))
  await socket.stored()
  expect((await socket.pull()).getText('core.background').toString()).toBe('사발')
  stop()
  resolve('kept')
})

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/26 Safari/605', 'Safari · Mac'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/142 Mobile Safari/604', 'Chrome · iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/142 Safari/537 Edg/142', 'Edge · Windows'],
  [
    'Mozilla/5.0 (Linux; Android 16) SamsungBrowser/28 Chrome/130 Mobile Safari',
    'Samsung Internet · Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140 Whale/4.34 Safari/537', 'Whale · Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142 Safari/537', 'Chrome · Linux'],
  ['a script', null],
  [undefined, null],
])('the device of %s', (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toBe(name)
})
