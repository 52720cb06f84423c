import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadFont } from '#engine/fonts/load-font.ts'
import type { Drawing, SceneFace } from '#scene/list/drawing.ts'
import type { FontBook } from '#scene/text/font-book.ts'
import { createFontBook } from './canvas-font-book.ts'
import { type Drawings, useDrawings } from './useDrawings.ts'

vi.mock('#engine/fonts/load-font.ts', async (original) => ({
  ...(await original<typeof import('#engine/fonts/load-font.ts')>()),
  loadFont: vi.fn(async () => true),
}))

const own = { family: 'lora', weight: 400 }
const korean = { family: 'gowun-batang', weight: 400 }
const ranges: Readonly<Record<string, string>> = { lora: 'U+20-7E', 'gowun-batang': 'U+AC00-D7A3' }
let root: Root
let shown: Drawings
let isServed: boolean

beforeEach(() => {
  isServed = true
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (url: string) => {
    if (!isServed) throw new TypeError('offline')
    const range = Object.entries(ranges).find(([slug]) => String(url).includes(`/${slug}/`))?.[1]
    return new Response(`@font-face{src:url(/a.woff2);unicode-range:${range ?? 'U+0'}}`)
  })
  vi.stubGlobal('OffscreenCanvas', Canvas)
  root = createRoot(document.createElement('div'))
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.mocked(loadFont).mockReset().mockResolvedValue(true)
})

test('pages are drawn once their fonts are here, and only letters that a face has are loaded of it', async () => {
  await show(drawWith('Ab가'))
  expect(shown.missing).toEqual([])
  expect(runsOf(shown)).toEqual(['lora: A', 'lora: b', 'gowun-batang: 가'])
  expect(loadFont).toHaveBeenCalledWith(expect.objectContaining({ weight: 400 }), 'Ab')
  expect(loadFont).toHaveBeenCalledWith(expect.objectContaining({ weight: 400 }), '가')
})

test('another text is drawn at once, and its new letters are loaded', async () => {
  await show(drawWith('Ab'))
  vi.mocked(loadFont).mockClear()
  act(() => root.render(<Shown draw={drawWith('Abc')} />))
  expect(runsOf(shown)).toEqual(['lora: A', 'lora: b', 'lora: c'])
  await act(() => vi.waitFor(() => expect(loadFont).toHaveBeenCalledOnce()))
})

test('what was loaded before is drawn without loading anything', async () => {
  await show(drawWith('A'))
  vi.mocked(loadFont).mockClear()
  await show(drawWith('A'))
  expect(loadFont).not.toHaveBeenCalled()
})

test('a face that cannot be loaded is missing, and is asked for again when the network is back', async () => {
  isServed = false
  await show(drawWith('x', [{ family: 'jua', weight: 400 }]))
  expect(shown.missing).toEqual([{ family: 'jua', weight: 400 }])
  isServed = true
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => void dispatchEvent(new Event('offline')))
  vi.restoreAllMocks()
  await act(async () => void dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(shown.missing).toEqual([]))
})

test('an advance is measured once, and grows with the size', () => {
  const context = { font: '', measureText: vi.fn(() => ({ width: 500 }) as TextMetrics) }
  const book = createFontBook(new Map(), context)
  expect([book.measure('A', own, 10), book.measure('A', own, 20)]).toEqual([5, 10])
  expect(context.measureText).toHaveBeenCalledTimes(1)
  expect(context.font).toBe('400 1000px "Lora", "Pretendard", sans-serif')
})

class Canvas {
  getContext() {
    return { font: '', measureText: (text: string) => ({ width: text.length * 500 }) }
  }
}

/** Draws each letter as a run of the first face that has it. */
function drawWith(text: string, chain: readonly SceneFace[] = [own, korean]) {
  return (fonts: FontBook): readonly Drawing[] => {
    const items = [...text].flatMap((letter) => {
      const face = chain.find((one) => fonts.has(one, letter))
      return face ? [run(letter, face)] : []
    })
    return [{ width: 1, height: 1, bleed: 0, cut: 'rect', items, remarks: [] }]
  }
}

function run(text: string, face: SceneFace) {
  const place = { layer: 'a', matrix: [1, 0, 0, 1, 0, 0], opacity: 1, x: 0, y: 0 } as const
  return { ...place, kind: 'text', text, size: 10, spacing: 0, face, fill: '#000000', advance: 5 } as const
}

function runsOf({ drawings }: Drawings): string[] {
  const items = drawings?.flatMap((drawing) => drawing.items) ?? []
  return items.flatMap((item) => (item.kind === 'text' ? [`${item.face.family}: ${item.text}`] : []))
}

function Shown({ draw }: { readonly draw: (fonts: FontBook) => readonly Drawing[] }) {
  shown = useDrawings(draw)
  return null
}

async function show(draw: (fonts: FontBook) => readonly Drawing[]): Promise<void> {
  await act(async () => root.render(<Shown draw={draw} />))
  await vi.waitFor(() => expect(shown.drawings).not.toBeNull())
}
