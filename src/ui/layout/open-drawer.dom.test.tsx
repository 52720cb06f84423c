import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import OpenDrawer from './OpenDrawer.tsx'

let host: HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the drawer closes a second after the window was made as wide as the page with a sidebar', async () => {
  const onClose = vi.fn()
  await act(() =>
    render(
      <OpenDrawer onClose={onClose} label="주 메뉴" closeLabel="닫기">
        <p>메뉴</p>
      </OpenDrawer>,
      { container: host },
    ),
  )
  resizeTo(900)
  vi.advanceTimersByTime(2_000)
  expect(onClose).not.toHaveBeenCalled()
  resizeTo(1_000)
  vi.advanceTimersByTime(900)
  resizeTo(1_100)
  vi.advanceTimersByTime(900)
  expect(onClose).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(onClose).toHaveBeenCalledOnce()
})

function resizeTo(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true })
  dispatchEvent(new Event('resize'))
}
