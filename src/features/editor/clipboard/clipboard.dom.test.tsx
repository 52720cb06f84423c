import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Layer } from '#scene/body/body.ts'
import { EditorActions } from '../actions/EditorActions.tsx'
import { boxLayer, type OpenEditor, openEditor, textLayer } from '../editor.fixture.tsx'

let editor: OpenEditor | null = null

afterEach(async () => {
  await editor?.close()
  editor = null
})

async function show(layers: readonly Layer[], options: Parameters<typeof openEditor>[2] = {}) {
  const parts = (
    <EditorActions>
      <button type="button">canvas</button>
      <textarea aria-label="words" />
    </EditorActions>
  )
  editor = await openEditor(parts, layers, options)
  return editor
}

/** What an event of the clipboard carries. */
function transferOf(texts: Readonly<Record<string, string>> = {}) {
  const data = new Map(Object.entries(texts))
  return {
    data,
    files: [],
    getData: (type: string) => data.get(type) ?? '',
    setData: (type: string, text: string) => void data.set(type, text),
  }
}

async function tell(
  type: 'copy' | 'cut' | 'paste',
  transfer = transferOf(),
  on: Element = screen.getByText('canvas'),
) {
  const event = new Event(type, { bubbles: true, cancelable: true })
  Object.assign(event, { clipboardData: transfer })
  await act(async () => on.dispatchEvent(event))
  return { transfer, isTaken: event.defaultPrevented }
}

const layers = ({ body }: OpenEditor) => body().pages[0]?.layers ?? []

test('what is copied is pasted beside it, each time further, and is selected', async () => {
  const shown = await show([boxLayer('a')], { selected: ['a'] })
  const { transfer } = await tell('copy')
  await tell('paste', transfer)
  await tell('paste', transfer)
  expect(layers(shown).map(({ x }) => x)).toEqual([20, 26, 32])
  expect(shown.state.selection.get()).toEqual([layers(shown)[2]?.id])
  await act(async () => shown.document.undo())
  expect(layers(shown)).toHaveLength(2)
})

test('what is cut is on the clipboard and gone from the page, but not what is locked in its place', async () => {
  const shown = await show([boxLayer('a'), boxLayer('b', { lock: ['place'] })], { selected: ['a'] })
  const { transfer } = await tell('cut')
  expect(layers(shown).map(({ id }) => id)).toEqual(['b'])
  await tell('paste', transfer)
  expect(layers(shown)).toHaveLength(2)
  await act(async () => shown.state.selection.set(['b']))
  expect((await tell('cut')).isTaken).toBe(false)
})

test('words from another program become a text, and a field takes its own', async () => {
  const shown = await show([])
  const words = transferOf({ 'text/plain': ' 오늘은 쉬어요 ' })
  expect((await tell('paste', words, screen.getByLabelText('words'))).isTaken).toBe(false)
  expect(layers(shown)).toEqual([])
  await tell('paste', words)
  expect(layers(shown)).toMatchObject([{ type: 'text', text: '오늘은 쉬어요' }])
})

test('a drawing from another program becomes paths in its colours', async () => {
  const shown = await show([])
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script><rect width="40" height="20" fill="#b4583a"/></svg>'
  await tell('paste', transferOf({ 'text/plain': svg }))
  await act(() => vi.waitFor(() => expect(layers(shown)).toHaveLength(1), { timeout: 10_000 }))
  expect(layers(shown)).toMatchObject([{ type: 'path', fill: '#B4583A', w: 180, h: 90 }])
})

test('what may only be read is copied, but nothing is pasted', async () => {
  const shown = await show([textLayer('a', { text: '가을' })], { selected: ['a'], isReadOnly: true })
  const { transfer, isTaken } = await tell('copy')
  expect([isTaken, transfer.getData('text/plain')]).toEqual([true, '가을'])
  expect((await tell('paste', transfer)).isTaken).toBe(false)
  expect((await tell('cut')).isTaken).toBe(false)
  expect(layers(shown)).toHaveLength(1)
})

test('the key for the same place pastes over what was copied', async () => {
  const shown = await show([boxLayer('a')], { selected: ['a'] })
  await tell('copy')
  await act(async () => {
    fireEvent.keyDown(screen.getByText('canvas'), { key: 'V', code: 'KeyV', ctrlKey: true, shiftKey: true })
  })
  await act(() => vi.waitFor(() => expect(layers(shown)).toHaveLength(2)))
  expect(layers(shown)[1]).toMatchObject({ x: 20, y: 40 })
})
