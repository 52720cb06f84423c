import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guideSections } from '#model/workbook/sections.ts'
import type { SectionApproval as Approved, AskedState } from './useApproval.ts'

const given = vi.hoisted(() => ({
  needsPlan: true,
  state: 'DRAFT' as AskedState,
  isChanged: false,
  mayApprove: true,
  opened: [] as string[],
}))
vi.mock('#engine/documents/react/useDocument.ts', () => ({ useDocument: () => ({ brand: 7 }) }))
vi.mock('#engine/documents/react/useFromAnswers.ts', () => ({ useFromAnswers: () => false }))
vi.mock('#kits/team/useHasTeam.ts', () => ({ useHasTeam: () => true }))
vi.mock('#kits/words/content.ts', () => ({ contentOf: () => ({ sections: {} }) }))
vi.mock('#kits/commerce/useNeedsPlan.ts', () => ({ useNeedsPlan: () => given.needsPlan }))
vi.mock('#kits/commerce/plan-modal.ts', () => ({
  openSubscribeOnly: (plan: string) => given.opened.push(plan),
}))
vi.mock('./useApproval.ts', () => ({
  useApproval: (): Approved => ({
    state: given.state,
    said: { state: 'APPROVED', by: 1, name: '한결', at: '2026-11-20T01:00:00.000Z' },
    isQueued: false,
    isChanged: given.isChanged,
    role: 'BRAND_ROLE_OWNER',
    isOpen: true,
    mayApprove: given.mayApprove,
    change: async () => true,
  }),
}))

const { default: SectionApproval } = await import('./SectionApproval.tsx')

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  Object.assign(given, { needsPlan: true, state: 'DRAFT', isChanged: false, mayApprove: true, opened: [] })
})
afterEach(cleanup)

test('without Plus a draft shows nothing', async () => {
  expect(await shown()).toBe('')
})

test('without Plus what was decided is read and withdrawn, and nothing is asked or approved anew', async () => {
  given.state = 'APPROVED'
  given.isChanged = true
  const text = await shown()
  for (const words of ['승인됨', '한결 님', '승인 뒤에 바뀌었어요', '다시 초안으로', 'Plus에서 할 수 있어요'])
    expect(text).toContain(words)
  expect(text).not.toMatch(/다시 승인|검토 요청$/)
  const see = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Plus 알아보기')
  await act(async () => see?.click())
  expect(given.opened).toEqual(['PLUS'])
})

test.each([
  ['DRAFT', '검토 요청'],
  ['IN_REVIEW', '승인'],
] as const)('with Plus a section that is %s offers %s', async (state, action) => {
  Object.assign(given, { needsPlan: false, state })
  await shown()
  expect([...document.querySelectorAll('button')].map((each) => each.textContent)).toContain(action)
  expect(document.body.textContent).not.toContain('Plus')
})

async function shown(): Promise<string> {
  const [section] = guideSections
  if (!section) throw new Error('there is no section')
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <SectionApproval section={section} />
      </I18nProvider>,
    ),
  )
  return document.body.textContent ?? ''
}
