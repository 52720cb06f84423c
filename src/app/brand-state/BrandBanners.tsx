import { Trans } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { downloadCopy } from '#engine/browser/download.ts'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument, useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { useBrandSyncState, useSyncState } from '#engine/documents/react/useSyncState.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { useSession } from '#engine/identity/session.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { ErrorRegions } from '#ui/errors/ErrorRegion.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { InstallUpdates } from '../updates/InstallUpdates.tsx'
import { Following } from './Following.tsx'
import { LostBanner } from './LostBanner.tsx'

/** What brands pay: no screen waits for it. */
const BillingNotices = lazyComponent(() => import('./BillingNotices.tsx'), { when: afterFirstContentPaint })

/** Banners above a brand's screens, for states that need an action. */
export default function BrandBanners() {
  const { isExpired } = useSession()
  const { reason } = useSyncState()
  const { problems } = useBrandSyncState()
  const { brand } = useDocument()
  const { document } = useDocumentView()
  const isReader = useReadsOnly()
  const href = useRouterState({ select: (state) => state.location.href })
  return (
    <ErrorRegions>
      <InstallUpdates />
      <Following />
      {!isLocal(brand) && <BillingNotices idBrand={brand} />}
      {(isExpired || reason === 'relogin') && (
        <Banner
          tone="warning"
          actions={
            <Link
              to="/account/login"
              search={{ redirectUrl: href }}
              className={buttonClass({ size: 'small' })}
            >
              <Trans>로그인</Trans>
            </Link>
          }
        >
          <Trans>다시 로그인하면 동기화돼요. 그동안 쓰는 글은 이 기기에 저장돼요.</Trans>
        </Banner>
      )}
      {(reason === 'roleLost' || reason === 'notFound') && <LostBanner reason={reason} />}
      {isReader && problems.some(({ code }) => code === 'READ_ONLY') && <LostBanner reason="readOnly" />}
      {(reason === 'storage' || reason === 'quota') && (
        <Banner
          tone="danger"
          actions={
            <Button size="small" onClick={() => downloadCopy(document)}>
              <Trans>사본 내려받기</Trans>
            </Button>
          }
        >
          {reason === 'quota' ? (
            <Trans>이 기기의 저장 공간이 가득 찼어요. 창을 닫기 전에 사본을 받아 두세요.</Trans>
          ) : (
            <Trans>이 브라우저가 저장을 막고 있어요. 창을 닫기 전에 사본을 받아 두세요.</Trans>
          )}
        </Banner>
      )}
    </ErrorRegions>
  )
}
