import { act, fireEvent } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeEditor, type OpenEditor, showEditor } from './panels.fixture.tsx'
import PicturesPanel from './pictures/PicturesPanel.tsx'
import TextsPanel from './texts/TextsPanel.tsx'

vi.mock('#kits/design/dress/useDress.ts', async () => {
  const { brand } = await import('./brand.fixture.ts')
  return { useDress: () => brand }
})
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}))
vi.mock('#kits/pictures/useStoreFile.ts', () => ({
  useStoreFile: () => ({
    store: async ({ name }: File) =>
      name === 'refused.png' ? null : { idBlob: `blob-${name.replace('.', '-')}` },
    isBusy: false,
    error: null,
  }),
}))

let editor: OpenEditor
let heading: HTMLElement

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  vi.stubGlobal('createImageBitmap', async () => ({ width: 300, height: 200, close: () => {} }))
})

afterEach(async () => {
  vi.useRealTimers()
  await closeEditor(editor)
  vi.unstubAllGlobals()
})

const at = (clientX: number, clientY: number, pointerType = 'mouse') => ({
  clientX,
  clientY,
  pointerType,
  pointerId: 1,
  button: 0,
  bubbles: true,
})

async function showTexts() {
  editor = await showEditor(<TextsPanel />)
  editor.state.desk.set({ left: 300, top: 50, width: 600, height: 600 })
  editor.state.view.set({ scale: 2, x: 0, y: 0 })
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === '제목')
  if (!found) throw new Error('there is no heading')
  heading = found
}

const middles = () => editor.layers().map(({ x, y, w, h }) => [Math.round(x + w / 2), Math.round(y + h / 2)])

test('what is dragged onto the canvas comes to the point of the page, as large as it is, and not by the click as well', async () => {
  await showTexts()
  await act(async () => {
    fireEvent.pointerDown(heading, at(100, 100))
    fireEvent.pointerMove(document.body, at(200, 120))
    fireEvent.pointerMove(document.body, at(520, 250))
    fireEvent.pointerUp(document.body, at(520, 250))
    fireEvent.click(heading)
  })
  expect(middles()).toEqual([[110, 100]])
  expect(editor.state.selection.get()).toHaveLength(1)
})

test('words that are dropped near an edge stay on the page', async () => {
  await showTexts()
  await act(async () => {
    fireEvent.pointerDown(heading, at(100, 100))
    fireEvent.pointerMove(document.body, at(310, 60))
    fireEvent.pointerUp(document.body, at(310, 60))
  })
  expect(editor.layers().map(({ x, y }) => [x, y])).toEqual([[0, 0]])
})

test('letters go to a text that a pointer or a key has put on the page', async () => {
  editor = await showEditor(
    <>
      <TextsPanel />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as the canvas has it */}
      <div data-canvas tabIndex={0} />
    </>,
  )
  const canvas = document.querySelector('[data-canvas]')
  const button = document.querySelector('button')
  for (const detail of [0, 1]) {
    button?.focus()
    await act(async () => button && fireEvent.click(button, { detail }))
    expect(document.activeElement).toBe(canvas)
  }
})

test('what is dropped beside the canvas comes nowhere', async () => {
  await showTexts()
  await act(async () => {
    fireEvent.pointerDown(heading, at(100, 100))
    fireEvent.pointerMove(document.body, at(200, 120))
    fireEvent.pointerUp(document.body, at(200, 120))
    fireEvent.click(heading)
  })
  expect(editor.layers()).toEqual([])
})

test('Escape gives up what is dragged', async () => {
  await showTexts()
  await act(async () => {
    fireEvent.pointerDown(heading, at(100, 100))
    fireEvent.pointerMove(document.body, at(520, 250))
    fireEvent.keyDown(heading, { key: 'Escape' })
    fireEvent.pointerUp(document.body, at(520, 250))
  })
  expect(editor.layers()).toEqual([])
})

test('a finger that moves at once scrolls, one that holds drags', async () => {
  await showTexts()
  await act(async () => {
    fireEvent.pointerDown(heading, at(100, 100, 'touch'))
    fireEvent.pointerMove(document.body, at(100, 130, 'touch'))
    vi.advanceTimersByTime(400)
    fireEvent.pointerMove(document.body, at(520, 250, 'touch'))
    fireEvent.pointerUp(document.body, at(520, 250, 'touch'))
  })
  expect(editor.layers()).toEqual([])
  await act(async () => {
    fireEvent.pointerDown(heading, at(100, 100, 'touch'))
    vi.advanceTimersByTime(400)
    fireEvent.pointerMove(document.body, at(520, 250, 'touch'))
    fireEvent.pointerUp(document.body, at(520, 250, 'touch'))
  })
  expect(middles()).toEqual([[110, 100]])
})

async function choose(...names: string[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('there is no field for files')
  const files = names.map((name) => new File(['bytes'], name, { type: 'image/png' }))
  await act(async () => void fireEvent.change(input, { target: { files } }))
}

test('pictures of the device come as layers of their own, whole, but for those that are refused', async () => {
  editor = await showEditor(<PicturesPanel />)
  await choose('one.png', 'refused.png', 'two.png')
  await vi.waitFor(() => expect(editor.layers()).toHaveLength(2))
  expect(editor.layers()).toMatchObject([
    { type: 'image', src: 'file:blob-one-png', w: 150, h: 100 },
    { type: 'image', src: 'file:blob-two-png', w: 150, h: 100 },
  ])
})

test('with a picture selected the first file takes its place', async () => {
  const photo = { id: 'photo', type: 'image', x: 0, y: 0, w: 80, h: 60, src: '{photo.1}', zoom: 2 } as const
  editor = await showEditor(<PicturesPanel />, { layers: [photo] })
  await editor.select('photo')
  await choose('one.png')
  await vi.waitFor(() => expect(editor.layers()[0]).toMatchObject({ src: 'file:blob-one-png' }))
  expect(editor.layers()).toHaveLength(1)
  expect(editor.layers()[0]).not.toHaveProperty('zoom')
})
