import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { closeDocument, documentAt, retainDocument } from '#engine/documents/engine/open-documents.ts'
import { openDocuments } from '#engine/documents/engine/registry.ts'
import { storeWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { accountStore, deleteAccountStore } from '#engine/store/account-store.ts'
import { readNotices } from '#engine/store/notices.ts'
import { commentsOf } from '#model/comments/threads.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { approvalField } from '#model/workbook/section-approval.ts'
import { watchDocuments } from './watch-documents.ts'

const me = 7
const ref = { account: me, brand: 1, name: 'guide' } as const
const { threads, messages } = commentsOf.guide
const at = '2026-11-21T00:00:00.000Z'
const mark = (progress: 'brandCorePurpose' | 'brandCoreStory', doc: Y.Doc) =>
  approvalField({ progress }).write(doc, { state: 'APPROVED', by: 8, name: '서연', at })

afterEach(async () => {
  await Promise.all(openDocuments.get().map(closeDocument))
  await deleteAccountStore(me)
})

test('keeps a notice for an open thread in a document of this device, and none for what was already there at first', async () => {
  await accountStore(me).brands.put({ id: 1, name: '온기', url: null, brandRole: 'x', openedAt: 1 })
  const theirs = new Y.Doc()
  const thread = threads.add(theirs, { field: 'core.target' })
  messages.add(theirs, { thread, body: '@지우 어때요?', by: 8, name: '서연', at, mentions: [me] })
  mark('brandCorePurpose', theirs)
  await storeWholeDocument(ref, Y.encodeStateAsUpdate(theirs), 'test')

  const document = documentAt(ref)
  const release = retainDocument(document)
  const stop = watchDocuments(me, 1)
  await vi.waitFor(async () => expect(await kinds()).toEqual(['mention']))

  document.doc.transact(() => mark('brandCoreStory', document.doc))
  await vi.waitFor(async () => expect(await kinds()).toEqual(['approved', 'mention']))

  document.doc.transact(() =>
    messages.add(document.doc, { thread, body: '좋아요', by: me, name: '지우', at, mentions: [] }),
  )
  await vi.waitFor(async () => expect(await kinds()).toEqual(['approved']))
  stop()
  release()
})

test('keeps a notice for an open thread in a design that is open on this device', async () => {
  await accountStore(me).brands.put({ id: 1, name: '온기', url: null, brandRole: 'x', openedAt: 1 })
  const name = documentName('design', '5b1f6c0e-1d52-4a7b-9d37-2f0a7b1c9e44')
  const lists = commentsOf.design
  const theirs = new Y.Doc()
  const thread = lists.threads.add(theirs, { field: 'design.layers/l1' })
  lists.messages.add(theirs, { thread, body: '@지우 넓힐까요?', by: 8, name: '서연', at, mentions: [me] })
  await storeWholeDocument({ ...ref, name }, Y.encodeStateAsUpdate(theirs), 'test')

  const document = documentAt({ ...ref, name })
  const release = retainDocument(document)
  const stop = watchDocuments(me, 1)
  await vi.waitFor(async () => expect(await kinds()).toEqual(['mention']))
  const [notice] = await readNotices(me)
  expect(notice?.facts).toMatchObject({ document: name, field: 'design.layers/l1', thread })

  document.editBeside((doc) => lists.threads.properties.resolvedAt.at(thread).write(doc, at))
  await vi.waitFor(async () => expect(await kinds()).toEqual([]))
  stop()
  release()
})

async function kinds(): Promise<string[]> {
  return (await readNotices(me)).map(({ facts }) => facts.kind).sort()
}
