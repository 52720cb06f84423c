import { act, cleanup, render, screen } from '@testing-library/react'
import { CollectionRendererContext, createLeafComponent, GridList } from 'react-aria-components'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ItemNode } from '#kits/library/list/item-node.ts'
import { cardWindow } from './CardWindow.tsx'
import { CardLayout } from './card-layout.ts'

const count = 400
let top: number
let width: number
let renders: number

const Cell = createLeafComponent(ItemNode, function Cell({ name }: { id: number; name: number }) {
  renders++
  return <article>{name}</article>
})

beforeEach(() => {
  top = 0
  width = 1_160
  renders = 0
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top, width }) as DOMRect,
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const listOf = (ids: readonly number[]) => (
  <CollectionRendererContext value={renderer}>
    <GridList aria-label="cards" items={ids.map((id) => ({ id }))} layout="grid">
      {({ id }) => <Cell id={id} name={id} />}
    </GridList>
  </CollectionRendererContext>
)

const renderer = cardWindow(new CardLayout())
const all = Array.from({ length: count }, (_, at) => at + 1)
const shown = () => screen.queryAllByRole('article').map((card) => Number(card.textContent))

function scrollTo(y: number): void {
  top = -y
  act(() => void document.dispatchEvent(new Event('scroll')))
}

test('only cards around the window are there, at their places', () => {
  render(listOf(all))
  expect(shown()).toContain(1)
  expect(shown().length).toBeLessThan(30)
  scrollTo(20_000)
  expect(shown()).not.toContain(1)
  const first = screen.getAllByRole('article')[0]?.closest<HTMLElement>('[style*=top]')
  expect(Number.parseInt(first?.style.top ?? '', 10)).toBeGreaterThan(18_000)
})

test('a movement with which no card comes renders nothing, and another renders only what comes', () => {
  render(listOf(all))
  for (let at = 1; at <= 40; at++) scrollTo(20_000 + at)
  renders = 0
  const before = shown()
  for (let at = 1; at <= 10; at++) scrollTo(20_040 - at)
  expect(renders).toBe(0)
  expect(shown()).toEqual(before)
  scrollTo(20_400)
  const come = shown().filter((id) => !before.includes(id))
  expect(come.length).toBeGreaterThan(0)
  expect(renders).toBe(come.length)
})

test('a shorter list shows its own cards, wherever the longer one was scrolled to', () => {
  const { rerender } = render(listOf(all))
  scrollTo(20_000)
  top = 0
  rerender(listOf([7, 9]))
  expect(shown()).toEqual([7, 9])
})

test('cards that all stay take their places in another width', () => {
  const six = [1, 2, 3, 4, 5, 6]
  render(listOf(six))
  const rights = () =>
    screen.getAllByRole('article').map((card) => {
      const { left, width: own } = card.closest<HTMLElement>('[style*=top]')?.style ?? { left: '', width: '' }
      return Number.parseInt(left, 10) + Number.parseInt(own, 10)
    })
  expect(Math.max(...rights())).toBeGreaterThan(1_000)
  width = 700
  act(() => void dispatchEvent(new Event('resize')))
  expect(shown()).toEqual(six)
  expect(Math.max(...rights())).toBeLessThanOrEqual(700)
})
