import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import axe from 'axe-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { askAboutLosses } from '#engine/files/drawing-losses.ts'
import DrawingLossHost from './DrawingLossHost.tsx'

vi.mock('#engine/words/interface.ts', () => ({ withWords: (loading: Promise<unknown>) => loading }))

let host: HTMLElement

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  host = document.body.appendChild(document.createElement('main'))
  await act(() =>
    render(
      <I18nProvider i18n={i18n}>
        <DrawingLossHost />
      </I18nProvider>,
      { container: host },
    ),
  )
})

async function asked(
  ...parts: readonly (readonly string[])[]
): Promise<{ answer: Promise<readonly boolean[]>; dialog: Element }> {
  let answer: Promise<readonly boolean[]> = Promise.resolve([])
  await act(async () => {
    answer = askAboutLosses(
      parts.map((removed, at) => ({
        name: `로고 ${at + 1}.svg`,
        before: 'data:,a',
        after: 'data:,b',
        removed,
      })),
    )
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
  expect(await answer).toEqual([true])
  expect(host.querySelector('dialog')).toBeNull()
})

test('nothing is taken where it is declined', async () => {
  const { answer, dialog } = await asked([])
  expect(dialog.textContent).toContain('다르게 보여요')
  await press('담지 않기')
  expect(await answer).toEqual([false])
})

test('several drawings are asked about once, and each is taken or not', async () => {
  const { answer, dialog } = await asked(['filter'], ['image'], [])
  expect(dialog.textContent).toMatch(/로고 1.svg.*filter.*로고 2.svg.*image.*로고 3.svg/)
  const [, second] = dialog.querySelectorAll('input')
  await act(async () => second?.click())
  await press('고른 그림 2개 담기')
  expect(await answer).toEqual([true, false, true])
})

test('has no fault that axe finds in its markup', async () => {
  const { dialog } = await asked(['foreignObject'], ['filter'])
  const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await press('모두 담지 않기')
})
