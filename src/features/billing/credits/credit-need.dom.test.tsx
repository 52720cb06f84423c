import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { creditDialogs, interrupted, needCredits } from '#kits/commerce/credit-need.ts'

const went = vi.hoisted(() => ({ to: [] as string[] }))
vi.mock('@tanstack/react-router', () => ({
  useNavigate:
    () =>
    async ({ to }: { to: string }) =>
      went.to.push(to),
}))
vi.mock('#engine/documents/react/useDocument.ts', () => ({ useDocument: () => ({ brand: 3 }) }))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useBrandRole: () => 'BRAND_ROLE_OWNER' }))
vi.mock('#engine/words/interface.ts', () => ({ withWords: (loading: Promise<unknown>) => loading }))
vi.mock('#engine/reads/useCachedRead.ts', () => ({
  useCachedRead: ({ call }: { call: { name: string } }) => ({
    data:
      call.name === 'credit.plan'
        ? {
            _embedded: {
              creditPlans: [1_000, 3_000, 5_000].map((credit) => ({
                idCreditPlan: credit,
                credit,
                price: credit * 10,
                currency: 'KRW',
              })),
            },
          }
        : { credit: 1_800 },
  }),
}))
const { CreditNeedHost } = await import('./CreditNeedHost.tsx')

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <CreditNeedHost />
      </I18nProvider>,
    ),
  )
})
afterEach(() => {
  cleanup()
  creditDialogs.close()
  interrupted.set(null)
})

test('it says what was asked for, what there is, and the smallest plan that is enough; and remembers the way back', async () => {
  await open(() => needCredits({ what: '명함 앞뒤', credit: 3_000, backTo: '/brand/setting/worker' }))
  const words = document.querySelector('dialog')?.textContent ?? ''
  expect(words).toContain('명함 앞뒤')
  expect(words).toContain('3,000')
  expect(words).toContain('1,800')
  expect(words).toContain('1,200')
  expect(words).toContain('₩30,000')
  await press('충전하러 가기')
  expect(went.to).toEqual(['/brand/setting/credit'])
  expect(interrupted.get()).toMatchObject({
    what: '명함 앞뒤',
    credit: 3_000,
    backTo: '/brand/setting/worker',
  })
  expect(creditDialogs.get()).toBe(null)
})

test('where the server says how many are missing, they are added to what there is', async () => {
  await open(() => needCredits({ what: '명함 앞뒤', missing: 400, backTo: '/brand' }))
  expect(document.querySelector('dialog')?.textContent).toContain('2,200')
  expect(document.querySelector('dialog')?.textContent).toContain('₩10,000')
  await press('닫기')
  expect(interrupted.get()).toBe(null)
  expect(document.querySelector('dialog')).toBe(null)
})

async function open(ask: () => void): Promise<void> {
  await act(async () => {
    ask()
    await import('./CreditNeedDialog.tsx')
    await vi.dynamicImportSettled()
  })
}

async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll('dialog button')].find(
    ({ textContent }) => textContent === name,
  )
  await act(async () => (found as HTMLButtonElement).click())
}
