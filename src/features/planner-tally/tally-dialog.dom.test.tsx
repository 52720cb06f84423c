import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { channelText, plannerEntry } from '#model/planner/entry.fixture.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'

const planned = vi.hoisted(() => ({ entries: [] as PlannerEntry[] }))
const saved = vi.hoisted(() => [] as [string, Blob][])
vi.mock('#engine/words/page-language.ts', () => ({ pageLanguage: () => 'ko' }))
vi.mock('#kits/voice/useBrandVoice.ts', () => ({ useBrandVoice: () => ({ keywords: ['정직한'] }) }))
vi.mock('#engine/browser/download.ts', () => ({
  download: (name: string, file: Blob) => saved.push([name, file]),
}))
vi.mock('#kits/planner/usePlanner.ts', () => ({
  useEntries: () => planned.entries,
  useChannelTexts: () => [channelText('t', 'a', 'X', '정직한 빵')],
}))
const { default: TallyDialog } = await import('./TallyDialog.tsx')

const posted = { status: 'POSTED', posted: ['INSTAGRAM'], channels: ['INSTAGRAM', 'X'] }
const december = [
  plannerEntry('a', { day: '2026-12-01', title: '단팥빵', ...posted, result: 'GOOD', outcome: '예약 3건' }),
  plannerEntry('b', { day: '2026-12-02', channels: ['X'], kind: 'PRODUCT', status: 'SKIPPED' }),
]
const november = [plannerEntry('c', { day: '2026-11-02', kind: 'PRODUCT', ...posted })]

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  HTMLDialogElement.prototype.close = () => {}
  saved.length = 0
})
afterEach(() => {
  cleanup()
  for (const { id } of shownToasts.get()) dismissToast(id)
})

async function open(entries: PlannerEntry[]): Promise<void> {
  planned.entries = entries
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <TallyDialog month="2026-12" onClose={() => {}} />
      </I18nProvider>,
    ),
  )
}

/** The cells of a row of a table, with the differences that are seen beside the numbers. */
const row = (table: string, name: string) => {
  const found = within(screen.getByRole('table', { name: table })).getByRole('row', {
    name: new RegExp(`^${name}`),
  })
  return within(found)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

test('a month is counted in tables, with the difference to the month before', async () => {
  await open([...december, ...november])
  expect(screen.getByRole('heading', { name: '2026년 12월 정리' })).toBeTruthy()
  expect(row('2026년 12월 정리', '모두')).toEqual(['211월 1, +1', '111월 1, 0', '111월 0, +1'])
  expect(row('채널별', '인스타그램')[1]).toBe('111월 1, 0')
  expect(row('종류별', '상품')[2]).toBe('111월 0, +1')
  expect(row('키워드별', '정직한')[0]).toBe('111월 0, +1')
  expect(row('키워드별', '키워드 없는 글')[0]).toBe('111월 1, 0')
  expect(row('어땠는지', '좋았어요')).toEqual(['1', '0'])
  expect(screen.getByText('예약 3건')).toBeTruthy()
})

test('without a month before nothing is compared, and it says so', async () => {
  await open(december)
  expect(row('2026년 12월 정리', '모두')).toEqual(['2', '1', '1'])
  expect(screen.getByText(/11월에는 글이 없어 견주지 않았어요/)).toBeTruthy()
})

test('an empty month says that there is nothing to count, and offers no file', async () => {
  await open(november)
  expect(screen.getByText(/이 달에 날짜를 정한 글이 아직 없어요/)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('button', { name: /표로/ })).toBeNull()
})

test('it is copied as text and saved as a table', async () => {
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  })
  await open([...december, ...november])
  await act(async () => screen.getByRole('button', { name: '글로 복사' }).click())
  expect(copied[0]).toContain('2026년 12월 정리\n계획한 글 2 (11월 +1), 올린 글 1 (11월 0)')
  expect(copied[0]).toContain('- 12월 1일 단팥빵: 예약 3건')
  await act(async () => screen.getByRole('button', { name: /표로/ }).click())
  const [name, file] = saved[0] ?? []
  expect(name).toBe('2026년 12월 정리.csv')
  expect(await file?.text()).toContain('채널별,인스타그램,1,1,0,1,1,0')
})
