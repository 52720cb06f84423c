import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { backLinkClass } from '#ui/controls/link-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { BackToWork } from './BackToWork.tsx'

const Receipt = lazyComponent(() => import('./Receipt.tsx'), {
  when: afterFirstContentPaint,
  Placeholder: () => <Skeleton lines={8} />,
})

/** One payment, as a receipt that can be printed. `isNew`: the payer comes from paying it, as far as the address says. */
export function PaymentDetailPage(props: { pid: string; isNew: boolean }) {
  const { pid } = props
  const { t } = useLingui()
  const { brand } = useDocument()
  const [missing, setMissing] = useState<string | null>(null)
  const isNew = props.isNew && !isLocal(brand) && missing !== pid
  // The dialog that was paid in is gone.
  useEffect(() => {
    if (isNew) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [isNew])
  return (
    <Page measure="content" column="form">
      <Link to="/brand/setting/payment" className={backLinkClass} data-print="none">
        <Icon of={ArrowLeft} size="small" />
        <Trans>결제와 플랜</Trans>
      </Link>
      <PageHead
        title={isNew ? <Trans>결제했어요</Trans> : <Trans>결제 영수증</Trans>}
        {...(isNew && { actions: <BackToWork /> })}
      />
      {isLocal(brand) ? (
        <EmptyState headline={t`아직 없어요`}>
          <Trans>이 브랜드는 이 기기에만 있어요. 가입하면 플랜을 고를 수 있어요.</Trans>
        </EmptyState>
      ) : (
        <Receipt key={pid} idBrand={brand} pid={pid} onMissing={setMissing} />
      )}
    </Page>
  )
}
