import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const here = vi.hoisted(() => ({ role: 'BRAND_ROLE_OWNER', state: {} as object }))
vi.mock('#engine/reads/useCachedRead.ts', () => ({
  useCachedRead: () => ({ data: null, state: here.state, reload: () => {} }),
}))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useBrandRole: () => here.role }))
vi.mock('#engine/browser/first-content.ts', () => ({
  afterFirstContentPaint: (work: () => void) => {
    work()
    return () => {}
  },
}))
vi.mock('#engine/documents/react/useDocument.ts', () => ({ useDocument: () => ({ brand: 7 }) }))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/x">{children}</a>,
  useRouter: () => ({ history: { back: () => {} } }),
  useCanGoBack: () => true,
}))
const { PaymentDetailPage } = await import('./PaymentDetailPage.tsx')

const failed = (code: string, status: number) => ({
  kind: 'failed',
  why: 'refused',
  failure: { ok: false, code, status, message: '', details: [] },
})

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  Object.assign(here, { role: 'BRAND_ROLE_OWNER', state: { kind: 'fresh', at: 0 } })
})
afterEach(cleanup)

async function show(): Promise<string | null> {
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <PaymentDetailPage pid="sgunknown" isNew />
      </I18nProvider>,
    )
  })
  await act(() => vi.dynamicImportSettled())
  return screen.getByRole('heading', { level: 1 }).textContent
}

test('who comes from paying is told so while the receipt is read', async () => {
  expect(await show()).toBe('결제했어요')
})

test.each([
  ['that the brand does not have', failed('NOT_FOUND', 404)],
  ['whose number cannot be one', failed('BAD_REQUEST', 400)],
])('a payment %s is none, and the page does not say that it was paid', async (_name, state) => {
  here.state = state
  expect(await show()).toBe('결제 영수증')
  expect(screen.getByText('없는 결제')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '하던 일로 돌아가기' })).toBeNull()
})

test('a member who is not the owner is not told that it was paid', async () => {
  here.role = 'BRAND_ROLE_MEMBER'
  expect(await show()).toBe('결제 영수증')
  expect(screen.getByText(/브랜드의 소유자가 볼 수 있어요/)).toBeTruthy()
})
