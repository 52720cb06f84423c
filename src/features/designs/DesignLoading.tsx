import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useSyncState } from '#engine/documents/react/useSyncState.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'

interface Props {
  /** Shown while the design is being opened. */
  opening: ReactNode
}

/** Shown while this device has no copy of a design: it is loaded, cannot be, or is no longer there. */
export default function DesignLoading({ opening }: Props) {
  const { t } = useLingui()
  const { phase, retryNow } = useDocument()
  const { kind, reason } = useSyncState()
  const back = (
    <Link to="/brand/design" className={buttonClass()}>
      <Trans>내 디자인 보기</Trans>
    </Link>
  )
  if (reason === 'notFound' || reason === 'roleLost') {
    return (
      <Page measure="large">
        <EmptyState headline={t`없는 디자인`} headingAs="h1" action={back}>
          <Trans>지웠거나 볼 수 없게 된 디자인이에요. 주소가 맞는지 확인해 주세요.</Trans>
        </EmptyState>
      </Page>
    )
  }
  if (phase === 'waiting' && kind !== 'syncing') {
    return (
      <Page measure="large">
        <EmptyState
          headline={t`연결 필요`}
          headingAs="h1"
          action={
            <Button onClick={retryNow}>
              <Trans>다시 연결하기</Trans>
            </Button>
          }
        >
          <Trans>이 기기에서 아직 연 적이 없는 디자인이에요. 인터넷에 연결되면 바로 가져와요.</Trans>
        </EmptyState>
      </Page>
    )
  }
  return opening
}
