import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/controls/button-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'

/** Why nothing of a library can be shown: this device never had it, or there is no such folder. */
export function LibraryNote({ state }: { state: 'unread' | 'gone' }) {
  const { t } = useLingui()
  if (state === 'unread') {
    return (
      <EmptyState headline={t`연결 필요`}>
        <Trans>디자인을 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보여요.</Trans>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      headline={t`없는 폴더예요`}
      action={
        <Link to="." search={{}} className={buttonClass()}>
          <Trans>맨 위로</Trans>
        </Link>
      }
    >
      <Trans>지웠거나 옮긴 폴더예요. 휴지통에 있을 수도 있어요.</Trans>
    </EmptyState>
  )
}
