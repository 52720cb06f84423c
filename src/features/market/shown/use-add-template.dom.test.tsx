import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { planDialogs } from '#kits/commerce/plan-modal.ts'
import { templateOf } from '#kits/design/templates/template.fixture.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import { useAddTemplate } from './useAddTemplate.ts'

const made = vi.hoisted(() => [] as unknown[])
const navigate = vi.hoisted(() => vi.fn())
const roles = vi.hoisted(() => ({ own: 'BRAND_ROLE_DESIGNER' }))

vi.mock('#kits/design/document/create-design.ts', () => ({
  createDesign: async (brand: BrandRef, _: unknown, about: unknown) => {
    made.push([brand, about])
    return 'd1'
  },
}))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useBrandRole: () => roles.own }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }))

let actions: ReturnType<typeof useAddTemplate>

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  made.length = 0
  roles.own = 'BRAND_ROLE_DESIGNER'
  navigate.mockReset()
})
afterEach(() => {
  for (const { id } of shownToasts.get()) dismissToast(id)
  planDialogs.close()
})

test('a template is added to the own designs, and the toast leads there', async () => {
  open(7, false)
  actions.add(templateOf(3), 'USER')
  await vi.waitFor(() => expect(shownToasts.get()).toHaveLength(1))
  expect(made).toEqual([[7, { name: '템플릿 3', template: { idTemplate: 3 }, createdType: 'USER' }]])
  shownToasts.get()[0]?.action?.onPress()
  expect(navigate).toHaveBeenCalledWith({ to: '/brand/design/$id', params: { id: 'd1' } })
})

test('a template of the brand is made of it, once for two presses', async () => {
  open(7, false)
  actions.add(templateOf(3), 'BRAND')
  actions.add(templateOf(3), 'BRAND')
  await vi.waitFor(() => expect(shownToasts.get()).toHaveLength(1))
  expect(made).toMatchObject([[7, { createdType: 'BRAND' }]])
  shownToasts.get()[0]?.action?.onPress()
  expect(navigate).toHaveBeenCalledWith({ to: '/brand/brand-template/$id', params: { id: 'd1' } })
})

test('a premium template leads to the plans where the plan is too small', async () => {
  open(7, true)
  actions.add(templateOf(3, { isPremium: true }), 'USER')
  expect(planDialogs.get()).toMatchObject({
    name: 'premium',
    payload: { kind: 'template', id: 3, createdType: 'USER' },
  })
  expect(made).toEqual([])
})

test.each([
  ['a designer', 7, 'BRAND_ROLE_DESIGNER', true],
  ['a member', 7, 'BRAND_ROLE_MEMBER', false],
  ['the owner of a brand without an account', 'local-1', 'BRAND_ROLE_OWNER', false],
] as const)('whether %s makes templates of the brand: %s, %s, %s', async (_, brand, role, can) => {
  roles.own = role
  open(brand, false)
  expect(actions.canAddToBrand).toBe(can)
})

function open(brand: BrandRef, needsPlan: boolean): void {
  actions = renderHook(() => useAddTemplate({ brand, needsPlan }), { wrapper: Words }).result.current
}

function Words({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
