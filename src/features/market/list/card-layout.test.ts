import { Rect } from 'react-aria-components'
import { expect, test } from 'vitest'
import { CardLayout, type Range } from './card-layout.ts'

const none: Range = { first: 0, last: 0 }

function layoutOf(count: number, width: number): CardLayout {
  const layout = new CardLayout()
  layout.place({ keys: Array.from({ length: count }, (_, key) => key), width })
  return layout
}

const rowOf = (layout: CardLayout, at: number) => layout.getItemRect(at) ?? new Rect()

test('of two thousand cards those around the window are there', () => {
  const layout = layoutOf(2_000, 1_160)
  const { first, last } = layout.rangeIn(none, 100_000, 100_800)
  expect(last - first).toBeLessThan(60)
  expect(rowOf(layout, first).y).toBeLessThanOrEqual(100_000)
  expect(rowOf(layout, last - 1).maxY).toBeGreaterThan(100_700)
  expect(layout.getVisibleRect()).toMatchObject({ y: 100_000, height: 800 })
})

test('cards outside of the window come one after another, and those that are near stay', () => {
  const layout = layoutOf(2_000, 1_160)
  let range = layout.rangeIn(none, 10_000, 10_800)
  for (let at = 1; at < 40; at++) {
    const next = layout.rangeIn(range, 10_000 + at, 10_800 + at)
    expect(range.first - next.first).toBeLessThanOrEqual(1)
    expect(next.last - range.last).toBeLessThanOrEqual(1)
    range = next
  }
  expect(rowOf(layout, range.first).y).toBeLessThan(10_040 - 600 + 1)
  expect(rowOf(layout, range.last - 1).maxY).toBeGreaterThan(10_840 + 600 - 1)
  expect(layout.rangeIn(range, 10_060, 10_860)).toMatchObject(range)
})

test('a movement with which no card comes or goes is the same range', () => {
  const layout = layoutOf(2_000, 1_160)
  let range = layout.rangeIn(none, 10_000, 10_800)
  for (let at = 0; at < 40; at++) range = layout.rangeIn(range, 10_000, 10_800)
  expect(layout.rangeIn(range, 10_001, 10_801)).toBe(range)
})

test('a phone has two columns, a narrow one has one, and every card has a place of its own', () => {
  const columnsIn = (width: number) => {
    const layout = layoutOf(9, width)
    const rects = Array.from({ length: 9 }, (_, key) => layout.getItemRect(key) ?? new Rect())
    for (const [at, rect] of rects.entries())
      for (const other of rects.slice(at + 1)) expect(rect.intersects(other)).toBe(false)
    expect(layout.getContentSize().height).toBe(rects.at(-1)?.maxY)
    return new Set(rects.map(({ x }) => x)).size
  }
  expect([280, 358, 700, 1_160].map(columnsIn)).toEqual([1, 2, 3, 4])
})
