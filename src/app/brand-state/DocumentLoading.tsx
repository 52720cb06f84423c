import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useSyncState } from '#engine/documents/react/useSyncState.ts'
import { forgetBrandCookie } from '#engine/identity/session.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { EmptyFrame } from '#ui/layout/EmptyFrame.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { StatusPicture } from '#ui/marks/StatusPicture.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { StatusPage } from '../errors/StatusPage.tsx'

interface Props {
  /** Shown while the document is being opened, instead of empty lines in an empty frame. */
  opening?: ReactNode
}

/** Shown while this device has no copy of the document: loading, offline, or no access. */
export default function DocumentLoading({ opening }: Props) {
  const { t } = useLingui()
  const { phase, retryNow } = useDocument()
  const { kind, reason } = useSyncState()
  const words = { skip: t`본문으로` }
  if (reason === 'roleLost') return inFrame(<ClosedBrand status={403} />)
  if (reason === 'notFound') return inFrame(<ClosedBrand status={404} />)
  if (reason === 'relogin') return inFrame(<StatusPage status={401} home={null} />)
  if (phase === 'waiting' && kind !== 'syncing') {
    return inFrame(
      <EmptyState
        look="page"
        headingAs="h1"
        picture={<StatusPicture of="offline" />}
        headline={t`연결 필요`}
        action={
          <div>
            <Button onClick={retryNow}>
              <Trans>다시 연결하기</Trans>
            </Button>{' '}
            <Link to="/profile" className={buttonClass({ look: 'ink' })}>
              <Trans>열 수 있는 브랜드 보기</Trans>
            </Link>
          </div>
        }
      >
        <Trans>이 기기에서 아직 열지 않은 브랜드예요. 인터넷에 연결되면 바로 가져와요.</Trans>
      </EmptyState>,
    )
  }
  if (opening !== undefined) return opening
  return inFrame(
    <div aria-busy="true">
      <VisuallyHidden>
        <h1>
          <Trans>브랜드를 여는 중</Trans>
        </h1>
      </VisuallyHidden>
      <Page measure="content">
        <Skeleton lines={6} />
      </Page>
    </div>,
  )

  function inFrame(content: ReactNode) {
    return <EmptyFrame words={words}>{content}</EmptyFrame>
  }
}

/** No access and no local copy: forgets the brand, so that the next start does not open it again. */
function ClosedBrand({ status }: { status: 403 | 404 }) {
  useEffect(forgetBrandCookie, [])
  return <StatusPage status={status} home="/profile" />
}
