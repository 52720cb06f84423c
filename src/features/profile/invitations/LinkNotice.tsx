import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useAnswer } from '#engine/rest/useAnswer.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import styles from '../settings/Setting.module.css'
import { askInvitation, type Invitation } from './invitation-calls.ts'

interface Props {
  token: string
  received: readonly Invitation[]
  /** Address of the signed-in account. */
  email: string
  onLeave: () => void
}

/**
 * For a mailed link whose invitation is not in the list below: to whom it was sent, or that it is no longer
 * open.
 */
export function LinkNotice({ token, received, email, onLeave }: Props) {
  const failureWords = useFailureWords()
  const { answer, failure } = useAnswer(() => askInvitation(token))
  // Ids at the first rendering: an invitation stays one's own after it is answered on this page.
  const [own] = useState(() => received.map(({ idBrandMember }) => idBrandMember))
  if (failure) {
    return (
      <div className={styles.above}>
        <Banner tone="warning" look="box">
          {failure.code === 'NOT_FOUND' ? (
            <Trans>이 링크의 초대는 이미 답했거나 취소됐어요. 들어간 팀은 브랜드 목록에서 열 수 있어요.</Trans>
          ) : (
            failureWords(failure)
          )}
        </Banner>
      </div>
    )
  }
  if (!answer || own.includes(answer.idBrandMember)) return null
  const { inviteEmail, brandName } = answer
  return (
    <div className={styles.above}>
      <Banner
        tone="warning"
        look="box"
        actions={
          <Button size="small" aria-haspopup="dialog" onClick={onLeave}>
            <Trans>로그아웃</Trans>
          </Button>
        }
      >
        <p>
          <Trans>
            {brandName} 초대는 {inviteEmail} 주소로 보냈는데, 지금은 {email} 주소로 로그인했어요.
          </Trans>
        </p>
        <p>
          <Trans>로그아웃한 뒤 메일의 링크를 다시 열고, 초대받은 주소로 로그인하거나 가입해 주세요.</Trans>
        </p>
      </Banner>
    </div>
  )
}
