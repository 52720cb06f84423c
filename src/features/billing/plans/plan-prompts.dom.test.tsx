import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { planDialogs } from '#kits/commerce/plan-modal.ts'

const here = vi.hoisted(() => ({
  role: 'BRAND_ROLE_OWNER' as string | null | undefined,
  path: '/brand',
  status: 'EXPIRED',
  plan: 'FREE',
  asked: [] as boolean[],
}))
vi.mock('#engine/store/useBrandRole.ts', () => ({
  useBrandRole: () => here.role ?? null,
  useReadBrandRole: () => here.role,
}))
vi.mock('#kits/commerce/useBrandPlan.ts', () => ({ useBrandPlan: () => here.plan }))
vi.mock('#engine/words/interface.ts', () => ({ withWords: (loading: Promise<unknown>) => loading }))
vi.mock('#engine/reads/useCachedRead.ts', () => ({
  useCachedRead: (_: unknown, { isAsked }: { isAsked: boolean }) => {
    here.asked.push(isAsked)
    return { data: isAsked ? { status: here.status } : null }
  },
}))
vi.mock('#kits/commerce/plans-read.ts', () => ({
  usePlans: () => ({ data: null, state: { kind: 'reading' } }),
}))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children, onClick }: { to: string; children: ReactNode; onClick: () => void }) => (
    <a href={to} onClick={onClick}>
      {children}
    </a>
  ),
  useRouterState: () => here.path,
}))
const { default: SubscribeOnly } = await import('./SubscribeOnly.tsx')
const { default: PlanPrompt } = await import('./PlanPrompt.tsx')
const { ExpiredWatch } = await import('./ExpiredWatch.tsx')

const closed = vi.fn<() => void>()

let host: HTMLElement

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  Object.assign(here, {
    role: 'BRAND_ROLE_OWNER',
    path: '/brand',
    status: 'EXPIRED',
    plan: 'FREE',
    asked: [],
  })
  closed.mockClear()
  host = document.body.appendChild(document.createElement('div'))
})

afterEach(() => {
  cleanup()
  planDialogs.close()
})

function openPlan() {
  const { name, payload } = planDialogs.get() ?? {}
  return { name, payload }
}

const onlyOwner = '플랜은 브랜드의 소유자가 바꿀 수 있어요.'

test('what needs a plan leads its owner to the plans, and to the page of payments', async () => {
  await show(<SubscribeOnly idBrand={3} plan="BASIC" onClose={closed} />)
  expect(words()).toContain('Basic부터 쓸 수 있어요.')
  expect(words()).not.toContain(onlyOwner)
  const link = document.querySelector('a[href="/brand/setting/payment"]') as HTMLAnchorElement
  link.addEventListener('click', (event) => event.preventDefault())
  await act(async () => link.click())
  expect(closed).toHaveBeenCalledOnce()
  await act(async () => button('플랜 보러 가기')?.click())
  expect(openPlan()).toEqual({ name: 'plans', payload: { level: 10 } })
})

test('a member is shown who can change the plan, without a button that they cannot use', async () => {
  here.role = 'BRAND_ROLE_MEMBER'
  await show(<SubscribeOnly idBrand={3} plan="BASIC" onClose={closed} />)
  expect(words()).toContain(onlyOwner)
  expect(button('플랜 보러 가기')).toBeUndefined()
  await show(<PlanPrompt idBrand={3} onClose={closed} />)
  expect(words()).toContain(onlyOwner)
  expect(button('지금 구독하기')).toBeUndefined()
})

test('the view of members is not shown before the role was read', async () => {
  here.role = undefined
  for (const screen of [
    <SubscribeOnly key="only" idBrand={3} plan="BASIC" onClose={closed} />,
    <PlanPrompt key="prompt" idBrand={3} onClose={closed} />,
  ]) {
    await show(screen)
    expect(words()).toContain('닫기')
    expect(words()).not.toContain(onlyOwner)
  }
})

test('members are told on each screen that the plan has ended, and that its owner renews it', async () => {
  here.role = 'BRAND_ROLE_MEMBER'
  await watch()
  expect(words()).toContain('브랜드의 소유자가 다시 구독하면')
  expect(button('다시 구독하기')).toBeUndefined()
  await act(async () => button('닫기')?.click())
  await watch()
  expect(words()).not.toContain('구독이 끝났어요')
  here.path = '/brand/guide/core'
  await watch()
  expect(words()).toContain('구독이 끝났어요')
})

test('the owner can subscribe again from there', async () => {
  await watch()
  await act(async () => button('다시 구독하기')?.click())
  expect(openPlan()).toEqual({ name: 'plans', payload: {} })
})

test('nothing is asked while the role is not known, nor where a paid plan runs', async () => {
  here.role = null
  await watch()
  Object.assign(here, { role: 'BRAND_ROLE_MEMBER', plan: 'BASIC' })
  await watch()
  expect(here.asked.every((isAsked) => !isAsked)).toBe(true)
  expect(words()).not.toContain('구독이 끝났어요')
})

async function watch(): Promise<void> {
  await show(<ExpiredWatch idBrand={3} />)
  await act(async () => {
    await import('./ExpiredPrompt.tsx')
  })
}

async function show(screen: ReactNode): Promise<void> {
  await act(async () => render(<I18nProvider i18n={i18n}>{screen}</I18nProvider>, { container: host }))
}

const words = () => document.body.textContent ?? ''

function button(name: string): HTMLButtonElement | undefined {
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
}
