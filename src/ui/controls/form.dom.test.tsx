import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Form } from './Form.tsx'

let host: HTMLElement
const submitted = vi.fn()
const escaped = vi.fn()

beforeEach(async () => {
  submitted.mockClear()
  escaped.mockClear()
  host = document.body.appendChild(document.createElement('div'))
  await act(() =>
    render(
      <Form onSubmit={submitted} onEscape={escaped}>
        <input type="email" required defaultValue="온기" />
        <textarea />
        <button type="submit">보내기</button>
      </Form>,
      { container: host },
    ),
  )
})

test('it is submitted without loading a page, whatever the browser thinks of its answers', async () => {
  await act(() => host.querySelector('button')?.click())
  expect(submitted).toHaveBeenCalledOnce()
})

test('the Enter that ends a composition does not submit an input, and makes a line in a textarea', async () => {
  expect(await isLeftAlone('input', 'Enter')).toBe(true)
  expect(await isLeftAlone('input', 'Enter', { isComposing: true })).toBe(false)
  // Safari's, which comes after the composition.
  expect(await isLeftAlone('input', 'Enter', { keyCode: 229 })).toBe(false)
  expect(await isLeftAlone('textarea', 'Enter', { isComposing: true })).toBe(true)
})

test('Escape is told, but not the one that ends a composition', async () => {
  await isLeftAlone('input', 'Escape', { isComposing: true })
  expect(escaped).not.toHaveBeenCalled()
  await isLeftAlone('input', 'Escape')
  expect(escaped).toHaveBeenCalledOnce()
})

async function isLeftAlone(field: string, key: string, options: KeyboardEventInit = {}): Promise<boolean> {
  let isDone = true
  await act(() => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options })
    isDone = host.querySelector(field)?.dispatchEvent(event) ?? false
  })
  return isDone
}
