import { act, cleanup, render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { PasswordField } from './PasswordField.tsx'

test('a password is hidden until it is asked for, and may be pasted and filled in by a manager', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => {
    cleanup()
  })
  const words = { show: '보기', hide: '가리기' }
  await act(async () =>
    render(<PasswordField label="비밀번호" words={words} autoComplete="current-password" />, {
      container: host,
    }),
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
