import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LostBanner } from './LostBanner.tsx'

const state = vi.hoisted(() => ({ pending: 0 }))
vi.mock('#engine/documents/react/useSyncState.ts', () => ({ useBrandSyncState: () => state }))

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))
afterEach(cleanup)

test('who may only read from now on is told what was not sent, and takes a copy of it', () => {
  state.pending = 3
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <LostBanner reason="readOnly" />
    </I18nProvider>,
  )
  expect(container.textContent).toContain('볼 수만 있어서 보낼 수 없는 변경이 있어요')
  expect(container.textContent).toContain('변경 3건도 이 기기에 그대로 있어요')
  expect(container.querySelector('button')?.textContent).toBe('사본 내려받기')
})
