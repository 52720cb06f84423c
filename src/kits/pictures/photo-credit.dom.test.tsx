import 'fake-indexeddb/auto'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountStore, deleteAccountStore } from '#engine/store/account-store.ts'
import type { FileReference } from '#model/fields/file.ts'
import { findCredit, keepAdded } from './photo-credit.ts'
import { usePhotoCredit } from './usePhotoCredit.ts'

vi.mock('#engine/documents/react/useDocument.ts', () => ({
  useDocumentView: () => ({ document: { account: 3, brand: 7 } }),
}))

const credit = { service: 'UNSPLASH', name: 'Mina Park', url: 'https://unsplash.com/@mina' } as const
let box: HTMLElement
let requests: string[]

beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return url.endsWith('/facts') ? Response.json({ idFile: 5, credit }) : new Response('bytes')
  })
  box = document.body.appendChild(document.createElement('div'))
})

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await deleteAccountStore(3)
})

test('a credit is read once, and is available offline afterwards', async () => {
  await keepBytes()
  show({ idFile: 5 })
  await says('Mina Park')
  await vi.waitFor(async () => expect((await row())?.credit).toEqual(credit))
  expect(requests).toEqual(['/api/v1/file/5/facts'])

  cleanup()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  document.body.append(box)
  show({ idFile: 5 })
  await says('Mina Park')
  expect(requests).toHaveLength(1)
})

test('a picture added from a photo service is on the device at once, with its credit', async () => {
  await keepAdded(3, 7, { idFile: 5, credit })
  expect(await row()).toMatchObject({ idFile: 5, credit })
  show({ idFile: 5 })
  await says('Mina Park')
  expect(requests).toEqual(['/api/v1/file/5?ofBrand=7'])
})

test('a picture of an imported brand has its credit before it is uploaded', async () => {
  const blob = new Blob(['bytes'])
  const facts = { brand: '7', blob, name: '', idFile: null, fileType: 'PHOTO', addedAt: 0 } as const
  await accountStore(3).files.put({ id: 'imported', ...facts, credit })
  show({ idBlob: 'imported' })
  await says('Mina Park')
  expect(await findCredit(3, 7, { idBlob: 'imported' })).toEqual(credit)
  expect(requests).toEqual([])
})

test('no credit is read for a picture that only this device has, or for none', async () => {
  show({ idBlob: 'a-blob-of-ours' })
  show(null)
  await says('no credit')
  expect(requests).toEqual([])
})

function Name({ reference }: { reference: FileReference | null }) {
  return usePhotoCredit(reference)?.name ?? 'no credit'
}

function show(reference: FileReference | null) {
  render(<Name reference={reference} />, { container: box })
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
