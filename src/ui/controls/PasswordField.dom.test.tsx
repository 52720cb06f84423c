import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

test('a password is hidden until it is asked for, and may be pasted and filled in by a manager', async () => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    act(() => root.unmount())
    host.remove()
  })
  const words = { show: '보기', hide: '가리기' }
  await act(async () =>
    root.render(<PasswordField label="비밀번호" words={words} autoComplete="current-password" />),
  )
  const input = host.querySelector('input') as HTMLInputElement
  expect([input.type, input.autocomplete]).toEqual(['password', 'current-password'])
  const paste = new Event('paste', { bubbles: true, cancelable: true })
  await act(async () => input.dispatchEvent(paste))
  expect(paste.defaultPrevented).toBe(false)
  const button = host.querySelector('button') as HTMLButtonElement
  await act(async () => button.click())
  expect(input.type).toBe('text')
  await act(async () => button.click())
  expect(input.type).toBe('password')
})
