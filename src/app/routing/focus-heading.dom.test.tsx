import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { type ReactNode, Suspense, use, useEffect, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageHead } from '#ui/layout/Page.tsx'
import { focusHeadings } from './focus-heading.ts'

let end: () => void
let openDocument: () => void

beforeEach(() => vi.stubGlobal('scrollTo', () => {}))
afterEach(() => {
  end()
  cleanup()
  vi.unstubAllGlobals()
})

test('a screen that is navigated to gets the focus at its heading, from a link of the menu', async () => {
  const router = await show()
  element('a').focus()
  await go(router, '/drive')
  await vi.waitFor(() => expect(focused()).toBe('drive'))
})

test('the first screen of a page leaves the focus where it is', async () => {
  await show()
  await painted()
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['only search changes', '/home?panel=notes'],
  ['the hash leads to a place of the screen', '/drive#key'],
])('the focus stays where %s', async (_, address) => {
  const router = await show()
  element('a').focus()
  await go(router, address)
  await painted()
  expect(document.activeElement).toBe(element('a'))
})

test.each(['input', '[contenteditable]', 'dialog button'])(
  'the focus stays in %s beside the screen',
  async (selector) => {
    const router = await show()
    element(selector).focus()
    await go(router, '/drive')
    await painted()
    expect(document.activeElement).toBe(element(selector))
  },
)

test('a screen that focuses a part of itself keeps it there', async () => {
  const router = await show()
  await go(router, '/login')
  await painted()
  expect(focused()).toBe('address')
})

test('the heading that takes the place of the first one while a screen is opened has the focus as well', async () => {
  const router = await show()
  await go(router, '/document')
  await vi.waitFor(() => expect(focused()).toBe('opening'))
  await act(async () => openDocument())
  await vi.waitFor(() => expect(focused()).toBe('document'))
})

test.each([
  ['a key', () => new KeyboardEvent('keydown')],
  ['a pointer', () => new Event('pointerdown')],
])('after a press of %s no later heading takes the focus', async (_, press) => {
  const router = await show()
  await go(router, '/document')
  await vi.waitFor(() => expect(focused()).toBe('opening'))
  dispatchEvent(press())
  await act(async () => openDocument())
  await painted()
  expect(element('h1').textContent).toBe('document')
  expect(document.activeElement).toBe(document.body)
})

/** Four screens beside a menu, a field, a dialog and an editable text that stay. */
async function show() {
  const opened = new Promise<void>((resolve) => {
    openDocument = resolve
  })
  const root = createRootRoute({
    component: () => (
      <>
        <Link to="/brand">menu</Link>
        <input aria-label="search" />
        <div contentEditable suppressContentEditableWarning tabIndex={-1}>
          note
        </div>
        <dialog open>
          <button type="button">decide</button>
        </dialog>
        <main>
          <Outlet />
        </main>
      </>
    ),
  })
  const screen = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([
      screen('/home', () => <PageHead title="home" />),
      screen('/drive', () => <PageHead title="drive" />),
      screen('/login', LoginScreen),
      screen('/document', () => (
        <Suspense fallback={<h1>opening</h1>}>
          <Opened opened={opened} />
        </Suspense>
      )),
    ]),
    history: createMemoryHistory({ initialEntries: ['/home'] }),
  })
  end = focusHeadings(router)
  await act(async () => {
    render(<RouterProvider router={router as never} />)
    await router.load()
  })
  return router
}

function LoginScreen() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <PageHead title="login" />
      <input ref={field} aria-label="address" />
    </>
  )
}

function Opened({ opened }: { opened: Promise<void> }) {
  use(opened)
  return <h1>document</h1>
}

async function go(router: { history: { push(address: string): void } }, address: string): Promise<void> {
  await act(async () => router.history.push(address))
}

/** After the moment at which a heading would have taken the focus. */
async function painted(): Promise<void> {
  await act(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
  )
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

function focused(): string | null | undefined {
  const { activeElement } = document
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
}
