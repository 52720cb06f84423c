import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot, type Root } from 'react-dom/client'
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
let root: Root
let actions: ReturnType<typeof useAddBundle>

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  queued.length = 0
  navigate.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  root.unmount()
  for (const { id } of shownToasts.get()) dismissToast(id)
  planDialogs.close()
})

async function open(brand: BrandRef, needsPlan: boolean): Promise<void> {
  const ready = Promise.withResolvers<void>()
  root.render(
    <I18nProvider i18n={i18n}>
      <Probe brand={brand} needsPlan={needsPlan} onReady={() => ready.resolve()} />
    </I18nProvider>,
  )
  await ready.promise
}

function Probe({ onReady, ...market }: { brand: BrandRef; needsPlan: boolean; onReady: () => void }) {
  const made = useAddBundle(market)
  return (
    <i
      ref={() => {
        actions = made
        onReady()
      }}
    />
  )
}

test('a bundle is added by a queued command, and the toast takes it out again', async () => {
  await open(7, true)
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
  await open(7, true)
  actions.add(seasons)
  expect(planDialogs.get()).toMatchObject({ name: 'subscribeOnly', payload: 'BASIC' })
  expect(queued).toEqual([])
  planDialogs.close()
  await open(7, false)
  actions.add(seasons)
  expect(planDialogs.get()).toBeNull()
  expect(queued).toHaveLength(1)
})

test('a brand of this device alone is told that it has to sign up, and nothing is queued', async () => {
  await open('local-1', true)
  actions.add(cafe)
  expect(queued).toEqual([])
  shownToasts.get()[0]?.action?.onPress()
  expect(navigate).toHaveBeenCalledWith({ to: '/account/signup/intro' })
})
