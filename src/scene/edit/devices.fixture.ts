import { expect } from 'vitest'
import * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import { pick } from '#model/fields/arbitrary.ts'
import { completeRedone } from '#model/fields/complete-redone.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { Random } from '#model/fields/random.ts'
import { restoreReplaced } from '#model/fields/restore-replaced.ts'
import { undoWhole } from '#model/fields/undo-whole.ts'
import { arbitraryBody } from '../document/bodies.fixture.ts'
import { bodyOf } from '../document/body-of.ts'
import { readLayer } from '../document/read-layer.ts'
import { writeBody } from '../document/write-body.ts'
import { type Command, runAny } from './commands.fixture.ts'

const { layers } = design.design

type Commands = Readonly<Record<string, Command>>

/** A device without a network: what it writes waits for the others. */
interface Device {
  readonly doc: Y.Doc
  readonly history: Y.UndoManager
  /** Updates of the others that did not arrive yet. */
  readonly waiting: Uint8Array[]
}

/**
 * Three devices do anything, and each receives what the others did in any order: all show the same whole design, and then exactly the
 * first version, which one of them restores.
 */
export function expectConvergence(commands: Commands, random: Random): void {
  const devices = threeDevices(random)
  const first = bodyOf(pick(random, devices).doc)
  for (let round = 0; round < 18; round++) {
    act(pick(random, devices), commands, random)
    if (random() < 0.3) receive(pick(random, devices), random, 0.5)
  }
  for (const device of devices) receive(device, random, 1)
  const [one, ...others] = devices.map(({ doc }) => bodyOf(doc))
  for (const other of others) expect(other).toEqual(one)
  for (const { doc } of devices) expectTree(doc)
  const { doc } = pick(random, devices)
  doc.transact(() => writeBody(doc, first), 'own')
  for (const device of devices) receive(device, random, 1)
  for (const device of devices) expect(bodyOf(device.doc)).toEqual(first)
}

/**
 * Three devices do anything, and one of them takes all back that it did: values and letters of the others stay. Returns how many
 * values of others were compared.
 */
export function expectOwnUndo(commands: Commands, random: Random): number {
  const devices = threeDevices(random)
  for (let round = 0; round < 15; round++) {
    act(pick(random, devices), commands, random)
    for (const device of devices) if (random() < 0.5) receive(device, random, 1)
  }
  for (const device of devices) receive(device, random, 1)
  const { doc, history } = pick(random, devices)
  const before = writtenIn(doc)
  while (history.undoStack.length > 0) history.undo()
  const after = new Map(writtenIn(doc).map((entry) => [entry.at, entry]))
  // A layer that the device added goes with what others changed of it.
  const theirs = before.filter(({ madeBy }) => madeBy !== doc.clientID)
  for (const { at, writtenBy, value, letters } of theirs) {
    for (const [letter, client] of letters)
      if (client !== doc.clientID)
        expect(after.get(at)?.letters, `undo took ${letter} of ${at}`).toContainEqual([letter, client])
    if (writtenBy !== doc.clientID)
      expect(isSame(after.get(at)?.value, value), `undo changed ${at}`).toBe(true)
  }
  expectTree(doc)
  return theirs.filter(({ writtenBy }) => writtenBy !== doc.clientID).length
}

function threeDevices(random: Random): readonly Device[] {
  const first = new Y.Doc()
  writeBody(first, arbitraryBody(random))
  const state = Y.encodeStateAsUpdate(first)
  const devices = [1, 2, 3].map((clientID): Device => {
    const doc = new Y.Doc()
    doc.clientID = clientID
    Y.applyUpdate(doc, state, 'relay')
    const history = new Y.UndoManager(doc, {
      trackedOrigins: new Set(['own']),
      captureTimeout: 0,
      captureTransaction: ({ changed }) => changed.size > 0,
    })
    return { doc, history: completeRedone(undoWhole(restoreReplaced(history))), waiting: [] }
  })
  for (const device of devices)
    device.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== 'relay') for (const other of devices) if (other !== device) other.waiting.push(update)
    })
  return devices
}

/** Some of what waits, in any order. */
function receive({ doc, waiting }: Device, random: Random, share: number): void {
  const order = waiting.splice(0).sort(() => random() - 0.5)
  for (const update of order) {
    if (random() < share) Y.applyUpdate(doc, update, 'relay')
    else waiting.push(update)
  }
}

function act({ doc, history }: Device, commands: Commands, random: Random): void {
  if (random() < 0.15) history.undo()
  else if (random() < 0.05) history.redo()
  else doc.transact(() => runAny(doc, commands, random), 'own')
}

/** No layer twice, none without its parent, none in itself, and none that could not be read. */
function expectTree(doc: Y.Doc): void {
  const nodes = layers.read(doc)
  const depths = new Map<string, number>()
  for (const node of nodes) {
    expect(depths.has(node.key)).toBe(false)
    // Every parent comes before its children, so that none is in itself.
    if (node.parent !== null) expect(depths.has(node.parent)).toBe(true)
    depths.set(node.key, node.parent === null ? 0 : (depths.get(node.parent) ?? 0) + 1)
    // A row is read with its table.
    if (node.type !== 'page' && node.type !== 'row')
      expect(readLayer(node), `half a layer: ${JSON.stringify(node)}`).not.toBeNull()
  }
  const ids = JSON.stringify(bodyOf(doc).pages).match(/"id":"[^"]+"/g) ?? []
  expect(new Set(ids).size).toBe(ids.length)
  // Where each device removed the page that the others kept, what is left comes to the page that is added next.
  if (!nodes.some(({ type }) => type === 'page')) return
  // A row of which another device removed the table is left out.
  const tables = new Set(nodes.flatMap(({ type, key }) => (type === 'table' ? [key] : [])))
  const shown = nodes.filter(({ type, parent }) => type !== 'row' || tables.has(parent ?? ''))
  if (Math.max(...depths.values()) <= designLimits.depth) expect(ids).toHaveLength(shown.length)
}

interface Written {
  readonly at: string
  readonly madeBy: number
  readonly writtenBy: number
  /** Of a text: none, because it has many writers. */
  readonly value: unknown
  /** Of a text: its letters by where they were written first, with the client that wrote them. */
  readonly letters: readonly (readonly [string, number])[]
}

/** Every stored value of every layer with the devices that made the layer and wrote the value last. */
function writtenIn(doc: Y.Doc): readonly Written[] {
  const map = doc.getMap<Y.Map<unknown>>(layers.path)
  return [...map].flatMap(([key, node]) =>
    [...node].map(([name, value]) => ({
      at: `${key} ${name}`,
      madeBy: map._map.get(key)?.id.client ?? -1,
      writtenBy: node._map.get(name)?.id.client ?? -1,
      value: value instanceof Y.AbstractType ? null : value,
      letters: value instanceof Y.Text ? lettersIn(value) : [],
    })),
  )
}

function lettersIn(text: Y.Text): Written['letters'] {
  const letters: (readonly [string, number])[] = []
  for (let item = text._start; item !== null; item = item.right) {
    const { id, content, deleted } = item
    if (deleted || !(content instanceof Y.ContentString)) continue
    for (const [at, letter] of content.str.split('').entries())
      letters.push([`${letter} ${id.client}:${id.clock + at}`, id.client])
  }
  return letters
}
