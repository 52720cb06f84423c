import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DeskOrderAnswer } from './DeskOrder.tsx'
import { OrderAttempts } from './OrderAttempts.tsx'

test('why an attempt was declined is said as the customer reads it, and that there was no answer in words', async () => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  const attempt: DeskOrderAnswer['attempts'][number] = {
    orderRef: 'sgdeclined-1',
    gateway: 'toss',
    state: 'DECLINED',
    code: 'LIMIT',
    message: '한도나 잔액이 부족해요.',
    rawCode: 'EXCEED_MAX_AMOUNT',
    txn: null,
    approveNo: null,
    startedAt: '2026-11-20T01:00:00.000Z',
    answeredAt: null,
    looks: 0,
  }
  const lost = { ...attempt, orderRef: 'sglost-1', state: 'UNKNOWN', code: null, message: null } as const
  const host = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <OrderAttempts attempts={[attempt, { ...lost, rawCode: 'no answer' }]} />
      </I18nProvider>,
      { container: host },
    ),
  )
  const [declined, unknown] = [...host.querySelectorAll('li')].map((row) => row.textContent)
  // The gateway's own word is what an operator looks for in its pages.
  expect(declined).toContain('한도나 잔액이 부족해요. · EXCEED_MAX_AMOUNT')
  expect(declined).not.toContain('LIMIT ·')
  expect(unknown).toContain('결제사의 답이 없음')
})
