import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import type { NoticeFacts } from '#model/notices/facts.ts'
import { useNoticeWords } from './useNoticeWords.ts'

vi.mock('#kits/words/content.ts', () => ({ contentOf: () => ({ sections: {}, steps: {} }) }))

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

it('an invitation names who invited, and omits the name if they closed their account', () => {
  expect(titleOf('한결')).toBe('한결 님이 온기에 초대했어요')
  // Stored before the server sent null.
  for (const missing of [null, '']) expect(titleOf(missing)).toBe('온기에 초대받았어요')
})

function titleOf(name: string | null): string {
  const facts = { kind: 'invited', name, brandName: '온기', role: 'BRAND_ROLE_MEMBER' } as const
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Title facts={facts} />
    </I18nProvider>,
  )
}

function Title({ facts }: { facts: NoticeFacts }) {
  const say = useNoticeWords({ sayReason: String, sayCall: String })
  const kept = { id: 'invited:1', brand: null, brandName: '', source: 'invited', at: 0, isRead: false }
  return say({ ...kept, facts }).title
}
