import { act, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AlertHost } from './AlertHost.tsx'
import { LoadingHost } from './LoadingHost.tsx'
import { showLoading } from './loading.ts'
import { showMessage } from './show-message.ts'

let host: HTMLElement

beforeEach(async () => {
  host = document.body.appendChild(document.createElement('div'))
  await act(() =>
    render(
      <>
        <LoadingHost />
        <AlertHost
          words={{ confirm: '확인', close: '닫기' }}
          operatorAction={(close) => (
            <button type="button" onClick={close}>
              채팅으로 문의하기
            </button>
          )}
        />
      </>,
      { container: host },
    ),
  )
})

test('a failure that nothing on the screen shows is an alert until it is confirmed', async () => {
  await act(() => showMessage({ as: 'alert', title: '잘못된 요청', message: '이미 초대한 멤버예요.' }))
  const alert = host.querySelector('[role=alertdialog]')
  expect(alert?.textContent).toContain('잘못된 요청')
  expect(alert?.textContent).toContain('이미 초대한 멤버예요.')
  await act(() => alert?.querySelector<HTMLElement>('[data-autofocus]')?.click())
  expect(host.querySelector('[role=alertdialog]')).toBeNull()
})

test('a dialog has no landmark of its own: it may be opened from inside of one', async () => {
  await act(() => showMessage({ as: 'alert', title: '잘못된 요청', message: '이미 초대한 멤버예요.' }))
  expect(host.querySelectorAll('dialog h2, dialog button').length).toBeGreaterThan(1)
  expect(host.querySelector('dialog header, dialog footer')).toBeNull()
  await act(() => host.querySelector<HTMLElement>('[data-autofocus]')?.click())
})

test('the alert of what only an operator can mend offers the way to one, and no other alert does', async () => {
  await act(() =>
    showMessage({ as: 'alert', title: '오류', message: '서버에 문제가 생겼어요.', needsOperator: true }),
  )
  const offered = () =>
    [...host.querySelectorAll('button')].find((button) => button.textContent?.includes('채팅'))
  await act(() => offered()?.click())
  expect(host.querySelector('[role=alertdialog]')).toBeNull()
  await act(() => showMessage({ as: 'alert', title: '오류', message: '준비하고 있어요.' }))
  expect(host.querySelector('[role=alertdialog]')).not.toBeNull()
  expect(offered()).toBeUndefined()
  await act(() => host.querySelector<HTMLElement>('[data-autofocus]')?.click())
})

test('an answer without a message is shown in the alert of the browser', () => {
  const native = vi.spyOn(window, 'alert').mockImplementation(() => {})
  showMessage({ as: 'native', text: '서버에 문제가 생겼어요.' })
  expect(native).toHaveBeenCalledWith('서버에 문제가 생겼어요.')
})

test('the loading overlay cannot be cancelled, and ends with what it was shown for', async () => {
  let end = () => {}
  await act(() => {
    end = showLoading({ title: '로그아웃하는 중이에요' })
  })
  const overlay = host.querySelector('dialog[aria-busy]')
  expect(overlay?.textContent).toBe('로그아웃하는 중이에요')
  const cancel = new Event('cancel', { cancelable: true })
  overlay?.dispatchEvent(cancel)
  expect(cancel.defaultPrevented).toBe(true)
  await act(() => end())
  expect(host.querySelector('dialog[aria-busy]')).toBeNull()
})
