import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  type AnyRoute,
  type AnyRouter,
  createMemoryHistory,
  isNotFound,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrand } from '#engine/identity/session.ts'
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

test('the settings of the account lead to the login where only a brand of this device is open', async () => {
  openBrand('local-1')
  await open('/brand/setting/profile')
  openBrand(null)
  expect(router.state.location.href).toBe('/account/login?redirectUrl=%2Fprofile%2Fsetting')
})

test('the link of an earlier mail opens the page of its invitation, without a login', async () => {
  await open('/profile/invite?invitation=token-of-mail')
  expect(router.state.location.href).toBe('/invite#invitation=token-of-mail')
  expect(heading()).toContain('초대를 열지 못했어요')
})

test('the link of an earlier version hands its e-mail address on, and has it no more', async () => {
  await open('/account/cert/dormancy?email=ji%40ongi.example&redirectUrl=%2Fbrand')
  expect(router.state.location.href).toBe('/account/cert/dormancy?redirectUrl=%2Fbrand')
  expect(router.history.location.state.email).toBe('ji@ongi.example')
  expect(router.history.length).toBe(1)
  expect(document.querySelector<HTMLInputElement>('input[type=email]')?.value).toBe('ji@ongi.example')
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

/** By route: parameters that cannot be valid, which its loader finds no page for. */
const withoutPage = [
  ['/_brand/_menu/brand/design/$id', { id: '../core' }],
  ['/_brand/_menu/brand/brand-template/$id', { id: '' }],
  ['/_brand/_menu/brand/market/bundle/$id', { id: '0' }],
  ['/_brand/_menu/brand/market/bundle-expand/$id', { id: '1e3' }],
  ['/_brand/_menu/brand/ai-tool/$tool', { tool: 'none' }],
  ['/_brand/_menu/brand/setting/worker/$task', { task: '12x' }],
  ['/_brand/_menu/brand/setting/payment/$pid', { pid: '12' }],
  ['/_brand/work-book/$', { _splat: 'core/none' }],
] as const

/** By route: what its screen does with parameters that are not valid, or of what is not there. */
const bySelf: Readonly<Record<string, string>> = {
  '/_account/oauth2/{-$provider}': 'says that the way of signing in is unknown',
  '/_brand/_menu/brand/assets/document/{-$id}': 'says that the list does not have it',
  '/_brand/_menu/brand/assets/document/brand/{-$id}': 'says that the list does not have it',
  '/_brand/_menu/brand/drive/$id': 'says that there is no such folder',
  '/_brand/_menu/brand/setting/logoquest/{-$step}': 'leads to the first question',
  '/_brand/_menu/brand/setting/paylogo/{-$id}': 'shows the choice, or says that there is no such logo',
  '/_single/payment/$idPaymentLink': 'says that the link is dead',
  '/_single/quest/$step': 'leads to the first question',
  '/_single/quest/event/$step': 'leads to the first step',
}

test('of each screen with parameters it is known what it does with those that cannot be valid', () => {
  const { routesById } = createAppRouter(createMemoryHistory())
  const withParameters = Object.values(routesById as unknown as Record<string, AnyRoute>)
    .filter(({ id, options }) => id.includes('$') && options.staticData?.screen)
    .map(({ id }) => id as string)
  expect(withParameters.sort()).toEqual([...withoutPage.map(([id]) => id), ...Object.keys(bySelf)].sort())
})

test.each(withoutPage)(
  '[A-248] %s is no page where its parameters cannot be valid: %o',
  async (id, params) => {
    const { loader } = createAppRouter(createMemoryHistory()).routesById[id].options
    let thrown: unknown
    try {
      await (loader as unknown as (context: object) => unknown)({ params })
    } catch (cause) {
      thrown = cause
    }
    expect(isNotFound(thrown)).toBe(true)
  },
)

test.each([
  ['/quest/nonsense', '/quest/0'],
  ['/quest/-1', '/quest/0'],
  ['/quest/event/nonsense', '/quest/event/0'],
])('%s leads to %s', async (path, first) => {
  await open(path)
  expect(router.state.location.pathname).toBe(first)
})

test('a payment link that is none is said to be dead', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'NOT_FOUND' }, { status: 404 }))
  await open('/payment/nonsense')
  expect(document.body.textContent).toContain('이미 쓴 결제 링크이거나 기간이 지났어요.')
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
