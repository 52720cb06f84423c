import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteUsedUp } from './used-up.ts'
import { useModelAccess } from './useModelAccess.ts'
import { WhyRules } from './WhyRules.tsx'

const facts = vi.hoisted(() => ({
  brand: 5 as number | string,
  role: 'BRAND_ROLE_MEMBER',
  providers: null as { ai: { text: boolean; provider: string | null } } | null,
  stored: null as { aiText: boolean } | null,
  isOnline: true,
}))
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: string }) => <a href="#x">{children}</a>,
}))
vi.mock('#engine/documents/react/useDocument.ts', () => ({ useDocument: () => ({ brand: facts.brand }) }))
vi.mock('#engine/store/useBrandRole.ts', () => ({ useBrandRole: () => facts.role }))
vi.mock('#engine/reads/useProviders.ts', () => ({ useProviders: () => facts.providers }))
vi.mock('#engine/reads/useCachedRead.ts', () => ({ useCachedRead: () => ({ data: facts.stored }) }))
vi.mock('#engine/browser/network.ts', () => ({
  useOnline: () => facts.isOnline,
  isOnline: () => facts.isOnline,
}))

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  const on = { ai: { text: true, provider: '글벗' } }
  Object.assign(facts, {
    brand: 5,
    role: 'BRAND_ROLE_MEMBER',
    providers: on,
    stored: { aiText: true },
    isOnline: true,
  })
})
afterEach(cleanup)

function Shown() {
  const access = useModelAccess()
  return access?.kind === 'on' ? `${access.idBrand} ${access.provider}` : <WhyRules access={access} />
}

const rules = '제안은 모두 이 기기에서 규칙으로 지어요.'

/** What is shown with these facts. */
function shown(changed: Partial<typeof facts> = {}): string {
  Object.assign(facts, changed)
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Shown />
    </I18nProvider>,
  )
  return (container.textContent ?? '').trim()
}

test('where the server has a model, the brand has allowed it and there is a network, it can be asked', () => {
  expect(shown()).toBe('5 글벗')
})

test.each([
  ['before the server has said what it has', { providers: null }, ''],
  ['without a model', { providers: { ai: { text: false, provider: null } } }, ''],
  ['in a brand of this device', { brand: 'local-1' }, 'AI 제안은 계정에 있는 브랜드에서 쓸 수 있어요.'],
  ['where it is not allowed', { stored: { aiText: false } }, '소유자나 관리자가 팀 화면에서 켤 수 있어요.'],
  ['for an admin', { stored: { aiText: false }, role: 'BRAND_ROLE_ADMIN' }, '팀 화면에서 켜기'],
  ['without a network', { isOnline: false }, 'AI 제안은 인터넷에 연결되면 쓸 수 있어요.'],
] as const)('%s drafts are those of rules, and it is said why', (_, changed, why) => {
  const text = shown(changed)
  expect(text.startsWith(rules)).toBe(true)
  expect(text.endsWith(why)).toBe(true)
})

test('where today’s texts are used up, it is said when there are more, of that brand alone', () => {
  noteUsedUp(5)
  expect(shown()).toContain('내일 다시 쓸 수 있어요.')
  cleanup()
  expect(shown({ brand: 6 })).toBe('6 글벗')
})
