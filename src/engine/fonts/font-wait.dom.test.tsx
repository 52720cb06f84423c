import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FontFamily } from '#model/options/fonts.ts'
import { lateFonts, withinFontWait } from './font-wait.ts'
import { loadFont } from './load-font.ts'
import { useFont } from './useFont.ts'

vi.mock('./load-font.ts', () => ({ loadFont: vi.fn() }))

const face = { family: { slug: 'lora', family: 'Lora' } as FontFamily, weight: 400 }
let host: HTMLElement
let arrive: (isReady: boolean) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(loadFont).mockImplementation(() => new Promise((resolve) => (arrive = resolve)))
  host = document.createElement('div')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('[A-356] a font is given up after 10 s, and shown when it comes later all the same', async () => {
  await act(async () => render(<Shown />, { container: host }))
  expect(host.textContent).toBe('loading')
  await act(() => vi.advanceTimersByTimeAsync(9_999))
  expect(host.textContent).toBe('loading')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(host.textContent).toBe('failed')
  await act(async () => arrive(true))
  expect(host.textContent).toBe('ready')
})

test('[A-356] a font that was given up is asked for again when the network comes back', async () => {
  await act(async () => render(<Shown />, { container: host }))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => void dispatchEvent(new Event('offline')))
  vi.mocked(loadFont).mockClear()
  online.mockReturnValue(true)
  await act(async () => void dispatchEvent(new Event('online')))
  expect(loadFont).toHaveBeenCalledOnce()
  await act(async () => arrive(true))
  expect(host.textContent).toBe('ready')
})

test('what comes after the wait is told, and what comes within it is not', async () => {
  const before = lateFonts.get()
  expect(await withinFontWait(Promise.resolve('font'), null)).toBe('font')
  let come: (value: string | null) => void = () => {}
  const waiting = withinFontWait(new Promise<string | null>((resolve) => (come = resolve)), null)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await waiting).toBeNull()
  expect(lateFonts.get()).toBe(before)
  come('font')
  await vi.advanceTimersByTimeAsync(0)
  expect(lateFonts.get()).toBe(before + 1)
})

test('after a font that did not come the next is waited for 1 s, until one comes', async () => {
  const never = () => withinFontWait(new Promise<string | null>(() => {}), null)
  const first = never()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await first).toBeNull()
  const second = never()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await second).toBeNull()
  expect(await withinFontWait(Promise.resolve('font'), null)).toBe('font')
  const third = never().then(() => 'over')
  await vi.advanceTimersByTimeAsync(9_000)
  expect(await Promise.race([third, Promise.resolve('waiting')])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await third).toBe('over')
  await withinFontWait(Promise.resolve('font'), null)
})

test('a font that cannot be loaded is known to be lacking before the wait is over', async () => {
  const refused = new Error('404')
  await expect(withinFontWait(Promise.reject(refused), null)).rejects.toBe(refused)
  expect(vi.getTimerCount()).toBe(0)
})

function Shown() {
  return <>{useFont(face, 'A')}</>
}
