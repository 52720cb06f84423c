import { afterEach, expect, test } from 'vitest'
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'
import * as z from 'zod/mini'
import { guide } from '#model/documents/guide.ts'
import { readCarets } from '../text/remote-carets.ts'
import { applyRemoteDelta, identicalRuns, toField } from '../text/text-runs.ts'
import { createPresence } from './presence.ts'

const opened: Awareness[] = []

afterEach(() => {
  for (const awareness of opened.splice(0)) awareness.destroy()
})

function join(doc = new Y.Doc()) {
  const awareness = new Awareness(doc)
  opened.push(awareness)
  return awareness
}

/** Carries a state to another tab, with what the relay says of its owner. */
function show(from: Awareness, to: Awareness, user: unknown): void {
  from.setLocalState({ ...from.getLocalState(), user })
  applyAwarenessUpdate(to, encodeAwarenessUpdate(from, [from.clientID]), 'relay')
}

test('[D48] a person with two tabs is one entry, and oneself is none', () => {
  const mine = join()
  const presence = createPresence(mine, 1)
  const [tab, otherTab, own] = [join(), join(), join()]
  createPresence(tab, 2).setScreen('core/story/what')
  createPresence(otherTab, 2).setCursor({ field: 'core.what', anchor: null, head: null })
  show(tab, mine, { id: 2, name: '지은' })
  show(otherTab, mine, { id: 2, name: '지은' })
  show(own, mine, { id: 1, name: '나' })
  expect(presence.people.get()).toEqual([{ id: 2, name: '지은', screen: null, field: 'core.what' }])
})

test('[D49] awareness states that are no valid presence are ignored', () => {
  const mine = join()
  const presence = createPresence(mine, 1)
  for (const strange of [null, 'x', { id: 'one', name: 1 }, { id: 3 }]) show(join(), mine, strange)
  const odd = join()
  odd.setLocalStateField('place', 7)
  show(odd, mine, { id: 4, name: '민수' })
  expect(presence.people.get()).toEqual([])
})

test('[D50] a caret moves with the text, and has no width for text that is not shown yet', () => {
  const doc = new Y.Doc()
  const shared = guide.core.background.shared(doc)
  shared.insert(0, '온기는 밥그릇')
  const at = (index: number) =>
    Y.relativePositionToJSON(Y.createRelativePositionFromTypeIndex(shared, index, -1))
  const peer = {
    clientId: 9,
    person: { id: 2, name: '지은' },
    screen: null,
    cursor: { field: guide.core.background.path, anchor: at(4), head: at(5) },
    payload: null,
  }
  const runs = applyRemoteDelta(identicalRuns(shared.length), [{ insert: '새 ' }])
  shared.insert(0, '새 ')
  const read = (toShown: (offset: number) => number) =>
    readCarets([peer], { path: guide.core.background.path, shared, toField: toShown })
  expect(read((offset) => offset)).toMatchObject([{ id: '9', anchor: 6, head: 7 }])
  expect(read((offset) => toField(runs, offset))).toMatchObject([{ anchor: 4, head: 5 }])
  shared.insert(7, '뒤')
  expect(read((offset) => offset)).toMatchObject([{ head: 7 }])
})

test('[D51] a caret that is malformed, or in another text, is not drawn', () => {
  const doc = new Y.Doc()
  const shared = guide.core.background.shared(doc)
  const elsewhere = Y.createRelativePositionFromTypeIndex(guide.core.memo.shared(doc), 0, -1)
  const names = [{ tname: 7 }, { tname: 'no such text' }, { tname: [guide.core.background.path] }]
  for (const strange of [null, 'x', {}, { item: { client: 5, clock: 9 } }, elsewhere, ...names]) {
    const cursor = { field: guide.core.background.path, anchor: strange, head: strange }
    const peers = [{ clientId: 1, person: { id: 2, name: '' }, screen: null, cursor, payload: null }]
    expect(readCarets(peers, { path: guide.core.background.path, shared, toField: (n) => n })).toEqual([])
  }
  expect([...doc.share.keys()].sort()).toEqual([guide.core.background.path, guide.core.memo.path].sort())
})

const selection = z.object({ selected: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)) })

test('[D81] a payload is read by the schema of its kind; another one is ignored, and the person is still there', () => {
  const mine = join()
  const presence = createPresence(mine, 1, selection)
  const payloads = [
    { selected: ['a'], colour: 'red' },
    { selected: 'a' },
    'x',
    { selected: ['x'.repeat(300)] },
  ]
  for (const payload of payloads) {
    const theirs = join()
    theirs.setLocalStateField('payload', payload)
    show(theirs, mine, { id: 2, name: '지은' })
  }
  const read = presence.peers.get().map(({ payload }) => payload)
  expect(read).toHaveLength(4)
  expect(read.filter((payload) => payload !== null)).toEqual([{ selected: ['a'] }])
})

test('[D81] a payload that its kind refuses, or that is too long, is not sent; a kind without a schema has none', () => {
  const awareness = join()
  const presence = createPresence(awareness, 1, selection)
  expect(presence.setPayload({ selected: ['a'] })).toBe(true)
  expect(presence.setPayload({ selected: Array.from({ length: 90 }, () => 'x'.repeat(100)) })).toBe(false)
  expect(presence.setPayload({ selected: 7 } as never)).toBe(false)
  expect(awareness.getLocalState()).toMatchObject({ payload: { selected: ['a'] } })
  expect(presence.setPayload(null)).toBe(true)
  expect(awareness.getLocalState()?.payload).toBeUndefined()
  expect(createPresence(join(), 1).setPayload({ selected: [] })).toBe(false)
})
