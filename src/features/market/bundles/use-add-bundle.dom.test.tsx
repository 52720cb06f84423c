import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { planDialogs } from '#kits/commerce/plan-modal.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import { useAddBundle } from './useAddBundle.ts'

const queued = vi.hoisted(() => [] as [string, unknown, BrandRef][])
const navigate = vi.hoisted(() => vi.fn())

vi.mock('#engine/queue/queue-command.ts', () => ({
  queueCommand: async ({ call }: { call: { name: string } }, input: unknown, brand: BrandRef) => {
    queued.push([call.name, input, brand])
    return { ok: true }
  },
}))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => navigate }))

const cafe = { idBundleCollection: 1, name: '카페 여는 날', isPremium: false }
const seasons = { idBundleCollection: 4, name: '계절 인사', isPremium: true }
let actions: ReturnType<typeof useAddBundle>

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  queued.length = 0
  navigate.mockReset()
})

afterEach(() => {
  for (const { id } of shownToasts.get()) dismissToast(id)
  planDialogs.close()
})

function open(brand: BrandRef, needsPlan: boolean): void {
  actions = renderHook(() => useAddBundle({ brand, needsPlan }), { wrapper: Words }).result.current
}

function Words({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}

test('a bundle is added by a queued command, and the toast takes it out again', async () => {
  open(7, true)
  actions.add(cafe)
  await vi.waitFor(() => expect(shownToasts.get()).toHaveLength(1))
  expect(queued).toEqual([['bundle.add', { body: { idBundleCollection: 1, createdType: 'USER' } }, 7]])
  shownToasts.get()[0]?.action?.onPress()
  expect(queued.at(-1)).toEqual([
    'bundle.remove',
    { query: { idBundleCollection: 1, createdType: 'USER' } },
    7,
  ])
})

test('a premium bundle leads to the plans where the plan is too small, and is added otherwise', async () => {
  open(7, true)
  actions.add(seasons)
  expect(planDialogs.get()).toMatchObject({
    name: 'premium',
    payload: { kind: 'bundle', id: 4, after: 'make' },
  })
  expect(queued).toEqual([])
  planDialogs.close()
  open(7, false)
  actions.add(seasons)
  expect(planDialogs.get()).toBeNull()
  expect(queued).toHaveLength(1)
})

test('a brand of this device alone is told that it has to sign up, and nothing is queued', async () => {
  open('local-1', true)
  actions.add(cafe)
  expect(queued).toEqual([])
  shownToasts.get()[0]?.action?.onPress()
  expect(navigate).toHaveBeenCalledWith({ to: '/account/signup/intro' })
})
