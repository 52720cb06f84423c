import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { PlanOnSale } from '#kits/commerce/plans-read.ts'
import { PlanFeatures } from './PlanFeatures.tsx'

vi.mock('#kits/design/premium/usePremiumCount.ts', () => ({ usePremiumCount: () => 31 }))
vi.mock('./useCreditWorks.ts', () => ({
  useCreditWorks: () => (credits: number) => (credits === 500 ? '사진 5장 보정' : null),
}))

const basic = {
  idPlan: 2,
  title: 'Basic',
  level: 10,
  price: 29_900,
  priceOfYear: 299_000,
  credit: 500,
  currency: 'KRW',
  storageBytes: 10_000_000_000,
  seats: 5,
  historyDays: 7,
  creditOnce: false,
  idVariant: null,
  periodType: 'MONTHLY',
} as const satisfies PlanOnSale

test.each([
  ['in won', basic, true],
  [
    'in dollars, whose price the checkout alone says',
    { ...basic, currency: 'USD', price: 0, idVariant: 7 },
    true,
  ],
  ['that is free', { ...basic, level: 1, price: 0 }, false],
] as const)('a plan %s lists what it has, whatever it costs', async (_, plan, isPaid) => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  const place = document.createElement('div')
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <PlanFeatures plan={plan} />
      </I18nProvider>,
      { container: place },
    ),
  )
  for (const words of ['벡터 로고', '여러 브랜드']) expect(place.textContent?.includes(words)).toBe(isPaid)
})

test.each([
  [10, false],
  [11, true],
])('a plan of level %i lists approvals and print: %s', async (level, isListed) => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  const place = document.createElement('div')
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <PlanFeatures plan={{ ...basic, level }} />
      </I18nProvider>,
      { container: place },
    ),
  )
  for (const words of ['섹션 검토 요청과 승인', '인쇄 맡기기'])
    expect(place.textContent?.includes(words)).toBe(isListed)
})

test('storage is said in photographs too, credits by what they buy, and premium templates by their number', async () => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  const place = document.createElement('div')
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <PlanFeatures plan={{ ...basic, storageBytes: 10 * 1024 ** 3 }} />
      </I18nProvider>,
      { container: place },
    ),
  )
  for (const words of ['3,400', '31', '이를테면 사진 5장 보정']) expect(place.textContent).toContain(words)
})
