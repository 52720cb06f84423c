import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { forEachRun, partsOf, runsOr } from '../../../tests/support/random.ts'
import { arbitraryBody } from '../document/bodies.fixture.ts'
import { bodyOf } from '../document/body-of.ts'
import { writeBody } from '../document/write-body.ts'
import { adding, arranging, moving, removing, runAny, tabling } from './commands.fixture.ts'
import type { PlacedNode } from './placed-nodes.ts'
import { type DesignTree, readTree } from './read-tree.ts'
import { groupLayers, ungroupLayers } from './structure.ts'

const commands = { ...moving, ...arranging, ...adding, ...removing, ...tabling }

test.each(partsOf(runsOr(12), 12))(
  'whatever is done, every layer is there once, and what is not touched stays where it is: %o',
  (runs) => {
    forEachRun(runs, (random) => {
      const doc = new Y.Doc()
      writeBody(doc, arbitraryBody(random))
      for (let round = 0; round < 20; round++) {
        const before = readTree(doc)
        const { name, keys } = runAny(doc, commands, random)
        const after = readTree(doc)
        expectWhole(doc, after)
        for (const [key, node] of before.nodes) {
          const now = after.nodes.get(key)
          if (!(name in removing) && node.layer.type !== 'group')
            expect(now, `${name} lost ${key}`).toBeDefined()
          const mayMove = name in moving && isIn(before, key, keys)
          if (now && node.layer.type !== 'group' && !mayMove) expectSamePlace(node, now, name)
        }
      }
    })
  },
)

test.each(partsOf(runsOr(40), 40))(
  'grouping and ungrouping leaves every layer where it is, and as it was: %o',
  (runs) => {
    forEachRun(runs, (random) => {
      const doc = new Y.Doc()
      writeBody(doc, arbitraryBody(random))
      const before = readTree(doc)
      const [page] = before.pages
      const keys = [...before.nodes.keys()].filter((key) => before.pageOf.get(key) === page?.id)
      const group = groupLayers(
        doc,
        keys.filter(() => random() < 0.4),
      )
      if (group === null) return
      for (const step of [() => {}, () => ungroupLayers(doc, group)]) {
        step()
        const { nodes } = readTree(doc)
        for (const [key, node] of before.nodes) {
          const now = nodes.get(key)
          if (node.layer.type === 'group') continue
          expect(now).toBeDefined()
          if (now) expectSamePlace(node, now, 'group')
          const { x: _, y: __, rotate: ___, flipX: ____, flipY: _____, ...rest } = node.layer
          expect(now?.layer).toMatchObject(rest)
        }
      }
    })
  },
)

function isIn({ nodes }: DesignTree, key: string, keys: readonly string[]): boolean {
  for (let at: string | null = key; at !== null; at = nodes.get(at)?.parent ?? null)
    if (keys.includes(at)) return true
  return false
}

function expectSamePlace(before: PlacedNode, after: PlacedNode, name: string): void {
  const { w, h } = before.layer
  const far = [w, h, w, h]
  before.matrix.forEach((value, at) => {
    // Of the first four, what they make of the farthest corner.
    const off = Math.abs(value - (after.matrix[at] ?? 0)) * (far[at] ?? 1)
    expect(off, `${name} moved ${before.layer.id}`).toBeLessThan(0.01)
  })
}

function expectWhole(doc: Y.Doc, { nodes, pages }: DesignTree): void {
  expect(pages.length).toBeGreaterThan(0)
  const rows = [...nodes.values()].flatMap(({ layer }) => (layer.type === 'table' ? layer.rows : []))
  expect(nodes.size + rows.length + pages.length).toBe(design.design.layers.keys(doc).length)
  const ids = JSON.stringify(bodyOf(doc)).match(/"id":"[^"]+"/g) ?? []
  expect(new Set(ids).size).toBe(ids.length)
}
