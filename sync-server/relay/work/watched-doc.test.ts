import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { decodeUpdate, writersIn } from '../document/decode-update.ts'
import { seeded } from '../testing/test-random.ts'
import { WatchedDoc } from './watched-doc.ts'

/** Applies an update as a room does. */
function receive(doc: WatchedDoc, update: Uint8Array): void {
  const decoded = decodeUpdate(update)
  if (!decoded) throw new Error('not an update')
  doc.within(60_000, () => Y.applyUpdate(doc, update, 'peer'), writersIn(decoded))
}

/** What a change does to a document: the update that is sent on, the types that changed, and the clocks of its writers. */
function record(doc: Y.Doc, writers: () => ReadonlySet<number>): unknown[] {
  const seen: unknown[] = []
  doc.on('afterTransaction', ({ changed, beforeState, afterState }: Y.Transaction) => {
    const types = [...changed].map(([type, keys]) => [type._item?.id ?? null, [...keys]])
    const clocks = [...writers()].map((client) => [beforeState.get(client), afterState.get(client)])
    seen.push({ types, clocks })
  })
  doc.on('update', (update: Uint8Array) => seen.push(Buffer.from(update).toString('hex')))
  return seen
}

/** A change of any kind: letters, bold letters, plain and nested values, removals. */
function changeSomething(doc: Y.Doc, random: () => number): void {
  const upTo = (count: number) => Math.floor(random() * count)
  const text = doc.getText('text')
  const list = doc.getMap<Y.Map<unknown>>('list')
  const item = list.get(String(upTo(3)))
  doc.transact(() => {
    switch (upTo(6)) {
      case 0:
        text.insert(upTo(text.length + 1), 'ㄱ'.repeat(1 + upTo(3)))
        break
      case 1:
        text.insert(upTo(text.length + 1), 'b', { bold: true })
        break
      case 2:
        if (text.length > 1) text.delete(upTo(text.length - 1), 1)
        break
      case 3:
        list.set(String(upTo(3)), new Y.Map<unknown>([['words', new Y.Text('안녕')]]))
        break
      case 4:
        item?.set('name', upTo(100))
        break
      default: {
        const words = item?.get('words')
        if (words instanceof Y.Text) words.insert(0, 'ㅎ')
      }
    }
  })
}

test('[R120] a document that reads only the clocks of the writers changes, and reports its changes, as any other', () => {
  const seed = Date.now() % 1_000_000
  const random = seeded(seed)
  const [plain, watched] = [new Y.Doc(), new WatchedDoc()]
  watched.clientID = plain.clientID
  let writers: ReadonlySet<number> = new Set()
  const [expected, seen] = [record(plain, () => writers), record(watched, () => writers)]
  const peers = Array.from({ length: 6 }, () => new Y.Doc())
  for (let round = 0; round < 400; round += 1) {
    const peer = peers[Math.floor(random() * peers.length)] ?? plain
    // A peer of the past does not know what the others wrote meanwhile; one that knows it builds on it.
    if (random() < 0.4) Y.applyUpdate(peer, Y.encodeStateAsUpdate(plain, Y.encodeStateVector(peer)))
    changeSomething(peer, random)
    const update = Y.encodeStateAsUpdate(peer, Y.encodeStateVector(plain))
    writers = writersIn(Y.decodeUpdate(update))
    Y.applyUpdate(plain, update, 'peer')
    receive(watched, update)
    expect(seen.splice(0), `seed ${seed}, round ${round}`).toEqual(expected.splice(0))
  }
  expect(Y.encodeStateAsUpdate(watched)).toEqual(Y.encodeStateAsUpdate(plain))
  expect(watched.getText('text').toDelta()).toEqual(plain.getText('text').toDelta())
})

test('[R120] a letter reads no clocks of the thousand clients that wrote before it', () => {
  const doc = new WatchedDoc()
  for (let client = 1; client <= 1_000; client += 1) {
    const peer = new Y.Doc()
    peer.clientID = client
    peer.getText('text').insert(0, 'a')
    receive(doc, Y.encodeStateAsUpdate(peer))
  }
  const listed: number[] = []
  doc.on('afterTransaction', ({ beforeState, afterState }: Y.Transaction) => {
    listed.push(beforeState.size, afterState.size)
  })
  const peer = new Y.Doc()
  Y.applyUpdate(peer, Y.encodeStateAsUpdate(doc))
  const vector = Y.encodeStateVector(peer)
  peer.getText('text').insert(500, '가')
  receive(doc, Y.encodeStateAsUpdate(peer, vector))
  expect(listed).toEqual([0, 1])
  expect(doc.getText('text').toString()).toContain('가')
})

test('[R120] an update under the id of the document itself gives the document another', () => {
  const doc = new WatchedDoc()
  const taken = doc.clientID
  const peer = new Y.Doc()
  peer.clientID = taken
  peer.getText('text').insert(0, '같은 이름')
  receive(doc, Y.encodeStateAsUpdate(peer))
  expect(doc.clientID).not.toBe(taken)
  doc.within(60_000, () => doc.getText('text').insert(0, '다른 '), new Set())
  expect(doc.getText('text').toString()).toBe('다른 같은 이름')
  expect([...Y.decodeStateVector(Y.encodeStateVector(doc)).keys()].sort()).toEqual(
    [taken, doc.clientID].sort(),
  )
})
