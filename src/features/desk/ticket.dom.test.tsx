import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Ticket } from './DeskTicket.tsx'

const here = vi.hoisted(() => ({ answers: {} as Record<string, object>, sent: [] as unknown[] }))
vi.mock('./desk-rest.ts', () => ({
  deskRest: async ({ name }: { name: string }, input: object) => {
    here.sent.push([name, input])
    return { ok: true, answer: here.answers[name] }
  },
}))
vi.mock('#engine/words/page-language.ts', () => ({ pageLanguage: () => 'ko' }))
const { DeskTicket } = await import('./DeskTicket.tsx')
const onDeleted = vi.fn()

const asked: Ticket = {
  idTicket: 12,
  topic: 'PAYMENT',
  name: '한결',
  status: 'RECEIVED',
  createdAt: '2026-11-30T01:00:00.000Z',
  email: 'han@ongi.example',
  accountEmail: 'Han@ongi.example',
  language: 'ja',
  isMember: true,
  text: '언제 결제되나요?',
  answers: [],
}
const answered: Ticket = {
  ...asked,
  status: 'ANSWERED',
  answers: [{ staffName: '지우', text: '바꾸는 날이에요.', at: '2026-11-30T02:00:00.000Z', mailedAt: null }],
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  Object.assign(here, { answers: {}, sent: [] })
  onDeleted.mockClear()
})

test('a question is answered as it was typed, and closed only once nothing is typed any more', async () => {
  here.answers = { 'operator.ticket': asked, 'operator.answerTicket': answered }
  await show()
  for (const words of ['언제 결제되나요?', 'han@ongi.example', '日本語', '로그인하고 물었어요'])
    expect(document.body.textContent).toContain(words)
  fireEvent.change(screen.getByLabelText('답'), { target: { value: ' 바꾸는 날이에요.\n' } })
  await press('문의 끝내기')
  await press('답 보내기')
  expect(here.sent.slice(1)).toEqual([
    ['operator.answerTicket', { params: { idTicket: 12 }, body: { text: '바꾸는 날이에요.' } }],
  ])
  expect(document.body.textContent).toContain('메일을 보내는 중')
  expect(screen.getByLabelText<HTMLTextAreaElement>('답').value).toBe('')
})

test('a member who asks with the address of another account is told by their own', async () => {
  here.answers = { 'operator.ticket': { ...asked, accountEmail: 'someone@onsaem.example' } }
  await show()
  expect(document.body.textContent).toContain('이메일이 다른 계정이에요: someone@onsaem.example')
  expect(document.body.textContent).not.toContain('로그인하고 물었어요')
})

test('a closed question has neither a field nor buttons', async () => {
  here.answers = { 'operator.ticket': { ...answered, status: 'CLOSED' } }
  await show()
  expect(document.body.textContent).toContain('바꾸는 날이에요.')
  expect(document.querySelector('textarea, button')).toBeNull()
})

test('what is no question is deleted once that is confirmed, unless it was answered', async () => {
  here.answers = { 'operator.ticket': asked, 'operator.deleteTicket': {} }
  await show()
  await press('문의가 아니면 지우기')
  expect(here.sent).toHaveLength(1)
  await press('지우기')
  expect(here.sent.slice(1)).toEqual([['operator.deleteTicket', { params: { idTicket: 12 } }]])
  expect(onDeleted).toHaveBeenCalledOnce()
  here.answers = { 'operator.ticket': answered }
  await show()
  expect(screen.queryByText('문의가 아니면 지우기')).toBeNull()
})

async function show(): Promise<void> {
  document.body.replaceChildren()
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <DeskTicket idTicket={12} onChanged={() => {}} onDeleted={onDeleted} />
      </I18nProvider>,
    ),
  )
}

function press(name: string): Promise<void> {
  return act(async () => screen.getByText(name).closest('button')?.click())
}
