import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { fold } from '../log/fold.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import { contentOf, grow, scribble } from '../testing/test-growth.ts'
import { seeded } from '../testing/test-random.ts'
import { DocumentStream } from './document-stream.ts'
import { hasNewContent } from './new-content.ts'
import { DocumentSetAside, RoomDocument } from './room-document.ts'

const chunkBytes = 2_000
const nothing = Uint8Array.of(0)
const silent = { changed() {}, transacted() {} }
const seed = Number(process.env.SEED ?? 20_261_121)

test(`[R75] a snapshot and the document in memory give the same state vector, diffs and novelty (seed ${seed})`, () => {
  const random = seeded(seed)
  for (let run = 0; run < 5; run += 1) {
    const [whole, half] = grow(random, 60 + Math.floor(random() * 400))
    const document = asleep(whole)
    expect(document.vector(), `run ${run}`).toEqual(Y.encodeStateVector(whole))
    for (const seen of [new Y.Doc(), half]) {
      Y.applyUpdate(seen, document.diff(Y.encodeStateVector(seen)))
      expect(contentOf(seen), `run ${run}`).toEqual(contentOf(whole))
      expect(seen.store.pendingStructs).toBeNull()
    }
    const isNew = (doc: Y.Doc) => hasNewContent(document.known(), Y.decodeUpdate(Y.encodeStateAsUpdate(doc)))
    expect(isNew(half)).toBe(false)
    const fork = copyOf(whole)
    const at = Math.floor(random() * fork.getText('text').length)
    fork.getText('text').delete(at, Math.min(1, fork.getText('text').length - at))
    expect(isNew(fork)).toBe(fork.getText('text').length < whole.getText('text').length)
    scribble(half, random)
    half.getMap('values').set('new', true)
    expect(isNew(half)).toBe(true)
    expect(document.isSnapshot).toBe(true)
  }
})

test('[R80] a document that takes too much work to load is read from what is stored, with rows and without', () => {
  const [whole] = grow(seeded(seed), 2_000)
  const [snapshot, row] = [fold(null, [Y.encodeStateAsUpdate(whole)]), new Y.Doc()]
  row.getText('text').insert(0, '한 줄')
  for (const tail of [[], [Y.encodeStateAsUpdate(row)]]) {
    const document = new RoomDocument(silent, 0)
    expect(document.load({ snapshot, tail })).toBe(false)
    expect(() => document.doc).toThrow(DocumentSetAside)
    expect(() => document.within(1_000, () => undefined)).toThrow(DocumentSetAside)
    expect([document.isSnapshot, document.isSetAside]).toEqual([true, true])
    const seen = new Y.Doc()
    Y.applyUpdate(seen, document.diff(Y.encodeStateVector(seen)))
    for (const update of tail) Y.applyUpdate(whole, update)
    expect(contentOf(seen)).toEqual(contentOf(whole))
  }
})

const noUpdate = Uint8Array.of(255, 255, 255, 255, 255, 1, 2)
const spoiled: readonly [string, Uint8Array][] = [
  ['no update', noUpdate],
  ['cut short', Y.encodeStateAsUpdate(withText('잃은 줄')).slice(0, 12)],
]

test.each(spoiled)(
  '[R130] a document with a row that is %s is read without it, and not changed',
  (_name, row) => {
    const good = Y.encodeStateAsUpdate(withText('온기'))
    for (const stored of [
      { snapshot: Y.convertUpdateFormatV1ToV2(good), tail: [row] },
      { snapshot: null, tail: [row, good] },
      { snapshot: noUpdate, tail: [good] },
    ]) {
      // Known to be set aside for its work, or not.
      for (const isKnown of [false, true]) {
        const document = new RoomDocument(silent)
        expect(document.load(stored, isKnown)).toBe(false)
        expect([document.isSetAside, document.isDamaged]).toEqual([true, true])
        expect(() => document.doc).toThrow(DocumentSetAside)
        const seen = new Y.Doc()
        Y.applyUpdate(seen, document.diff(nothing))
        expect(seen.getText('text').toString()).toBe('온기')
      }
    }
  },
)

test('[R130] a document whose only snapshot cannot be read is empty, and not changed', () => {
  const document = new RoomDocument(silent)
  document.load({ snapshot: noUpdate, tail: [] })
  expect([document.isDamaged, document.structCount]).toEqual([true, 0])
  expect(() => document.doc).toThrow(DocumentSetAside)
})

function withText(text: string): Y.Doc {
  const doc = new Y.Doc()
  doc.clientID = 1
  doc.getText('text').insert(0, text)
  return doc
}

test(`[R75] [R67] each piece applies on its own, also when the document is loaded into memory between two of them (seed ${seed})`, () => {
  const random = seeded(seed)
  for (let run = 0; run < 5; run += 1) {
    const [whole, half] = grow(random, 200 + Math.floor(random() * 200))
    const document = asleep(whole)
    const seen = random() < 0.5 ? half : new Y.Doc()
    const wakesAt = Math.floor(random() * 6)
    let pieces = 0
    const stream = () =>
      new DocumentStream(document.structs(), Y.decodeStateVector(Y.encodeStateVector(seen)), chunkBytes)
    for (let piece = stream().next(); piece; piece = stream().next()) {
      apply(seen, piece)
      pieces += 1
      if (pieces === wakesAt) scribble(document.doc, random)
    }
    for (const rest of stream().rest()) apply(seen, rest)
    expect(contentOf(seen), `run ${run}`).toEqual(contentOf(document.isSnapshot ? whole : document.doc))
    expect(pieces).toBeGreaterThan(0)
  }
})

