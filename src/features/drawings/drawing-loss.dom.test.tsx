import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import axe from 'axe-core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAboutLoss } from '#device/files/drawing-losses.ts'
import { DrawingLossHost } from './DrawingLossHost.tsx'

vi.mock('#device/words/interface.ts', () => ({ withWords: (loading: Promise<unknown>) => loading }))

let root: Root
let host: HTMLElement

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= () => {}
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  host = document.body.appendChild(document.createElement('main'))
  root = createRoot(host)
  await act(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <DrawingLossHost />
      </I18nProvider>,
    ),
  )
})
afterEach(async () => {
  await act(() => root.unmount())
  host.remove()
  vi.unstubAllGlobals()
})

async function asked(removed: readonly string[]): Promise<{ answer: Promise<boolean>; dialog: Element }> {
  let answer = Promise.resolve(false)
  await act(async () => {
    answer = askAboutLoss({ name: '로고.svg', before: 'data:,a', after: 'data:,b', removed })
    await vi.dynamicImportSettled()
  })
  await act(async () => {})
  const dialog = host.querySelector('dialog')
  if (!dialog) throw new Error('there is no dialog')
  return { answer, dialog }
}

const press = (words: string) =>
  act(async () => [...host.querySelectorAll('button')].find((one) => one.textContent === words)?.click())

test('shows the drawing as it came, as it would be stored, and what is missing', async () => {
  const { answer, dialog } = await asked(['foreignObject', '@font-face'])
  expect([...dialog.querySelectorAll('img')].map(({ src }) => src)).toEqual(['data:,a', 'data:,b'])
  expect([...dialog.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
    'foreignObject',
    '@font-face',
  ])
  await press('이대로 담기')
  expect(await answer).toBe(true)
  expect(host.querySelector('dialog')).toBeNull()
})

test('nothing is taken where it is declined', async () => {
  const { answer, dialog } = await asked([])
  expect(dialog.textContent).toContain('다르게 보여요')
  await press('담지 않기')
  expect(await answer).toBe(false)
})

test('has no fault that axe finds in its markup', async () => {
  const { dialog } = await asked(['foreignObject'])
  const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await press('담지 않기')
})
