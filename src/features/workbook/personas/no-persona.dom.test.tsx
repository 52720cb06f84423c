import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NoPersona } from './NoPersona.tsx'

const onBegin = vi.fn()
let root: Root
let host: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  onBegin.mockClear()
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  await act(() => root.unmount())
  host.remove()
})

const show = (isBlocked: boolean) =>
  act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <NoPersona isBlocked={isBlocked} lock={null} onBegin={onBegin} />
      </I18nProvider>,
    ),
  )

test('an empty persona that is begun while the document is being opened is there once it is open', async () => {
  await show(true)
  await act(() => host.querySelector('button')?.click())
  expect(onBegin).not.toHaveBeenCalled()
  await show(false)
  expect(onBegin).toHaveBeenCalledExactlyOnceWith({})
})
