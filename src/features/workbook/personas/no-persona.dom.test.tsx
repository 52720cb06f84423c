import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { NoPersona } from './NoPersona.tsx'

const onBegin = vi.fn()
let host: HTMLElement

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  onBegin.mockClear()
  host = document.body.appendChild(document.createElement('div'))
})

const show = (isBlocked: boolean) =>
  act(() =>
    render(
      <I18nProvider i18n={i18n}>
        <NoPersona isBlocked={isBlocked} lock={null} onBegin={onBegin} />
      </I18nProvider>,
      { container: host },
    ),
  )

test('an empty persona that is begun while the document is being opened is there once it is open', async () => {
  await show(true)
  await act(() => host.querySelector('button')?.click())
  expect(onBegin).not.toHaveBeenCalled()
  await show(false)
  expect(onBegin).toHaveBeenCalledExactlyOnceWith({})
})
