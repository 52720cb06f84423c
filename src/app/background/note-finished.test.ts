import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs'
import { type OpenDocument, openDocument } from '#engine/documents/engine/open-document.ts'
import { keepBrandFact } from '#engine/identity/brand-facts.ts'
import { guide } from '#model/documents/guide.ts'
import { noteFinished } from './note-finished.ts'

const { target, discomfort, purposeManifesto } = guide.core
const day = guide.finishedOn.brandCorePurpose
let today = '2026-11-03'
let document: OpenDocument
let stop: () => void

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory()
  today = '2026-11-03'
  document = openDocument({ account: null, brand: 'local-1', name: 'guide', address: null, answersMs: 1 })
  await vi.waitFor(() => expect(document.phase.get()).toBe('ready'))
  stop = noteFinished(document, () => today)
})
afterEach(async () => {
  stop()
  await document.close()
})

test('a section gets the day of its last answer, keeps it, and loses it when it is opened again', async () => {
  target.write(document.doc, '혼자 먹는 사람')
  discomfort.write(document.doc, '그릇이 크다')
  await settled()
  expect(day.read(document.doc)).toBeNull()
  purposeManifesto.write(document.doc, '작은 그릇을 만든다')
  await vi.waitFor(() => expect(day.read(document.doc)).toBe('2026-11-03'))

  today = '2026-11-04'
  target.write(document.doc, '늘 혼자 먹는 사람')
  await settled()
  expect(day.read(document.doc)).toBe('2026-11-03')

  target.write(document.doc, '')
  await vi.waitFor(() => expect(day.read(document.doc)).toBeNull())
  target.write(document.doc, '둘이 먹는 사람')
  await vi.waitFor(() => expect(day.read(document.doc)).toBe('2026-11-04'))
})

test('what another member finishes is dated by them alone', async () => {
  const other = new Doc()
  for (const field of [target, discomfort, purposeManifesto]) field.write(other, '그릇을 만든다')
  applyUpdate(document.doc, encodeStateAsUpdate(other))
  await settled()
  expect(document.answers.get()[purposeManifesto.path]).toBe('그릇을 만든다')
  expect(day.read(document.doc)).toBeNull()
})

test('who only reads the brand dates nothing', async () => {
  keepBrandFact('local-1', 'reader', 'yes')
  for (const field of [target, discomfort, purposeManifesto]) field.write(document.doc, '그릇을 만든다')
  await settled()
  expect(document.answers.get()[purposeManifesto.path]).toBe('그릇을 만든다')
  expect(day.read(document.doc)).toBeNull()
  keepBrandFact('local-1', 'reader', null)
})

test('the day is no step of undo', async () => {
  document.edit((doc) => {
    for (const field of [target, discomfort, purposeManifesto]) field.write(doc, '그릇을 만든다')
  })
  await vi.waitFor(() => expect(day.read(document.doc)).toBe('2026-11-03'))
  document.undo()
  expect(target.read(document.doc)).toBe('')
  await vi.waitFor(() => expect(day.read(document.doc)).toBeNull())
})

/** Answers change once per frame. */
async function settled(): Promise<void> {
  await new Promise((done) => setTimeout(done, 60))
}
