import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import type { Wanted } from '#kits/commerce/plan-modal.ts'
import type { WantedContent } from '#kits/design/premium/useWanted.ts'
import { templateOf } from '#kits/design/templates/template.fixture.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import { useTakeWanted } from './useTakeWanted.ts'

const done = vi.hoisted(() => ({ made: [] as unknown[], queued: [] as unknown[] }))
const navigate = vi.hoisted(() => vi.fn())

vi.mock('#kits/design/document/create-design.ts', () => ({
  createDesign: async (brand: BrandRef, _: unknown, about: unknown) => {
    done.made.push([brand, about])
    return 'd1'
  },
}))
vi.mock('#engine/queue/queue-command.ts', () => ({
  queueCommand: async ({ call }: { call: { name: string } }, input: unknown, brand: BrandRef) => {
    done.queued.push([call.name, input, brand])
    return { ok: true }
  },
}))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }))

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  done.made.length = 0
  done.queued.length = 0
  navigate.mockReset()
})
afterEach(() => {
  for (const { id } of shownToasts.get()) dismissToast(id)
})

const template: Wanted = { kind: 'template', id: 3, after: 'make', folder: 'f1' }
const market: WantedContent = { name: '템플릿 3', templates: [templateOf(3, { isPremium: true })] }

test('the template that a plan was paid for becomes a design in its folder, which opens', async () => {
  expect(await take(template, market)).toBe(true)
  expect(done.made).toEqual([
    [7, { name: '템플릿 3', template: { idTemplate: 3 }, createdType: 'USER', folder: 'f1' }],
  ])
  expect(navigate).toHaveBeenCalledWith({ to: '/brand/design/$id', params: { id: 'd1' } })
})

test('a template for the team becomes one of the brand', async () => {
  await take({ ...template, createdType: 'BRAND' }, market)
  expect(navigate).toHaveBeenCalledWith({ to: '/brand/brand-template/$id', params: { id: 'd1' } })
})

test('a bundle is added, and that is said', async () => {
  expect(await take({ kind: 'bundle', id: 4, after: 'make' }, { ...market, name: '계절 인사' })).toBe(true)
  expect(done.queued).toEqual([['bundle.add', { body: { idBundleCollection: 4, createdType: 'USER' } }, 7]])
  expect(shownToasts.get().map(({ text }) => text)).toEqual(['계절 인사 묶음을 담았어요'])
})

test('a screen that goes on by itself stays open, and nothing is made', async () => {
  expect(await take({ ...template, after: 'stay' }, market)).toBe(true)
  expect(done.made).toEqual([])
  expect(navigate).not.toHaveBeenCalled()
})

test('what the market does not have any more leads to the receipt', async () => {
  expect(await take(template, null)).toBe(false)
  expect(done.made).toEqual([])
})

function take(wanted: Wanted, content: WantedContent | null): Promise<boolean> {
  const { result } = renderHook(() => useTakeWanted(7, wanted, content), { wrapper: Words })
  return act(() => result.current())
}

function Words({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
