import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { loadContent } from '#kits/words/content.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { useFocusAfterStep } from '#ui/useFocusAfterStep.ts'
import { textIn } from './address.ts'

// They read the device's tables, which the first content does not need.
const wait = { when: afterFirstContentPaint, Placeholder: () => <Skeleton lines={6} /> }
const LogoOrderScreen = lazyComponent(async () => {
  const [screen] = await Promise.all([
    import('./LogoOrderScreen.tsx'),
    loadContent('reference'),
    loadContent('options-strategy'),
  ])
  return screen
}, wait)
const PaypalReturn = lazyComponent(() => import('./PaypalReturn.tsx'), wait)
const LogoPaid = lazyComponent(() => import('./LogoPaid.tsx'), wait)

/** `id`: the number of a logo, `paypal` or `success`; all others are the choice. */
export function LogoOrderPage({ id }: { id: string }) {
  const { t } = useLingui()
  const { brand } = useDocument()
  useFocusAfterStep(`logo order ${id}`)
  const search = useRouterState({ select: (state) => state.location.search as Record<string, unknown> })
  if (isLocal(brand))
    return (
      <Page measure="content" column="form">
        <PageHead title={<Trans>로고 맡기기</Trans>} />
        <EmptyState headline={t`아직 없어요`}>
          <Trans>이 브랜드는 이 기기에만 있어요. 가입하면 디자이너에게 로고를 맡길 수 있어요.</Trans>
        </EmptyState>
      </Page>
    )
  if (id === 'paypal')
    return (
      <Page measure="content" column="form">
        <PageHead title={<Trans>PayPal 결제 확인</Trans>} />
        <PaypalReturn key={brand} idBrand={brand} token={textIn(search, 'token')} />
      </Page>
    )
  const pid = textIn(search, 'pid')
  if (id === 'success' && pid !== null)
    return <Titled key={pid}>{(onTitle) => <LogoPaid idBrand={brand} pid={pid} onTitle={onTitle} />}</Titled>
  if (/^\d{1,9}$/.test(id))
    return (
      <Titled key={id}>
        {(onTitle) => (
          <LogoOrderScreen
            key={brand}
            idBrand={brand}
            idProduct={Number(id)}
            cancelled={textIn(search, 'cancelled')}
            onTitle={onTitle}
          />
        )}
      </Titled>
    )
  return (
    <Page measure="content">
      <PageHead
        title={<Trans>로고 맡기기</Trans>}
        note={<Trans>값에는 부가가치세가 들어 있어요. 고른 뒤 옵션을 더할 수 있어요.</Trans>}
      />
      <LogoOrderScreen key={brand} idBrand={brand} idProduct={null} cancelled={null} />
    </Page>
  )
}

/** The heading is there at once, and keeps the focus when the title is known. */
function Titled({ children }: { children: (onTitle: (title: string) => void) => ReactNode }) {
  const [title, setTitle] = useState<string | null>(null)
  return (
    <Page measure="content" column="form">
      <p>
        <Link to="/brand/setting/paylogo/{-$id}" params={{ id: undefined }} className={linkClass}>
          <Trans>로고 맡기기</Trans>
        </Link>
      </p>
      <PageHead title={title ?? <Trans>로고 주문</Trans>} />
      {children(setTitle)}
    </Page>
  )
}
