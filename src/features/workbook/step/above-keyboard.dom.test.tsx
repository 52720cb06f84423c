import { act, cleanup, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAboveKeyboard } from './useAboveKeyboard.ts'

/** The part of the window that a keyboard leaves free. */
class Viewport extends EventTarget {
  height = innerHeight
  offsetTop = 0
  scale = 1
}

let viewport: Viewport

beforeEach(async () => {
  viewport = new Viewport()
  vi.stubGlobal('visualViewport', viewport)
  await act(() => render(<Screen />))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('the bar stands above a keyboard that covers the page, and returns when it is closed', () => {
  expect(bar().hasAttribute('data-above-keyboard')).toBe(false)
  keyboard(300)
  expect(bar().hasAttribute('data-above-keyboard')).toBe(true)
  expect(bar().style.bottom).toBe('300px')
  keyboard(0)
  expect(bar().hasAttribute('data-above-keyboard')).toBe(false)
  expect(bar().style.bottom).toBe('')
})

test('a bar of the browser is no keyboard, and neither is a page zoomed in by two fingers', () => {
  keyboard(80)
  expect(bar().hasAttribute('data-above-keyboard')).toBe(false)
  viewport.scale = 2
  keyboard(400)
  expect(bar().hasAttribute('data-above-keyboard')).toBe(false)
})

test('the bar is hidden while it would cover the focused field', () => {
  const field = document.querySelector('textarea')
  if (!field) throw new Error('no field')
  vi.spyOn(bar(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 400, 390, 56))
  const place = vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300, 390, 120))
  field.focus()
  keyboard(300)
  expect(bar().hasAttribute('data-away')).toBe(true)
  place.mockReturnValue(new DOMRect(0, 200, 390, 120))
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(bar().hasAttribute('data-away')).toBe(false)
})

function keyboard(height: number): void {
  viewport.height = innerHeight - height
  viewport.dispatchEvent(new Event('resize'))
}

function bar(): HTMLElement {
  const found = document.querySelector('button')
  if (!found) throw new Error('no bar')
  return found
}

function Screen() {
  const element = useRef<HTMLButtonElement>(null)
  useAboveKeyboard(element)
  return (
    <>
      <textarea aria-label="답" />
      <button ref={element} type="button" />
    </>
  )
}
