import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { endSession, startSession } from '#engine/identity/session.ts'

export const session = { idAccount: 7, email: 'ji@ongi.example', fullName: 'Jiwoo Lee', image: null }

/** The rendered page, the requests that were sent, and the server's answers by method and path. */
export const screen = {
  box: document.body,
  sent: [] as { call: string; body: unknown }[],
  answers: {} as Record<string, () => Response>,
}

/** Prepares a screen with a signed-in account before each test of a file, and removes it afterwards. */
export function prepareScreen(): void {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => {})
    i18n.loadAndActivate({ locale: 'ko', messages: {} })
    startSession(session, 'token-of-ji')
    screen.sent = []
    screen.answers = {}
    vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
      const call = `${method} ${url}`
      screen.sent.push({ call, body: typeof body === 'string' ? JSON.parse(body) : null })
      return screen.answers[call]?.() ?? Response.json({ code: 'NOT_FOUND' }, { status: 404 })
    })
    screen.box = document.body.appendChild(document.createElement('div'))
  })

  afterEach(async () => {
    cleanup()
    endSession()
    vi.unstubAllGlobals()
  })
}

export async function show(content: ReactNode): Promise<void> {
  const rootRoute = createRootRoute()
  const home = createRoute({ getParentRoute: () => rootRoute, path: '/', component: () => content })
  const router = createRouter({
    routeTree: rootRoute.addChildren([home]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
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

export async function type(label: string, text: string): Promise<void> {
  const found = [...screen.box.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  const control = found && document.getElementById(found.htmlFor)
  if (!(control instanceof HTMLInputElement)) throw new Error(`no field ${label}`)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export async function press(words: string): Promise<void> {
  const found = [...screen.box.querySelectorAll<HTMLElement>('button, label')].find(
    (element) => element.textContent === words || element.getAttribute('aria-label') === words,
  )
  if (!found) throw new Error(`nothing says ${words} in: ${screen.box.textContent}`)
  await act(async () => found.click())
  await settle()
}

/** Waits until lazy parts are loaded and rendered. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((resolve) => setImmediate(resolve))
    })
  }
}

/**
 * Waits until something is drawn, without a moment in which an answer could come outside `act`: React would report that as
 * an error of the test.
 */
export async function untilDrawn(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 300 && !isSo(); tries += 1)
    await act(async () => new Promise((done) => setTimeout(done, 10)))
  expect(isSo(), document.body.textContent ?? '').toBe(true)
}
