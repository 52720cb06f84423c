import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSession } from '#engine/identity/session.ts'
import type { Failure } from '#engine/rest/rest.ts'
import { useFailureWords } from '#engine/words/useFailureWords.ts'
import { Button } from '#ui/controls/Button.tsx'
import { buttonClass } from '#ui/controls/button-class.ts'
import { PageHead } from '#ui/layout/Page.tsx'
import { Row } from '#ui/Stack.tsx'

/** What has become of an invitation that cannot be accepted any more, or why it could not be read, and what to do. */
export function ClosedInvitation({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useLingui()
  const { session } = useSession()
  const failureWords = useFailureWords()
  const titles: Partial<Record<Failure['code'], string>> = {
    NOT_FOUND: t`없거나 취소된 초대예요`,
    INVITATION_EXPIRED: t`초대 기간이 끝났어요`,
    INVITATION_USED: t`이미 쓴 초대예요`,
    INVITATION_WITHDRAWN: t`닫힌 초대 링크예요`,
  }
  // An address that is too long, with words of a message behind it, is as good as one that is cut.
  const code = failure.status === 400 ? 'NOT_FOUND' : failure.code
  const title = titles[code]
  const look = title === undefined ? 'line' : 'ink'
  const notes: Partial<Record<Failure['code'], string>> = {
    NOT_FOUND: t`주소가 온전한지 확인하고, 초대한 사람에게 새 초대를 부탁해 주세요.`,
    INVITATION_EXPIRED: t`초대한 사람에게 새 초대를 부탁해 주세요.`,
    INVITATION_WITHDRAWN: t`초대한 사람에게 새 초대를 부탁해 주세요.`,
  }
  const note = notes[code] ?? failureWords(failure)
  return (
    <>
      <PageHead title={title ?? t`초대를 열지 못했어요`} note={note} />
      <Row gap={2}>
        {title === undefined && (
          <Button look="ink" onClick={onRetry}>
            <Trans>다시 불러오기</Trans>
          </Button>
        )}
        {session ? (
          <Link to="/profile" className={buttonClass({ look })}>
            <Trans>브랜드 목록</Trans>
          </Link>
        ) : (
          <Link to="/account/login" search={{}} className={buttonClass({ look })}>
            <Trans>로그인</Trans>
          </Link>
        )}
      </Row>
    </>
  )
}
