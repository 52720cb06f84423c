import { Trans, useLingui } from '@lingui/react/macro'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

// Reads the device's tables, which the first content does not need.
const PaymentScreen = lazyComponent(() => import('./PaymentScreen.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <Skeleton lines={6} />,
})

/** The plan of the brand, the cards that it is paid with, and what was paid. */
export function PaymentPage() {
  const { t } = useLingui()
  const { brand } = useDocument()
  return (
    <Page measure="content" anchor="brand-setting-payment">
      <PageHead title={<Trans>결제와 플랜</Trans>} />
      {isLocal(brand) ? (
        <EmptyState headline={t`아직 없어요`}>
          <Trans>이 브랜드는 이 기기에만 있어요. 가입하면 플랜을 고를 수 있어요.</Trans>
        </EmptyState>
      ) : (
        <PaymentScreen key={brand} idBrand={brand} />
      )}
    </Page>
  )
}
