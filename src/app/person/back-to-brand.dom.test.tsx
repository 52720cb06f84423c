import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepBrandFact } from '#engine/identity/brand-facts.ts'
import { openBrand } from '#engine/identity/session.ts'
import BackToBrand from './BackToBrand.tsx'

vi.mock('#kits/logo/symbol/read-stored-symbol.ts', () => ({ readStoredSymbol: async () => null }))

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
})
afterEach(() => {
  cleanup()
  openBrand(null)
})

test('the open brand is named in screens of the account, with the way back to it', async () => {
  openBrand('local-1')
  keepBrandFact('local-1', 'name', '온기')
  await show()
  const link = document.querySelector('a')
  expect(link?.getAttribute('href')).toBe('/brand')
  // The syllable in place of a symbol is no word, and the name is said once.
  expect(
    [...(link?.children ?? [])].map((part) => [part.textContent, part.closest('[aria-hidden]') !== null]),
  ).toEqual([
    ['온', true],
    ['브랜드로 돌아가기: 온기', false],
    ['온기', true],
  ])
})

test('without an open brand there is no way back', async () => {
  openBrand(null)
  await show()
  expect(document.querySelector('a')).toBeNull()
})

async function show(): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <BackToBrand /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
    ),
  )
}
