import 'fake-indexeddb/auto'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountStore, deleteAccountStore } from '#engine/store/account-store.ts'
import type { FileReference } from '#model/fields/file.ts'
import { findCredit, keepAdded } from './photo-credit.ts'
import { usePhotoCredit } from './usePhotoCredit.ts'

vi.mock('#engine/documents/react/useDocument.ts', () => ({
  useDocumentView: () => ({ document: { account: 3, brand: 7 } }),
}))

const credit = { service: 'UNSPLASH', name: 'Mina Park', url: 'https://unsplash.com/@mina' } as const
let root: Root
let box: HTMLElement
let asked: string[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return url.endsWith('/facts') ? Response.json({ idFile: 5, credit }) : new Response('bytes')
  })
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
})

afterEach(async () => {
  root.unmount()
  box.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await deleteAccountStore(3)
})

test('a credit is read once, and is available offline afterwards', async () => {
  await keepBytes()
  show({ idFile: 5 })
  await says('Mina Park')
  await vi.waitFor(async () => expect((await row())?.credit).toEqual(credit))
  expect(asked).toEqual(['/api/v1/file/5/facts'])

  root.unmount()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  root = createRoot(box)
  show({ idFile: 5 })
  await says('Mina Park')
  expect(asked).toHaveLength(1)
})

test('a picture added from a photo service is on the device at once, with its credit', async () => {
  await keepAdded(3, 7, { idFile: 5, credit })
  expect(await row()).toMatchObject({ idFile: 5, credit })
  show({ idFile: 5 })
  await says('Mina Park')
  expect(asked).toEqual(['/api/v1/file/5'])
})

test('a picture of an imported brand has its credit before it is uploaded', async () => {
  const blob = new Blob(['bytes'])
  const facts = { brand: '7', blob, name: '', idFile: null, fileType: 'PHOTO', addedAt: 0 } as const
  await accountStore(3).files.put({ id: 'imported', ...facts, credit })
  show({ idBlob: 'imported' })
  await says('Mina Park')
  expect(await findCredit(3, 7, { idBlob: 'imported' })).toEqual(credit)
  expect(asked).toEqual([])
})

test('no credit is read for a picture that only this device has, or for none', async () => {
  show({ idBlob: 'a-blob-of-ours' })
  show(null)
  await says('no credit')
  expect(asked).toEqual([])
})

function Name({ reference }: { reference: FileReference | null }) {
  return usePhotoCredit(reference)?.name ?? 'no credit'
}

function show(reference: FileReference | null) {
  root.render(<Name reference={reference} />)
}

function says(words: string) {
  return vi.waitFor(() => expect(box.textContent).toBe(words))
}

async function keepBytes() {
  const blob = new Blob(['bytes'])
  const facts = { brand: '7', blob, name: '', idFile: 5, fileType: 'LOGO', addedAt: 0 } as const
  await accountStore(3).files.put({ id: 'file-5', ...facts })
}

function row() {
  return accountStore(3).files.get('file-5')
}
