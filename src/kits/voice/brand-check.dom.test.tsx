import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BrandVoice } from '#model/voice/brand-voice.ts'
import { reworded } from '#model/voice/registers.ts'
import { BrandCheck } from './BrandCheck.tsx'

const voice: BrandVoice = {
  names: ['온기'],
  register: 'haeyo',
  avoided: ['최고급'],
  avoidsExclamation: false,
  avoidsEmoji: false,
  keywords: [],
}

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))
afterEach(cleanup)

function show(text: string, onFix?: Parameters<typeof BrandCheck>[0]['onFix']) {
  return render(
    <I18nProvider i18n={i18n}>
      <BrandCheck text={text} voice={voice} onFix={onFix} />
    </I18nProvider>,
  )
}

test('a kind has one line with what was found, and one button that mends all of it', () => {
  const text = '그릇을 빚습니다. 문을 엽니다.'
  const onFix = vi.fn()
  show(text, onFix)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText('빚습니다')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '말투: 해요체로' }))
  expect(reworded(text, onFix.mock.lastCall?.[0])).toBe('그릇을 빚어요. 문을 열어요.')
})

test('what rules cannot mend has no button', () => {
  show('흙이 최고급이에요.', vi.fn())
  expect(screen.getByText('최고급')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('without a way to write, findings are shown alone', () => {
  show('그릇을 빚습니다.')
  expect(screen.getByText('빚습니다')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a text without findings says so', () => {
  show('그릇을 빚어요.')
  expect(screen.getByRole('status').textContent).toBe('고칠 곳이 없어요')
})
