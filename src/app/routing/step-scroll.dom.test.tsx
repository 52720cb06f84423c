import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WorkbookFrame } from '#features/workbook/step/WorkbookFrame.tsx'
import { createAppRouter } from '../router.tsx'

const words = { label: '', expand: '', collapse: '', skip: '', openMenu: '', closeMenu: '', desk: '' }

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  // jsdom has no layout: elements only store where they were scrolled to.
  Element.prototype.scrollTo = function scrollTo(options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollTop = options.top ?? 0
  }
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['the question', 'main'],
  ['the whole step, on narrow screens', 'div:has(> main)'],
])('the next step begins at the top; back at the earlier one it is where it was: %s', async (_, selector) => {
  const router = await show()
  const scroller = document.querySelector(selector)
  if (!scroller) throw new Error(`no ${selector}`)
  scroller.scrollTop = 480
  scroller.dispatchEvent(new Event('scroll'))
  await act(async () => router.history.push('/second'))
  expect(document.body.textContent).toContain('second question')
  await vi.waitFor(() => expect(scroller.scrollTop).toBe(0))
  await act(async () => router.history.back())
  await vi.waitFor(() => expect(document.body.textContent).toContain('first question'))
  await vi.waitFor(() => expect(scroller.scrollTop).toBe(480))
})

/** Two steps in the workbook's frame, which stays while they change, with the scrolling of the app's router. */
async function show() {
  const root = createRootRoute({
    component: () => (
      <WorkbookFrame words={words} sidebar={null} desk={<p>preview</p>}>
        <Outlet />
      </WorkbookFrame>
    ),
  })
  const step = (path: string) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{path.slice(1)} question</h1> })
  const { scrollRestoration, scrollToTopSelectors } = createAppRouter(
    createMemoryHistory({ initialEntries: ['/'] }),
  ).options
  const router = createRouter({
    routeTree: root.addChildren([step('/first'), step('/second')]),
    history: createMemoryHistory({ initialEntries: ['/first'] }),
    ...(scrollRestoration !== undefined && { scrollRestoration }),
    ...(scrollToTopSelectors && { scrollToTopSelectors }),
  })
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
    )
    await router.load()
  })
  return router
}
