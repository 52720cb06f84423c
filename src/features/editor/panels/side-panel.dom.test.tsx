import { act, fireEvent } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWorkbook } from '#kits/words/content.ts'
import { closeEditor, type OpenEditor, press, showEditor } from './panels.fixture.tsx'
import { panels } from './panels.ts'
import { SidePanel } from './SidePanel.tsx'

vi.mock('#kits/design/dress/useDress.ts', async () => {
  const { brand } = await import('./brand.fixture.ts')
  return { useDress: () => brand }
})
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}))

let editor: OpenEditor
let isWide = true

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')]
const heading = () => document.querySelector('[role=tabpanel] h2')?.textContent ?? null

beforeEach(async () => {
  await loadWorkbook()
  await Promise.all(panels.map(({ Panel }) => Panel.preload()))
  isWide = true
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

afterEach(async () => {
  await closeEditor(editor)
  vi.unstubAllGlobals()
})

test('the panel of the brand is the first, and open at the beginning', async () => {
  editor = await showEditor(<SidePanel />)
  expect(tabs()[0]?.textContent).toBe('내 브랜드')
  expect(tabs()[0]?.getAttribute('aria-selected')).toBe('true')
  await vi.waitFor(() => expect(heading()).toBe('내 브랜드'))
})

test('a press opens a panel, a press on the open one closes it', async () => {
  editor = await showEditor(<SidePanel />)
  await press('글자')
  await vi.waitFor(() => expect(heading()).toBe('글자'))
  await press('글자')
  expect(document.querySelector('[role=tabpanel]')).toBeNull()
})

test('the rail is one stop of the Tab key, and arrow keys move along it', async () => {
  editor = await showEditor(<SidePanel />)
  const stops = () => tabs().filter(({ tabIndex }) => tabIndex === 0)
  expect(stops()).toEqual([tabs()[0]])
  const [first] = tabs()
  await act(async () => first?.focus())
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowDown' }))
  expect(document.activeElement).toBe(tabs()[1])
  expect(stops()).toEqual([tabs()[1]])
  await act(async () => void fireEvent.keyDown(document.activeElement ?? document, { key: 'End' }))
  expect(document.activeElement).toBe(tabs().at(-1))
  expect(editor.state.panel.get()).toBe('brand')
})

test('where the design is read only, panels whose things come to the page are not offered', async () => {
  editor = await showEditor(<SidePanel />, { isReadOnly: true })
  expect(tabs().map(({ textContent }) => textContent)).not.toContain('내 브랜드')
  expect(document.querySelector('[role=tabpanel]')).toBeNull()
})

test('where there is room for one of both, the properties are a tab of the rail that takes the place of the panel', async () => {
  isWide = false
  editor = await showEditor(<SidePanel />)
  const selected = () =>
    tabs().flatMap((tab) => (tab.getAttribute('aria-selected') === 'true' ? [tab.textContent] : []))
  expect(selected()).toEqual(['내 브랜드'])
  await press('속성')
  expect(selected()).toEqual(['속성'])
  expect(editor.state.side.get()).toBe('properties')
  await press('도형')
  expect(selected()).toEqual(['도형'])
  expect(editor.state.side.get()).toBe('panel')
})
