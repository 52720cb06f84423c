import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commentsOf, threadsIn } from '#model/comments/threads.ts'
import { design } from '#model/documents/design.ts'
import { readAnswers } from '#model/fields/answers.ts'
import type { Layer } from '#scene/body/body.ts'
import { writeChanges } from '#scene/edit/changes.ts'
import { addPage } from '#scene/edit/pages.ts'
import { removeLayers } from '#scene/edit/structure.ts'
import { dismissToast, shownToasts } from '#ui/overlays/toasts.ts'
import { closeEditor, type OpenEditor, showEditor } from '../panels/panels.fixture.tsx'
import CommentPins from './CommentPins.tsx'
import CommentsPanel from './CommentsPanel.tsx'
import { fieldOf } from './layer-field.ts'
import OpenCount from './OpenCount.tsx'

const layers: readonly Layer[] = [
  { type: 'shape', shape: 'rect', id: 'l1', name: '바탕', x: 10, y: 20, w: 30, h: 40, fill: '#112233' },
  { type: 'shape', shape: 'rect', id: 'l2', name: '그릇', x: 100, y: 60, w: 50, h: 50, fill: '#112233' },
]
const keys = vi.fn()
const presses = vi.fn()
let editor: OpenEditor

async function open(isReadOnly = false): Promise<void> {
  editor = await showEditor(
    <>
      <OpenCount />
      <CommentsPanel />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: stands for the canvas */}
      <div data-canvas onKeyDown={keys} onPointerDown={presses}>
        <CommentPins />
      </div>
    </>,
    { layers, isReadOnly },
  )
}

beforeEach(() => {
  // The DOM of tests has no layout.
  HTMLElement.prototype.scrollIntoView = () => {}
  keys.mockClear()
  presses.mockClear()
})
afterEach(async () => {
  await closeEditor(editor)
  for (const { id } of shownToasts.get()) dismissToast(id)
})

const threads = () => threadsIn('design', readAnswers(design.$.fields, editor.open.doc))
const pins = () => screen.queryAllByRole('button', { name: /^나의 의견, / })
const placeOf = (pin: HTMLElement | undefined) =>
  ['--e', '--f', '--down'].map((name) => pin?.parentElement?.style.getPropertyValue(name))

async function say(words: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: '새 의견' })
  await act(async () => {
    fireEvent.input(field, { target: { value: words } })
    fireEvent.click(screen.getByRole('button', { name: '의견 남기기' }))
  })
}

test('a comment is about the selected layer, has a pin at its top right that moves with it, and is counted', async () => {
  await open()
  await editor.select('l2')
  await say('양옆이 잘렸어요')
  expect(threads()).toMatchObject([
    { document: 'design', field: fieldOf('l2'), messages: [{ body: '양옆이 잘렸어요' }] },
  ])
  expect(pins().map((pin) => pin.getAttribute('aria-label'))).toEqual(['나의 의견, 그릇'])
  expect(placeOf(pins()[0])).toEqual(['150', '60', '0px'])
  await say('조금 넓힐까요?')
  expect(pins().map(placeOf)).toEqual([
    ['150', '60', '0px'],
    ['150', '60', '24px'],
  ])
  await act(async () =>
    editor.open.edit((doc) =>
      writeChanges(doc, new Map([['l2', { frame: { x: 0, y: 5, w: 50, h: 50, rotate: 0 } }]])),
    ),
  )
  expect(placeOf(pins()[0])).toEqual(['50', '5', '0px'])
  expect(screen.getByText('2')).not.toBeNull()
})

test('without a selection it is about the page', async () => {
  await open()
  await say('배경이 어두워요')
  expect(threads()[0]?.field).toBe(fieldOf('page'))
  expect(placeOf(pins()[0])).toEqual(['300', '0', '0px'])
})

test('undo of the design takes back no comment', async () => {
  await open()
  await act(async () => editor.open.edit((doc) => addPage(doc)))
  await say('어때요?')
  await act(async () => editor.open.undo())
  expect(threads()).toHaveLength(1)
  expect(editor.body().pages).toHaveLength(1)
})

test('a resolved thread has no pin and is listed apart', async () => {
  await open()
  await say('어때요?')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '1쪽 의견 해결' })))
  expect(pins()).toHaveLength(0)
  expect(screen.getByText('아직 열린 의견이 없어요. 레이어를 고르고 아래에 남겨 보세요.')).not.toBeNull()
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: '해결 1' })))
  expect(screen.getByText('어때요?')).not.toBeNull()
})

test('the thread of a deleted layer stays in the panel, without a pin, and the layer that comes back has it again', async () => {
  await open()
  await editor.select('l2')
  await say('어때요?')
  await act(async () => editor.open.edit((doc) => removeLayers(doc, ['l2'])))
  expect(pins()).toHaveLength(0)
  expect(screen.getByText('지워진 레이어')).not.toBeNull()
  await act(async () => editor.open.undo())
  expect(pins()).toHaveLength(1)
})

test('a press on the name of what a thread is about selects it, on its page', async () => {
  await open()
  await editor.select('l1')
  await say('어때요?')
  await editor.select()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '바탕' })))
  expect(editor.state.selection.get()).toEqual(['l1'])
})

test('a pin opens by a press, and while a mouse is over it; Escape closes it', async () => {
  await open()
  await say('어때요?')
  const isOpen = () => pins()[0]?.getAttribute('aria-expanded')
  const pin = () => pins()[0]?.parentElement as HTMLElement
  await act(async () => fireEvent.pointerEnter(pin(), { pointerType: 'touch' }))
  expect(isOpen()).toBe('false')
  await act(async () => fireEvent.pointerEnter(pin(), { pointerType: 'mouse' }))
  expect(isOpen()).toBe('true')
  await act(async () => fireEvent.pointerLeave(pin()))
  expect(isOpen()).toBe('false')
  await act(async () => fireEvent.click(pins()[0] as HTMLElement))
  await act(async () => fireEvent.pointerLeave(pin()))
  expect(isOpen()).toBe('true')
  await act(async () => fireEvent.keyDown(pin(), { key: 'Escape' }))
  expect(isOpen()).toBe('false')
})

test('what is pressed and typed in a thread does not reach the canvas', async () => {
  await open()
  await say('어때요?')
  await act(async () => fireEvent.click(pins()[0] as HTMLElement))
  const pin = pins()[0]?.parentElement as HTMLElement
  fireEvent.pointerDown(pin)
  fireEvent.keyDown(pin, { key: 'Delete' })
  expect([keys.mock.calls.length, presses.mock.calls.length]).toEqual([0, 0])
})

test('where the design is read only nothing can be said, and why is shown', async () => {
  await open(true)
  expect(screen.getByText('보기 권한으로는 의견을 남길 수 없어요.')).not.toBeNull()
  await say('어때요?')
  expect(threads()).toEqual([])
})

test('the thread that an address names is shown and has the focus', async () => {
  await open()
  await act(async () => {
    editor.open.edit((doc) => {
      const thread = commentsOf.design.threads.add(doc, { field: fieldOf('l1') }, { key: 't1' })
      commentsOf.design.messages.add(doc, {
        thread,
        body: '어때요?',
        by: 8,
        name: '이지우',
        at: '2026-11-29T00:00:00.000Z',
        mentions: [],
      })
    })
    editor.state.thread.set('t1')
  })
  await waitFor(() => expect(document.activeElement?.getAttribute('data-thread')).toBe('t1'))
})
