import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Body } from '#scene/body/body.ts'
import { boxLayer, type OpenEditor, openEditor } from '../editor.fixture.tsx'
import Presentation from './Presentation.tsx'

let editor: OpenEditor | null = null

afterEach(async () => {
  await editor?.close()
  editor = null
})

const pages: Body['pages'] = ['a', 'b', 'c'].map((id) => ({
  id,
  background: '#FFFFFF',
  layers: [boxLayer(`in ${id}`)],
}))

test('a presentation begins with the open page, goes on by keys and presses, and ends on the last one', async () => {
  const ended = vi.fn()
  editor = await openEditor(<Presentation onEnd={ended} />, [], { body: { pages } })
  const frame = screen.getByLabelText('발표')
  const at = () => screen.getByText(/^\d \/ 3$/).textContent
  expect(at()).toBe('1 / 3')
  await act(async () => fireEvent.keyDown(frame, { key: 'ArrowRight' }))
  expect(at()).toBe('2 / 3')
  await act(async () => {
    fireEvent.pointerDown(frame, { clientX: 900, clientY: 300, button: 0 })
    fireEvent.pointerUp(frame, { clientX: 900, clientY: 300, button: 0 })
  })
  expect(at()).toBe('3 / 3')
  await act(async () => fireEvent.keyDown(frame, { key: 'Home' }))
  expect(at()).toBe('1 / 3')
  await act(async () => fireEvent.keyDown(frame, { key: 'End' }))
  await act(async () => fireEvent(frame, new Event('cancel', { cancelable: true })))
  expect(ended).toHaveBeenCalledExactlyOnceWith('c')
})
