import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type AnyRouter, createMemoryHistory, isNotFound, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAppRouter } from '../router.tsx'

vi.mock('#engine/words/page-language.ts', () => ({ pageLanguage: () => 'ko' }))
vi.mock('#engine/rest/developer-pages.ts', () => ({ hasDeveloperPages: async () => false }))

let router: AnyRouter

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  // jsdom has none.
  Element.prototype.scrollTo = () => {}
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }))
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a screen of a brand leads a visitor to the login, and back', async () => {
  await open('/brand/guide/core')
  expect(router.state.location.href).toBe('/account/login?redirectUrl=%2Fbrand%2Fguide%2Fcore')
  expect(heading()).toBe('로그인')
  expect(document.title).toBe('로그인 | 새김')
})

test('the link of an earlier mail opens the page of its invitation, without a login', async () => {
  await open('/profile/invite?invitation=token-of-mail')
  expect(router.state.location.href).toBe('/invite#invitation=token-of-mail')
  expect(heading()).toContain('초대를 열지 못했어요')
})

test.each(['/nowhere/at-all', '/policy/none', '/brand/strategy_back'])(
  '%s is no screen and is shown as not found, without a frame',
  async (path) => {
    await open(path)
    expect(heading()).toContain('없는 페이지')
    expect(document.title).toBe('없는 페이지 | 새김')
    expect(document.querySelectorAll('main')).toHaveLength(1)
    expect(document.querySelector('nav, header')).toBeNull()
  },
)

test.each([
  ['/_brand/_menu/brand/design/$id', { id: '../core' }],
  ['/_brand/_menu/brand/brand-template/$id', { id: '' }],
  ['/_brand/_menu/brand/market/bundle/$id', { id: '0' }],
  ['/_brand/_menu/brand/market/bundle-expand/$id', { id: '1e3' }],
  ['/_brand/_menu/brand/ai-tool/$tool', { tool: 'none' }],
  ['/_brand/_menu/brand/setting/worker/$task', { task: '12x' }],
] as const)('[A-248] %s is no page where its parameters cannot be valid: %o', async (id, params) => {
  const { loader } = createAppRouter(createMemoryHistory()).routesById[id].options
  let thrown: unknown
  try {
    await (loader as unknown as (context: object) => unknown)({ params })
  } catch (cause) {
    thrown = cause
  }
  expect(isNotFound(thrown)).toBe(true)
})

test('a page of the public site that the worker does not have is said to need a connection', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch')
  })
  await open('/en/faq')
  expect(heading()).toContain('연결 필요')
})

test('a public screen has its own frame', async () => {
  await open('/quest/0')
  expect(document.querySelectorAll('main')).toHaveLength(1)
  expect(document.querySelector('main input')).not.toBeNull()
  expect(document.querySelector('header a[href="/"]')).not.toBeNull()
})

async function open(path: string): Promise<void> {
  router = createAppRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
    ),
  )
  await act(async () => {
    await vi.dynamicImportSettled()
  })
}

function heading(): string | undefined {
  const cells = document.querySelector('h1')
  return (cells?.getAttribute('aria-label') ?? cells?.textContent ?? undefined)?.trim()
}
