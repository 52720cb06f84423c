import 'fake-indexeddb/auto'
import '#engine/browser/browser.fixture.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { headers } from '#contract/errors.ts'
import { endSession, openBrand, startSession } from '#engine/identity/session.ts'
import type { DriveFileRow } from '../rows/drive-row.ts'
import { driveStore } from '../rows/drive-store.ts'
import { deleteFilesForGood } from './online-actions.ts'

const idAccount = 7
const scope = { idAccount, brand: 5 }
const store = driveStore(idAccount)
let brandsAsked: (string | null)[]

beforeEach(() => {
  brandsAsked = []
  startSession({ idAccount, email: 'ji@ongi.example', fullName: '이지우', image: null }, 'token')
  openBrand(scope.brand)
  vi.stubGlobal('fetch', async (_url: string, { headers: sent }: RequestInit) => {
    brandsAsked.push(new Headers(sent).get(headers.brand))
    // The member opens another brand while the server deletes.
    openBrand(6)
    return Response.json({})
  })
})

afterEach(async () => {
  endSession()
  vi.unstubAllGlobals()
  await store.driveFiles.clear()
})

it('all parts of a deletion name the brand in which it was asked for', async () => {
  const rows = Array.from({ length: 150 }, (_, i) => rowOf(i + 1))
  await store.driveFiles.bulkPut(rows)
  expect(
    await deleteFilesForGood(
      scope,
      rows.map(({ key }) => key),
    ),
  ).toEqual({ ok: true })
  expect(brandsAsked).toEqual(['5', '5'])
  expect(await store.driveFiles.count()).toBe(0)
})

function rowOf(idFile: number): DriveFileRow {
  return { key: `file-${idFile}`, brand: 5, drive: 'BRAND', idFile, name: `${idFile}.png` } as DriveFileRow
}
