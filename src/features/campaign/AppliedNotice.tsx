import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSession } from '#engine/identity/session.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { PageHead } from '#ui/layout/Page.tsx'
import styles from './CampaignForm.module.css'
import type { Application } from './send-application.ts'

interface Props {
  application: Application
  /** It was sent just now. */
  isNew: boolean
}

/** In place of the form for a visitor who has applied. */
export function AppliedNotice({ application: { dueOn, status }, isNew }: Props) {
  const { session } = useSession()
  const day = pageDate(dueOn, 'longDay', 'UTC')
  const email = session?.email ?? ''
  const isOpen = status === 'RECEIVED' || status === 'REVIEWING'
  return (
    <div className={styles.form} role={isNew ? 'status' : undefined}>
      <PageHead
        title={<Trans>신청을 받았어요</Trans>}
        note={
          isOpen ? (
            <Trans>
              {day}까지 이메일({email})로 결과를 보내 드려요.
            </Trans>
          ) : (
            <Trans>결과가 나왔어요. 프로필에서 확인해 주세요.</Trans>
          )
        }
      />
      <div className={styles.actions}>
        <Link to="/profile" className={buttonClass({ look: 'ink', size: 'large' })}>
          <Trans>프로필에서 보기</Trans>
        </Link>
      </div>
    </div>
  )
}
