import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { templateOf } from '#kits/design/templates/template.fixture.ts'
import type { Body, Layer } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { orderTemplates } from './order-templates.ts'
import { isEmptyDesign, placePages } from './place-template.ts'

const text: Layer = {
  id: 'text',
  type: 'text',
  x: 10,
  y: 20,
  w: 80,
  h: 30,
  text: '글',
  font: ['{font.korMain}'],
  size: 20,
  min: 10,
  lineHeight: 1.5,
  spacing: 0,
  fill: '#000000',
}
const ground: Layer = {
  id: 'ground',
  type: 'shape',
  shape: 'rect',
  x: -4,
  y: 0,
  w: 108,
  h: 100,
  radius: 8,
  stroke: { color: '#000000', width: 2 },
}

function bodyWith(width: number, height: number, pages: Record<string, readonly Layer[]>): Body {
  const sheet = { form: 'custom', unit: 'px', tags: [] } as const
  return {
    v: 1,
    name: 'menu',
    ...sheet,
    width,
    height,
    pages: Object.entries(pages).map(([id, layers]) => ({ id, background: '#FFFFFF', layers })),
  }
}

function designWith(pages: Record<string, readonly Layer[]>): Y.Doc {
  const doc = new Y.Doc()
  writeBody(doc, bodyWith(100, 100, pages))
  return doc
}

test('pages come after a page, or take the place of pages, always under new keys', () => {
  const doc = designWith({ one: [text], two: [] })
  const { pages } = bodyWith(100, 100, { one: [text], three: [ground] })
  const added = doc.transact(() => placePages(doc, pages, { after: 'one' }))
  expect(bodyOf(doc).pages.map(({ id }) => id)).toEqual(['one', ...(added ?? []), 'two'])
  const instead = doc.transact(() => placePages(doc, pages, { instead: ['one', 'two'] }))
  expect(bodyOf(doc).pages.map(({ id }) => id)).toEqual([...(added ?? []), ...(instead ?? [])])
  const keys = bodyOf(doc).pages.flatMap(({ id, layers }) => [id, ...layers.map((layer) => layer.id)])
  expect(new Set(keys).size).toBe(8)
})

test('nothing is written where the page is gone', () => {
  const doc = designWith({ one: [text] })
  const before = bodyOf(doc)
  expect(placePages(doc, before.pages, { after: 'gone' })).toBeNull()
  expect(bodyOf(doc)).toEqual(before)
})

test('a design is empty while no page of it has a layer', () => {
  expect(isEmptyDesign(bodyWith(100, 100, { one: [], two: [] }))).toBe(true)
  expect(isEmptyDesign(bodyWith(100, 100, { one: [], two: [text] }))).toBe(false)
})

test('templates of the form come first, then those of the nearest ratio; those of another shape only where all are shown', () => {
  const shaped = (id: number, form: string, width: number, height: number) => {
    const template = templateOf(id)
    return { ...template, body: { ...template.body, form, width, height } }
  }
  const all = [
    shaped(1, 'web-strip', 1200, 120),
    shaped(2, 'custom', 300, 400),
    shaped(3, 'menu-a4-landscape', 297, 210),
    shaped(4, 'a4-portrait', 210, 297),
  ]
  const of = (isSuited: boolean, query = '') =>
    orderTemplates(all, { form: 'menu-a4-landscape', width: 297, height: 210 }, { query, isSuited }).map(
      ({ idTemplate }) => idTemplate,
    )
  expect(of(true)).toEqual([3])
  expect(of(false)).toEqual([3, 2, 4, 1])
  expect(of(false, '템플릿 4')).toEqual([4])
})
