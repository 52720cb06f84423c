import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { DocumentContext, type DocumentViews } from '#engine/documents/react/DocumentProvider.tsx'
import type { Bundle } from '#kits/design/templates/useBundles.ts'
import type { Market } from '../shown/useMarket.ts'
import { AddBundleButton } from './AddBundleButton.tsx'

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => {} }))

const bundle = { idBundleCollection: 1, name: '카페 여는 날', isPremium: false, isAdded: false } as Bundle
const market = { brand: 7, needsPlan: false } as Market

afterEach(cleanup)

test.each([
  [false, 1],
  [true, 0],
])('whether a bundle is offered to who only reads the brand (%s): %s', (isReadOnly, buttons) => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  const views = { byName: { guide: { isReadOnly } } } as unknown as DocumentViews
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <DocumentContext value={views}>
        <AddBundleButton bundle={bundle} market={market} />
      </DocumentContext>
    </I18nProvider>,
  )
  expect(container.querySelectorAll('button')).toHaveLength(buttons)
})
