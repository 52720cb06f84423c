import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { accountStore, deleteAccountStore } from '#engine/store/account-store.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import { settleDesignFiles } from './settle-design-files.ts'

const [account, brand] = [5, 9]
const document = documentName('design', freshKey())
const doc = vi.hoisted(() => ({ current: null as unknown, isHere: true, open: 0, mostOpen: 0 }))
vi.mock('./with-design.ts', () => ({
  withDesign: async (_brand: number, name: string, work: (open: unknown) => unknown) => {
    if (!doc.isHere) return null
    const sync = { get: () => ({ kind: 'synced' }), subscribe: () => () => undefined }
    doc.open += 1
    doc.mostOpen = Math.max(doc.mostOpen, doc.open)
    try {
      return await work({ name, doc: doc.current, whenWritten: async () => undefined, sync })
    } finally {
      doc.open -= 1
    }
  },
}))

const { layers } = design.design
const { src } = layers.properties
let made: Y.Doc
let stop: () => void

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  made = new Y.Doc()
  doc.current = made
  doc.isHere = true
  layers.add(made, { type: 'page' }, { key: 'p' })
  layers.add(made, { type: 'image', src: { idBlob: 'blob-00000001' } }, { key: 'photo', parent: 'p' })
  layers.add(made, { type: 'image', src: '{photo.1}' }, { key: 'other', parent: 'p' })
  const row = { blob: new Blob(['x']), name: 'a.jpg', idFile: null, fileType: 'PHOTO', addedAt: 0 } as const
  await accountStore(account).files.put({ id: 'blob-00000001', brand: String(brand), ...row, document })
  stop = settleDesignFiles(account, brand)
})
afterEach(async () => {
  stop()
  await deleteAccountStore(account)
})

const file = () => accountStore(account).files.get('blob-00000001')
const uploaded = () => accountStore(account).files.update('blob-00000001', { idFile: 31 })

test('a picture for a design that is not open is uploaded, and the design gets the id of the server', async () => {
  await vi.waitFor(async () => expect(await accountStore(account).outbox.count()).toBe(1))
  expect(src.at('photo').read(made)).toEqual({ idBlob: 'blob-00000001' })
  await uploaded()
  await vi.waitFor(() => expect(src.at('photo').read(made)).toEqual({ idFile: 31 }))
  expect(src.at('other').read(made)).toBe('{photo.1}')
  await vi.waitFor(async () => expect((await file())?.document).toBeUndefined())
})

test('a design that cannot be opened now is told by the next page', async () => {
  doc.isHere = false
  await uploaded()
  await vi.waitFor(async () => expect((await file())?.idFile).toBe(31))
  stop()
  expect((await file())?.document).toBe(document)
  doc.isHere = true
  stop = settleDesignFiles(account, brand)
  await vi.waitFor(() => expect(src.at('photo').read(made)).toEqual({ idFile: 31 }))
})

test('a picture that was replaced meanwhile stays', async () => {
  src.at('photo').write(made, { idFile: 4 })
  await uploaded()
  await vi.waitFor(async () => expect((await file())?.document).toBeUndefined())
  expect(src.at('photo').read(made)).toEqual({ idFile: 4 })
})

test('of many designs with new pictures a few are open at once', async () => {
  doc.mostOpen = 0
  const row = {
    blob: new Blob(['x']),
    name: 'a.jpg',
    fileType: 'PHOTO',
    addedAt: 0,
    brand: String(brand),
  } as const
  const { files } = accountStore(account)
  await files.bulkPut(
    Array.from({ length: 30 }, (_, at) => ({
      ...row,
      id: `blob-1000000${at}`,
      idFile: 100 + at,
      document: documentName('design', freshKey()),
    })),
  )
  await vi.waitFor(async () => {
    const left = await files.filter(({ document }) => document !== undefined).toArray()
    expect(left.map(({ id }) => id)).toEqual(['blob-00000001'])
  })
  expect(doc.mostOpen).toBe(4)
})
