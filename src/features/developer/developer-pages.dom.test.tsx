import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IconPage } from './icons/IconPage.tsx'
import { MotionPage } from './motion/MotionPage.tsx'
import { PartsPage } from './parts/PartsPage.tsx'

let host: HTMLElement

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the page of icons shows them all, and only those that are asked for', async () => {
  await show(IconPage)
  const icons = () => [...host.querySelectorAll('button svg.lucide')]
  const all = icons().length
  expect(all).toBeGreaterThan(100)
  const field = host.querySelector<HTMLInputElement>('input[type=search]')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'chevron')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(icons().length).toBeGreaterThan(0)
  expect(icons().length).toBeLessThan(all)
})

test.each([
  ['controls', PartsPage],
  ['motion', MotionPage],
] as const)('the page of %s is shown', async (_, Page) => {
  await show(Page)
  expect(host.querySelectorAll('h1')).toHaveLength(1)
  expect(host.querySelectorAll('section').length).toBeGreaterThan(5)
})

async function show(Page: () => ReactNode): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
      { container: host },
    ),
  )
}
