import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadFont } from '#engine/fonts/load-font.ts'
import type { FaceLetters } from '#scene/back-ends/faces-of.ts'
import { createFontBook } from './canvas-font-book.ts'
import { type PageFonts, usePageFonts } from './usePageFonts.ts'

vi.mock('#engine/fonts/load-font.ts', async (original) => ({
  ...(await original<typeof import('#engine/fonts/load-font.ts')>()),
  loadFont: vi.fn(async () => true),
}))

const face = { family: 'lora', weight: 400 }
const sheet =
  '@font-face{src:url(/a.woff2);unicode-range:U+20-7E}@font-face{src:url(/b.woff2);unicode-range:U+4??}'
let root: Root
let fonts: PageFonts
let isServed: boolean

beforeEach(() => {
  isServed = true
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async () => {
    if (!isServed) throw new TypeError('offline')
    return new Response(sheet)
  })
  vi.stubGlobal('OffscreenCanvas', Canvas)
  root = createRoot(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.mocked(loadFont).mockReset().mockResolvedValue(true)
})

test('there is a book once the fonts of the texts are loaded, with the letters that the face has', async () => {
  await show([{ face, letters: 'Abц가' }])
  expect(loadFont).toHaveBeenCalledWith(expect.objectContaining({ weight: 400 }), 'Abц')
  expect(fonts).toMatchObject({ isCurrent: true, missing: [] })
  expect([fonts.book?.has(face, 'A'), fonts.book?.has(face, '가')]).toEqual([true, false])
})

test('a face that cannot be loaded is missing, and is asked for again when the network is back', async () => {
  isServed = false
  await show([{ face, letters: 'A' }])
  expect(fonts.missing).toEqual([face])
  expect(fonts.book).not.toBeNull()
  isServed = true
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => void dispatchEvent(new Event('offline')))
  vi.restoreAllMocks()
  await act(async () => void dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(fonts.missing).toEqual([]))
})

test('the same faces and letters in a new list load nothing again', async () => {
  await show([{ face, letters: 'Ab' }])
  const { book } = fonts
  await show([{ face, letters: 'bA' }])
  expect(fonts.book).toBe(book)
  await show([{ face, letters: 'Abc' }])
  expect(fonts.book).not.toBe(book)
})

test('an advance is measured once, and grows with the size', () => {
  const context = { font: '', measureText: vi.fn(() => ({ width: 500 }) as TextMetrics) }
  const book = createFontBook(new Map(), context)
  expect([book.measure('A', face, 10), book.measure('A', face, 20)]).toEqual([5, 10])
  expect(context.measureText).toHaveBeenCalledTimes(1)
  expect(context.font).toBe('400 1000px "Lora", "Pretendard", sans-serif')
})

class Canvas {
  getContext() {
    return { font: '', measureText: (text: string) => ({ width: text.length * 500 }) }
  }
}

function Shown({ wanted }: { readonly wanted: readonly FaceLetters[] }) {
  fonts = usePageFonts(wanted)
  return null
}

async function show(wanted: readonly FaceLetters[]) {
  await act(async () => root.render(<Shown wanted={wanted} />))
  await vi.waitFor(() => expect(fonts.isCurrent).toBe(true))
}
