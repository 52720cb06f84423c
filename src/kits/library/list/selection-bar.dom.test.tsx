import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SelectionBar } from './SelectionBar.tsx'

let host: HTMLElement

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  host = document.body.appendChild(document.createElement('div'))
  await act(() =>
    render(
      <I18nProvider i18n={i18n}>
        <SelectionBar
          count={2}
          shown={['move', 'trash']}
          entries={[
            { id: 'move', label: '옮기기', textValue: '옮기기' },
            { id: 'trash', label: '버리기', textValue: '버리기' },
          ]}
          onAct={() => {}}
          onClear={() => {}}
        />
      </I18nProvider>,
      { container: host },
    ),
  )
})
afterEach(() => {
  cleanup()
})

test('it is a toolbar: arrows go from button to button', async () => {
  expect(host.querySelector('[role="toolbar"]')?.getAttribute('aria-label')).toBe('고른 것')
  const [clear, move, trash] = host.querySelectorAll('button')
  await act(() => clear?.focus())
  await press('ArrowRight')
  expect(document.activeElement).toBe(move)
  await press('ArrowRight')
  expect(document.activeElement).toBe(trash)
  await press('ArrowLeft')
  expect(document.activeElement).toBe(move)
})

function press(key: string) {
  return act(() =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  )
}
