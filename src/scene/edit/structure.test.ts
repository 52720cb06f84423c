import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { forEachRun, runsOr } from '../../../tests/support/random.ts'
import { arbitraryBody } from '../document/bodies.fixture.ts'
import { bodyOf } from '../document/body-of.ts'
import { writeBody } from '../document/write-body.ts'
import { readTree } from './read-tree.ts'
import { groupLayers, ungroupLayers } from './structure.ts'

test('grouping and ungrouping leaves every layer where it is on the page', () => {
  forEachRun(runsOr(40), (random) => {
    const doc = new Y.Doc()
    writeBody(doc, arbitraryBody(random))
    const before = readTree(doc)
    const keys = [...before.nodes.keys()].filter((key) => before.pageOf.get(key) === before.pages[0]?.id)
    const chosen = keys.filter(() => random() < 0.4)
    const group = groupLayers(doc, chosen)
    if (group === null) return
    expectSamePlaces(doc, before)
    ungroupLayers(doc, group)
    expectSamePlaces(doc, before)
    expect(bodyOf(doc).pages).toHaveLength(before.pages.length)
  })
})

function expectSamePlaces(doc: Y.Doc, before: ReturnType<typeof readTree>) {
  const after = readTree(doc)
  for (const [key, { layer, matrix }] of before.nodes) {
    if (layer.type === 'group') continue
    const now = after.nodes.get(key)?.matrix ?? []
    expect(now).toHaveLength(6)
    matrix.forEach((value, at) => expect(Math.abs(value - (now[at] ?? 0))).toBeLessThan(0.01))
  }
}
