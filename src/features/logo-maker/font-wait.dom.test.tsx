import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outlineLogo } from '#kits/logo/draft/outline-logo.ts'
import { firstLogo } from '#model/documents/first-logo.ts'
import type { OutlinedLogo } from '#model/draft-logo/outline-logo.ts'
import { type LogoDrawing, useLogoDrawing } from './useLogoDrawing.ts'
import { type DrawnOutlines, useOutlines } from './useOutlines.ts'

vi.mock('#kits/logo/draft/outline-logo.ts', () => ({ outlineLogo: vi.fn() }))

const logo = firstLogo('온기', '')
const outlined: OutlinedLogo = { outlines: { name: null, tagline: null, letter: null }, missing: '' }
let arrive: ((made: OutlinedLogo) => void)[]
let outlines: DrawnOutlines
let drawing: LogoDrawing

beforeEach(async () => {
  vi.useFakeTimers()
  arrive = []
  vi.mocked(outlineLogo).mockImplementation(() => new Promise((resolve) => arrive.push(resolve)))
  await act(async () => render(<Logo />))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('[A-356] a logo whose font does not come is given up after 10 s, and drawn when it comes', async () => {
  expect(outlines).toMatchObject({ isBusy: true, hasFailed: false })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(outlines).toMatchObject({ isBusy: false, hasFailed: true })
  expect(drawing.hasFailed).toBe(true)
  await act(async () => {
    for (const come of arrive) come(outlined)
  })
  expect(outlines).toMatchObject({ isBusy: false, hasFailed: false, outlines: outlined.outlines })
  expect(drawing).toMatchObject({ hasFailed: false, drawing: { shapes: [{ kind: 'path' }] } })
})

test('a logo that was drawn in time is not given up afterwards', async () => {
  await act(async () => {
    for (const come of arrive) come(outlined)
  })
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(outlines.hasFailed).toBe(false)
  expect(drawing.hasFailed).toBe(false)
})

function Logo() {
  outlines = useOutlines(logo)
  drawing = useLogoDrawing(logo)
  return null
}
