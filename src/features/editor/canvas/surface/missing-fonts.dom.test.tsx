import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SceneFace } from '#scene/list/drawing.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import { useTellMissingFonts } from './useTellMissingFonts.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))
afterEach(() => {
  for (const { id } of shownToasts.get()) dismissToast(id)
})

function Told(drawn: { isReady: boolean; missing: readonly SceneFace[] }) {
  useTellMissingFonts(drawn)
  return null
}

const face: SceneFace = { family: 'gowun-batang', weight: 400 }
const tree = (isReady: boolean, missing: readonly SceneFace[]) => (
  <I18nProvider i18n={i18n}>
    <Told isReady={isReady} missing={missing} />
  </I18nProvider>
)

test('a font that is not here is told once, after all that can be had were loaded, and again when another one is not', () => {
  const { rerender } = render(tree(false, [face]))
  expect(shownToasts.get()).toHaveLength(0)
  rerender(tree(true, [face]))
  rerender(tree(true, [face, { ...face, weight: 700 }]))
  expect(shownToasts.get()).toHaveLength(1)
  rerender(tree(true, []))
  rerender(tree(true, [face]))
  expect(shownToasts.get()).toHaveLength(2)
})
