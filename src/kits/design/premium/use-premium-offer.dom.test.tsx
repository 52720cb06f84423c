import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { listPlansOnSale } from '#contract/subscription.ts'
import { usePremiumOffer } from './usePremiumOffer.ts'

const server = vi.hoisted(() => ({ plans: null as unknown, templates: null as unknown }))

vi.mock('#engine/reads/useCachedRead.ts', () => ({
  useCachedRead: ({ call }: { call: { name: string } }) => ({
    data: call.name === listPlansOnSale.name ? server.plans : server.templates,
  }),
}))

const plan = (title: string, level: number, price: number) => ({ title, level, price, currency: 'KRW' })

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  server.plans = null
  server.templates = null
})

test('it is the smallest plan that has premium templates, with its price and their number in the market', () => {
  server.plans = {
    _embedded: { plans: [plan('Free', 1, 0), plan('Basic', 10, 29_900), plan('Plus', 11, 85_400)] },
  }
  server.templates = { page: { totalPages: 31 } }
  expect(offer()).toEqual({ title: 'Basic', level: 10, price: '₩29,900', count: 31 })
})

test('without an answer there is neither a price nor a number', () => {
  expect(offer()).toEqual({ title: 'Basic', level: 10, price: null, count: null })
})

test('a market without premium templates has no number', () => {
  server.templates = { page: { totalPages: 0 } }
  expect(offer().count).toBeNull()
})

function offer() {
  return renderHook(() => usePremiumOffer(), { wrapper: Words }).result.current
}

function Words({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
