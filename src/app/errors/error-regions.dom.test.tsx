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
import { type ReactNode, useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteFirstContent } from '#engine/browser/first-content.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { createWatched } from '#engine/watch/watched.ts'
import { WorkbookFrame } from '#features/workbook/step/WorkbookFrame.tsx'
import { DialogRegion } from '#ui/errors/DialogRegion.tsx'
import { ErrorRegion, ErrorRegions } from '#ui/errors/ErrorRegion.tsx'
import { HeaderFrame } from '#ui/layout/HeaderFrame.tsx'
import { SidebarFrame } from '#ui/layout/SidebarFrame.tsx'
import { SingleFrame } from '#ui/layout/SingleFrame.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Chapter } from '#ui/paper/Chapter.tsx'
import { ErrorReports } from './ErrorReports.tsx'

vi.mock('#engine/words/interface.ts', () => ({ withWords: (loading: Promise<unknown>) => loading }))

const words = {
  label: '메뉴',
  expand: '',
  collapse: '',
  skip: '',
  openMenu: '',
  closeMenu: '',
  desk: '미리보기',
}
const at = (load: () => void) => {
  load()
  return () => {}
}
const LazyBad = lazyComponent(async () => ({ default: Bad }), { when: at })
const LazyContent = lazyComponent(async () => ({ default: Bad }), { when: at, Placeholder: () => <p /> })
const field = <textarea aria-label="답" />
const close = vi.fn()

const isBroken = createWatched(false)
let navigate: (to: string) => Promise<void>
const log = vi.spyOn(console, 'error')

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  // jsdom has neither.
  HTMLDialogElement.prototype.close = () => {}
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  isBroken.set(false)
  close.mockClear()
  noteFirstContent()
  log.mockImplementation(() => {})
})
afterEach(() => {
  log.mockClear()
  cleanup()
  vi.unstubAllGlobals()
})

/** A part that throws while it is rendered, as soon as it is `isBroken`. */
function Bad() {
  if (useWatched(isBroken)) throw new Error('no such answer')
  return <i>part</i>
}

/** The same in an effect. */
function BadEffect() {
  const isBad = useWatched(isBroken)
  useEffect(() => {
    if (isBad) throw new Error('no such answer')
  })
  return null
}

const silent: Record<string, ReactNode> = {
  'a background part': (
    <>
      {field}
      <ErrorRegions>
        <BadEffect />
        <b>other</b>
      </ErrorRegions>
    </>
  ),
  'an overlay or a notice among others': (
    <>
      {field}
      <ErrorRegions>
        <Bad />
        <b>other</b>
      </ErrorRegions>
    </>
  ),
  'a part that was loaded after the first content': (
    <>
      {field}
      <LazyBad />
    </>
  ),
  'the banners of a brand': (
    <SidebarFrame words={words} sidebar={null} banners={<Bad />}>
      {field}
    </SidebarFrame>
  ),
  'the header of a brand': (
    <SidebarFrame words={words} sidebar={null} headerStart={<BadEffect />} headerEnd={<Bad />}>
      {field}
    </SidebarFrame>
  ),
  'the banners of an account': (
    <HeaderFrame words={words} logo="" banners={<Bad />} end={<BadEffect />}>
      {field}
    </HeaderFrame>
  ),
  'the banners of a public page': (
    <SingleFrame words={words} logo="" banners={<Bad />} end={<BadEffect />}>
      {field}
    </SingleFrame>
  ),
  'the banners of a step': (
    <WorkbookFrame words={words} sidebar={null} banners={<Bad />} headerEnd={<BadEffect />}>
      {field}
    </WorkbookFrame>
  ),
  'the mark of a chapter': (
    <Chapter name="이야기" mark={<Bad />}>
      {field}
    </Chapter>
  ),
}

test.each(Object.entries(silent))(
  '%s that throws is gone, and the field keeps text and focus',
  async (_, content) => {
    await show(content)
    const typed = type()
    await breakParts()
    expect(document.body.textContent).not.toContain('part')
    expect(document.body.textContent).not.toContain('보여 주지 못했어요')
    expectTyped(typed)
    expect(log.mock.calls[0]?.[0]).toBe('a part of the screen could not be shown')
  },
)

const said: Record<string, ReactNode> = {
  'a chapter': (
    <>
      {field}
      <Chapter name="이야기">
        <Bad />
      </Chapter>
    </>
  ),
  'the menu of a brand': (
    <SidebarFrame words={words} sidebar={<Bad />}>
      {field}
    </SidebarFrame>
  ),
  'the preview of a step': (
    <WorkbookFrame words={words} sidebar={null} desk={<Bad />}>
      {field}
    </WorkbookFrame>
  ),
  'content that was loaded after the first': (
    <>
      {field}
      <LazyContent />
    </>
  ),
  'a dialog': (
    <>
      {field}
      <DialogRegion onClose={close}>
        <Bad />
      </DialogRegion>
    </>
  ),
}

test.each(Object.entries(said))(
  '%s that throws says so and is shown again, and the field keeps text and focus',
  async (_, content) => {
    await show(content)
    const typed = type()
    await breakParts()
    expect(document.body.textContent).toContain('이 부분을 보여 주지 못했어요.')
    expect(typed).toBe(document.querySelector('textarea'))
    expect(typed.value).toBe('쓰던 글')
    if (!document.querySelector('dialog')) expect(document.activeElement).toBe(typed)
    await act(async () => isBroken.set(false))
    await act(async () => button('다시 보기').click())
    expect(document.body.textContent).toContain('part')
    expect(document.body.textContent).not.toContain('보여 주지 못했어요')
    expect(typed).toBe(document.querySelector('textarea'))
  },
)

test('a dialog that cannot be shown can be closed', async () => {
  await show(said['a dialog'])
  await breakParts()
  await act(async () =>
    document.querySelector<HTMLButtonElement>('dialog button[aria-label="닫기"]')?.click(),
  )
  expect(close).toHaveBeenCalledOnce()
})

test('a part that failed is tried again on the next screen', async () => {
  await show(
    <ErrorRegion>
      <Bad />
    </ErrorRegion>,
  )
  await breakParts()
  expect(document.body.textContent).toBe('')
  await act(async () => isBroken.set(false))
  await act(async () => navigate('/next'))
  expect(document.body.textContent).toBe('part')
})

/** Renders `content` on two screens, inside what the app provides. */
async function show(content: ReactNode): Promise<void> {
  const rootRoute = createRootRoute({ component: () => <Outlet /> })
  const screen = createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    component: () => <ErrorReports>{content}</ErrorReports>,
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([screen]),
    history: createMemoryHistory({ initialEntries: ['/first'] }),
  })
  navigate = (to) => router.navigate({ to })
  await router.load()
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
      { onCaughtError: () => {} },
    ),
  )
  await act(async () => void (await vi.dynamicImportSettled()))
}

/** Types into the field, and returns it. */
function type(): HTMLTextAreaElement {
  const typed = document.querySelector('textarea')
  if (!typed) throw new Error('no field')
  typed.focus()
  typed.value = '쓰던 글'
  return typed
}

function expectTyped(typed: HTMLTextAreaElement): void {
  expect(document.querySelector('textarea')).toBe(typed)
  expect(typed.value).toBe('쓰던 글')
  expect(document.activeElement).toBe(typed)
}

async function breakParts(): Promise<void> {
  await act(async () => isBroken.set(true))
  await act(async () => void (await vi.dynamicImportSettled()))
}

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
