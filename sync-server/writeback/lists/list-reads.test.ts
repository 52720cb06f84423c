import { expect, onTestFinished, test, vi } from 'vitest'
import * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import { createTestRest } from '../testing/test-rest.ts'
import { createTestRoom } from '../testing/test-room.ts'

const { values } = guide.core
const itemCount = 300

/** Counts walks over the whole list, and how often an item was read, since the last call. */
function countReads(doc: Y.Doc) {
  const map = doc.getMap(values.path)
  const walks = [vi.spyOn(map, 'keys'), vi.spyOn(map, 'entries'), vi.spyOn(map, 'forEach')]
  const items = vi.spyOn(values.properties.keyword, 'plain')
  const spies = [...walks, items]
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
  })
  return () => {
    const counts = {
      walks: walks.reduce((sum, { mock }) => sum + mock.calls.length, 0),
      items: items.mock.calls.length,
    }
    for (const spy of spies) spy.mockClear()
    return counts
  }
}

test('[W40] a pass reads a list once, and of its items again only those that change', async () => {
  const rest = createTestRest()
  const room = createTestRoom(rest)
  room.doc.transact(() => {
    for (let i = 0; i < itemCount; i += 1) values.add(room.doc, { keyword: `가치 ${i}`, description: '약속' })
  })
  const keys = values.keys(room.doc)
  const reads = countReads(room.doc)

  await room.pass()
  expect(rest.rows.size).toBe(values.atMost)
  // Every new row gives its item an id.
  expect(reads()).toEqual({ walks: 1, items: itemCount + values.atMost })

  await room.pass()
  expect(reads()).toEqual({ walks: 1, items: itemCount })

  values.properties.description.at(keys[0] ?? '').write(room.doc, '지킨 약속')
  for (const row of [...rest.rows.values()].slice(1)) row.keyword = `${row.keyword} 새`
  await room.pass()
  expect([...rest.rows.values()][0]).toMatchObject({ description: '지킨 약속' })
  expect(values.properties.keyword.at(keys[1] ?? '').read(room.doc)).toBe('가치 1 새')
  expect(reads().walks).toBe(1)
  await room.pass()
  expect(reads()).toEqual({ walks: 1, items: itemCount })
})

test('[W44] a list of more than 1,000 items is neither read nor settled until it has fewer, and clients are told', async () => {
  const rest = createTestRest()
  const room = createTestRoom(rest)
  const add = (count: number) =>
    room.doc.transact(() => {
      for (let i = 0; i < count; i += 1) {
        const item = new Y.Map<unknown>([['keyword', `가치 ${i}`]])
        room.doc.getMap(values.path).set(`${room.doc.getMap(values.path).size}`, item)
      }
    })
  add(1_000)
  await room.pass()
  expect(rest.rows.size).toBe(values.atMost)
  const reads = countReads(room.doc)
  add(4_000)
  guide.core.what.write(room.doc, '그릇')
  await room.pass()
  expect(reads().items).toBe(0)
  expect(rest.core).toMatchObject({ what: '그릇' })
  expect(rest.rows.size).toBe(values.atMost)
  expect(room.problems.at(-1)).toMatchObject({ field: values.path, code: 'TOO_MANY_ITEMS' })

  const first = values.keys(room.doc).slice(0, 5)
  room.doc.transact(() => {
    for (const key of values.keys(room.doc).slice(5)) values.remove(room.doc, key)
  })
  await room.pass()
  expect(rest.rows.size).toBe(first.length)
  expect(values.keys(room.doc)).toEqual(first)
  expect(room.problems.at(-1)).toMatchObject({ field: values.path, code: 'RESOLVED' })
})
