import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { setOpenDocuments } from '#engine/documents/engine/registry.ts'
import type { SyncState } from '#engine/documents/engine/sync-state.ts'
import { accountStore, deleteAccountStore } from '#engine/store/account-store.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { design } from '#model/documents/design.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import { changeOfDesign } from '../reads/design-changes.ts'
import { followListed } from './follow-listed.ts'

const [account, brand] = [5, 9]
const name = documentName('design', freshKey())
const { answer: key } = changeOfDesign('used', brand, name, null)
const state = (kind: SyncState['kind'], pending: number): SyncState => ({
  kind,
  pending,
  since: null,
  problems: [],
})
const { answers } = accountStore(account)
const listed = (title: string) => ({ _embedded: { documents: [{ document: name, title, form: null }] } })
const titleOf = async () => {
  const row = await answers.get(key)
  return (row?.answer as ReturnType<typeof listed> | undefined)?._embedded.documents[0]?.title
}

function openDesign() {
  const doc = new Y.Doc()
  const sync = createWatched(state('syncing', 0))
  setOpenDocuments([{ account, brand, name, doc, sync } as unknown as OpenDocument])
  return { doc, sync }
}

afterEach(async () => {
  setOpenDocuments([])
  await deleteAccountStore(account)
})

test('a name that the server takes after the list was asked for is in the list, which is asked for again', async () => {
  const { doc, sync } = openDesign()
  const stop = followListed(account)
  design.design.title.write(doc, '겨울 소식')
  sync.set(state('savedHere', 1))
  await answers.put({ key, answer: listed('제목 없음'), at: 1 } as never)
  sync.set(state('synced', 0))
  await vi.waitFor(async () => expect(await titleOf()).toBe('겨울 소식'))
  const asked = await answers.get(key)
  expect(asked).toMatchObject({ changedAt: expect.any(Number) })
  design.design.title.write(doc, '봄 소식')
  sync.set(state('synced', 0))
  await vi.waitFor(async () => expect(await titleOf()).toBe('봄 소식'))
  stop()
})

test('a design that is only looked at leaves the list alone', async () => {
  const { doc, sync } = openDesign()
  design.design.title.write(doc, '겨울 소식')
  await answers.put({ key, answer: listed('제목 없음'), at: 1 } as never)
  const stop = followListed(account)
  sync.set(state('synced', 0))
  stop()
  expect(await titleOf()).toBe('제목 없음')
})
