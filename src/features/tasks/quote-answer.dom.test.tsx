import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import QuoteOffer from './QuoteOffer.tsx'
import type { Task } from './task-calls.ts'

const given = vi.hoisted(() => ({
  needsPlan: false,
  answers: [] as unknown[],
  sent: [] as unknown[],
  needs: [] as unknown[],
}))
vi.mock('#engine/rest/rest.ts', async (original) => ({
  ...(await original<object>()),
  rest: async ({ name }: { name: string }, input: object, { idempotencyKey }: { idempotencyKey: string }) => {
    given.sent.push([name, input, idempotencyKey])
    return given.answers.shift()
  },
}))
vi.mock('#engine/identity/session.ts', () => ({ currentBrand: () => 7 }))
vi.mock('#engine/reads/useCachedRead.ts', () => ({ useCachedRead: () => ({ data: { credit: 1_000 } }) }))
vi.mock('#engine/words/useOnlineReason.ts', () => ({ useOnlineReason: () => undefined }))
vi.mock('#kits/commerce/useNeedsPlan.ts', () => ({ useNeedsPlan: () => given.needsPlan }))
vi.mock('#kits/commerce/plan-modal.ts', () => ({ openSubscribeOnly: () => undefined }))
vi.mock('#kits/commerce/credit-need.ts', () => ({ needCredits: (need: unknown) => given.needs.push(need) }))
vi.mock('#ui/overlays/toasts.ts', () => ({ showToast: () => undefined }))

const changed = vi.fn()
const task: Task = {
  ...{ idTask: 12, title: '작은 책', status: 'REQUESTED', credit: 0, creditState: 'RESERVED' },
  ...{ createdAt: '2026-11-20T01:00:00.000Z', updatedAt: '2026-11-20T01:00:00.000Z' },
  ...{ requestedBy: null, request: '중철로요', products: [], needsPriceCheck: false, print: null },
  ...{ hasGuide: false, files: [], messages: [], quoteState: 'OFFERED' },
  quote: {
    ...{ kind: 'other', amount: 30, width: 90, height: 50, pages: 8 },
    ...{ credit: 1_200, days: 5, expiresAt: '2026-12-04T15:00:00.000Z' },
  },
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  Object.assign(given, { needsPlan: false, answers: [], sent: [], needs: [] })
  changed.mockReset()
})

function show(more: Partial<Task> = {}, isManager = true) {
  render(
    <I18nProvider i18n={i18n}>
      <QuoteOffer task={{ ...task, ...more }} idBrand={7} isManager={isManager} onChanged={changed} />
    </I18nProvider>,
  )
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
async function accept() {
  await press('1,200 크레딧으로 받아들이기')
  await press('받아들이기')
}
const ok = { ok: true, answer: {} }

test('a quote is accepted at the price that is shown, after it was asked for once more', async () => {
  given.answers = [ok]
  show()
  expect(screen.getByText('크레딧이 200 모자라요.')).toBeTruthy()
  await press('1,200 크레딧으로 받아들이기')
  expect(given.sent).toEqual([])
  await press('받아들이기')
  expect(given.sent).toMatchObject([
    ['task.acceptQuote', { params: { idTask: 12 }, body: { credit: 1_200 } }, expect.any(String)],
  ])
  expect(changed).toHaveBeenCalledOnce()
})

test('a press that was not answered is sent again under its key', async () => {
  given.answers = [{ ok: false, code: 'OFFLINE', message: '', status: 0, details: [] }, ok]
  show()
  await accept()
  expect([screen.getByRole('alert').textContent, changed.mock.calls.length]).toEqual([
    expect.stringContaining('서버에 연결하지 못했어요'),
    0,
  ])
  await accept()
  const [[, , one], [, , other]] = given.sent as [unknown[], unknown[]]
  expect(one).toBe(other)
})

test('without enough credits the way to more of them is shown, and the quote stays', async () => {
  const details = [{ field: 'credit', code: 'NOT_ENOUGH_CREDIT', message: '', words: { missing: 200 } }]
  given.answers = [{ ok: false, code: 'NOT_ENOUGH_CREDIT', message: '모자라요', status: 409, details }]
  show()
  await accept()
  expect(given.needs).toMatchObject([{ what: '작은 책', missing: 200 }])
  expect(screen.getByRole('alert').textContent).toBe('모자라요')
})

test('declining a quote cancels its task', async () => {
  given.answers = [ok]
  show()
  await press('견적 거절하기')
  await act(async () =>
    fireEvent.click(screen.getAllByRole('button', { name: '견적 거절하기' }).at(-1) as Element),
  )
  expect(given.sent).toMatchObject([['task.cancel', { params: { idTask: 12 } }, expect.any(String)]])
})

test('a smaller plan may decline a quote, and not accept it', () => {
  given.needsPlan = true
  show()
  expect(screen.queryByRole('button', { name: '1,200 크레딧으로 받아들이기' })).toBeNull()
  expect(screen.getByRole('button', { name: '견적 거절하기' })).toBeTruthy()
})

test('members read a quote, and an expired one says since when', () => {
  show({}, false)
  expect(screen.getByText('1,200 크레딧')).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
  show({ quoteState: 'EXPIRED' })
  expect(screen.getByText(/에 지났어요$/)).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
})
