import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Body } from '#scene/body/body.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import { EditorActions } from '../actions/EditorActions.tsx'
import { boxLayer, type OpenEditor, openEditor } from '../editor.fixture.tsx'
import { PageStrip } from './PageStrip.tsx'

let editor: OpenEditor | null = null

afterEach(async () => {
  await editor?.close()
  editor = null
  for (const { id } of shownToasts.get()) dismissToast(id)
})

const pages: Body['pages'] = [
  { id: 'front', name: '앞면', background: '#FFFFFF', layers: [boxLayer('a')] },
  { id: 'back', background: '{color.main}', layers: [boxLayer('b')] },
]

async function show(options: Parameters<typeof openEditor>[2] = {}) {
  const parts = (
    <EditorActions>
      <PageStrip />
    </EditorActions>
  )
  editor = await openEditor(parts, [], { body: { pages }, ...options })
  return editor
}

const ids = ({ body }: OpenEditor) => body().pages.map(({ id }) => id)
const shownPage = () => screen.getByRole('option', { selected: true }).getAttribute('aria-label')

test('a press shows a page, and what was selected on the one before is no more', async () => {
  const { state } = await show({ selected: ['a'] })
  expect(shownPage()).toBe('1쪽 앞면')
  await act(async () => fireEvent.click(screen.getByRole('option', { name: '2쪽' })))
  expect(state.page.get()).toBe('back')
  expect(state.selection.get()).toEqual([])
})

test('keys turn the pages and stop at both ends', async () => {
  const { state } = await show()
  const press = (key: string) => act(async () => fireEvent.keyDown(document.body, { key, code: key }))
  await press('PageDown')
  await press('PageDown')
  expect(state.page.get()).toBe('back')
  await press('PageUp')
  await press('PageUp')
  expect(state.page.get()).toBe('front')
})

test('a page is added after the shown one, and shown', async () => {
  const shown = await show()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '쪽 더하기' })))
  const [, added] = ids(shown)
  expect(ids(shown)).toEqual(['front', added, 'back'])
  expect(shown.state.page.get()).toBe(added)
  expect(shownPage()).toBe('2쪽')
})

test('a removed page comes back by its toast, also after something else was done', async () => {
  const shown = await show()
  await choose('쪽 지우기')
  expect(ids(shown)).toEqual(['back'])
  expect(shown.state.page.get()).toBe('back')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '쪽 더하기' })))
  await act(async () => shownToasts.get()[0]?.action?.onPress())
  expect(ids(shown)).toHaveLength(3)
  expect(shown.body().pages[0]).toMatchObject({ id: 'front', layers: [{ id: 'a' }] })
  expect(shown.state.page.get()).toBe('front')
})

test('the menu of a page copies it and moves it, and the last page cannot be removed', async () => {
  const shown = await show()
  await choose('쪽 복제하기')
  const [, copy] = ids(shown)
  expect(ids(shown)).toEqual(['front', copy, 'back'])
  expect(shown.body().pages[1]).toMatchObject({ name: '앞면', layers: [{ type: 'shape' }] })
  await choose('뒤로 옮기기')
  expect(ids(shown)).toEqual(['front', 'back', copy])
})

test('a design that may only be read shows its pages and nothing to change them', async () => {
  await show({ isReadOnly: true })
  expect(screen.getAllByRole('option')).toHaveLength(2)
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual(['한눈에'])
})

async function choose(entry: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '이 쪽 메뉴' })))
  const item = await screen.findByRole('menuitem', { name: new RegExp(`^${entry}`) }, { timeout: 10_000 })
  await act(async () => fireEvent.click(item))
}

test('where there is no room, the foot leaves its place to the bars of cropping and drawing', async () => {
  const { state } = await show()
  const matchMedia = (query: string) => Object.assign(new EventTarget(), { matches: /max-width/.test(query) })
  vi.stubGlobal('matchMedia', matchMedia)
  const number = () => screen.queryByRole('button', { name: /쪽 한눈에 보기/ })
  await act(async () => state.tool.set('hand'))
  expect(number()).not.toBeNull()
  await act(async () => state.cropping.set('a'))
  expect(number()).toBeNull()
  await act(async () => {
    state.cropping.set(null)
    state.tool.set('pen')
  })
  expect(number()).toBeNull()
  await act(async () => state.tool.set('select'))
  expect(number()).not.toBeNull()
})
