import { expect, test, vi } from 'vitest'
import type { LayoutRequest } from '#scene/compose/layout-request.ts'
import { plainDress } from '#scene/page.fixture.ts'
import { plainFonts } from '#scene/text/plain-fonts.fixture.ts'
import { layoutRules } from './layout-maker.ts'

const fonts = vi.hoisted(() => ({ loaded: new Set<string>(), loads: 0, neverLoads: false }))
vi.mock('#kits/design/scene/shared-fonts.ts', () => ({
  pageFonts: () => ({
    book: plainFonts,
    isLoaded: (_: unknown, letter: string) => fonts.loaded.has(letter),
    load: async (needs: readonly { letters: string }[]) => {
      fonts.loads += 1
      if (!fonts.neverLoads) for (const { letters } of needs) for (const one of letters) fonts.loaded.add(one)
    },
  }),
}))

const request: LayoutRequest = {
  words: { headline: '단팥빵', body: '', price: '', date: '', cta: '' },
  photo: null,
  size: { form: 'custom', unit: 'px', width: 600, height: 600 },
  dress: plainDress,
  language: 'zh-TW',
}

test('layouts are made again with the letters that they asked for', async () => {
  const layouts = await layoutRules.make(request, 0, new AbortController().signal)
  expect(layouts.length).toBeGreaterThan(5)
  expect(fonts.loads).toBeGreaterThan(0)
  expect([...'단팥빵'].every((letter) => fonts.loaded.has(letter))).toBe(true)
})

test('what is not wanted any more ends with the reason', async () => {
  const stop = new AbortController()
  const made = layoutRules.make(request, 0, stop.signal)
  stop.abort(new Error('typed on'))
  await expect(made).rejects.toThrow('typed on')
})

test('letters that never come are an error rather than an endless wait', async () => {
  fonts.loaded.clear()
  fonts.neverLoads = true
  await expect(layoutRules.make(request, 0, new AbortController().signal)).rejects.toThrow(
    'ever more letters',
  )
})
