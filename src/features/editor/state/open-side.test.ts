import { expect, test } from 'vitest'
import { createEditorState } from './editor-state.ts'
import { openPanel, showSelected, togglePanel, toggleProperties } from './open-side.ts'

function shown({ panel, side, sheet }: ReturnType<typeof createEditorState>) {
  return [side.get(), panel.get(), sheet.get()]
}

test('a panel that is pressed is shown in place of the properties, and closed by another press', () => {
  const state = createEditorState()
  toggleProperties(state)
  togglePanel(state, 'text')
  expect(shown(state)).toEqual(['panel', 'text', 'usual'])
  togglePanel(state, 'text')
  expect(shown(state)).toEqual(['panel', null, 'closed'])
  togglePanel(state, 'brand')
  expect(shown(state)).toEqual(['panel', 'brand', 'usual'])
})

test('properties that are pressed again are closed, and a sheet that was pulled up stays up', () => {
  const state = createEditorState()
  state.sheet.set('high')
  toggleProperties(state)
  expect(shown(state)).toEqual(['properties', 'brand', 'high'])
  toggleProperties(state)
  expect(state.sheet.get()).toBe('closed')
})

test('what is selected brings its properties, but not in the list of layers and not out of a closed sheet', () => {
  const state = createEditorState()
  state.sheet.set('closed')
  showSelected(state)
  expect(shown(state)).toEqual(['properties', 'brand', 'closed'])
  togglePanel(state, 'layers')
  showSelected(state)
  expect(state.side.get()).toBe('panel')
})

test('a panel that something on the page leads to is shown, also out of a closed sheet', () => {
  const state = createEditorState()
  toggleProperties(state)
  state.sheet.set('closed')
  openPanel(state, 'layouts')
  openPanel(state, 'layouts')
  expect(shown(state)).toEqual(['panel', 'layouts', 'usual'])
})

test('an editor may begin with another panel than that of the brand', () => {
  expect(createEditorState('layouts').panel.get()).toBe('layouts')
})
