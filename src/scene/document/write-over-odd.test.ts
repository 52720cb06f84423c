import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { pick } from '#model/fields/arbitrary.ts'
import type { Random } from '#model/fields/random.ts'
import { forEachRun, partsOf, runsOr } from '../../../tests/support/random.ts'
import type { Body } from '../body/body.ts'
import { arbitraryBody } from './bodies.fixture.ts'
import { bodyOf } from './body-of.ts'
import { oddDevices, receive, workOddly } from './odd-designs.fixture.ts'
import { nodeTypes } from './read-layer.ts'
import { removeNodes } from './remove-nodes.ts'
import { shownNodes } from './shown-nodes.ts'
import { writeBody } from './write-body.ts'

const { layers } = design.design

test.each(partsOf(runsOr(60), 500))(
  'a body that is written is the design on all devices, whatever was hidden in it: %o',
  (runs) => {
    forEachRun(runs, expectWritten)
  },
)

test.each(partsOf(runsOr(30), 500))(
  'layers and pages that are removed take with them what is shown in them and nothing else: %o',
  (runs) => {
    forEachRun(runs, expectRemoved)
  },
)

function expectWritten(random: Random): void {
  const devices = oddDevices(random)
  const versions = workOddly(devices, random)
  const { doc } = pick(random, devices)
  const before = bodyOf(doc)
  for (const device of devices) expect(bodyOf(device.doc)).toEqual(before)

  const wanted = pick(random, [...versions, arbitraryBody(random)])
  const isTaken = (id: string) => isOfNewerBuild(doc, id)
  const history = new Y.UndoManager(doc, { trackedOrigins: new Set(['me']), captureTimeout: 0 })
  writeBody(doc, wanted, 'me')
  expectSame(bodyOf(doc), wanted, isTaken)
  for (const device of devices) receive(device, random, 1)
  for (const device of devices) expect(bodyOf(device.doc)).toEqual(bodyOf(doc))
  expectNoUpdate(doc, () => writeBody(doc, bodyOf(doc)))
  history.undo()
  expect(bodyOf(doc)).toEqual(before)
}

function expectRemoved(random: Random): void {
  const devices = oddDevices(random)
  workOddly(devices, random)
  const { doc } = pick(random, devices)
  const before = [...shownNodes(doc).values()]
  const isLast = (key: string) => key === before.findLast(({ values }) => values.type === 'page')?.key
  const removed = before.flatMap(({ key }) => (random() < 0.2 && !isLast(key) ? [key] : []))
  const gone = new Set(removed)
  for (const { key, parent } of before) if (parent !== null && gone.has(parent)) gone.add(key)
  removeNodes(doc, removed)
  expect([...shownNodes(doc).values()]).toEqual(before.filter(({ key }) => !gone.has(key)))
  for (const device of devices) receive(device, random, 1)
  for (const device of devices) expect(bodyOf(device.doc)).toEqual(bodyOf(doc))
}

function isOfNewerBuild(doc: Y.Doc, id: string): boolean {
  const isThere = doc.getMap(layers.path).has(id)
  return isThere && !nodeTypes.has(layers.properties.type.at(id).read(doc) ?? '')
}

/** Equal but for ids that nodes of a newer build have. */
function expectSame(body: Body, wanted: Body, isTaken: (id: string) => boolean): void {
  const found = idsIn(body)
  const fresh = new Map(idsIn(wanted).flatMap((id, at) => (isTaken(id) ? [[id, found[at]]] : [])))
  const named = JSON.stringify(wanted).replace(/"id":"([^"]*)"/g, (all, id: string) =>
    fresh.has(id) ? `"id":"${fresh.get(id)}"` : all,
  )
  expect(body).toEqual(JSON.parse(named))
}

function idsIn(body: Body): readonly string[] {
  return Array.from(JSON.stringify(body).matchAll(/"id":"([^"]*)"/g), ([, id]) => id ?? '')
}

function expectNoUpdate(doc: Y.Doc, write: () => void): void {
  let updates = 0
  const count = () => updates++
  doc.on('update', count)
  write()
  doc.off('update', count)
  expect(updates).toBe(0)
}
