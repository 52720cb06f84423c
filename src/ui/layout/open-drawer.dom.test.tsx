import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import OpenDrawer from './OpenDrawer.tsx'

let root: Root
let host: HTMLElement

beforeEach(async () => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  vi.useFakeTimers()
  HTMLDialogElement.prototype.showModal ??= () => {}
  HTMLDialogElement.prototype.close ??= () => {}
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  await act(() => root.unmount())
  host.remove()
  vi.useRealTimers()
})

test('the drawer closes a second after the window was made as wide as the page with a sidebar', async () => {
  const onClose = vi.fn()
  await act(() =>
    root.render(
      <OpenDrawer onClose={onClose} label="주 메뉴" closeLabel="닫기">
        <p>메뉴</p>
      </OpenDrawer>,
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
