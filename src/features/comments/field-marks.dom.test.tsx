import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeComments, useCommentsState } from './comments-state.ts'
import FieldMarks from './FieldMarks.tsx'

let page: HTMLElement
let opened: ReturnType<typeof useCommentsState> | null = null

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = `
    <div data-field="core.what"><input></div>
    <dl><div data-field="core.target"><dt>누구</dt><dd>나</dd></div></dl>
    <div data-field="somewhere.else"></div>`
})
afterEach(() => {
  cleanup()
  closeComments()
  document.body.replaceChildren()
})

test('every field has a button that starts a comment on it', async () => {
  await show({ counts: new Map() })
  expect(labels()).toEqual(['이 칸에 의견 남기기', '이 칸에 의견 남기기'])
  await act(() => button('core.target').click())
  expect(opened).toMatchObject({ isOpen: true, field: 'core.target', isWriting: true })
})

test('the button says how many threads are open, and opens them', async () => {
  await show({ counts: new Map([['core.what', 2]]) })
  expect(button('core.what').textContent).toBe('2')
  expect(button('core.what').ariaLabel).toBe('의견 2 (이 칸)')
  await act(() => button('core.what').click())
  expect(opened).toMatchObject({ isOpen: true, field: 'core.what', isWriting: false })
})

test('who may not write has a button only where there are comments', async () => {
  await show({ counts: new Map([['core.what', 1]]), mayWrite: false })
  expect(labels()).toEqual(['의견 1 (이 칸)'])
})

test('a field that is shown later gets its button', async () => {
  await show({ counts: new Map() })
  await act(async () => {
    page.insertAdjacentHTML('beforeend', '<div data-field="core.purpose"></div>')
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  })
  expect(labels()).toHaveLength(3)
})

async function show(props: Partial<ComponentProps<typeof FieldMarks>>): Promise<void> {
  await act(() =>
    render(
      <I18nProvider i18n={i18n}>
        <FieldMarks counts={new Map()} isField={(path) => path.startsWith('core.')} mayWrite {...props} />
        <Opened />
      </I18nProvider>,
    ),
  )
}

function Opened() {
  opened = useCommentsState()
  return null
}

function labels(): string[] {
  return [...page.querySelectorAll('button')].map(({ ariaLabel, title }) => ariaLabel ?? title)
}

function button(field: string): HTMLButtonElement {
  const found = page.querySelector<HTMLButtonElement>(`[data-field="${field}"] button`)
  if (!found) throw new Error(`${field} has no button`)
  return found
}
