import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { readDesign } from './design-at-rest.ts'

afterEach(() => vi.restoreAllMocks())

const hidden = 60_000

test('a design of few bytes and many structs is read in a worker thread', async () => {
  const doc = new Y.Doc()
  design.design.title.write(doc, '봄')
  doc.getArray('hidden').push(Array.from({ length: hidden }, () => new Y.Map()))
  const state = Y.encodeStateAsUpdateV2(doc)
  expect(state.length).toBeLessThan(1_000)
  const integrate = vi.spyOn(Y.Item.prototype, 'integrate')
  const read = await readDesign(state)
  expect(read?.body.name).toBe('봄')
  expect(integrate.mock.calls.length).toBeLessThan(hidden)
})

test.each([
  ['few bytes', 40],
  ['many bytes, which a worker thread reads', 200_000],
])('a state that is none of Yjs is no design: %s', async (_name, bytes) => {
  expect(await readDesign(new Uint8Array(bytes).fill(0xff))).toBeNull()
})
