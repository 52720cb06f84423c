import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { pressesOfEnter, startComposition } from '#ui/composing.fixture.ts'
import OwnKeyword from './OwnKeyword.tsx'

const onAdd = vi.fn(() => true)
let host: HTMLElement

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  onAdd.mockClear()
  host = document.body.appendChild(document.createElement('div'))
  await show({ isReading: false })
})
const show = ({ isReading }: { isReading: boolean }) =>
  act(() =>
    render(
      <I18nProvider i18n={i18n}>
        <OwnKeyword items={[]} atMost={5} isReading={isReading} onAdd={onAdd} />
      </I18nProvider>,
      { container: host },
    ),
  )

test.each(Object.entries(pressesOfEnter))(
  'Enter right after a syllable in %s adds the keyword once',
  async (_, press) => {
    const field = host.querySelector('input')
    if (!field) throw new Error('there is no field')
    await act(async () => {
      startComposition(field)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '정직한')
      field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    })
    await act(async () => void press(field))
    expect(onAdd).toHaveBeenCalledExactlyOnceWith('정직한')
  },
)

test('a keyword that is sent while the document is being opened is added once it is open', async () => {
  await show({ isReading: true })
  const field = host.querySelector('input')
  if (!field) throw new Error('there is no field')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '정직한')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await act(
    async () => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  )
  expect(onAdd).not.toHaveBeenCalled()
  await show({ isReading: false })
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('정직한')
  expect(field.value).toBe('')
})
