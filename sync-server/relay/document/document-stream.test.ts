import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { contentOf, grow, scribble } from '../testing/test-growth.ts'
import { seeded } from '../testing/test-random.ts'
import { DocumentStream } from './document-stream.ts'
import { structsOf } from './structs.ts'

const chunkBytes = 2_000
const seed = Number(process.env.SEED ?? 20_261_121)

test(`[R67] every piece applies on its own, and together they are the document (seed ${seed})`, () => {
  const random = seeded(seed)
  for (let run = 0; run < 15; run += 1) {
    const [stored, half] = grow(random, 60 + Math.floor(random() * 600))
    const seen = random() < 0.5 ? half : new Y.Doc()
    const stream = new DocumentStream(
      structsOf(stored),
      Y.decodeStateVector(Y.encodeStateVector(seen)),
      chunkBytes,
    )
    let pieces = 0
    for (let piece = stream.next(); piece; piece = stream.next()) {
      apply(seen, piece)
      pieces += 1
      // Another edit.
      if (random() < 0.3) scribble(stored, random)
    }
    for (const rest of stream.rest()) apply(seen, rest)
    expect(Y.encodeStateVector(seen), `run ${run}`).toEqual(Y.encodeStateVector(stored))
    expect(contentOf(seen), `run ${run}`).toEqual(contentOf(stored))
    if (run === 0) expect(pieces).toBeGreaterThan(3)
  }
})

test('[R67] one long text is cut into pieces, between characters', () => {
  const stored = new Y.Doc()
  stored.getText('t').insert(0, `가${'🙂나다 라'.repeat(10_000)}`)
  const seen = new Y.Doc()
  const stream = new DocumentStream(structsOf(stored), new Map(), chunkBytes)
  let pieces = 0
  for (let piece = stream.next(); piece; piece = stream.next()) {
    apply(seen, piece)
    expect(seen.getText('t').toString().isWellFormed()).toBe(true)
    pieces += 1
  }
  for (const rest of stream.rest()) apply(seen, rest)
  expect(pieces).toBeGreaterThan(30)
  expect(seen.getText('t').toString()).toBe(stored.getText('t').toString())
})

test('[R67] what was deleted goes out in pieces too', () => {
  const stored = new Y.Doc()
  const text = stored.getText('t')
  text.insert(0, 'ab'.repeat(1_500))
  for (let at = 0; at < 1_500; at += 1) text.delete(at, 1)
  const seen = new Y.Doc()
  const stream = new DocumentStream(structsOf(stored), new Map(), chunkBytes)
  for (let piece = stream.next(); piece; piece = stream.next()) apply(seen, piece)
  const rest = stream.rest()
  expect(rest.length).toBeGreaterThan(3)
  for (const update of rest) apply(seen, update)
  expect(seen.getText('t').toString()).toBe('b'.repeat(1_500))
})

function apply(doc: Y.Doc, update: Uint8Array): void {
  expect(update.length).toBeLessThan(2.5 * chunkBytes)
  Y.applyUpdate(doc, update)
  expect(doc.store.pendingStructs).toBeNull()
  expect(doc.store.pendingDs).toBeNull()
}