test('[R75] loaded into memory it equals its snapshot and reports later changes', () => {
  const [whole] = grow(seeded(seed), 200)
  const heard: Uint8Array[] = []
  const document = new RoomDocument({ changed: (update) => heard.push(update), transacted() {} })
  document.load({ snapshot: Y.encodeStateAsUpdateV2(whole), tail: [] })
  const peer = copyOf(whole)
  expect(contentOf(document.doc)).toEqual(contentOf(whole))
  expect(heard).toEqual([])
  expect(document.revision).toBe(0)
  document.doc.getText('text').insert(0, '깨어남')
  expect(document.revision).toBe(1)
  for (const update of heard) Y.applyUpdate(peer, update)
  expect(contentOf(peer)).toEqual(contentOf(document.doc))
})

test('[R75] a document with rows beside its snapshot, or with pending updates, is loaded into memory', () => {
  const doc = new Y.Doc()
  const updates: Uint8Array[] = []
  doc.on('update', (update: Uint8Array) => updates.push(update))
  for (const word of ['하나', '둘', '셋']) doc.getText('text').insert(0, word)
  doc.getText('text').delete(0, 1)
  const [first, , third, deletion] = updates as [Uint8Array, Uint8Array, Uint8Array, Uint8Array]
  const load = (snapshot: Uint8Array | null, tail: Uint8Array[]) => {
    const document = new RoomDocument(silent)
    const hasGaps = document.load({ snapshot, tail })
    return { isSnapshot: document.isSnapshot, hasGaps, text: document.doc.getText('text').toString() }
  }
  expect(load(fold(null, updates), [])).toEqual({ isSnapshot: true, hasGaps: false, text: '둘하나' })
  expect(load(fold(null, [first]), updates.slice(1))).toEqual({
    isSnapshot: false,
    hasGaps: false,
    text: '둘하나',
  })
  expect(load(null, [])).toEqual({ isSnapshot: false, hasGaps: false, text: '' })
  // The middle is missing, then the beginning, then all that a deletion is about.
  for (const [kept, text] of [
    [[first, third], '하나'],
    [[third], ''],
    [[first, deletion], '하나'],
  ] as const)
    expect(load(fold(null, kept), [])).toEqual({ isSnapshot: false, hasGaps: true, text })
})

test('[R75] a struct that builds on missing content of another client causes the document to be loaded into memory', () => {
  const base = new Y.Doc()
  base.getMap('list').set('a', new Y.Text('이름'))
  const other = copyOf(base)
  const before = Y.encodeStateVector(other)
  const name = other.getMap<Y.Text>('list').get('a')
  name?.insert(1, '더')
  const upon = Y.encodeStateAsUpdate(other, before)
  const document = new RoomDocument(silent)
  expect(document.load({ snapshot: fold(null, [upon]), tail: [] })).toBe(true)
  expect(document.isSnapshot).toBe(false)
  expect(document.diff(nothing)).toEqual(Y.encodeStateAsUpdate(new Y.Doc()))
})

test('[R61] [R75] a snapshot can be compared with the log', () => {
  const [whole, half] = grow(seeded(seed), 100)
  const state = Y.encodeStateAsUpdateV2(whole)
  const document = asleep(whole)
  expect(document.isStoredAs({ snapshot: Uint8Array.from(state), tail: [] })).toBe(true)
  expect(document.isStoredAs({ snapshot: Y.encodeStateAsUpdateV2(half), tail: [] })).toBe(false)
  expect(document.isStoredAs({ snapshot: state, tail: [Y.encodeStateAsUpdate(half)] })).toBe(false)
  expect(document.isStoredAs({ snapshot: null, tail: [] })).toBe(false)
  document.doc.getText('text').insert(0, '깨어남')
  expect(document.isStoredAs({ snapshot: state, tail: [] })).toBe(false)
})

test('a document that is destroyed twice is counted once', async () => {
  const living = async () => (await metrics.livingDocuments.get()).values[0]?.value
  const before = await living()
  const document = asleep(new Y.Doc())
  document.doc.getText('text').insert(0, '한결')
  expect(await living()).toBe((before ?? 0) + 1)
  document.destroy()
  document.destroy()
  expect(await living()).toBe(before)
})

function asleep(doc: Y.Doc): RoomDocument {
  const document = new RoomDocument(silent)
  document.load({ snapshot: Y.encodeStateAsUpdateV2(doc), tail: [] })
  expect(document.isSnapshot).toBe(true)
  return document
}

function copyOf(doc: Y.Doc): Y.Doc {
  const copy = new Y.Doc()
  Y.applyUpdate(copy, Y.encodeStateAsUpdate(doc))
  return copy
}

function apply(doc: Y.Doc, update: Uint8Array): void {
  expect(update.length).toBeLessThan(2.5 * chunkBytes)
  Y.applyUpdate(doc, update)
  expect(doc.store.pendingStructs).toBeNull()
  expect(doc.store.pendingDs).toBeNull()
}
