import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { DocumentStream } from './document-stream.ts'
import { seeded } from './test-random.ts'

const chunkBytes = 2_000
const seed = Number(process.env.SAEGIM_SEED ?? 20_261_121)

test(`[R67] every piece applies on its own, and together they are the document (seed ${seed})`, () => {
  const random = seeded(seed)
  for (let run = 0; run < 15; run += 1) {
    const [stored, half] = grow(random, 60 + Math.floor(random() * 600))
    const seen = random() < 0.5 ? half : new Y.Doc()
    const stream = new DocumentStream(stored, Y.decodeStateVector(Y.encodeStateVector(seen)), chunkBytes)
    let pieces = 0
    for (let piece = stream.next(); piece; piece = stream.next()) {
      apply(seen, piece)
      pieces += 1
      // Somebody writes on.
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
  const stream = new DocumentStream(stored, new Map(), chunkBytes)
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
  const stream = new DocumentStream(stored, new Map(), chunkBytes)
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

/** What three devices wrote and merged, and the same as it was at some time before. */
function grow(random: () => number, steps: number): [whole: Y.Doc, before: Y.Doc] {
  const devices = [new Y.Doc(), new Y.Doc(), new Y.Doc()]
  const before = new Y.Doc()
  const halfAt = Math.floor(random() * steps)
  for (let step = 0; step < steps; step += 1) {
    const device = devices[Math.floor(random() * 3)]
    if (device) scribble(device, random)
    if (random() < 0.1) merge(devices[Math.floor(random() * 3)], devices[Math.floor(random() * 3)])
    if (step === halfAt) merge(devices[0], before)
  }
  const whole = new Y.Doc()
  for (const device of devices) merge(device, whole)
  return [whole, before]
}

function merge(from: Y.Doc | undefined, to: Y.Doc | undefined): void {
  if (from && to) Y.applyUpdate(to, Y.encodeStateAsUpdate(from))
}

function scribble(doc: Y.Doc, random: () => number): void {
  const text = doc.getText('text')
  const list = doc.getMap<Y.Map<unknown>>('list')
  const keys = [...list.keys()]
  const key = keys[Math.floor(random() * keys.length)]
  const at = Math.floor(random() * text.length)
  const dice = random()
  if (dice < 0.4) text.insert(at, '말 🙂'.repeat(1 + Math.floor(random() * 40)))
  else if (dice < 0.55) text.delete(at, Math.min(text.length - at, Math.floor(random() * 30)))
  else if (dice < 0.7) {
    const item = new Y.Map<unknown>()
    item.set('name', new Y.Text('이름'))
    list.set(`${Math.floor(random() * 1e9)}`, item)
  } else if (dice < 0.85 && key !== undefined) {
    const name = list.get(key)?.get('name')
    if (name instanceof Y.Text) name.insert(0, '더')
  } else if (dice < 0.92 && key !== undefined) list.delete(key)
  else doc.getMap('values').set(`${Math.floor(random() * 5)}`, random())
}

function contentOf(doc: Y.Doc): unknown {
  return [doc.getText('text').toString(), doc.getMap('list').toJSON(), doc.getMap('values').toJSON()]
}
