import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import type { Body, Layer } from '../body/body.ts'
import { bodyOf } from './body-of.ts'
import { writeBody } from './write-body.ts'

const pages = ['p1', 'p2', 'p3']

function bodyOfBoxes(count: number): Body {
  const box = (id: string): Layer => ({ id, type: 'shape', shape: 'rect', x: 0, y: 0, w: 10, h: 10 })
  return {
    v: 1,
    name: '',
    form: 'custom',
    unit: 'px',
    width: 100,
    height: 100,
    tags: [],
    pages: pages.map((id) => ({
      id,
      background: '#FFFFFF',
      layers: Array.from({ length: count }, (_, at) => box(`${id} ${at}`)),
    })),
  }
}

/** How often all layers of the document are read while `change` is written over `count` boxes a page. */
function reads(count: number, change: (body: Body) => Body, isUndone: boolean): number {
  const doc = new Y.Doc()
  const body = bodyOfBoxes(count)
  writeBody(doc, body)
  if (isUndone) writeBody(doc, change(body))
  const entries = vi.spyOn(doc.getMap(design.design.layers.path), 'entries')
  const wanted = isUndone ? body : change(body)
  writeBody(doc, wanted)
  const found = entries.mock.calls.length
  entries.mockRestore()
  expect(bodyOf(doc)).toEqual(wanted)
  return found
}

const reversed = (body: Body): Body => ({
  ...body,
  pages: body.pages.map((page) => ({ ...page, layers: [...page.layers].reverse() })),
})
const turned = (body: Body): Body => ({
  ...body,
  pages: body.pages.map((page, at) => ({
    ...page,
    layers: body.pages[(at + 1) % body.pages.length]?.layers ?? [],
  })),
})
const emptied = (body: Body): Body => ({
  ...body,
  pages: body.pages.map((page) => ({ ...page, layers: [] })),
})

test.each([
  ['reversed', reversed, false],
  ['moved to other pages', turned, false],
  ['removed', emptied, false],
  ['brought back', emptied, true],
])('however many layers are %s, the document is read as often', (_, change, isUndone) => {
  const few = reads(3, change, isUndone)
  expect(few).toBeGreaterThan(0)
  expect(reads(40, change, isUndone)).toBe(few)
})
