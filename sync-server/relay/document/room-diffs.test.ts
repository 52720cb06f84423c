import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { decodeMessage } from '../wire/messages.ts'
import { DiffCache } from './diff-cache.ts'
import { type Pieces, RoomDiffs } from './room-diffs.ts'
import { RoomDocument } from './room-document.ts'

const chunkBytes = 2_000
const nothing = Uint8Array.of(0)

function openDiffs(text: string, maxBytes = 1_000_000) {
  const document = new RoomDocument({ changed() {}, transacted() {} })
  const { doc } = document
  const cache = new DiffCache(maxBytes)
  const diffs = new RoomDiffs(document, chunkBytes, cache)
  doc.getText('t').insert(0, text)
  return { doc, cache, diffs, of: (vector: Uint8Array) => diffs.of(vector, 'answer', text.length) }
}

test('[R15] the same state vector at the same revision is answered with the same message', () => {
  const { doc, of, diffs } = openDiffs('기록')
  const first = of(nothing)
  expect(of(Uint8Array.from(nothing))).toBe(first)
  expect(diffs.ask()).toBe(diffs.ask())
  expect(of(Y.encodeStateVector(doc))).not.toBe(first)
})

test('[R15] after a change no outdated answer is sent', () => {
  const { doc, of, diffs } = openDiffs('기록')
  const [before, askBefore] = [of(nothing), diffs.ask()]
  doc.getText('t').insert(2, '하다')
  expect(read(of(nothing))).toBe('기록하다')
  doc.getText('t').delete(0, 2)
  expect(read(of(nothing))).toBe('하다')
  expect(read(before)).toBe('기록')
  expect(diffs.ask()).not.toEqual(askBefore)
})

test('[R67] readers at the same point of a large document share its pieces, and a slower one misses nothing', () => {
  const { doc, of } = openDiffs('가나다라 '.repeat(3_000))
  const [fast, slow] = [of(nothing), of(nothing)]
  if (fast instanceof Uint8Array || slow instanceof Uint8Array) throw new Error('too small')
  const [first, same] = [fast.next(), slow.next()]
  expect(same).toBe(first)
  const whole = readAll([first, ...drain(fast)])
  doc.getText('t').insert(10_000, '새 문장')
  expect(whole).toBe('가나다라 '.repeat(3_000))
  expect(readAll([same, ...drain(slow)])).toBe(doc.getText('t').toString())
})

test('the cache of diffs stays within its size and keeps the most recently used', () => {
  const { doc, cache, of } = openDiffs('가'.repeat(100), 10_000)
  const kept = of(nothing)
  for (let client = 1; client <= 100; client += 1) {
    of(Y.encodeStateVector(new Map([[client, 1]])))
    expect(of(nothing)).toBe(kept)
    expect(cache.bytes).toBeLessThanOrEqual(10_000)
  }
  doc.getText('t').insert(0, '나'.repeat(600))
  const large = of(nothing)
  expect(of(nothing)).toStrictEqual(large)
  expect(cache.bytes).toBeLessThanOrEqual(10_000)
})

function drain(pieces: Pieces): Uint8Array[] {
  const messages: Uint8Array[] = []
  for (let piece = pieces.next(); piece; piece = pieces.next()) messages.push(piece)
  return [...messages, ...pieces.rest()]
}

function read(message: Uint8Array | Pieces): string {
  return readAll(message instanceof Uint8Array ? [message] : drain(message))
}

function readAll(messages: readonly (Uint8Array | null)[]): string {
  const doc = new Y.Doc()
  for (const bytes of messages) {
    const message = bytes && decodeMessage(bytes)
    if (message?.kind === 'answer' || message?.kind === 'update') Y.applyUpdate(doc, message.update)
  }
  return doc.getText('t').toString()
}
