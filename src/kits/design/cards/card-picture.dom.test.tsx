import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Body, Page } from '#scene/body/body.ts'
import type { Dress } from '#scene/dress/dress.ts'
import { CardPicture } from './CardPicture.tsx'
import type { CardOrder, CardStudio, DrawnCard } from './card-studio.ts'

vi.mock('../scene/PagePicture.tsx', () => ({ PagePicture: () => <svg /> }))

const page = { id: 'p1', background: '#FFFFFF', layers: [] } as const
const body: Body = {
  ...{ v: 1, name: '소식', form: 'custom', unit: 'px', width: 100, height: 200 },
  tags: [],
  pages: [page],
}
const dress = { logos: [], photos: [] } as unknown as Dress
let root: Root
let place: HTMLElement
let orders: { readonly order: CardOrder; readonly answer: (card: DrawnCard | null) => void }[]
let cancelled: number
let resize: (width: number) => void
let isPossible: boolean

const studio: CardStudio = {
  isPossible: () => isPossible,
  known: () => null,
  draw(order) {
    const { promise, resolve } = Promise.withResolvers<DrawnCard | null>()
    orders.push({ order, answer: resolve })
    return { answer: promise, cancel: () => void cancelled++ }
  },
  close() {},
}

beforeEach(() => {
  orders = []
  cancelled = 0
  isPossible = true
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('devicePixelRatio', 2)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: (entries: unknown[]) => void) {
        resize = (width) => report([{ contentRect: { width } }])
      }
      observe() {}
      disconnect() {}
    },
  )
  place = document.createElement('div')
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

async function show(of: Dress = dress, shown: Page = page): Promise<void> {
  const brand = { dress: of, bytes: new Map(), absent: 0, isWhole: true }
  await act(async () =>
    root.render(<CardPicture body={body} page={shown} brand={brand} studio={studio} pictures={new Map()} />),
  )
}

async function answer(at: number, url: string | null): Promise<void> {
  await act(async () => orders[at]?.answer(url === null ? null : { page, dress, url, width: 200 }))
}

test('a card is drawn as wide as its place in pixels, and again only where it is too small', async () => {
  await show()
  expect(place.querySelector('img')).toBeNull()
  act(() => resize(100))
  await answer(0, 'blob:1')
  expect(place.querySelector('img')?.src).toBe('blob:1')
  act(() => resize(80))
  act(() => resize(120))
  expect(orders.map(({ order }) => order.width)).toEqual([200, 240])
})

test('a picture stays until the one in another dress is drawn', async () => {
  await show()
  act(() => resize(100))
  await answer(0, 'blob:1')
  await show({ ...dress })
  act(() => resize(100))
  expect(place.querySelector('img')?.src).toBe('blob:1')
  await answer(1, 'blob:2')
  expect(place.querySelector('img')?.src).toBe('blob:2')
})

test('a card that is used again for another page does not show the one before', async () => {
  await show()
  act(() => resize(100))
  await answer(0, 'blob:1')
  await show(dress, { ...page })
  expect(place.querySelector('img')).toBeNull()
})

test('what the studio cannot draw is drawn by the page, until the dress is another', async () => {
  await show()
  act(() => resize(100))
  await answer(0, null)
  expect(place.querySelector('svg')).not.toBeNull()
  await show({ ...dress })
  expect(place.querySelector('svg')).toBeNull()
  act(() => resize(100))
  expect(orders).toHaveLength(2)
})

test('a card that leaves the window is not drawn any more', async () => {
  await show()
  act(() => resize(100))
  act(() => root.render(null))
  expect(cancelled).toBe(1)
})

test('a browser without such workers draws at once', async () => {
  isPossible = false
  await show()
  expect(place.querySelector('svg')).not.toBeNull()
})
