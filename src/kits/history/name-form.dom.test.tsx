import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react/pure'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { pressesOfEnter, startComposition } from '#ui/composing.fixture.ts'
import { NameForm } from './NameForm.tsx'

afterEach(cleanup)

test('what cannot be loaded leaves the form open, with the reason, for another try', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const onGive = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  show(<NameForm label="버전 이름" initial="초안" onGive={onGive} onCancel={() => {}} />)
  const submit = async () => (await vi.waitFor(() => button())).click()
  await submit()
  await vi.waitFor(() => expect(document.body.textContent).toContain('인터넷에 연결한 뒤 다시 해 주세요.'))
  await submit()
  await vi.waitFor(() => expect(onGive).toHaveBeenCalledTimes(2))
})

test.each(Object.entries(pressesOfEnter))(
  'of Enter right after a syllable in %s the second one alone submits',
  async (_, press) => {
    show(<NameForm label="판 이름" initial="" onGive={vi.fn()} onCancel={() => {}} />)
    const field = await vi.waitFor(() => {
      const found = document.querySelector('input')
      if (!found) throw new Error('there is no field')
      return found
    })
    startComposition(field)
    expect(press(field).map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, false])
  },
)

function show(form: ReactNode): void {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  render(<I18nProvider i18n={i18n}>{form}</I18nProvider>)
}

function button(): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!found) throw new Error('there is no form')
  return found
}
