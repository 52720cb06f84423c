import 'fake-indexeddb/auto'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react/pure'
import { afterEach, expect, test, vi } from 'vitest'
import { noteFirstContent } from '#engine/browser/first-content.ts'
import { endSession, startSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { Retention } from './Retention.tsx'

const session = { idAccount: 7, email: 'ji@ongi.example', fullName: '이지우', image: null }

afterEach(async () => {
  await accountStore(session.idAccount).brands.clear()
  endSession()
})

test('no text of another plan is shown before the plan of the brand is known', async () => {
  startSession(session, 'token-of-ji')
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  await accountStore(session.idAccount).brands.put({
    id: 1,
    name: '온기',
    url: null,
    brandRole: 'BRAND_ROLE_OWNER',
    plan: 'PLUS',
    openedAt: null,
  })
  const host = document.body.appendChild(document.createElement('div'))
  const shown: string[] = []
  new MutationObserver(() => shown.push(host.textContent)).observe(host, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  render(
    <I18nProvider i18n={i18n}>
      <Retention brand={1} />
    </I18nProvider>,
    { container: host },
  )
  await vi.waitFor(() => expect(shown).toHaveLength(1))
  noteFirstContent()
  await vi.waitFor(() => expect(host.textContent).toContain('Plus 플랜에서는'))
  expect(shown.map((text) => text.trim())).toEqual([
    '',
    'Plus 플랜에서는 지난 30일의 버전을 되돌릴 수 있어요',
  ])
  cleanup()
})
