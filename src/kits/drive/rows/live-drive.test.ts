import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { afterEach, expect, it, vi } from 'vitest'
import type { DriveFileRow } from './drive-row.ts'
import { driveStore } from './drive-store.ts'
import { liveDrive } from './live-drive.ts'
import { readDrive } from './read-drive.ts'

const idAccount = 7
const brand = 5
const scope = { idAccount, brand, drive: 'BRAND' } as const
const store = driveStore(idAccount)
const live = liveDrive(idAccount, brand)

afterEach(() => Promise.all(store.tables.map((table) => table.clear())))

it('shows what is stored after any change, and keeps the objects of what was not changed', async () => {
  await store.driveFiles.bulkPut(['a', 'b', 'c'].map((key) => file(key)))
  await shows('a b c')
  const before = live.read('BRAND')
  await store.driveFiles.update('b', { name: 'changed' })
  await shows('a changed c')
  const after = live.read('BRAND')
  expect(after?.files[0]).toBe(before?.files[0])
  expect(after?.files[1]).not.toBe(before?.files[1])
  await store.driveFiles.delete('a')
  await shows('changed c')
  await store.transaction('rw', store.driveFiles, async () => {
    await store.driveFiles.put(file('d'))
    await store.driveFiles.delete('c')
  })
  await shows('changed d')
  await store.driveFiles.where('brand').equals(brand).modify({ name: 'all' })
  await shows('all all')
  await store.driveFiles.clear()
  await shows('')
})

it('shows the changes of queued commands, and not those of another brand', async () => {
  await store.driveFiles.bulkPut([file('a'), { ...file('b'), brand: 6 }])
  await shows('a')
  const n = await store.outbox.add({
    name: 'drive.rename',
    method: 'PATCH',
    url: '/a',
    brand,
    headers: {},
    body: null,
    key: 'key',
    lane: 'drive:5',
    createdAt: 1,
    state: 'waiting',
    tries: 0,
    notBefore: 0,
    lastStatus: null,
    message: null,
    changes: [{ table: 'driveFiles', key: 'a', values: { name: 'renamed' } }],
  })
  await shows('renamed')
  expect(live.queue()).toHaveLength(1)
  await store.outbox.update(n ?? 0, { state: 'failed' })
  await shows('a')
})

it('reads only what was changed', async () => {
  await store.driveFiles.bulkPut(Array.from({ length: 500 }, (_, i) => file(`f${i}`)))
  await vi.waitFor(() => expect(live.read('BRAND')?.files).toHaveLength(500))
  const read = vi.spyOn(store.driveFiles, 'bulkGet')
  const readAll = vi.spyOn(store.driveFiles, 'where')
  await store.driveFiles.update('f7', { name: 'changed' })
  await vi.waitFor(() =>
    expect(live.read('BRAND')?.files.find(({ key }) => key === 'f7')?.name).toBe('changed'),
  )
  expect(readAll).not.toHaveBeenCalledWith('brand')
  expect(read.mock.calls.map(([keys]) => keys)).not.toContainEqual(expect.arrayContaining(['f8']))
  vi.restoreAllMocks()
})

async function shows(names: string): Promise<void> {
  await vi.waitFor(() =>
    expect(
      live
        .read('BRAND')
        ?.files.map(({ name }) => name)
        .join(' '),
    ).toBe(names),
  )
  expect(live.read('BRAND')).toEqual(await readDrive(scope))
}

function file(key: string): DriveFileRow {
  const facts = { type: 'image/png', size: 10, width: 1, height: 1, tags: [], url: null, sha256: null }
  const rest = { idFile: 1, idAccount, createdAt: 1, trashedAt: null, locked: false }
  return { key, brand, drive: 'BRAND', folder: null, name: key, ...facts, ...rest }
}
