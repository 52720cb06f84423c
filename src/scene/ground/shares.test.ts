import { expect, test } from 'vitest'
import type { Drawing, PathItem, PictureItem, TextItem } from '../list/drawing.ts'
import { rectangle } from '../shapes/shape-path.ts'
import { colourShares } from './shares.ts'

function box(fill: string, w: number, h: number): PathItem {
  return {
    kind: 'path',
    layer: fill,
    matrix: [1, 0, 0, 1, 0, 0],
    opacity: 1,
    d: rectangle(w, h),
    evenOdd: false,
    fill,
    stroke: null,
    strokeWidth: 0,
    dash: [],
    round: false,
  }
}

function pageOf(...items: Drawing['items']): Drawing {
  return { width: 100, height: 100, bleed: 0, cut: 'rect', items, remarks: [] }
}

const picture: PictureItem = {
  kind: 'picture',
  layer: 'photo',
  matrix: [1, 0, 0, 1, 0, 0],
  opacity: 1,
  picture: 'p',
  x: 50,
  y: 0,
  w: 50,
  h: 100,
  clip: null,
}

test('what lies on top counts, by how much of the page it covers', () => {
  const [first, second] = colourShares(pageOf(box('#FFFFFF', 100, 100), box('#B4583A', 100, 25)))
  expect(first).toEqual({ hex: '#FFFFFF', share: expect.closeTo(0.75, 1) })
  expect(second).toEqual({ hex: '#B4583A', share: expect.closeTo(0.25, 1) })
})

test('pictures do not count', () => {
  const shares = colourShares(pageOf(box('#FFFFFF', 100, 100), box('#B4583A', 25, 100), picture))
  expect(shares.map(({ share }) => Math.round(share * 10))).toEqual([5, 5])
})

test('a text counts by its letters', () => {
  const text: TextItem = {
    kind: 'text',
    layer: 'text',
    matrix: [1, 0, 0, 1, 0, 0],
    opacity: 1,
    text: '가을',
    x: 0,
    y: 20,
    size: 20,
    spacing: 0,
    face: { family: 'pretendard', weight: 400 },
    fill: '#1B1D22',
    advance: 100,
  }
  const shares = colourShares(pageOf(box('#FFFFFF', 100, 100), text))
  expect(shares.map(({ hex }) => hex)).toEqual(['#FFFFFF', '#1B1D22'])
  expect(shares[1]?.share).toBeGreaterThan(0.01)
})
