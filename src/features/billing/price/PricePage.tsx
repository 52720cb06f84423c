import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'

const PriceScreen = lazyComponent(() => import('./PriceScreen.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <Skeleton lines={6} />,
})

/** Whether the owner agrees to a higher price of the plan. */
export function PricePage() {
  const { t } = useLingui()
  const { brand } = useDocument()
  return (
    <Page measure="content" column="form">
      <p>
        <Link to="/brand/setting/payment" className={linkClass}>
          <Trans>결제와 플랜</Trans>
        </Link>
      </p>
      <PageHead title={<Trans>플랜 가격 변경</Trans>} />
      {isLocal(brand) ? (
        <EmptyState headline={t`아직 없어요`}>
          <Trans>이 브랜드는 이 기기에만 있어요. 가입하면 플랜을 고를 수 있어요.</Trans>
        </EmptyState>
      ) : (
        <PriceScreen key={brand} idBrand={brand} />
      )}
    </Page>
  )
}
