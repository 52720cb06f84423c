import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { QuoteFields } from './QuoteFields.tsx'

const send = vi.fn()

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  send.mockReset()
})

function show(needsText?: string) {
  render(
    <I18nProvider i18n={i18n}>
      <QuoteFields isBusy={false} needsText={needsText} onSend={send} />
    </I18nProvider>,
  )
}
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const press = () => act(async () => fireEvent.click(screen.getByRole('button')))

test('a quote is sent with whole credits and days, however the credits are typed', async () => {
  show()
  await type('크레딧', '1,200')
  await type('받아들인 뒤 도착까지 며칠', '5')
  await press()
  expect(send.mock.calls).toEqual([[{ credit: 1_200, days: 5 }]])
})

test('without credits, days or words, and beyond their limits, nothing is sent', async () => {
  show('글을 먼저 적어 주세요')
  await type('크레딧', '1200')
  await type('받아들인 뒤 도착까지 며칠', '5')
  await press()
  await type('받아들인 뒤 도착까지 며칠', '91')
  await press()
  await type('크레딧', '0')
  await press()
  expect(send).not.toHaveBeenCalled()
})
