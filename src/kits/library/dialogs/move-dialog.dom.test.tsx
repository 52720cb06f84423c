import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DriveFolder } from '#kits/drive/rows/drive-file.ts'
import MoveDialog from './MoveDialog.tsx'

let host: HTMLElement
const moved = vi.fn()

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  moved.mockClear()
  host = document.body.appendChild(document.createElement('div'))
  const folders = [folder('로고', null), folder('가마', null), folder('2026', '가마')]
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <MoveDialog
          folders={folders}
          isClosed={(target) => target === '로고'}
          count={1}
          onMove={moved}
          onClose={() => {}}
        />
      </I18nProvider>,
      { container: host },
    ),
  )
  // In a closed one nothing gets the focus.
  host.querySelector('dialog')?.setAttribute('open', '')
})
afterEach(() => {
  cleanup()
})

test('folders are a tree, all open, each at its level and by name', () => {
  expect(rows().map((row) => [nameOf(row), row.getAttribute('aria-level')])).toEqual([
    ['맨 위', '1'],
    ['가마', '2'],
    ['2026', '3'],
    ['로고', '2'],
  ])
})

test('arrows choose a folder, and the button moves into it', async () => {
  await act(async () => rows()[0]?.focus())
  await press('ArrowDown')
  await press('ArrowDown')
  expect(chosen()).toEqual(['2026'])
  await move()
  expect(moved).toHaveBeenCalledWith('2026')
})

test('a press chooses, the top too; what cannot take it is not chosen', async () => {
  await act(async () => click(rows()[3]))
  expect(chosen()).toEqual([])
  expect(rows()[3]?.getAttribute('aria-disabled')).toBe('true')
  await act(async () => click(rows()[0]))
  expect(chosen()).toEqual(['맨 위'])
  await move()
  expect(moved).toHaveBeenCalledWith(null)
})

test('the left arrow closes a folder, the right one opens it', async () => {
  await act(async () => rows()[1]?.focus())
  await press('ArrowLeft')
  expect(rows().map(nameOf)).toEqual(['맨 위', '가마', '로고'])
  await press('ArrowRight')
  expect(rows()).toHaveLength(4)
})

function folder(key: string, parent: string | null): DriveFolder {
  return { key, name: key, parent, createdAt: 1 } as DriveFolder
}

function rows(): HTMLElement[] {
  return [...host.querySelectorAll<HTMLElement>('[role="row"]')]
}

const nameOf = (row: HTMLElement) => row.textContent

function chosen(): (string | null)[] {
  return rows()
    .filter((row) => row.ariaSelected === 'true' || row.getAttribute('aria-selected') === 'true')
    .map(nameOf)
}

async function press(key: string): Promise<void> {
  await act(async () => {
    for (const type of ['keydown', 'keyup'])
      document.activeElement?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }))
  })
}

/** The events of a press by the mouse. */
function click(row: HTMLElement | undefined): void {
  const mouse = { bubbles: true, cancelable: true, detail: 1 }
  const pointer = { ...mouse, pointerType: 'mouse', pointerId: 1, isPrimary: true, width: 1, height: 1 }
  row?.dispatchEvent(new PointerEvent('pointerdown', pointer))
  row?.dispatchEvent(new MouseEvent('mousedown', mouse))
  row?.focus()
  row?.dispatchEvent(new PointerEvent('pointerup', pointer))
  row?.dispatchEvent(new MouseEvent('mouseup', mouse))
  row?.dispatchEvent(new MouseEvent('click', mouse))
}

async function move(): Promise<void> {
  const button = [...host.querySelectorAll('button')].find(
    ({ textContent }) => textContent === '여기로 옮기기',
  )
  await act(async () => button?.click())
}
