import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import type { DriveFileRow } from '../rows/drive-row.ts'
import { readThumbnail } from './read-thumbnail.ts'

const idAccount = 7
const store = accountStore(idAccount)
let requests: string[]
let missing: ReadonlySet<string>

beforeEach(() => {
  requests = []
  missing = new Set()
  vi.stubGlobal('fetch', async (url: string) => {
    const path = new URL(url, 'https://ongi.example').pathname
    requests.push(path)
    return missing.has(path) ? Response.json({ code: 'NOT_FOUND' }, { status: 404 }) : new Response('still')
  })
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  openBrand(5)
})

afterEach(async () => {
  endSession()
  vi.unstubAllGlobals()
  await Promise.all(store.tables.map((table) => table.clear()))
})

it('what was seen once is on this device, for the next page without a network', async () => {
  expect(await read(file(31, 'image/png'))).toBe('still')
  expect(await read(file(32, 'application/pdf'))).toBe('still')
  expect(requests).toEqual(['/api/v1/file/31/thumbnail', '/api/v1/file/32/thumbnail'])
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network')
  })
  // What a page remembers goes by keys.
  expect(await read({ ...file(31, 'image/png'), key: 'another' })).toBe('still')
  expect(await read(file(33, 'image/png'))).toBeNull()
})

it('a picture is shown before the server has made a small one, a PDF is not', async () => {
  missing = new Set(['/api/v1/file/41/thumbnail', '/api/v1/file/42/thumbnail'])
  expect(await read(file(41, 'image/png'))).toBe('still')
  expect(await read(file(42, 'application/pdf'))).toBeNull()
  expect(requests).toEqual(['/api/v1/file/41/thumbnail', '/api/v1/file/41', '/api/v1/file/42/thumbnail'])
})

async function read(row: DriveFileRow): Promise<string | null> {
  return (await (await readThumbnail(row))?.text()) ?? null
}

function file(idFile: number, type: string): DriveFileRow {
  return {
    key: `file-${idFile}`,
    brand: 5,
    drive: 'BRAND',
    folder: null,
    idFile,
    name: 'a',
    type,
    size: 10,
    width: null,
    height: null,
    tags: [],
    url: null,
    sha256: null,
    idAccount,
    createdAt: 0,
    trashedAt: null,
    locked: false,
  }
}
