import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { createWatched } from '#engine/watch/watched.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import type { Peer } from '../relay/presence.ts'
import { parseOwnChoices } from '../storage/own-choices.ts'
import { type Conflicts, createConflicts } from './conflicts.ts'

const { companySize, brandName } = guide.core
const jiu = { id: 2, name: '이지우' }

interface Device {
  readonly doc: Y.Doc
  readonly conflicts: Conflicts
  readonly peers: ReturnType<typeof createWatched<readonly Peer[]>>
}

/** Of two that did not know of each other Yjs takes the entry of the greater id. */
function device(clientID: number, from?: Device): Device {
  const doc = new Y.Doc()
  doc.clientID = clientID
  if (from) carry(from.doc, doc)
  const peers = createWatched<readonly Peer[]>([])
  return { doc, peers, conflicts: createConflicts(doc, peers) }
}

function carry(from: Y.Doc, to: Y.Doc): void {
  Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)), 'relay')
}

function meet(one: Device, other: Device): void {
  carry(one.doc, other.doc)
  carry(other.doc, one.doc)
}

function begin(): [Device, Device] {
  const first = device(10)
  companySize.write(first.doc, 'SOLO')
  const low = device(1, first)
  return [low, device(2, low)]
}

const lost = ({ conflicts }: Device, path = companySize.path) => conflicts.all.get().get(path)

test('[D54] of two concurrent choices the author of the losing one gets a notice, the other does not', () => {
  const [low, high] = begin()
  low.peers.set([{ clientId: 2, person: jiu, screen: null, cursor: null, payload: null }])
  companySize.write(low.doc, 'MICRO')
  companySize.write(high.doc, 'SMALL')
  meet(low, high)
  expect(companySize.read(low.doc)).toBe('SMALL')
  expect(lost(low)).toEqual({ mine: 'MICRO', by: jiu })
  expect(lost(high)).toBeUndefined()
})

test('[D54] a name that becomes known later is added to the conflict', () => {
  const [low, high] = begin()
  companySize.write(low.doc, 'MICRO')
  companySize.write(high.doc, 'SMALL')
  meet(low, high)
  expect(lost(low)?.by).toBeNull()
  low.peers.set([{ clientId: 2, person: jiu, screen: null, cursor: null, payload: null }])
  low.peers.set([])
  expect(lost(low)?.by).toEqual(jiu)
})

test('[D55] a choice that was seen before it was changed is no conflict, however many changes lie between', () => {
  const [low, high] = begin()
  companySize.write(low.doc, 'MICRO')
  meet(low, high)
  companySize.write(high.doc, 'SMALL')
  companySize.write(high.doc, 'MEDIUM')
  companySize.write(high.doc, 'LARGE')
  meet(low, high)
  expect(companySize.read(low.doc)).toBe('LARGE')
  expect(lost(low)).toBeUndefined()
})

test('[D55] a choice that was seen and cleared is none either', () => {
  const [low, high] = begin()
  companySize.write(low.doc, 'MICRO')
  meet(low, high)
  companySize.write(high.doc, null)
  meet(low, high)
  expect(lost(low)).toBeUndefined()
})

test('[D55] two equal choices are no conflict, also when the second is made later', () => {
  const [low, high] = begin()
  companySize.write(low.doc, 'MICRO')
  companySize.write(high.doc, 'MICRO')
  meet(low, high)
  expect(lost(low)).toBeUndefined()
  companySize.write(low.doc, 'SOLO')
  companySize.write(high.doc, 'LARGE')
  meet(low, high)
  expect(lost(low)?.mine).toBe('SOLO')
  companySize.write(high.doc, 'SOLO')
  meet(low, high)
  expect(lost(low)).toBeUndefined()
})

test('[D56] the conflict ends with the next own choice, and choosing again makes no new one', () => {
  const [low, high] = begin()
  companySize.write(low.doc, 'MICRO')
  companySize.write(high.doc, 'SMALL')
  meet(low, high)
  companySize.write(low.doc, 'MICRO')
  expect(lost(low)).toBeUndefined()
  meet(low, high)
  expect(companySize.read(high.doc)).toBe('MICRO')
  expect(lost(high)).toBeUndefined()
})

test('[D56] a dismissed conflict does not return', () => {
  const [low, high] = begin()
  companySize.write(low.doc, 'MICRO')
  companySize.write(high.doc, 'SMALL')
  meet(low, high)
  low.conflicts.dismiss(companySize.path)
  companySize.write(high.doc, 'LARGE')
  meet(low, high)
  expect(lost(low)).toBeUndefined()
})

test('[D57] the next session watches choices that an earlier one could not send', () => {
  const [low, high] = begin()
  brandName.write(low.doc, '온기')
  companySize.write(low.doc, 'MICRO')
  const noted = parseOwnChoices(JSON.parse(JSON.stringify(low.conflicts.ownChoices())))
  const reloaded = device(77, low)
  reloaded.conflicts.remember(noted)
  companySize.write(high.doc, 'SMALL')
  meet(reloaded, high)
  expect(lost(reloaded)?.mine).toBe('MICRO')
  expect(lost(reloaded, brandName.path)).toBeUndefined()
})

test('[D57] choices of others and malformed stored ones are not watched', () => {
  const [low, high] = begin()
  meet(low, high)
  expect(low.conflicts.ownChoices()).toEqual([])
  expect(parseOwnChoices([null, { path: 1 }, { path: 'core.x', client: 1.5, clock: 0 }, 'x'])).toEqual([])
  expect(parseOwnChoices({})).toEqual([])
})

test('[D58] choices inside a list’s item are watched too, its order is not', () => {
  const { personas } = strategy.positioning
  const first = device(10)
  const key = personas.add(first.doc, { name: '윤서' })
  const [low, high] = [device(1, first), device(2, first)]
  const { job } = personas.properties
  job.at(key).write(low.doc, '디자이너')
  job.at(key).write(high.doc, '기획자')
  personas.move(low.doc, key, 0)
  personas.move(high.doc, key, 0)
  meet(low, high)
  expect([...low.conflicts.all.get().keys()]).toEqual([job.at(key).path])
})
