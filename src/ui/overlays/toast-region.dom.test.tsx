import { act, cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { LoadingHost } from './LoadingHost.tsx'
import { showLoading } from './loading.ts'
import { ToastRegion } from './ToastRegion.tsx'
import { dismissToast, shownToasts, showToast } from './toasts.ts'

/** What jsdom lacks: dialogs and popovers that are open or closed, and not in the top layer. */
const lacking = {
  dialog: { showModal: open, close: closed },
  popover: { showPopover: openConnected, hidePopover: closed },
}
const matches = Element.prototype.matches

let host: HTMLElement
let setDialogs: (names: readonly string[]) => void

beforeEach(async () => {
  vi.useFakeTimers()
  Object.assign(HTMLDialogElement.prototype, lacking.dialog)
  Object.assign(HTMLElement.prototype, lacking.popover)
  Element.prototype.matches = function (this: Element, selector: string) {
    return selector === ':popover-open' ? this.hasAttribute('open') : matches.call(this, selector)
  } as typeof matches
  host = document.body.appendChild(document.createElement('div'))
  // A popover that jsdom does not know to be open is not rendered, so nothing in it would get the focus.
  host.appendChild(document.createElement('style')).textContent = '[popover][open] { display: block; }'
  await act(() => render(<App />, { container: host.appendChild(document.createElement('div')) }))
})
afterEach(() => {
  cleanup()
  host.remove()
  for (const { id } of shownToasts.get()) dismissToast(id)
  Element.prototype.matches = matches
  for (const name of Object.keys(lacking.dialog)) Reflect.deleteProperty(HTMLDialogElement.prototype, name)
  for (const name of Object.keys(lacking.popover)) Reflect.deleteProperty(HTMLElement.prototype, name)
  vi.useRealTimers()
})

test('the toasts are inside of the modal that was opened last, and stay when it is closed', async () => {
  await act(() => showToast({ tone: 'success', text: '옮겼어요' }))
  const toast = toastOf('옮겼어요')
  expect(modalOf(toast)).toBeNull()
  await act(() => setDialogs(['첫째']))
  expect(modalOf(toast)).toBe('첫째')
  await act(() => setDialogs(['첫째', '둘째']))
  expect(modalOf(toast)).toBe('둘째')
  await act(() => setDialogs(['둘째']))
  expect(modalOf(toast)).toBe('둘째')
  await act(() => setDialogs([]))
  expect(modalOf(toast)).toBeNull()
  // It is the same element throughout, and shown.
  expect(toastOf('옮겼어요')).toBe(toast)
  expect(toast.closest('[popover]')?.hasAttribute('open')).toBe(true)
})

test('a toast goes after its time, also when it is moved meanwhile', async () => {
  await act(() => showToast({ tone: 'success', text: '옮겼어요' }))
  await act(() => vi.advanceTimersByTime(2_000))
  await act(() => setDialogs(['첫째']))
  await act(() => vi.advanceTimersByTime(999))
  expect(shownToasts.get()).toHaveLength(1)
  await act(() => vi.advanceTimersByTime(1))
  expect(shownToasts.get()).toHaveLength(0)
})

test('the words of a toast are in a live region once, and not again where it is moved', async () => {
  await act(() => setDialogs(['첫째']))
  await act(() => showToast({ tone: 'success', text: '복사했어요' }))
  expect(spoken('polite')).toBe('')
  await act(() => vi.advanceTimersByTime(100))
  expect(spoken('polite')).toBe('완료 복사했어요')
  expect(modalOf(liveRegion('polite'))).toBe('첫째')
  await act(() => setDialogs([]))
  expect(modalOf(liveRegion('polite'))).toBeNull()
  expect(spoken('polite')).toBe('')
  await act(() => showToast({ tone: 'error', text: '못 했어요', durationMs: null }))
  await act(() => vi.advanceTimersByTime(100))
  expect(spoken('polite')).toBe('')
  expect(spoken('assertive')).toBe('오류 못 했어요')
})

test('a toast that is shown in the moment in which a dialog closes is shown over the page', async () => {
  await act(() => setDialogs(['첫째']))
  await act(() => {
    showToast({ tone: 'success', text: '해지했어요' })
    setDialogs([])
  })
  const toast = toastOf('해지했어요')
  expect(modalOf(toast)).toBeNull()
  expect(toast.closest('[popover]')?.hasAttribute('open')).toBe(true)
})

test('the words of a toast that is shown while a dialog closes are in the live region of the page', async () => {
  await act(() => setDialogs(['첫째']))
  await act(() => showToast({ tone: 'success', text: '초대를 보냈어요' }))
  await act(() => vi.advanceTimersByTime(50))
  await act(() => setDialogs([]))
  expect(spoken('polite')).toBe('')
  await act(() => vi.advanceTimersByTime(100))
  expect(spoken('polite')).toBe('완료 초대를 보냈어요')
})

test('the button of a toast in a modal works, and gives the focus back to where it was', async () => {
  const undo = vi.fn()
  await act(() => setDialogs(['첫째']))
  const field = host.querySelector<HTMLElement>('input')
  field?.focus()
  await act(() =>
    showToast({ tone: 'success', text: '뺐어요', action: { label: '되돌리기', onPress: undo } }),
  )
  const button = toastOf('뺐어요').querySelector<HTMLElement>('button')
  await act(() => button?.focus())
  expect(document.activeElement).toBe(button)
  await act(() => button?.click())
  expect(undo).toHaveBeenCalledOnce()
  expect(shownToasts.get()).toHaveLength(0)
  expect(document.activeElement).toBe(field)
})

test('a toast with the focus stays, and goes once a closed dialog has taken the focus away', async () => {
  await act(() => setDialogs(['첫째']))
  await act(() => showToast({ tone: 'success', text: '복사했어요' }))
  await act(() => toastOf('복사했어요').querySelector('button')?.focus())
  await act(() => vi.advanceTimersByTime(10_000))
  expect(shownToasts.get()).toHaveLength(1)
  await act(() => setDialogs([]))
  await act(() => vi.advanceTimersByTime(3_000))
  expect(shownToasts.get()).toHaveLength(0)
})

test('the loading overlay, which keeps everything from being pressed, does not get the toasts', async () => {
  await act(() => setDialogs(['첫째']))
  await act(() => showToast({ tone: 'success', text: '복사했어요' }))
  let end = () => {}
  await act(() => {
    end = showLoading({ title: '로그아웃하는 중이에요' })
  })
  expect(modalOf(toastOf('복사했어요'))).toBe('첫째')
  await act(() => end())
})

function App() {
  const [names, setNames] = useState<readonly string[]>([])
  setDialogs = setNames
  return (
    <>
      {names.map((name) => (
        <Dialog key={name} isOpen title={name} closeLabel="닫기" onClose={() => {}}>
          <input aria-label={name} />
        </Dialog>
      ))}
      <LoadingHost />
      <ToastRegion
        label="알림"
        closeLabel="알림 닫기"
        toneWords={{ success: '완료', error: '오류', info: '안내' }}
      />
    </>
  )
}

function toastOf(words: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('section li')].find(({ textContent }) =>
    textContent?.includes(words),
  )
  if (!found) throw new Error(`no toast says ${words}`)
  return found
}

/** The title of the modal that it is in. */
function modalOf(element: Element): string | null {
  const dialog = element.closest('dialog')
  return dialog && (dialog.querySelector('h2')?.textContent ?? '')
}

function liveRegion(kind: 'polite' | 'assertive'): Element {
  const found = document.querySelector(`[aria-live=${kind}]`)
  if (!found) throw new Error(`no region is ${kind}`)
  return found
}

function spoken(kind: 'polite' | 'assertive'): string {
  return liveRegion(kind).textContent?.trim() ?? ''
}

/** As browsers do. */
function openConnected(this: HTMLElement): void {
  if (!this.isConnected)
    throw new DOMException('Invalid on disconnected popover elements', 'InvalidStateError')
  open.call(this)
}

function open(this: HTMLElement): void {
  this.setAttribute('open', '')
}

function closed(this: HTMLElement): void {
  this.removeAttribute('open')
}
