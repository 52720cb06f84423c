import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { templateOf } from '#kits/design/templates/template.fixture.ts'
import { TemplateDialog } from './TemplateDialog.tsx'
import type { Market } from './useMarket.ts'

const here = vi.hoisted(() => ({ role: 'BRAND_ROLE_OWNER' as string | undefined }))

vi.mock('#engine/store/useBrandRole.ts', () => ({
  useBrandRole: () => here.role ?? null,
  useReadBrandRole: () => here.role,
}))
vi.mock('#engine/documents/react/useReadsOnly.ts', () => ({ useReadsOnly: () => false }))
vi.mock('#kits/design/scene/PagePicture.tsx', () => ({ PagePicture: () => <svg /> }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => {} }))

const subscribe = vi.fn<Market['subscribe']>()
const offer = { title: 'Basic', level: 10, price: '₩29,900', count: 31 }
const market = { brand: 7, needsPlan: true, offer, subscribe, open: () => {}, dress: {} } as unknown as Market
const premium = templateOf(3, { isPremium: true })

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  here.role = 'BRAND_ROLE_OWNER'
  subscribe.mockReset()
})
afterEach(cleanup)

test('a premium template says the plan, its price and how many come with it, and has one button', () => {
  show(premium)
  expect(words()).toContain('Basic 플랜, 한 달 ₩29,900')
  expect(words()).toContain('프리미엄 템플릿')
  expect(words()).toContain('31')
  expect(ways()).toEqual(['Basic 플랜으로 쓰기'])
  act(() => screen.getByRole('button', { name: 'Basic 플랜으로 쓰기', hidden: true }).click())
  expect(subscribe).toHaveBeenCalledWith(premium)
})

test('a member is told who can change the plan, and has no button', () => {
  here.role = 'BRAND_ROLE_MEMBER'
  show(premium)
  expect(words()).toContain('플랜은 브랜드의 소유자가 바꿀 수 있어요.')
  expect(ways()).toEqual([])
})

test('what comes with every plan has the ways to use it, and no price', () => {
  show(templateOf(3))
  expect(words()).not.toContain('₩29,900')
  expect(ways()).toContain('바로 쓰기')
})

function show(template: typeof premium): void {
  render(
    <I18nProvider i18n={i18n}>
      <TemplateDialog template={template} market={market} />
    </I18nProvider>,
  )
}

const words = () => document.body.textContent ?? ''

/** Words of the buttons, without the one that closes. */
function ways(): (string | null)[] {
  return screen
    .queryAllByRole('button', { hidden: true })
    .map(({ textContent }) => textContent)
    .filter((text) => text !== null && text.trim() !== '' && text !== '닫기')
}
