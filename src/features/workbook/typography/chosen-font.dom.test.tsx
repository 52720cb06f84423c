import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fontFamilies } from '#model/options/fonts.ts'
import { shownToasts } from '#ui/overlays/toasts.ts'
import { ChosenFont } from './ChosenFont.tsx'

vi.mock('#engine/documents/react/useDocument.ts', () => ({
  useDocumentView: () => ({ document: { brand: 7 } }),
}))
vi.mock('#engine/fonts/useFont.ts', () => ({ useFont: () => 'ready' }))
vi.mock('./useFontWords.ts', () => ({
  useFontWords: () => ({ nameOf: ({ family }: { family: string }) => family, weightWord: String }),
}))
// A chunk that is not cached yet, without a network.
vi.mock('#engine/rest/rest-bytes.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
})

it('a download whose code cannot be loaded is reported, and can be tried again', async () => {
  const [family] = fontFamilies
  if (!family) throw new Error('there are no fonts')
  const box = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <ChosenFont
          choice={{ idFontFamily: family.idFontFamily, idFontFace: 0, weightValue: 400 }}
          sample={{ heading: '온기', body: '오늘의 한 끼', glyphs: '온' }}
          isLocked
          onWeight={() => {}}
          onClear={() => {}}
        />
      </I18nProvider>,
      { container: box },
    ),
  )
  const button = [...box.querySelectorAll('button')].find(
    ({ textContent }) => textContent === '글꼴 내려받기',
  )
  for (const count of [1, 2]) {
    await act(async () => button?.click())
    await act(() => vi.dynamicImportSettled())
    await vi.waitFor(async () => {
      await act(async () => {})
      expect(button?.getAttribute('aria-busy')).toBeNull()
    })
    expect(shownToasts.get().filter(({ tone }) => tone === 'error')).toHaveLength(count)
  }
})
