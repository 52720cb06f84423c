import { Rect, Size } from 'react-aria-components'
import { expect, test } from 'vitest'
import { CardLayout } from './card-layout.ts'

function layoutOf(count: number, width: number, focused: readonly number[] = []): CardLayout {
  const layout = new CardLayout()
  const collection = Array.from({ length: count }, (_, key) => ({ key, type: 'item' }))
  const virtualizer = { size: new Size(width, 800), collection, persistedKeys: new Set(focused) }
  layout.virtualizer = virtualizer as never
  layout.update()
  return layout
}

const keysIn = (layout: CardLayout, y: number) =>
  layout.getVisibleLayoutInfos(new Rect(0, y, 1_000, 800)).map(({ key }) => Number(key))

test('of two thousand cards those around the window are there, and the one with the focus', () => {
  const layout = layoutOf(2_000, 1_160, [3])
  const keys = keysIn(layout, 100_000)
  expect(keys.length).toBeLessThan(60)
  expect(keys).toContain(3)
  for (const key of keys.filter((each) => each !== 3)) {
    const { y, maxY } = layout.getLayoutInfo(key)?.rect ?? new Rect()
    expect(maxY > 98_000 && y < 102_800).toBe(true)
  }
})

test('cards outside of the window come one after another, and those that are near stay', () => {
  const layout = layoutOf(2_000, 1_160)
  const counts = Array.from({ length: 40 }, (_, at) => keysIn(layout, 10_000 + at).length)
  for (const [at, count] of counts.entries()) expect(count - (counts[at - 1] ?? count)).toBeLessThanOrEqual(2)
  const rows = (keys: readonly number[]) => (keys.at(-1) ?? 0) - (keys[0] ?? 0) + 1
  const before = keysIn(layout, 10_040)
  expect(rows(before)).toBe(before.length)
  const { y = 0 } = layout.getLayoutInfo(before[0] ?? 0)?.rect ?? {}
  const { maxY = 0 } = layout.getLayoutInfo(before.at(-1) ?? 0)?.rect ?? {}
  expect(y).toBeLessThan(10_040 - 600 + 1)
  expect(maxY).toBeGreaterThan(10_040 + 800 + 600 - 1)
  expect(keysIn(layout, 10_060)).toEqual(expect.arrayContaining(before))
})

test('a phone has two columns, a narrow one has one, and every card has a place of its own', () => {
  const columnsIn = (width: number) => {
    const layout = layoutOf(9, width)
    const rects = Array.from({ length: 9 }, (_, key) => layout.getLayoutInfo(key)?.rect ?? new Rect())
    for (const [at, rect] of rects.entries())
      for (const other of rects.slice(at + 1)) expect(rect.intersects(other)).toBe(false)
    expect(layout.getContentSize().height).toBe(rects.at(-1)?.maxY)
    return new Set(rects.map(({ x }) => x)).size
  }
  expect([280, 358, 700, 1_160].map(columnsIn)).toEqual([1, 2, 3, 4])
})
