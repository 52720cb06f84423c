import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guide } from '#model/documents/guide.ts'
import LogoRequest from './LogoRequest.tsx'

const loadContent = vi.hoisted(() => vi.fn())
vi.mock('#kits/words/content.ts', () => ({ loadContent }))
vi.mock('#engine/documents/react/OtherDocument.tsx', () => ({
  OtherDocument: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('#kits/logo/useCanOrderLogo.ts', () => ({ useCanOrderLogo: () => false }))
vi.mock('#engine/documents/react/useFromAnswers.ts', () => ({
  useFromAnswers: (compute: (answers: object) => unknown) => compute({ [guide.info.name.path]: '온기' }),
}))
vi.mock('#engine/documents/react/useDocument.ts', () => ({
  useDocumentView: () => ({ document: { brand: 'local-1' } }),
}))

const unhandled = vi.fn()

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  process.on('unhandledRejection', unhandled)
})
afterEach(() => {
  process.off('unhandledRejection', unhandled)
})

it('is shown where the names of the industries cannot be loaded', async () => {
  loadContent.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  const box = document.body.appendChild(document.createElement('div'))
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <LogoRequest words={{ placeholder: '' } as never} step={{} as never} />
      </I18nProvider>,
      { container: box },
    ),
  )
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(loadContent).toHaveBeenCalledWith('reference')
  expect(box.querySelector('dl')?.textContent).toContain('온기')
  expect(unhandled).not.toHaveBeenCalled()
})
