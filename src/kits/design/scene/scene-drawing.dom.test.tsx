import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadFont } from '#engine/fonts/load-font.ts'
import { sampleDrawing, textItem } from '#scene/back-ends/sample-drawing.fixture.ts'
import type { Drawing } from '#scene/list/drawing.ts'
import type { FontBook } from '#scene/text/font-book.ts'
import { createFontBook } from './canvas-font-book.ts'
import { type SceneDrawing, useSceneDrawing } from './useSceneDrawing.ts'

vi.mock('#engine/fonts/load-font.ts', async (original) => ({
  ...(await original<typeof import('#engine/fonts/load-font.ts')>()),
  loadFont: vi.fn(async () => true),
}))

const sheet =
  '@font-face{src:url(/a.woff2);unicode-range:U+20-7E}@font-face{src:url(/b.woff2);unicode-range:U+400-4FF}'
let host: HTMLElement
let shown: SceneDrawing[]

beforeEach(() => {
  shown = []
  vi.stubGlobal('fetch', async () => new Response(sheet))
  vi.stubGlobal('OffscreenCanvas', Canvas)
  host = document.createElement('div')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.mocked(loadFont).mockClear()
})

test('a drawing is ready once the letters of its texts are loaded, each in the first face that has it', async () => {
  await show(drawing('Ab가', 100))
  expect(shown[0]?.isReady).toBe(false)
  expect(last()).toMatchObject({ isReady: true, missing: [] })
  expect(texts()).toEqual(['Ab lora', '가 gowun-batang'])
  expect(vi.mocked(loadFont).mock.calls.map(([face, text]) => `${face.family.slug} ${text}`)).toContain(
    'lora Ab',
  )
})

test('what is loaded for one drawing is there at once for the next', async () => {
  await show(drawing('Cd', 200))
  vi.mocked(loadFont).mockClear()
  shown = []
  await show(drawing('dC', 200))
  expect(shown[0]?.isReady).toBe(true)
  expect(loadFont).not.toHaveBeenCalled()
})

test('what was measured is known for the next drawing as long as it uses the same fonts', async () => {
  const books: FontBook[] = []
  const noted = (text: string) => (book: FontBook) => {
    books.push(book)
    return drawing(text, 200)(book)
  }
  await show(noted('Cd'))
  const from = books.length
  for (const text of ['dC', 'CC']) await show(noted(text))
  const [first, second] = books.slice(from)
  expect(second).toBe(first)
  await act(async () => render(<Shown draw={noted('dd')} uses="other" />, { container: host }))
  expect(books.at(-1)).not.toBe(first)
})

test('a face that cannot be loaded is missing, and is loaded for every drawing when the network is back', async () => {
  vi.mocked(loadFont).mockResolvedValue(false)
  const first: SceneDrawing[] = []
  const draws = [drawing('Ef', 300), drawing('fE', 300)] as const
  await act(async () =>
    render(
      <>
        <Shown draw={draws[0]} into={first} />
        <Shown draw={draws[1]} />
      </>,
      { container: host },
    ),
  )
  const missing = () => [first, shown].map((one) => one.at(-1)?.missing.map(({ family }) => family))
  await vi.waitFor(() => expect(missing()).toEqual([['lora'], ['lora']]))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => void dispatchEvent(new Event('offline')))
  vi.mocked(loadFont).mockResolvedValue(true)
  online.mockReturnValue(true)
  await act(async () => void dispatchEvent(new Event('online')))
  await act(() => vi.waitFor(() => expect(missing()).toEqual([[], []])))
  expect([first.at(-1)?.isReady, last().isReady]).toEqual([true, true])
  expect(texts()).toEqual(['fE lora'])
})

test('[A-356] a drawing is shown without a font that does not come within 10 s, and with it once it has come', async () => {
  vi.useFakeTimers()
  try {
    let arrive: (isLoaded: boolean) => void = () => {}
    vi.mocked(loadFont).mockImplementation(({ family }) =>
      family.slug === 'lora' ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve(true),
    )
    const draw = drawing('Gh', 500)
    await act(async () => render(<Shown draw={draw} />, { container: host }))
    await act(() => vi.advanceTimersByTimeAsync(9_000))
    expect(last().isReady).toBe(false)
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(last()).toMatchObject({ isReady: true, missing: [{ family: 'lora' }] })
    vi.mocked(loadFont).mockResolvedValue(true)
    await act(async () => arrive(true))
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(last()).toMatchObject({ isReady: true, missing: [] })
  } finally {
    vi.useRealTimers()
  }
})

test('an advance is measured once its letters are loaded, and grows with the size', () => {
  const context = { font: '', measureText: vi.fn(() => ({ width: 500 }) as TextMetrics) }
  let isLoaded = false
  const book = createFontBook(new Map(), () => isLoaded, context)
  const face = { family: 'lora', weight: 400 }
  expect(book.measure('A', face, 10)).toBe(5)
  isLoaded = true
  expect([book.measure('A', face, 10), book.measure('A', face, 20)]).toEqual([5, 10])
  expect(context.measureText).toHaveBeenCalledTimes(2)
  expect(context.font).toBe('400 1000px "Lora", "Pretendard", sans-serif')
})

class Canvas {
  getContext() {
    return { font: '', measureText: (text: string) => ({ width: text.length * 500 }) }
  }
}

/** Lays a text out as the scene does: by letter in the first face that has it, else in the last one. */
function drawing(text: string, weight: number) {
  return (book: FontBook): Drawing => {
    const faces = ['lora', 'gowun-batang'].map((family) => ({ family, weight }))
    const runs: { face: (typeof faces)[number]; text: string }[] = []
    for (const letter of text) {
      const face = faces.find((one) => book.has(one, letter)) ?? faces[1] ?? { family: 'lora', weight }
      const before = runs.at(-1)
      if (before?.face === face) before.text += letter
      else runs.push({ face, text: letter })
    }
    const items = runs.map((run) =>
      textItem(run.text, { face: run.face, advance: book.measure(run.text, run.face, 10) }),
    )
    return { ...sampleDrawing, items }
  }
}

const last = () => shown.at(-1) as SceneDrawing
const texts = () =>
  last().drawing.items.flatMap((item) => (item.kind === 'text' ? [`${item.text} ${item.face.family}`] : []))

interface ShownProps {
  readonly draw: (book: FontBook) => Drawing
  readonly into?: SceneDrawing[]
  readonly uses?: string
}

function Shown({ draw, into = shown, uses }: ShownProps) {
  into.push(useSceneDrawing(draw, uses))
  return null
}

async function show(draw: (book: FontBook) => Drawing) {
  await act(async () => render(<Shown draw={draw} />, { container: host }))
  await vi.waitFor(() => expect(last().isReady).toBe(true))
}
