import 'fake-indexeddb/auto'
import '../browser/browser.fixture.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountStore } from '../store/account-store.ts'
import { enqueueUpload } from './uploads.ts'
import { emptyStore, idAccount, rows } from './waiting-rows.fixture.ts'

const { files, outbox } = accountStore(idAccount)

beforeEach(async () => {
  const blob = new Blob(['picture'], { type: 'image/png' })
  const facts = { brand: '5', blob, name: 'logo.png', fileType: 'PHOTO', addedAt: 0 } as const
  await files.bulkPut([
    { ...facts, id: 'new', idFile: null },
    { ...facts, id: 'known', idFile: 31 },
  ])
})

afterEach(async () => {
  vi.restoreAllMocks()
  await emptyStore()
})

it('a file is queued once, however often it is requested', async () => {
  const queued = [1, 2, 3].map(() => enqueueUpload(idAccount, 5, 'new'))
  expect(await Promise.all(queued)).toEqual([true, true, true])
  await enqueueUpload(idAccount, 5, 'new')
  const [row, ...others] = await rows()
  expect(others).toEqual([])
  expect(row).toMatchObject({ idBlob: 'new', lane: 'upload:5', headers: { idBrandHeader: '5' } })
  expect(JSON.parse((await row?.body?.text()) ?? '')).toEqual({ fileType: 'PHOTO' })
})

it('the credit of a photograph is sent with it', async () => {
  const credit = { service: 'UNSPLASH', name: '박미나', url: 'https://unsplash.com/@mina' } as const
  await files.update('new', { credit })
  await enqueueUpload(idAccount, 5, 'new')
  const [row] = await rows()
  expect(JSON.parse((await row?.body?.text()) ?? '')).toEqual({ fileType: 'PHOTO', credit })
})

it('a file that the server has, or the device lost, is not queued', async () => {
  await enqueueUpload(idAccount, 5, 'known')
  await enqueueUpload(idAccount, 5, 'lost')
  expect(await rows()).toEqual([])
})

it('reports when the device cannot store it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(outbox, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  expect(await enqueueUpload(idAccount, 5, 'new')).toBe(false)
})
