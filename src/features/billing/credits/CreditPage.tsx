import { Trans, useLingui } from '@lingui/react/macro'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

// Reads the device's tables, which the first content does not need.
const CreditScreen = lazyComponent(() => import('./CreditScreen.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <Skeleton lines={4} />,
})

/** The credits of the brand: how many, until when, and how they came and went. */
export function CreditPage() {
  const { t } = useLingui()
  const { brand } = useDocument()
  return (
    <Page measure="content" anchor="brand-setting-credit">
      <PageHead title={<Trans>크레딧</Trans>} />
      {isLocal(brand) ? (
        <EmptyState headline={t`아직 없어요`}>
          <Trans>이 브랜드는 이 기기에만 있어요. 가입하면 시작 크레딧을 드려요.</Trans>
        </EmptyState>
      ) : (
        <CreditScreen key={brand} idBrand={brand} />
      )}
    </Page>
  )
}
