import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { forgetConfirmed } from './confirmed-email.ts'
import { forgetSent } from './sent-code.ts'

let router: AnyRouter

/** The rendered page, the requests that were sent, and the server's answers by path. */
export const screen = {
  box: document.body,
  sent: [] as { url: string; body: Record<string, unknown> }[],
  answers: {} as Record<string, Response>,
  address: () => router.history.location.href,
  /** The e-mail address that was handed on to the page without its address. */
  email: () => router.history.location.state.email,
}

/** Prepares a screen before each test of a file and removes it afterwards. */
export function prepareScreen(): void {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => {})
    i18n.loadAndActivate({ locale: 'ko', messages: {} })
    screen.sent = []
    screen.answers = {}
    vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
      screen.sent.push({ url, body: JSON.parse(String(request.body ?? '{}')) as Record<string, unknown> })
      return screen.answers[url]?.clone() ?? Response.json({ minutes: 10 })
    })
    screen.box = document.body.appendChild(document.createElement('div'))
  })

  afterEach(async () => {
    cleanup()
    vi.unstubAllGlobals()
    forgetConfirmed()
    forgetSent()
  })
}

/** Renders a component at an address, with an e-mail address handed on to it; all other addresses are empty pages. */
export async function show(component: RouteComponent, address = '/', email?: string): Promise<void> {
  const path = new URL(address, 'https://saegim.example').pathname
  const rootRoute = createRootRoute({ component: Outlet, notFoundComponent: () => null })
  const shown = createRoute({ getParentRoute: () => rootRoute, path, component })
  const history = createMemoryHistory({ initialEntries: [address] })
  if (email !== undefined) history.replace(address, { email })
  router = createRouter({
    routeTree: rootRoute.addChildren([shown]),
    history,
  })
  await router.load()
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
      { container: screen.box },
    ),
  )
  await settle()
}

/** The input with this label. Throws if there is none. */
export function field(label: string): HTMLInputElement {
  const found = [...screen.box.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const control = found && document.getElementById(found.htmlFor)
  if (!(control instanceof HTMLInputElement)) throw new Error(`no field ${label}`)
  return control
}

export async function type(label: string, text: string): Promise<void> {
  const control = field(label)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await settle()
}

/** Clicks the button or label with this text. Throws if there is none. */
export async function press(words: string): Promise<void> {
  const found = [...screen.box.querySelectorAll<HTMLElement>('button, label')].find(
    ({ textContent }) => textContent === words,
  )
  if (!found) throw new Error(`nothing says ${words}`)
  await act(async () => found.click())
  await settle()
}

/** Waits until lazy parts are loaded and rendered. */
async function settle(): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled()
  })
}
